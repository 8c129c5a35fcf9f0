import { expect, test } from '@rstest/core';
import { changesBetween } from './changelog';

const CHANGELOG =
  '# Changes\n\nText.\n\n## 2026.12.0\n\nC\n\n## 2026.2.1\n\nB\n\n## 2026.1.0\n\nA\n';

test('the entries after a version up to another are reported, by number and not by letter', () => {
  expect(changesBetween(CHANGELOG, '2026.1.0', '2026.12.0')).toBe(
    '## 2026.12.0\n\nC\n\n## 2026.2.1\n\nB',
  );
  expect(changesBetween(CHANGELOG, '2026.2.1', '2026.12.0')).toBe('## 2026.12.0\n\nC');
  expect(changesBetween(CHANGELOG, '0.1.0', '2026.1.0')).toBe('## 2026.1.0\n\nA');
  expect(changesBetween(CHANGELOG, '2026.12.0', '2026.12.0')).toContain('Nothing new');
});
