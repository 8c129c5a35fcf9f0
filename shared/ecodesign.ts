/** The build writes this document with all criteria, and the terms link it. */
export const ECODESIGN_FILE = 'ecodesign.xhtml';

/** How much a criterion of each priority weighs in the score (RGESN, page 8). */
export const WEIGHTS = { priority: 1.5, recommended: 1.25, moderate: 1 };

type State = 'yes' | 'no' | 'not applicable';

/** A line of ecodesign.txt. */
export interface Criterion {
  /** `4. User experience and interface` */
  theme: string;
  number: string;
  label: string;
  priority: keyof typeof WEIGHTS;
  difficulty: string;
  state: State;
  reason: string;
}

/** Reads ecodesign.txt, in which a line without fields is a theme. */
export function parseCriteria(text: string): Criterion[] {
  let theme = '';
  return text.split('\n').flatMap((line) => {
    const [number = '', label, weight = '', state, reason = ''] = line.split(' | ');
    const [priority, difficulty = ''] = weight.split(', ');
    if (line.startsWith('#') || label === undefined) {
      theme = line;
      return [];
    }
    return [{ theme, number, label, priority, difficulty, state, reason } as Criterion];
  });
}

export const countOf = (list: readonly Criterion[], state: State): number =>
  list.filter((criterion) => criterion.state === state).length;

/**
 * “Score d’avancement”: the weighted share in percent of what is met among what applies; 100 only
 * if all is met.
 */
export function ecodesignScore(list: readonly Criterion[]): number {
  const weightOf = (wanted: State) =>
    list.reduce((sum, { priority, state }) => sum + (state === wanted ? WEIGHTS[priority] : 0), 0);
  return Math.floor((100 * weightOf('yes')) / (weightOf('yes') + weightOf('no')));
}
