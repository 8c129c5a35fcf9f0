import { site } from '../../../site.config';
import { island } from '../../islands/island';
import { SearchPage as Search } from './SearchPage';

const Island = island('SearchPage', Search);

/** The search page, for the page that names it. */
export const SearchPage = () => <Island {...(site.docsVersions && { docsVersions: site.docsVersions })} />;
