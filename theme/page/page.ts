import { usePage as useRspressPage } from '@rspress/core/runtime';
import type { FrontMatter } from '../../shared/schemas/frontMatterSchema';

/**
 * Rspress's data about a page: its address, title and headings. It includes the page's front matter
 * as the checks read it.
 */
export type Page = ReturnType<typeof useRspressPage>['page'] & { frontmatter: FrontMatter };

/** Returns the rendered page. The not-found page has no front matter. */
export function usePage(): Page {
  const { page } = useRspressPage() as { page: Page & { says?: FrontMatter } };
  return { ...page, frontmatter: page.says ?? {} };
}
