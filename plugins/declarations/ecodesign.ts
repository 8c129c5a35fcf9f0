import { z } from 'zod';
import { problemsOf } from '../siteConfig/problems.ts';
import { text } from '../siteConfig/values.ts';

/** The priorities of the RGESN (prioritaire, recommandé, modéré), and how much a criterion of each weighs in the score. */
export const PRIORITIES = {
  priority: { name: 'Priority', weight: 1.5 },
  recommended: { name: 'Recommended', weight: 1.25 },
  moderate: { name: 'Moderate', weight: 1 },
} as const;

export type Priority = keyof typeof PRIORITIES;

export const THEMES = [
  'Strategy',
  'Specifications',
  'Architecture',
  'User experience and interface',
  'Content',
  'Frontend',
  'Backend',
  'Hosting',
  'Algorithms',
];

/** How many criteria each theme has. */
const CRITERIA_OF_THEMES = [10, 10, 7, 15, 8, 7, 4, 10, 7];

/** The numbers of all criteria, in order. */
export const NUMBERS = CRITERIA_OF_THEMES.flatMap((count, theme) =>
  Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
);

/** Criteria that the RGESN applies to every service: they cannot be “not applicable”. */
const FOR_ALL = '1.1 1.2 1.3 1.4 1.5 1.6 1.8 1.9 2.1 2.2 2.3 2.6 2.7 4.1 4.5 4.6 4.7 9.1'.split(' ');

const proofs = z
  .array(
    text.refine((value) => value.includes(' › '), {
      error: 'must be a place and what is found there, such as e2e/boot.spec.ts › the title of a test',
    }),
  )
  .min(1, 'must have a proof')
  .optional();

const criterionSchema = z
  .strictObject({
    number: z.enum(NUMBERS, 'must be the number of a criterion, such as 1.1'),
    label: text,
    priority: z.enum(['priority', 'recommended', 'moderate'], 'must be priority, recommended or moderate'),
    difficulty: z.enum(['low', 'medium', 'high'], 'must be low, medium or high'),
    yes: text.optional(),
    no: text.optional(),
    notApplicable: text.optional(),
    proofs,
    otherwise: text.optional(),
  })
  .refine(({ yes, no, notApplicable }) => [yes, no, notApplicable].filter(Boolean).length === 1, {
    error: 'must have a text in yes, no or notApplicable, and in one of them only',
  })
  .refine(({ yes, proofs }) => !yes || proofs, { path: ['proofs'], error: 'must be there for a yes' })
  .refine(({ no, proofs }) => !no || !proofs, { path: ['proofs'], error: 'must not be there for a no' })
  .refine(({ number, notApplicable }) => !notApplicable || !FOR_ALL.includes(number), {
    path: ['notApplicable'],
    error: 'must be yes or no: this criterion applies to every service',
  });

/** A criterion, and what is said of it: see declarations/ecodesign.ts. */
export type Criterion = Pick<
  z.infer<typeof criterionSchema>,
  'number' | 'label' | 'priority' | 'difficulty'
> &
  (
    | { yes: string; proofs: string[]; otherwise?: string }
    | { no: string }
    | { notApplicable: string; proofs?: string[]; otherwise?: string }
  );

/** What is wrong with the list of criteria, a line each; empty when nothing is. */
export function criteriaProblems(criteria: readonly unknown[]): string[] {
  const numberOf = (criterion: unknown) => String((criterion as Partial<Criterion>)?.number);
  const problems = criteria.flatMap((criterion) =>
    problemsOf(criterionSchema, criterion).map((problem) => `criterion ${numberOf(criterion)}: ${problem}`),
  );
  const numbers = criteria.map(numberOf);
  return [
    ...problems,
    ...NUMBERS.filter((number) => numbers.filter((other) => other === number).length !== 1).map(
      (number) => `criterion ${number}: must be there once`,
    ),
  ];
}

export type State = 'yes' | 'no' | 'not applicable';

/** A criterion with its state as its proofs have it. */
export interface Assessed {
  criterion: Criterion;
  state: State;
  /** How it is met, or why not, or why it does not apply. */
  because: string;
  /** The proofs that it rests on, or those that it has lost. */
  proofs: string[];
}

/** The state of a criterion. @param lost the proofs that do not stand */
export function assess(criterion: Criterion, lost: ReadonlySet<string>): Assessed {
  if ('no' in criterion) {
    return { criterion, state: 'no', because: criterion.no, proofs: [] };
  }
  const gone = criterion.proofs?.filter((one) => lost.has(one)) ?? [];
  if (gone.length > 0) {
    return { criterion, state: 'no', because: criterion.otherwise ?? 'its proof is gone', proofs: gone };
  }
  const proofs = criterion.proofs ?? [];
  return 'yes' in criterion
    ? { criterion, state: 'yes', because: criterion.yes, proofs }
    : { criterion, state: 'not applicable', because: criterion.notApplicable, proofs };
}

/** How many criteria have each state. */
export function countStates(assessed: readonly Assessed[]): Record<State, number> {
  const counts = { yes: 0, no: 0, 'not applicable': 0 };
  for (const { state } of assessed) {
    counts[state] += 1;
  }
  return counts;
}

/**
 * The “score d'avancement” of the RGESN, page 8: the share of criteria that are met among those that apply, each
 * weighted by its priority. In percent, rounded down, so that 100 is said only where everything is met.
 */
export function score(assessed: readonly Assessed[]): number {
  const weightOf = (state: State) =>
    assessed
      .filter((one) => one.state === state)
      .reduce((sum, { criterion }) => sum + PRIORITIES[criterion.priority].weight, 0);
  const met = weightOf('yes');
  return Math.floor((100 * met) / (met + weightOf('no')));
}
