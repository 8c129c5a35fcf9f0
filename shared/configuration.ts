import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { listComingMeetings } from './agenda.ts';
import { associationFile } from './association.ts';
import { buildTimeMs } from './buildTime.ts';
import { agenda } from './schemas/agendaSchema.ts';
import type { ServiceConfig, SidebarsConfig, SiteConfig } from './schemas/schemas.ts';
import type { SidebarNode } from './sidebar.ts';

// In the code for browsers, plugins/siteConfig/bundledConfig.ts replaces this module with the
// values themselves.

const readYaml = (name: string) => parse(readFileSync(associationFile(name), 'utf8'));

const writtenSite: SiteConfig = readYaml('site.yaml');

/**
 * The facts about the association, and what it promises. The agenda has only the meetings that are
 * not over when the site is built, the next one first.
 */
export const site = {
  ...writtenSite,
  joining: {
    ...writtenSite.joining,
    // A wrong agenda must not throw here: the check of the configuration says what is wrong.
    agenda: listComingMeetings(
      agenda.safeParse(writtenSite.joining?.agenda).data ?? [],
      buildTimeMs(),
    ),
  },
} satisfies SiteConfig;

/** The services, in the order in which the site shows them. */
export const services: ServiceConfig[] = readYaml('services.yaml');

const writtenSidebars: SidebarsConfig = readYaml('sidebars.yaml');

/** The sidebars of sidebars.yaml, and that of the pages about the services. */
export const sidebars = {
  ...writtenSidebars,
  servicesSidebar: [
    { text: 'All services', link: '/docs/services' },
    ...services.map(({ id, name }) => ({ text: name, link: `/docs/services/${id}` })),
  ],
} satisfies Record<string, SidebarNode[]>;
