import { z } from 'zod';
import { valueAt } from '../../shared/valueAt.ts';

/** How much the site needs a fact; NEEDS in openPoints.ts says what for. */
export type Need = 'must' | 'should' | 'nice';

/** What there is to say about a value of the configuration that an association gives. */
export interface FactInfo {
  /** A few words, as `npm run setup` asks for it: “minimum age”. */
  title: string;
  need: Need;
  /** The pages that state it; without, it concerns all of them. */
  pages?: readonly string[];
  /** Why it is asked: the law, or the point of the charter, and what to know before answering. */
  why?: string;
  /** What most associations would answer, which `npm run setup` proposes. */
  suggestion?: unknown;
  /** Whether what the sample has is what many would answer, but for its mark: `npm run setup` proposes it. */
  isTypical?: boolean;
  /** The question that `npm run setup` asks for several services at once: which of them have something of the kind. */
  together?: string;
  /** Whether `npm run setup` asks for it yet. */
  askedIf?: (config: Deciding) => boolean;
  /** Whether it matters to this site, where that depends on other values. */
  appliesTo?: (config: Deciding) => boolean;
  /** Of an object, the fields that are asked for with it; the others are facts of their own. */
  fields?: readonly string[];
  /** Whether it may be left out for good: only `toConfirm` makes it a question then. */
  canBeAbsent?: boolean;
}

/** The values on which it depends whether a fact matters. */
interface Deciding {
  site: {
    collective: { candidateSince?: string | undefined; memberSince?: string | undefined };
    statutes: { isOurText?: true | undefined };
    funding: { costs?: object | undefined };
  };
  services: { price?: string | false | undefined }[];
}

/** What is known of the facts, beside the schema of each. */
export const facts = z.registry<FactInfo>();

type Details = Omit<FactInfo, 'title' | 'need' | 'pages'>;

/** A schema of a value that is always there, and that a new association replaces by its own. */
export function requiredFact<T extends z.ZodType>(title: string, schema: T, info: Partial<FactInfo> = {}): T {
  const copy = schema.clone();
  facts.add(copy, { title, need: 'must', ...info });
  return copy;
}

/** A maker of schemas of facts that may still be missing, and that the same pages state. Without pages, all do. */
export const optionalFact =
  (...pages: string[]) =>
  (need: Need) =>
  <T extends z.ZodType>(title: string, schema: T, details: Details = {}): z.ZodOptional<T> => {
    const optional = schema.optional();
    facts.add(optional, { title, need, ...(pages.length > 0 && { pages }), ...details });
    return optional;
  };

/** A place in the configuration that can hold a fact. */
export interface Fact extends FactInfo {
  /** Below the configuration's object, such as `['terms', 'minimumAge']`. */
  path: string[];
  schema: z.ZodType;
}

/** The facts of a value by its schema, in the order of their questions. What is left out of an object has none. */
export function factsOf(schema: z.ZodType, value: unknown, path: string[] = []): Fact[] {
  const info = facts.get(schema);
  if (info) {
    return [{ ...info, path, schema }];
  }
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  return inner instanceof z.ZodObject && value !== undefined
    ? Object.entries(inner.shape).flatMap(([key, child]) =>
        factsOf(child as z.ZodType, valueAt(value, [key]), [...path, key]),
      )
    : [];
}
