import { usePages } from '@rspress/core/runtime';
import { Link } from '../../navigation/Link';
import { matchingPages } from './matchingPages';
import styles from './SitePages.module.css';
import { useQuery } from './useQuery';

/** Every page of the site, by title and description, narrowed by what the visitor types. */
export function SitePages() {
  const { pages } = usePages();
  const [query, setQuery] = useQuery();
  const found = matchingPages(
    pages.filter((page) => page.frontmatter.noindex !== true),
    query,
  );
  return (
    <search>
      <form
        action=""
        className={styles.form}
        data-needs-scripts=""
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor="q">Words in the title or the description of a page</label>
        <input
          id="q"
          name="q"
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className={styles.count}>
          {found.length === 1 ? '1 page' : `${found.length} pages`}
        </p>
      </form>
      <ul className={styles.results}>
        {found.map(({ routePath, title, frontmatter }) => (
          <li key={routePath}>
            <Link href={routePath}>{frontmatter.title ?? title}</Link>
            <p>{frontmatter.description}</p>
          </li>
        ))}
      </ul>
    </search>
  );
}
