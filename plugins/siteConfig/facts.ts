import { z } from 'zod';

/** How much the site needs a fact. */
export type Need = 'must' | 'should' | 'nice';

/** The groups of facts, in the order in which they matter, and what each is needed for. */
export const NEEDS: Record<Need, string> = {
  must: 'the law and the legal texts',
  should: 'the charter of the CHATONS',
  nice: 'nice to have',
};

/** What there is to say about a value of the configuration. */
export interface FactInfo {
  need: Need;
  /** A few words: “minimum age”. */
  title: string;
  example: unknown;
  /** Why it is asked for: the law, or the point of the charter. */
  why?: string | undefined;
}

const facts = z.registry<FactInfo>();

const fact =
  (need: Need) =>
  <T extends z.ZodType>(title: string, schema: T, example: unknown, why?: string): T => {
    const copy = schema.clone();
    facts.add(copy, { need, title, example, why });
    return copy;
  };

/** The schema of a value that the law or a legal text asks for. */
export const must = fact('must');
/** The schema of a value that the charter of the CHATONS asks for. */
export const should = fact('should');
/** The schema of any other value. */
export const nice = fact('nice');

/** What is known of a value; undefined where the schema has none. @param keys the path to it, with or without the numbers of elements of lists */
export function factAt(schema: unknown, keys: readonly string[]): FactInfo | undefined {
  const [key = '', ...rest] = keys;
  const info = schema instanceof z.ZodType ? facts.get(schema) : undefined;
  if (schema instanceof z.ZodOptional) {
    return factAt(schema.unwrap(), keys);
  }
  if (schema instanceof z.ZodArray) {
    return factAt(schema.element, /^\d+$/.test(key) ? rest : keys) ?? info;
  }
  return (schema instanceof z.ZodObject && key ? factAt(schema.shape[key], rest) : undefined) ?? info;
}
