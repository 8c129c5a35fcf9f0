/**
 * Makes a function wait for a pause in calls, so that a service is asked once for what somebody types without stopping.
 * Calls that were followed by another one get its answer.
 */
export function afterPause<Question extends unknown[], Reply>(
  ask: (...question: Question) => Promise<Reply>,
  pauseMs: number,
): (...question: Question) => Promise<Reply> {
  let latest: Promise<Reply>;
  return (...question) => {
    const mine: Promise<Reply> = new Promise((resolve) => setTimeout(resolve, pauseMs)).then(() =>
      mine === latest ? ask(...question) : latest,
    );
    latest = mine;
    return mine;
  };
}
