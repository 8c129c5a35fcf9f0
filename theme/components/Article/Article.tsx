import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';
import { services } from '../../../shared/configuration';
import { usePage } from '../../page/page';
import * as styles from './Article.module.css';
import { articleComponents } from './components';

/**
 * Renders the text of the page.
 * Seam: rspress-mdx-provider (see UPSTREAM.md), which gives Rspress's pages their components.
 */
export function Article() {
  const { routePath, frontmatter } = usePage();
  // With `data-service`, the title leaves room for the mark of the service, which stands beside the
  // title but is rendered after the lead (Ring.module.css).
  const isService = services.some(({ id }) => routePath.endsWith(`/services/${id}`));
  return (
    <article
      className={styles.article}
      lang={frontmatter.lang}
      data-service={isService ? '' : undefined}
    >
      <MDXProvider components={articleComponents}>
        <Content />
      </MDXProvider>
    </article>
  );
}
