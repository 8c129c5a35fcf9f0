import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';
import * as styles from './Article.module.css';
import { articleComponents } from './components';

/** The text of the page. Seam: rspress-mdx-provider, by which Rspress's pages take their components. */
export function Article() {
  return (
    <article className={styles.article}>
      <MDXProvider components={articleComponents}>
        <Content />
      </MDXProvider>
    </article>
  );
}
