import { expect, test } from '@rstest/core';
import { services } from '../../shared/configuration.ts';
import { frontMatterMistakes, readFrontMatter } from '../sources/frontMatter.ts';
import { toIncident } from './incidents.ts';

const [{ id } = { id: '' }] = services;
const RIGHT = { services: `[${id}]`, from: '2026-03-02 08:10 UTC', to: '2026-03-02 10:45 UTC' };

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
    mistakes.length > 0 ? mistakes : frontMatterMistakes(source, values, isPost, services);
  return mistakesFound.map(({ line, message }) => `${line}: ${message}`);
}

test('an incident that is over, one that lasts, planned maintenance, and any other page have no mistakes', () => {
  const plannedPost = { ...RIGHT, kind: 'maintenance' };
  const lastingPost = { ...RIGHT, to: undefined };
  expect([RIGHT, lastingPost, plannedPost, {}].flatMap((values) => findMistakes(values))).toEqual(
    [],
  );
  expect(toIncident(readFrontMatter(makeSource(plannedPost)).values)).toEqual({
    kind: 'maintenance',
    services: [id],
    from: Date.parse('2026-03-02T08:10Z'),
    to: Date.parse('2026-03-02T10:45Z'),
  });
});

test('what cannot be is reported by the line of the value that is wrong, with what to do', () => {
  expect(findMistakes({ ...RIGHT, services: '[no-such-service]' })).toEqual([
    expect.stringMatching(
      `^4: services: must be a list of services, such as services: \\[[\\w-]+\\]: .*${id}`,
    ),
  ]);
  expect(findMistakes({ ...RIGHT, from: '2026-02-31 08:10 UTC' })[0]).toBe(
    '5: from: 2026-02-31 08:10 UTC is not a time; write it in UTC, as 2026-03-02 08:10 UTC. When the incident began.',
  );
  expect(findMistakes({ ...RIGHT, to: '2026-03-02 08:10' })).toHaveLength(1);
  expect(findMistakes({ ...RIGHT, to: RIGHT.from })).toHaveLength(1);
  expect(findMistakes({ ...RIGHT, from: undefined, to: undefined })).toHaveLength(1);
  expect(findMistakes({ ...RIGHT, kind: 'maintenance', to: undefined })).toHaveLength(1);
  expect(findMistakes(RIGHT, false)).toEqual([
    '3: date: only a post has a day: put the file into docs/blog/',
    '4: services: only a post, in docs/blog/, reports an incident',
  ]);
});
