import { MDXProvider } from '@mdx-js/react';
import { Content } from '@rspress/core/runtime';
import { services } from '../../../services.config';
import { MistakeBoundary } from '../../dev/MistakeBoundary';
import { usePage } from '../../page/page';
import { RingMark } from '../Ring/RingMark';
import * as styles from './Article.module.css';
import { articleComponents } from './components';

/**
 * The text of the page; on that of a service, its mark stands before the title. Seam: rspress-mdx-provider, by
 * which Rspress's pages take their components.
 */
export function Article() {
  const { pagePath, routePath } = usePage();
  const service = services.find(({ id }) => routePath.endsWith(`/services/${id}`));
  const text = (
    <MDXProvider components={articleComponents}>
      <Content />
    </MDXProvider>
  );
  return (
    <article className={styles.article}>
      {service && <RingMark id={service.id} />}
      {import.meta.env.DEV ? <MistakeBoundary file={pagePath}>{text}</MistakeBoundary> : text}
    </article>
  );
}
