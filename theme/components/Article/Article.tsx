import { MDXProvider } from '@mdx-js/react';
import { routeAt, usePage } from '../../navigation/pages';
import * as styles from './Article.module.css';
import { articleComponents } from './components';

/** The text of the page that is shown; Rspress's own `Content` follows the address, which may be ahead of it. */
export function Article() {
  const page = usePage();
  return (
    <article className={styles.article}>
      <MDXProvider components={articleComponents}>{routeAt(page.routePath)?.element}</MDXProvider>
    </article>
  );
}
