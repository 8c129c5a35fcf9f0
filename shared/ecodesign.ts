import { ECODESIGN_CRITERIA } from './ecodesignCriteria.ts';

/** The document with all criteria, which the build writes and the terms link. */
export const ECODESIGN_FILE = 'ecodesign.xhtml';

/** How much a criterion of each priority weighs in the score (RGESN, page 8). */
const WEIGHTS = { priority: 1.5, recommended: 1.25, moderate: 1 };

type Priority = keyof typeof WEIGHTS;
export type State = 'yes' | 'no' | 'not applicable';

/** A line of shared/ecodesignCriteria.ts. */
export interface Criterion {
  /** `4. User experience and interface` */
  theme: string;
  number: string;
  label: string;
  priority: Priority;
  difficulty: string;
  state: State;
  reason: string;
}

const LINE =
  /^(?<number>\d\.\d+) \| (?<label>[^|]+) \| (?<priority>priority|recommended|moderate), (?<difficulty>low|medium|high) \| (?<state>yes|no|not applicable) \| (?<reason>[^|]+)$/;

/** Reads the list of criteria. @returns those, and the lines that cannot be read */
export function parseCriteria(text: string): { criteria: Criterion[]; wrongLines: string[] } {
  const criteria: Criterion[] = [];
  const wrongLines: string[] = [];
  let theme = '';
  for (const line of text.split('\n').filter(Boolean)) {
    const fields = LINE.exec(line)?.groups;
    if (/^\d\. /.test(line)) {
      theme = line;
    } else if (fields) {
      criteria.push({ theme, ...fields } as Criterion);
    } else {
      wrongLines.push(line);
    }
  }
  return { criteria, wrongLines };
}

export const { criteria, wrongLines } = parseCriteria(ECODESIGN_CRITERIA);

/** How many criteria have a state. */
export const countOf = (list: readonly Criterion[], state: State): number =>
  list.filter((criterion) => criterion.state === state).length;

/**
 * The share of criteria that are met among those that apply, each weighted by its priority: the “score
 * d’avancement”. In percent, rounded down, so that 100 is said only where everything is met.
 */
export function ecodesignScore(list: readonly Criterion[]): number {
  const weightOf = (state: State) =>
    list
      .filter((criterion) => criterion.state === state)
      .reduce((sum, { priority }) => sum + WEIGHTS[priority], 0);
  return Math.floor((100 * weightOf('yes')) / (weightOf('yes') + weightOf('no')));
}
