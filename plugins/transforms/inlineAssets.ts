import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ElementContent } from 'hast';
import { PAGE_STYLE_ATTRIBUTE } from '../../shared/pageParts.ts';
import { projectRoot } from '../../shared/projectRoot.ts';
import { FIGURE_STYLES_NAME } from '../site/bundles.ts';
import { findElement, findHead, findHtml, h, selectAll } from '../site/html.ts';
import { listFiles } from '../site/listFiles.ts';
import type { Site, Step } from '../site/site.ts';
import { readText } from '../sources/textFile.ts';

const themeFolder = path.join(projectRoot, 'theme');

const STYLE_SHEET_FILE = /^static\/css\/.*\.css$/;
/** The style sheet that only pages with figures need. */
const FIGURE_STYLES_FILE = new RegExp(`/${FIGURE_STYLES_NAME}\\.[^/]*$`);

/**
 * Joins the style sheets that pages need, and removes their files.
 *
 * @returns `styleSheet`, the text for all documents; `figureStyleSheet`, the text for documents
 *   with figures; and `bundleHash`, which changes with the script and with any style sheet of the
 *   theme. The style sheets of single pages count, too, because the policy of a tab that is open
 *   does not allow newer ones
 */
async function joinStyleSheets({ bundle, files, inlineStyles, read, remove }: Site) {
  let styleSheet = '';
  let figureStyleSheet = '';
  for (const file of [...files].filter((cssFile) => STYLE_SHEET_FILE.test(cssFile)).sort()) {
    if (FIGURE_STYLES_FILE.test(file)) {
      figureStyleSheet += await read(file);
    } else {
      styleSheet += await read(file);
    }
    await remove(file);
  }
  inlineStyles.add(styleSheet);
  const themeStyles = listFiles(themeFolder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readText(path.join(themeFolder, file)));
  const bundleHash = createHash('sha256')
    .update([bundle.scriptAddress, styleSheet, ...themeStyles].join('\n'))
    .digest('hex')
    .slice(0, 8);
  return { styleSheet, figureStyleSheet, bundleHash };
}

/**
 * Puts into each document its styles, so that a browser paints it after one round trip, and the
 * script of theme/browser/boot.
 */
export function inlineAssets(site: Site): Step {
  const { bundle } = site;
  let assets: ReturnType<typeof joinStyleSheets> | undefined;
  return {
    async change({ tree }) {
      assets ??= joinStyleSheets(site);
      const { styleSheet, figureStyleSheet, bundleHash } = await assets;
      const head = findHead(tree);
      findHtml(tree).properties.dataBundle = bundleHash;
      // The style sheets of a single page come last: of several that have rules for `@page`,
      // Chromium follows the last one, whatever the rules match.
      const pageStyles = selectAll(`style[${PAGE_STYLE_ATTRIBUTE}]`, head);
      const movedElements = new Set<ElementContent>(pageStyles);
      head.children = head.children.filter(
        (child) =>
          !movedElements.has(child) &&
          !(child.type === 'element' && child.properties.src === bundle.scriptAddress),
      );
      // The script comes right after the encoding, so that it applies a visitor's stored choice
      // before the browser paints anything.
      head.children.splice(1, 0, h('script', { dataSrc: bundle.scriptAddress }, bundle.boot));

      if (findElement(tree, ({ properties }) => 'dataFigure' in properties)) {
        pageStyles.unshift(h('style', { [PAGE_STYLE_ATTRIBUTE]: '' }, figureStyleSheet));
      }
      head.children.push(h('style', styleSheet), ...pageStyles);
    },
  };
}
