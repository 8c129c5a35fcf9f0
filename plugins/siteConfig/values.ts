import { z } from 'zod';

/* The kinds of values that the configuration has, each with what to write instead of a wrong one. */

export const text = z.string('must be a text, between quotes').trim().min(1, 'must not be empty');
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address' });
export const mailAddress = z.email('must be an email address');
export const hostName = z
  .string('must be a host name')
  .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/, 'must be a host name');
export const day = z.iso.date('must be a day, year first');
export const count = z.int('must be a whole number').min(0, 'must not be negative');
export const days = z.int('must be a whole number of days').min(1, 'must be at least 1');
export const months = z.int('must be a whole number of months').min(1, 'must be at least 1');
export const years = z.int('must be a whole number of years').min(1, 'must be at least 1');
export const yesOrNo = z.boolean('must be true or false');
export const euros = z
  .number('must be a number of euros')
  .min(0, 'must not be negative')
  .multipleOf(0.01, 'must have two decimals at most');
export const list = z.array(text, 'must be a list, between [ and ]');
export const oneOrMore = list.min(1, 'must name at least one');

/** A value, or `'none'` where there is nothing of the kind. A text can say so by itself. */
export const orNone = <T extends z.ZodType>(schema: T, error: string) =>
  z.union([z.literal('none'), schema], `${error}, or 'none'`);
export const dayOrNone = orNone(day, 'must be a day, year first');
export const addressOrNone = orNone(webAddress, 'must be a web address');

export const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);
