import { services, site } from '../../../shared/configuration';
import { island } from '../../islands/island';
import { SearchPage as Search } from './SearchPage';

const Island = island('SearchPage', Search);

/** Renders the search as an island, for docs/search.mdx. */
export function SearchPage() {
  const [service] = services;
  return (
    <Island
      {...(site.docsVersions && { docsVersions: site.docsVersions })}
      {...(service && {
        example: {
          service: service.name.toLowerCase(),
          replacedProgram: service.replaces[0] ?? '',
        },
      })}
    />
  );
}
