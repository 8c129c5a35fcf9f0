// biome-ignore-all lint/suspicious/noTemplateCurlyInString: titles of tests as they are written
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { audit, checks } from '../../declarations/accessibility.ts';
import { criteria } from '../../declarations/ecodesign.ts';
import { type Audit, auditProblems, isValid, stateOf } from './accessibility.ts';
import { assess, type Criterion, countStates, criteriaProblems, NUMBERS, score } from './ecodesign.ts';
import { ecodesignDocument } from './ecodesignDocument.ts';
import { declaredParts } from './parts.ts';
import { isMistake, lostProofs, stands } from './proofs.ts';

const PROJECT = path.join(import.meta.dirname, '../..');
const NOW = Date.parse('2026-06-01T12:00Z');

const proofs = [
  ...criteria.flatMap((criterion) => ('no' in criterion ? [] : (criterion.proofs ?? []))),
  ...checks.map(({ proof }) => proof),
];

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-proofs-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test('the data are right: the 78 criteria of the RGESN, by theme and priority, and every proof that is up to the project stands', async () => {
  expect(auditProblems(audit, Date.now())).toEqual([]);
  expect(criteriaProblems(criteria)).toEqual([]);
  expect(criteria.map(({ number }) => number)).toEqual(NUMBERS);
  expect(NUMBERS).toHaveLength(78);
  const of = (priority: string) => criteria.filter((criterion) => criterion.priority === priority).length;
  expect([of('priority'), of('recommended'), of('moderate')]).toEqual([30, 29, 19]);
  const lost = lostProofs(proofs.filter(isMistake), { root: PROJECT, config: {} });
  expect([...lost]).toEqual([]);
});

test('the image is built with every file that a proof names', () => {
  const kept = readFileSync(path.join(PROJECT, '.dockerignore'), 'utf8')
    .split('\n')
    // Docker does not look into a folder that is named with a star.
    .filter((line) => line.startsWith('!') && !path.dirname(line).includes('*'))
    .map((line) => new RegExp(`^${line.slice(1).replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(?:/|$)`));
  const files = proofs.map((proof) => proof.split(' › ')[0] ?? '').filter((place) => place !== 'sources');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !kept.some((pattern) => pattern.test(file)))).toEqual([]);
});

test('a proof by a test stands as long as a test with its title runs', async () => {
  const source = { root, config: {} };
  const proof = 'e2e/a.spec.ts › it works';
  expect(stands(proof, source)).toBe(false);
  write('e2e/a.spec.ts', "  test('it works', async () => {});\n  test(`${x} works`, async () => {});\n");
  expect(stands(proof, source)).toBe(true);
  expect(stands('e2e/a.spec.ts › ${x} works', source)).toBe(true);
  expect(stands('e2e/a.spec.ts › it', source)).toBe(false);
  for (const gone of ["test.skip('it works', () => {})", "// test('it works', () => {})", "x('it works')"]) {
    write('e2e/a.spec.ts', gone);
    expect(stands(proof, source)).toBe(false);
  }
});

test('a proof by a file stands as long as the file has its text', async () => {
  const source = { root, config: {} };
  write('nginx.conf', 'gzip_static on;');
  expect(stands('nginx.conf › gzip_static on', source)).toBe(true);
  expect(stands('nginx.conf › brotli_static on', source)).toBe(false);
  expect(stands('nginx.conf', source)).toBe(false);
  expect(stands('gone.conf › gzip_static on', source)).toBe(false);
});

test('a proof by a value of the configuration stands once the value is known and confirmed', async () => {
  const standsWith = (value: unknown, toConfirm: string[] = []) =>
    stands('site.config.ts › retention.siteLogDays', {
      root,
      config: { retention: { siteLogDays: value }, toConfirm } as object,
    });
  expect([standsWith(14), standsWith('two weeks')]).toEqual([true, true]);
  expect([
    standsWith(undefined),
    standsWith('see exemple-libre.example'),
    standsWith(14, ['retention.siteLogDays']),
  ]).toEqual([false, false, false]);
  const withSearch = (search: unknown) =>
    stands('site.config.ts › !search', { root, config: { search } as object });
  expect([withSearch(undefined), withSearch({ appId: 'A' })]).toEqual([true, false]);
});

test('a proof by what pages lack stands as long as no file of theirs has it', () => {
  write('docs/a.mdx', '<p>A</p>');
  write('theme/a.css', 'p {}');
  const standsWith = (proof: string, file: string, text: string) => {
    write(file, text);
    const result = stands(`sources › ${proof}`, { root, config: {} });
    rmSync(path.join(root, file));
    return result;
  };
  expect(standsWith('no video or audio', 'docs/b.mdx', '`&lt;video>`')).toBe(true);
  expect(standsWith('no video or audio', 'docs/b.mdx', '<video src="/a.mp4">')).toBe(false);
  expect(standsWith('no bitmap image', 'docs/public/a.svg', '')).toBe(true);
  expect(standsWith('no bitmap image', 'docs/public/a.PNG', '')).toBe(false);
  expect(standsWith('no font', 'theme/b.css', '@font-face{src:url(a)}')).toBe(false);
  expect(standsWith('no such thing', 'docs/b.mdx', '')).toBe(false);
});

const one: Criterion = {
  number: '6.1',
  label: 'A limit',
  priority: 'recommended',
  difficulty: 'medium',
  yes: 'At most 15 kB.',
  proofs: ['a › b', 'c › d'],
};

test('a criterion is met as long as all its proofs stand, and applies unless something shows that it does not', () => {
  expect(assess(one, new Set())).toMatchObject({
    state: 'yes',
    because: 'At most 15 kB.',
    proofs: one.proofs,
  });
  expect(assess(one, new Set(['c › d', 'e › f']))).toMatchObject({
    state: 'no',
    because: 'its proof is gone',
    proofs: ['c › d'],
  });
  const { yes, ...rest } = one;
  const none: Criterion = { ...rest, notApplicable: 'no video', otherwise: 'videos were not assessed' };
  expect(assess(none, new Set())).toMatchObject({ state: 'not applicable', because: 'no video' });
  expect(assess(none, new Set(['a › b']))).toMatchObject({
    state: 'no',
    because: 'videos were not assessed',
  });
});

test('states are counted, and the score weights those that apply by priority, as the RGESN does', () => {
  const states = (list: [Criterion['priority'], 'yes' | 'no' | 'not applicable'][]) =>
    list.map(([priority, state]) => ({ criterion: { ...one, priority }, state, because: '', proofs: [] }));
  const assessed = states([
    ['priority', 'yes'],
    ['priority', 'no'],
    ['recommended', 'yes'],
    ['moderate', 'no'],
    ['moderate', 'not applicable'],
  ]);
  expect(countStates(assessed)).toEqual({ yes: 2, no: 2, 'not applicable': 1 });
  // 1.5 + 1.25 of 1.5 + 1.5 + 1.25 + 1.
  expect(score(assessed)).toBe(52);
  const almost = states([...Array(200).fill(['priority', 'yes']), ['moderate', 'no']]);
  expect(score(almost)).toBe(99);
  expect(score(states([['priority', 'yes']]))).toBe(100);
});

test('a criterion that cannot be is told by its number and field', () => {
  const withOne = (changed: object) =>
    criteriaProblems(
      criteria.map((criterion) => (criterion.number === '6.1' ? { ...one, ...changed } : criterion)),
    );
  expect(withOne({})).toEqual([]);
  expect(withOne({ priority: 'urgent' })).toEqual([
    'criterion 6.1: priority: must be priority, recommended or moderate',
  ]);
  expect(withOne({ proofs: undefined })).toEqual(['criterion 6.1: proofs: must be there for a yes']);
  expect(withOne({ no: 'too heavy' })).toContain(
    'criterion 6.1: must have a text in yes, no or notApplicable, and in one of them only',
  );
  expect(withOne({ proofs: ['nginx.conf'] })).toEqual([
    expect.stringContaining('criterion 6.1: proofs.0: must be a place and what is found there'),
  ]);
  expect(withOne({ number: '1.1', yes: undefined, proofs: undefined, notApplicable: 'no' })).toEqual([
    'criterion 1.1: notApplicable: must be yes or no: this criterion applies to every service',
    'criterion 1.1: must be there once',
    'criterion 6.1: must be there once',
  ]);
});

const RIGHT: Audit = {
  day: '2026-03-02',
  auditor: 'Camille Exemple',
  rgaa: '4.1.2',
  pages: ['/', '/cgu'],
  tools: ['Firefox with NVDA'],
  applicable: 50,
  met: 48,
  notMet: [
    { criterion: '1.1', problem: 'A plan has no text alternative.' },
    { criterion: '10.7', problem: 'The focus can hardly be seen.' },
  ],
};

test('an audit that cannot be is told by its field', () => {
  expect(auditProblems(undefined, NOW)).toEqual([]);
  expect(auditProblems(RIGHT, NOW)).toEqual([]);
  const wrong: [object, string][] = [
    [{ day: '2026-06-02' }, 'audit.day: 2026-06-02 is still to come'],
    [{ day: '2026-02-30' }, 'audit.day: must be a day such as 2016-10-12'],
    [{ met: 51 }, 'audit.met: 51 is more than the 50 criteria that apply'],
    [{ met: 47 }, 'audit.notMet: lists 2 criteria, and 50 apply of which 47 are met'],
    [{ applicable: 107 }, 'audit.applicable: must be 106 at most, as many as the RGAA 4 has'],
    [{ rgaa: '3.0' }, 'audit.rgaa: must be a version of the RGAA 4, such as 4.1.2'],
    [{ pages: ['cgu'] }, 'audit.pages.0: must be an address of this site, such as /cgu'],
    [{ auditor: '' }, 'audit.auditor: must not be empty'],
    ...['1.10', '14.1', '1', '01.1', '2.0'].map((criterion): [object, string] => [
      { notMet: [{ criterion, problem: 'It is wrong.' }, ...RIGHT.notMet.slice(1)] },
      `audit.notMet.0.criterion: there is no criterion ${criterion} in the RGAA 4; write it as 1.1`,
    ]),
  ];
  for (const [changed, line] of wrong) {
    expect(auditProblems({ ...RIGHT, ...changed }, NOW)).toEqual([line]);
  }
  expect(auditProblems({ ...RIGHT, score: 99 }, NOW)).toHaveLength(1);
});

test('the state is that of the RGAA: full with all criteria, partial from half of them on', () => {
  const states = [50, 49, 25, 24].map((met) => stateOf({ met, applicable: 50 }));
  expect(states).toEqual(['full', 'partial', 'partial', 'none']);
  expect(isValid({ day: '2023-06-02' }, NOW)).toBe(true);
  expect(isValid({ day: '2023-06-01' }, NOW)).toBe(false);
});

test('the statement follows the audit, and says “not assessed” without one that is valid', () => {
  const textWith = (recorded: Audit | undefined, lastUpdated?: string) =>
    declaredParts({ audit: recorded, checks, assessed: [], lastUpdated, now: NOW }).accessibility.replace(
      /<[^>]+>/g,
      '',
    );
  expect(textWith(undefined)).toContain(
    'State: not assessed. Without an audit, the RGAA calls a site non conforme',
  );
  expect(textWith(undefined)).not.toContain('Made on');
  expect(textWith(undefined, '2026-05-06')).toContain('Made on: May 6, 2026.');
  expect(textWith({ ...RIGHT, day: '2023-01-01' })).toContain(
    'not assessed. As the last audit, of January 1, 2023, is more than three years old',
  );
  const audited = textWith(RIGHT, '2026-05-06');
  expect(audited).toContain(
    'partially compliant (partiellement conforme) with the RGAA 4.1.2: 48 of the 50 criteria that apply are met, 96\u00a0%.',
  );
  expect(audited).toContain('A plan has no text alternative. (1.1)');
  expect(audited).toContain('Made on: March 2, 2026.');
  const half = declaredParts({
    audit: undefined,
    checks: checks.slice(0, 1),
    assessed: [],
    lastUpdated: undefined,
    now: NOW,
  });
  expect(half.accessibility).toContain('every page with axe');
  expect(half.accessibility).not.toContain('some pages');
});

test('the document has an entry for each criterion, with its state for programs, and names what is missing', () => {
  const assessed = criteria.map((criterion) => assess(criterion, new Set(['nginx.conf › brotli_static on'])));
  const facts = {
    author: 'A & B',
    language: 'en',
    source: 'https://www.example.org/cgu#ecodesign',
    assessed,
  };
  const text = ecodesignDocument(facts, 'body {}');
  expect(text.match(/<li id="criterion-/g)).toHaveLength(78);
  expect(text).toContain('<li id="criterion-6.3" data-priority="moderate" data-state="no">');
  expect(text).toContain('<p>Missing:</p><ul><li><code>nginx.conf › brotli_static on</code></li></ul>');
  expect(text).toContain('A &#x26; B');
});
