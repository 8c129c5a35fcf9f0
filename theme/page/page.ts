import { usePage as useRspressPage } from '@rspress/core/runtime';
import type { FrontMatter } from '../../shared/schemas/frontMatterSchema';

/**
 * Rspress's data about a page: its address, title and headings. It includes the page's front matter
 * as the checks read it.
 */
export type PageInfo = ReturnType<typeof useRspressPage>['page'] & { frontmatter: FrontMatter };

/** Returns the data of the rendered page. The not-found page has an empty front matter. */
export function usePage(): PageInfo {
  const { page } = useRspressPage() as { page: PageInfo & { ownFrontMatter?: FrontMatter } };
  return { ...page, frontmatter: page.ownFrontMatter ?? {} };
}
