/**
 * Delays a function until calls pause, so that a service gets one request while somebody types.
 * A call that is followed by another one gets the answer to that.
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
