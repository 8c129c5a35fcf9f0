import { z } from 'zod';

/** The file below the base that tells programs how old the published site is. */
export const SITE_JSON_FILE = '.well-known/site.json';

/** A time in UTC: `2025-01-20T10:00:00Z`. jq could not read one with a fraction of a second. */
const time = z.iso.datetime({ precision: 0 });

/** What the file holds. There is no standard for it, so the names are the project's own. */
export const siteJsonSchema = z.object({
  commit: z.string().nullable().describe('The whole hash of the commit that was built, if known.'),
  builtAt: time.describe('When the site was built.'),
  packagesInstalledAt: time
    .nullable()
    .describe("When Debian's packages of the image were installed; null outside of an image."),
  securityTxtExpires: time
    .nullable()
    .describe('Until when security.txt is valid; null for a sample, which has none.'),
});

export type SiteJson = z.infer<typeof siteJsonSchema>;
