import { expect, test } from '@rstest/core';
import { SCHEMAS } from '../../shared/schemas/schemas.ts';
import { findNeed } from './explainSchema.ts';

test('a description leaves what is reported of how much a fact is needed', () => {
  expect(findNeed(SCHEMAS['site.yaml'], ['legal', 'foundedOn']).need).toBe('nice');
  expect(findNeed(SCHEMAS['services.yaml'], ['0', 'servers', 'pop']).need).toBe('nice');
  expect(findNeed(SCHEMAS['services.yaml'], ['0', 'alerts'])).toMatchObject({
    need: 'must',
    why: 'GDPR, article 13: alerts pass through Apple or Google',
  });
});
