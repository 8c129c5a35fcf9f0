import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { BUNDLE, FRAGMENTS, FRAME_ID, PAGE_TAGS } from '../../shared/pageParts.ts';
import { findElement, h, headOf, selectAll, sheetsOf, textOf, toHtml } from '../site/html.ts';
import type { Site, Step } from '../site/site.ts';
import { SiteProblems } from '../site/siteProblems.ts';

const htmlOf = (tree: Root) => findElement(tree, ({ tagName }) => tagName === 'html') as Element;
const frameOf = (tree: Root) => findElement(tree, ({ properties }) => properties.id === FRAME_ID);

/** A name for the scripts and styles of a document: another one whenever any of them is another. */
const bundleOf = (script: string, sheet: string) =>
  createHash('sha256').update(`${script}\n${sheet}`).digest('hex').slice(0, 8);

/**
 * Writes what navigation fetches of each page: the tags of its head, and the frame with sidebar, text and contents. A
 * fragment names the scripts and styles that it was built with, by which a tab that has others loads the document.
 */
export const pageFragments = ({ bundle, write }: Site): Step => ({
  change({ page, tree }) {
    const main = findElement(tree, ({ tagName }) => tagName === 'main');
    if (!frameOf(tree) || !main) {
      throw new SiteProblems([`${page.address}: theme/components/Layout renders no frame with <main>`]);
    }
    htmlOf(tree).properties.dataBundle = bundleOf(bundle.script, sheetsOf(tree).map(textOf).join(''));
  },
  async read({ page, tree }) {
    const fragment = h('html', { [BUNDLE]: htmlOf(tree).properties.dataBundle }, [
      h('head', selectAll(PAGE_TAGS.join(), headOf(tree))),
      h('body', [frameOf(tree) ?? []].flat()),
    ]);
    await write(FRAGMENTS + page.file, toHtml(fragment));
  },
});
