import {
  BUNDLE_ATTRIBUTE,
  FRAGMENTS_FOLDER,
  FRAME_ID,
  PAGE_TAG_SELECTORS,
} from '../../shared/pageParts.ts';
import { findElement, findHead, findHtml, h, selectAll, toHtml } from '../site/html.ts';
import type { Site, Step } from '../site/site.ts';

/**
 * Writes the part of each page that the navigation fetches: the tags of its head that differ from
 * page to page, its frame, and the name of its scripts and styles.
 */
export const pageFragments = ({ write }: Site): Step => ({
  async read({ page, tree }) {
    const frame = findElement(tree, ({ properties }) => properties.id === FRAME_ID);
    const fragment = h('html', { [BUNDLE_ATTRIBUTE]: findHtml(tree).properties.dataBundle }, [
      h('head', selectAll(PAGE_TAG_SELECTORS.join(), findHead(tree))),
      h('body', frame ?? []),
    ]);
    await write(FRAGMENTS_FOLDER + page.file, toHtml(fragment));
  },
});
