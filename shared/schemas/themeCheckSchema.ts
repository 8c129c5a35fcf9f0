import { z } from 'zod';
import { unmetCriterion } from './accessibilitySchema.ts';
import * as v from './values.ts';

/**
 * The schema of `shared/themeCheck.json`: how the project has checked the theme and the guide,
 * which all sites share.
 */
export const themeCheckSchema = z.strictObject({
  version: v.text.describe('Version of the theme whose accessibility was checked.'),
  checkedOn: v
    .aging(v.day, v.STATEMENT_AGE_DAYS)
    .describe('Day on which the accessibility of the theme was last checked.'),
  how: v.text.describe('How the accessibility was checked.'),
  notTried: v.textList.describe('What was not tried.'),
  notMet: z.array(unmetCriterion).describe('Criteria of the RGAA that the theme does not meet.'),
  ecodesign: z.strictObject({
    checkedOn: v
      .aging(v.day, v.STATEMENT_AGE_DAYS)
      .describe('Day on which the criteria in ecodesign.txt were last checked.'),
  }),
  guide: z.strictObject({
    version: v.text.describe('Version of Mattermost with which the guide was checked.'),
    checkedOn: v
      .aging(v.day, v.VERSION_AGE_DAYS)
      .describe('Day on which the guide was last compared with Mattermost.'),
  }),
});
