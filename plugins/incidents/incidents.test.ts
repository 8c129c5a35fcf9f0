import { expect, test } from '@rstest/core';
import { services } from '../../shared/configuration.ts';
import { frontMatterMistakes, readFrontMatter } from '../sources/frontMatter.ts';
import { toIncident } from './incidents.ts';

const [{ id } = { id: '' }] = services;
const RIGHT_VALUES = {
  services: `[${id}]`,
  from: '2026-03-02 08:10 UTC',
  to: '2026-03-02 10:45 UTC',
};

const makeSource = (values: Record<string, string | undefined>) =>
  `---\ndescription: A page of a test, with a description that is long enough.\ndate: 2026-03-02\n${Object.entries(
    values,
  )
    .flatMap(([key, value]) => (value ? `${key}: ${value}\n` : []))
    .join('')}---\n`;

function findMistakes(frontMatter: Record<string, string | undefined>, isPost = true): string[] {
  const source = makeSource(frontMatter);
  const { values, mistakes } = readFrontMatter(source);
  const mistakesFound =
    mistakes.length > 0
      ? mistakes
      : frontMatterMistakes(source, values, isPost, services, new Set());
  return mistakesFound.map(({ line, message }) => `${line}: ${message}`);
}

test('an incident that is over, one that lasts, planned maintenance, and any other page have no mistakes', () => {
  const plannedPost = { ...RIGHT_VALUES, kind: 'maintenance' };
  const lastingPost = { ...RIGHT_VALUES, to: undefined };
  expect(
    [RIGHT_VALUES, lastingPost, plannedPost, {}].flatMap((values) => findMistakes(values)),
  ).toEqual([]);
  expect(toIncident(readFrontMatter(makeSource(plannedPost)).values)).toEqual({
    kind: 'maintenance',
    services: [id],
    from: Date.parse('2026-03-02T08:10Z'),
    to: Date.parse('2026-03-02T10:45Z'),
  });
});

test('what cannot be is reported by the line of the value that is wrong, with what to do', () => {
  expect(findMistakes({ ...RIGHT_VALUES, services: '[no-such-service]' })).toEqual([
    expect.stringMatching(
      `^4: services: must be a list of services, such as services: \\[[\\w-]+\\]: .*${id}`,
    ),
  ]);
  expect(findMistakes({ ...RIGHT_VALUES, from: '2026-02-31 08:10 UTC' })[0]).toBe(
    '5: from: 2026-02-31 08:10 UTC is not a time; write it in UTC, as 2026-03-02 08:10 UTC. When the incident began.',
  );
  expect(findMistakes({ ...RIGHT_VALUES, to: '2026-03-02 08:10' })).toHaveLength(1);
  expect(findMistakes({ ...RIGHT_VALUES, to: RIGHT_VALUES.from })).toHaveLength(1);
  expect(findMistakes({ ...RIGHT_VALUES, from: undefined, to: undefined })).toHaveLength(1);
  expect(findMistakes({ ...RIGHT_VALUES, kind: 'maintenance', to: undefined })).toHaveLength(1);
  expect(findMistakes(RIGHT_VALUES, false)).toEqual([
    '3: date: only a post has a day: put the file into docs/blog/',
    '4: services: only a post, in docs/blog/, reports an incident',
  ]);
});
