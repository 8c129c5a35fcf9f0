import { z } from 'zod';
import { isInEea } from '../../shared/eea.ts';
import { must } from './facts.ts';
import { text } from './values.ts';

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
