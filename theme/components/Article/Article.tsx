import { MDXProvider } from '@mdx-js/react';
import { usePage } from '@rspress/core/runtime';
import { routeAt } from '../../navigation/pages';
import styles from './Article.module.css';
import { articleComponents } from './components';

/** The text of the page that is shown; Rspress's own `Content` follows the address, which may be ahead of it. */
export function Article() {
  const { page } = usePage();
  return (
    <article className={styles.article}>
      <MDXProvider components={articleComponents}>{routeAt(page.routePath)?.element}</MDXProvider>
    </article>
  );
}
