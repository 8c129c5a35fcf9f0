import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://www.example.org/',
});
const mailAddress = z.email('must be a mail address such as name@example.org');
const day = z.iso.date('must be a day such as 2016-10-12');

const siteConfigSchema = z.strictObject({
  name: text,
  tagline: text,
  description: text,
  origin: webAddress.refine((value) => !value.endsWith('/') && new URL(value).pathname === '/', {
    error: 'must be a scheme and a host without a trailing slash, such as https://www.example.org',
  }),
  base: z.string().regex(/^\/(?:[\w.~-]+\/)*$/, 'must begin and end with a slash, such as / or /site/'),
  docsVersions: z
    .strictObject({
      default: text,
      versions: z.array(z.string().regex(/^[\w.-]+$/, 'must be usable in an address, such as v2')),
    })
    .refine(({ default: main, versions }) => versions.includes(main), {
      error: 'must list its default version',
    })
    .optional(),
  copyrightYear: z.int().min(1901, 'must be a year'),
  host: z.strictObject({ name: text, country: text, address: text, phone: text }),
  legal: z.strictObject({
    form: text,
    registration: text,
    address: text,
    phone: text,
    publicationDirector: text,
    foundedOn: day.optional(),
  }),
  collective: z.strictObject({ memberSince: day.optional() }).optional(),
  contact: z.strictObject({
    general: mailAddress,
    support: mailAddress,
    abuse: mailAddress,
    privacy: mailAddress,
    security: mailAddress,
  }),
  repository: z
    .strictObject({
      source: webAddress,
      edit: webAddress.refine(
        (value) => value.endsWith('/'),
        'must end with a slash, such as …/edit/main/docs/',
      ),
    })
    .optional(),
  search: z
    .strictObject({
      appId: z.string().regex(/^\w+$/, 'must be the application’s id, letters and digits'),
      apiKey: text,
      indexName: text,
    })
    .optional(),
  links: z.strictObject({
    status: webAddress,
    donation: webAddress,
    degooglify: webAddress,
    manifesto: webAddress,
    charter: webAddress,
    collective: webAddress,
  }),
});

const serviceConfigSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/, 'must be lower-case letters and dashes'),
  name: text,
  purpose: text,
  replaces: z.array(text).min(1, 'must name at least one service'),
  address: webAddress,
  access: z.enum(['everyone', 'members', 'public-reading', 'list-owners']),
  /** Figures with their units, each with its cause: “set by us” or “software limit”. */
  limits: text,
  software: z.strictObject({ name: text, license: text, website: webAddress, source: webAddress }),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type ServiceConfig = z.infer<typeof serviceConfigSchema>;

/** One line for each wrong value: `links.status: must be a web address…`. */
function problemsOf(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  if (result.success) {
    return [];
  }
  return result.error.issues.map((issue) => {
    const place = issue.path.map(String).join('.') || 'the whole object';
    return `${place}: ${issue.message}`;
  });
}

/** Problems of `site.config.ts`, one line each; empty when there is none. */
export const siteConfigProblems = (value: unknown) => problemsOf(siteConfigSchema, value);

/** Problems of `services.config.ts`, one line each; empty when there is none. */
export function serviceConfigProblems(value: unknown): string[] {
  const problems = problemsOf(z.array(serviceConfigSchema), value);
  if (problems.length > 0) {
    // The number of a service says nothing to who wrote the list: its id does.
    const nameOf = (index: string) =>
      (value as Partial<ServiceConfig>[])[Number(index)]?.id ?? `no. ${index}`;
    return problems.map((problem) => problem.replace(/^(\d+)\.?/, (_, index) => `${nameOf(index)}: `));
  }
  const ids = (value as ServiceConfig[]).map((service) => service.id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return repeated.map((id) => `the id “${id}” is used twice`);
}
