import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';
import { services } from '../../../services.config';
import { MistakeBoundary } from '../../dev/MistakeBoundary';
import { usePage } from '../../page/page';
import * as styles from './Article.module.css';
import { articleComponents } from './components';

/** The text of the page. Seam: rspress-mdx-provider, which gives Rspress's pages their components. */
export function Article() {
  const { pagePath, routePath } = usePage();
  // The title of a service leaves room for a mark that comes after it (Ring.module.css).
  const isService = services.some(({ id }) => routePath.endsWith(`/services/${id}`));
  const text = (
    <MDXProvider components={articleComponents}>
      <Content />
    </MDXProvider>
  );
  return (
    <article className={styles.article} data-service={isService ? '' : undefined}>
      {import.meta.env.DEV ? <MistakeBoundary file={pagePath}>{text}</MistakeBoundary> : text}
    </article>
  );
}
