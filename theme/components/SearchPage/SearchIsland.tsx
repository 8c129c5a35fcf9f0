import { site } from '../../../site.config';
import { island } from '../../islands/island';
import { SearchPage as Search } from './SearchPage';

const Island = island('SearchPage', Search);

/** The search as an island, for docs/search.mdx. */
export const SearchPage = () => <Island {...(site.docsVersions && { docsVersions: site.docsVersions })} />;
