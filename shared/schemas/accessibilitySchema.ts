import { z } from 'zod';
import * as v from './values.ts';

const { must } = v;

const DECLARATION_REASON =
  'law 2005-102, article 47, and decree 2019-768: a site declares what an assessment has found';

/** The schema of a criterion that is not met. */
export const unmetCriterion = z.strictObject({
  criterion: v
    .textMatching(/^\d+\.\d+$/, "must be the number of a criterion between quotes, such as '13.3'")
    .describe('Number of the criterion in the standard.'),
  what: v.text.describe('What people cannot do or perceive, and on which pages.'),
  why: v.text.describe('Why it is so, and what people can do instead.'),
});

/** The schema of the facts `accessibility` in `site.yaml`. */
export const accessibility = must(
  z.strictObject({
    state: v
      .oneOf('none', 'not compliant', 'partially compliant', 'fully compliant')
      .describe(
        'What an assessment of your pages against the RGAA has found, ' +
          'by yourselves or by others: ' +
          '`fully compliant` where all criteria that apply are met, ' +
          '`partially compliant` where at least half of them are. ' +
          'Where nobody has assessed them in the last three years, ' +
          'it is `none`: the site then says “not compliant”, as the RGAA asks.',
      ),
    checkedOn: v
      .aging(v.dayOrNone, v.STATEMENT_AGE_DAYS)
      .describe(
        'Last day of the assessment, or `none`. ' +
          'After three years, an assessment no longer counts: `state` is then `none`.',
      ),
    checkedBy: v.textOrNone.describe(
      'Who made the assessment and how, as in “two of our members, by hand”, or `none`.',
    ),
    standard: v.textOrNone.describe('The standard and its version, as in “RGAA 4.1.2”, or `none`.'),
    rate: v
      .orNone(
        z.int().min(1).max(100),
        'must be a whole number of percent from 1 to 100, without the sign',
      )
      .describe(
        'Percentage of the criteria that are met among those that apply. ' +
          'It may be `none` only without an assessment: the state follows from it.',
      ),
    technologies: v.textList.describe('Technologies that your pages need, such as HTML, or [].'),
    tools: v.textList.describe(
      'Tools with which the pages were checked, each with its version, or [].',
    ),
    environments: v.textList.describe(
      'Browsers, each with its version and the screen reader ' +
        'or other aid that was used with it, or [].',
    ),
    pages: z
      .array(v.pageAddress, 'must be a list of addresses, such as [/, /cgu], or []')
      .describe('Addresses of the pages that were checked, or [].'),
    notMet: z
      .array(unmetCriterion)
      .describe(
        'Criteria that your own pages and documents do not meet, or []. ' +
          'Those that the theme does not meet stand in shared/themeCheck.json.',
      ),
    exempt: v.textList.describe(
      'What you need not make accessible, each with the reason: ' +
        'a burden out of proportion, or contents outside of the rules; or [].',
    ),
    notChecked: v.textList.describe(
      'What nobody has checked, each as in “the documents in PDF”, or [].',
    ),
  }),
  DECLARATION_REASON,
).describe(
  'What an assessment of your own pages has found about their accessibility. ' +
    'Without an assessment, `state` and all single values are `none`, and all lists [].',
);

/** The facts of an association whose pages nobody has assessed. */
export const NOT_ASSESSED: z.infer<typeof accessibility> = {
  state: 'none',
  checkedOn: 'none',
  checkedBy: 'none',
  standard: 'none',
  rate: 'none',
  technologies: [],
  tools: [],
  environments: [],
  pages: [],
  notMet: [],
  exempt: [],
  notChecked: [],
};
