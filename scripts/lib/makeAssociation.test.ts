import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { parse } from 'yaml';
import { hasSampleValue } from '../../plugins/siteConfig/readConfig';
import { accessibility, NOT_ASSESSED } from '../../shared/schemas/accessibilitySchema';
import { withoutAssessment } from './makeAssociation';

const sample = readFileSync(path.join(import.meta.dirname, '../../sample/site.yaml'), 'utf8');
/** The lines of the facts `accessibility`. */
const ASSESSMENT_LINES = /^accessibility:\n(?: .*\n)+/m;
const [assessmentOfSample = ''] = ASSESSMENT_LINES.exec(sample) ?? [];

test('a new association has no assessment, and all other lines of the sample', () => {
  const adopted = withoutAssessment(sample);
  expect(parse(adopted).accessibility).toEqual(NOT_ASSESSED);
  expect(adopted.replace(ASSESSMENT_LINES, () => assessmentOfSample)).toBe(sample);
});

test('npm run ready asks a new association only for the state of its accessibility', () => {
  const [assessment = ''] = ASSESSMENT_LINES.exec(withoutAssessment(sample)) ?? [];
  const markedLines = assessment.split('\n').filter(hasSampleValue);
  expect(markedLines).toEqual(['  state: none # sample']);
});

test('facts of pages that nobody has assessed are right', () => {
  expect(accessibility.parse(NOT_ASSESSED)).toEqual(NOT_ASSESSED);
});
