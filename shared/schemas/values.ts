import { z } from 'zod';
import { isInEea } from '../eea.ts';

/* A schema for each kind of value in the configuration. Its message says what to write instead of a
   wrong value. */

/**
 * Checks whether YAML has read a text as a number, or as true or false, because its author has
 * written it without quotes, such as the version 2.1.
 */
const lacksQuotes = (value: unknown) => typeof value === 'number' || typeof value === 'boolean';

/** A text, or `'none'` if the association has nothing of the kind. */
export const textOrNone = z
  .string({
    error: ({ input }) => `must be a text${lacksQuotes(input) ? ': put it between quotes' : ''}`,
  })
  .trim()
  .regex(/\S/, 'must not be empty');
export const text = textOrNone.regex(/^(?!none$)/, 'must not be none: a sentence needs it');
/** Returns a schema for texts in a certain form, with the message for all other values. */
export const textMatching = (pattern: RegExp, error: string) =>
  z.string(error).regex(pattern, error);

const WEB_ADDRESS_MESSAGE = 'must be a web address, such as https://www.example.org/';
export const webAddress = z.url({ protocol: /^https?$/, error: WEB_ADDRESS_MESSAGE });
export const mailAddress = z.email('must be an email address, such as help@example.org');
export const hostName = textMatching(
  /^[a-z\d-]+(?:\.[a-z\d-]+)+$/,
  'must be a host name, such as imap.example.org',
);
export const phone = textMatching(
  /^(?:\+\d|0)(?:[ .-]?\d){8,13}$/,
  'must be a telephone number, such as +33 1 23 45 67 89',
);
/**
 * Checks a SIREN by the Luhn algorithm (ISO/IEC 7812): every second digit is doubled, and loses
 * nine if it is then more than nine. The sum of all digits must be a multiple of ten.
 */
const hasRightCheckDigit = (value: string) => {
  const digitValues = [...value.replaceAll(' ', '')].map(
    (digit, index) => Number(digit) * (1 + (index % 2)),
  );
  return digitValues.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) % 10 === 0;
};
export const registration = textMatching(
  /^W\d{9}$|^\d{3} ?\d{3} ?\d{3}$/,
  'must be a number of the RNA, such as W751234567, or a SIREN, such as 732 829 320',
).refine(
  (value) => value.startsWith('W') || hasRightCheckDigit(value),
  'is not a SIREN: its last digit does not fit the others',
);
export const postalAddress = textMatching(
  /\S, .*\b\d{5} \p{L}/u,
  'must be a postal address, such as 2 rue du Port, 75000 Paris, France',
);
/** The address of a page, without the base. */
export const pageAddress = textMatching(
  /^\/[\w./-]*(?:#[\w-]+)?$/,
  'must be the address of a page, such as /docs/services',
);
export const pastOrFutureDay = z.iso.date('must be a day, such as 2025-01-20');
/** A day that is not in the future. */
export const day = pastOrFutureDay.refine(
  (value) => Date.parse(value) <= Date.now(),
  'must not be later than today',
);
export const year = z
  .int('must be a year')
  .min(1901, 'must be a year')
  .refine((value) => value <= new Date().getFullYear(), 'must not be later than this year');
export const count = z.int('must be a whole number, such as 15').min(0, 'must not be negative');
const atLeastOne = (error: string) => z.int(error).min(1, 'must be at least 1');
export const days = atLeastOne('must be a whole number of days, such as 30');
export const months = atLeastOne('must be a whole number of months, such as 12');
export const years = atLeastOne('must be a whole number of years, such as 5');
export const yesOrNo = z.boolean('must be true or false');
export const euros = z
  .number('must be a number of euros, such as 24 or 2.5')
  .min(0, 'must not be negative')
  .multipleOf(0.01, 'must have two decimals at most');
export const textList = z.array(text, 'must be a list, such as [first, second]');
export const oneOrMoreTexts = textList.min(1, 'must name at least one');

/** Returns a schema for a value, or `'none'` if the association has nothing of the kind. */
export const orNone = <T extends z.ZodType>(schema: T, error: string) =>
  z.union([z.literal('none'), schema], `${error}, or none`);
export const dayOrNone = orNone(day, 'must be a day that has come, such as 2025-01-20');
export const addressOrNone = orNone(webAddress, WEB_ADDRESS_MESSAGE);
/** An address from which Git can fetch: https://…, ssh://…, git@host:…, or the path of a folder. */
export const repositoryOrNone = orNone(
  z.string().regex(/^(?:\w[\w+.-]*:\/\/|[\w.-]+@[\w.-]+:|\.{0,2}\/)\S+$/),
  'must be the address of a Git repository, such as https://git.example.org/site',
);

const DOCUMENT_MESSAGE = 'must be a web address, or a file in docs/public/, such as /fr/cgu.pdf';
/** A web address, or the address of a file in `docs/public/`, to which links add the base. */
export const documentAddress = z.union(
  [webAddress, textMatching(/^\/[\w./-]+\.\w+$/, DOCUMENT_MESSAGE)],
  DOCUMENT_MESSAGE,
);
export const documentOrNone = orNone(documentAddress, DOCUMENT_MESSAGE);

/** Returns a schema that allows only the given words. */
export const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);

/**
 * How much the site needs a value. `npm run ready` lists the values in these groups, each under its
 * heading here.
 */
export const NEEDS = {
  must: 'the law and the legal texts',
  should: 'the charter of the CHATONS',
  nice: 'nice to have',
};
export type Need = keyof typeof NEEDS;

/**
 * Returns a function that adds to a schema how much the site needs the value, and why, such as a
 * law or a point of the charter. Values without this note count as `must`.
 */
const noteNeed =
  (need: Need) =>
  <T extends z.ZodType>(schema: T, why?: string): T =>
    schema.meta({ need, why });
export const must = noteNeed('must');
export const should = noteNeed('should');
export const nice = noteNeed('nice');

/** What the schema of a day says about how long the day counts. */
export interface Aging {
  /** The number of days after which it is too long ago. */
  maxAgeDays?: number;
  /** True if it is the last day of something, such as a law. */
  isEnd?: boolean;
}

/** Makes `npm run ready` say when a day is more than this number of days ago. */
export const aging = <T extends z.ZodType>(schema: T, maxAgeDays: number): T =>
  schema.meta({ maxAgeDays } satisfies Aging);

/** Makes `npm run ready` say in time that something ends on a day. */
export const ending = <T extends z.ZodType>(schema: T): T =>
  schema.meta({ isEnd: true } satisfies Aging);

/** The number of days after which a version that runs may be an old one. */
export const VERSION_AGE_DAYS = 60;
/** The number of days after which somebody has to read a statement again. */
export const STATEMENT_AGE_DAYS = 365;

/**
 * Returns the schema of the day on which somebody last checked the facts beside that day.
 *
 * @param what the facts, as in “the version and the price”
 */
export const checkedOn = (what: string, maxAgeDays: number) =>
  aging(nice(day), maxAgeDays)
    .optional()
    .describe(
      `Day on which somebody last compared ${what} with what is true. Left out until then.`,
    );

export const control = should(
  oneOf('own', 'rented', 'virtual'),
  'charter: how much of the machines is yours',
).describe('Whether the machines are your `own` in a data center, `rented` whole, or `virtual`.');

/**
 * Returns the schema of a company or a person who holds data: the name, the country, and what
 * protects the data outside the European Economic Area.
 *
 * @param otherFacts the schemas of further facts about the holder
 */
export const holder = <T extends z.core.$ZodLooseShape>(otherFacts: T) =>
  z
    .strictObject({
      name: must(text, 'GDPR, article 13').describe('Name of the company or person.'),
      country: must(text, 'GDPR, article 13').describe(
        'English name of the country where they hold the data.',
      ),
      safeguard: text
        .optional()
        .describe(
          'What protects the data outside of the European Economic Area. Left out inside of it.',
        ),
      ...otherFacts,
    })
    .refine(
      (value: { country?: unknown; safeguard?: unknown }) =>
        isInEea(String(value.country)) || Boolean(value.safeguard),
      {
        path: ['safeguard'],
        error:
          'is missing: what protects data outside of the European Economic Area ' +
          '(GDPR, articles 44 to 49), such as standard contractual clauses',
      },
    );
