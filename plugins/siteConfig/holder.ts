import { z } from 'zod';
import { isInEea } from '../../shared/eea.ts';
import { must, should } from './facts.ts';
import { oneOf, text } from './values.ts';

/** How much of the machines belongs to the association: its own in a data center, rented whole, or virtual. */
export const control = should(
  'control over the machines',
  oneOf('own', 'rented', 'virtual'),
  'rented',
  'charter: how much of the machines is yours',
);

/** Whether what a country lacks in law of data protection is made up for. */
function hasSafeguard(value: unknown): boolean {
  const { country, safeguard } = value as { country: string; safeguard?: string };
  return isInEea(country) || Boolean(safeguard);
}

/** Somebody who has data, in which country, and what protects it outside of the European Economic Area. */
export const holder = <T extends z.core.$ZodLooseShape>(others: T) =>
  z
    .strictObject({
      name: must('name of who has the data', text, 'Hébergeurs & Cie', 'GDPR, article 13'),
      country: must('country where the data is', text, 'France', 'GDPR, article 13'),
      safeguard: text.optional(),
      ...others,
    })
    .refine(hasSafeguard, {
      path: ['safeguard'],
      error:
        'is missing: what protects data outside of the European Economic Area (GDPR, articles 44 to 49), such as standard contractual clauses',
    });
