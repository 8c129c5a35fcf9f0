import { expect, test } from '@rstest/core';
import { z } from 'zod';
import { frontMatterSchema } from './frontMatterSchema.ts';
import { SCHEMAS } from './schemas.ts';

/**
 * A fact of the configuration, or a key of the front matter: its path without the numbers of list
 * elements, and its description in the schema.
 */
type Fact = { place: string; description: string };

/**
 * Returns the facts inside a schema: groups of facts, and the facts in these groups. Elements of a
 * list are no facts, because they have no name.
 */
function collectInnerFacts(schema: unknown, path: string[]): Fact[] {
  if (schema instanceof z.ZodOptional) {
    return collectInnerFacts(schema.unwrap(), path);
  }
  if (schema instanceof z.ZodArray) {
    return collectInnerFacts(schema.element, path);
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, innerSchema]) =>
      collectFactsAt(innerSchema, [...path, name]),
    );
  }
  return schema instanceof z.ZodRecord ? collectFactsAt(schema.valueType, [...path, '*']) : [];
}

const collectFactsAt = (schema: unknown, path: string[]): Fact[] => [
  { place: path.join('.'), description: (schema instanceof z.ZodType && schema.description) || '' },
  ...collectInnerFacts(schema, path),
];

const facts = Object.entries({ ...SCHEMAS, 'front matter': frontMatterSchema }).flatMap(
  ([file, schema]) => collectInnerFacts(schema, [file]),
);

test('each fact has a description, in sentences', () => {
  expect(facts.filter(({ description }) => !description.endsWith('.'))).toEqual([]);
});

test('facts are found in groups, lists, records and what may be left out', () => {
  expect(facts.map(({ place }) => place)).toEqual(
    expect.arrayContaining([
      'site.yaml.terms.version',
      'site.yaml.dues.steps.who',
      'site.yaml.search.country',
      'services.yaml.quotas.*',
      'services.yaml.servers.pop',
    ]),
  );
});
