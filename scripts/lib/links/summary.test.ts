import { expect, test } from '@rstest/core';
import { type Findings, issueText, markdownSummary, textSummary } from './summary';

const findings: Findings = {
  answers: new Map([
    ['https://a.example/', { kind: 'alive' }],
    ['https://b.example/', { kind: 'dead', why: 'answers 404' }],
    ['https://c.example/', { kind: 'dead', why: 'its host is unknown (ENOTFOUND)' }],
    ['https://d.example/', { kind: 'moved', to: 'https://e.example/' }],
    ['https://f.example/', { kind: 'unknown', why: 'no answer in time' }],
  ]),
  places: new Map([
    ['https://b.example/', ['docs/cgu.mdx:12', 'docs/index.mdx:3']],
    ['https://c.example/', ['1', '2', '3', '4', '5', '6', '7']],
    ['https://d.example/', ['association/site.yaml:99']],
    ['https://f.example/', ['/docs/']],
  ]),
  deadSince: { 'https://b.example/': '2025-01-06', 'https://c.example/': '2025-01-13' },
  today: '2025-01-20',
};

test('the summary for people has a part for each kind, with the places, and counts', () => {
  expect(textSummary(findings)).toBe(`Dead for 14 days or more:
  https://b.example/ answers 404, first found dead on 2025-01-06 (docs/cgu.mdx:12, docs/index.mdx:3)

Dead, but not for long:
  https://c.example/ its host is unknown (ENOTFOUND), first found dead on 2025-01-13 (1, 2, 3, 4, 5 and 2 more)

Moved for good:
  https://d.example/ is now https://e.example/ (association/site.yaml:99)

Not known:
  https://f.example/ no answer in time (/docs/)

Links to other sites: 1 dead for 14 days or more; 1 dead, but not for long; 1 moved for good; 1 not known; 1 alive.`);
});

test('the summary of a job says the same in Markdown', () => {
  const summary = markdownSummary(findings);
  expect(summary).toContain('### Moved for good\n\n- <https://d.example/> is now https://e.ex');
  expect(summary.match(/^- </gm)).toHaveLength(4);
});

test('the issue has a title, and only what has been dead for long', () => {
  const text = issueText(findings, 'Exemple Libre');
  expect(text.split('\n').slice(0, 2)).toEqual(['Dead links on Exemple Libre', '']);
  expect(text.match(/^- .*/gm)).toEqual([
    '- <https://b.example/> answers 404, first found dead on 2025-01-06 (docs/cgu.mdx:12, docs/index.mdx:3)',
  ]);
  expect(issueText({ ...findings, today: '2025-01-19' }, 'Exemple Libre')).toBe('');
});

test('what was dead for long and says nothing today is not told as dead', () => {
  const answers = new Map([
    ['https://b.example/', { kind: 'unknown', why: 'no answer in time' }],
  ] as const);
  expect(issueText({ ...findings, answers }, 'Exemple Libre')).toBe('');
});
