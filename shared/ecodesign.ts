/** The name of the document with all criteria. The build writes it, and the terms link to it. */
export const ECODESIGN_FILE = 'ecodesign.xhtml';

/** The weight of a criterion in the score, for each priority (RGESN, page 8). */
export const PRIORITY_WEIGHTS = { priority: 1.5, recommended: 1.25, moderate: 1 };

type CriterionState = 'yes' | 'no' | 'not applicable';

/** A criterion of ecodesign, which is a line of ecodesign.txt. */
export interface Criterion {
  /** For example `4. User experience and interface`. */
  topic: string;
  number: string;
  label: string;
  priority: keyof typeof PRIORITY_WEIGHTS;
  difficulty: string;
  state: CriterionState;
  reason: string;
}

/**
 * Returns the criteria in the text of ecodesign.txt. Lines that begin with `#` are comments. A line
 * without `|` is the name of the topic of the criteria below it.
 */
export function parseCriteria(text: string): Criterion[] {
  let topic = '';
  return text.split('\n').flatMap((line) => {
    const [number = '', label, priorityAndDifficulty = '', state, reason = ''] = line.split(' | ');
    const [priority, difficulty = ''] = priorityAndDifficulty.split(', ');
    if (line.startsWith('#') || label === undefined) {
      topic = line;
      return [];
    }
    return [{ topic, number, label, priority, difficulty, state, reason } as Criterion];
  });
}

/** Returns the number of criteria that are in a state. */
export const countInState = (criteria: readonly Criterion[], state: CriterionState): number =>
  criteria.filter((criterion) => criterion.state === state).length;

/**
 * Returns the “score d’avancement” of the RGESN: the weighted share, in percent, of the criteria
 * that the site meets among those that apply. It is 100 only if the site meets all of them.
 */
export function ecodesignScore(criteria: readonly Criterion[]): number {
  const sumWeights = (wantedState: CriterionState) =>
    criteria.reduce(
      (sum, { priority, state }) => sum + (state === wantedState ? PRIORITY_WEIGHTS[priority] : 0),
      0,
    );
  return Math.floor((100 * sumWeights('yes')) / (sumWeights('yes') + sumWeights('no')));
}
