import { z } from 'zod';

/* The kinds of values that the configuration has, each with what to write instead of a wrong one. */

export const text = z.string('must be a text, between quotes').trim().min(1, 'must not be empty');
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://www.example.org/',
});
export const mailAddress = z.email('must be an email address such as name@example.org');
export const hostName = z
  .string()
  .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/, 'must be a host name such as imap.example.org');
export const day = z.iso.date('must be a day such as 2016-10-12');
export const count = z.int('must be a whole number').min(0, 'must not be negative');
export const days = z.int('must be a whole number of days').min(1, 'must be at least 1');
export const months = z.int('must be a whole number of months').min(1, 'must be at least 1');
export const years = z.int('must be a whole number of years').min(1, 'must be at least 1');
export const yesOrNo = z.boolean('must be true or false');
export const euros = z
  .number('must be a number of euros')
  .min(0, 'must not be negative')
  .multipleOf(0.01, 'must have two decimals at most');
/** Amounts in euros, one for each month of a year, January first. */
export const eachMonth = z
  .array(euros)
  .length(12, 'must have twelve amounts in euros, January first')
  .describe('twelve amounts separated by semicolons');
export const list = z.array(text);
/** A text, or false where there is nothing of the kind. */
export const textOrNone = z.union([z.literal(false), text], 'must be a text, or false for none');
