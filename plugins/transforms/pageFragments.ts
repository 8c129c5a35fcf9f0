import { BUNDLE, FRAGMENTS, FRAME_ID, PAGE_TAGS } from '../../shared/pageParts.ts';
import { findElement, findHead, findHtml, h, selectAll, toHtml } from '../site/html.ts';
import type { Site, Step } from '../site/site.ts';

/**
 * Writes the part of each page that the navigation fetches: the tags of its head that differ from
 * page to page, its frame, and the name of its scripts and styles.
 */
export const pageFragments = ({ write }: Site): Step => ({
  async read({ page, tree }) {
    const frame = findElement(tree, ({ properties }) => properties.id === FRAME_ID);
    const fragment = h('html', { [BUNDLE]: findHtml(tree).properties.dataBundle }, [
      h('head', selectAll(PAGE_TAGS.join(), findHead(tree))),
      h('body', frame ?? []),
    ]);
    await write(FRAGMENTS + page.file, toHtml(fragment));
  },
});
