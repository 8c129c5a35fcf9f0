import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { associationFile } from './association.ts';
import type { ServiceConfig, SidebarsConfig, SiteConfig } from './schemas/schemas.ts';
import type { SidebarNode } from './sidebar.ts';

// In what is built for browsers, plugins/siteConfig/bundledConfig.ts puts the values into the place
// of this module.

const read = (name: string) => parse(readFileSync(associationFile(name), 'utf8'));

/** Who the association is, and what it promises. */
export const site: SiteConfig = read('site.yaml');

/** The services, in the order in which they are shown. */
export const services: ServiceConfig[] = read('services.yaml');

const written: SidebarsConfig = read('sidebars.yaml');

/** The three sidebars. */
export const sidebars = {
  /** Beside the documentation index and the guide. */
  docsSidebar: written.docsSidebar,
  /** Beside the pages about the association. */
  associationSidebar: written.associationSidebar,
  /** Beside the overview of the services and each service's page. */
  servicesSidebar: [
    { text: 'All services', link: '/docs/services' },
    ...services.map(({ id, name }) => ({ text: name, link: `/docs/services/${id}` })),
  ],
} satisfies Record<string, SidebarNode[]>;
