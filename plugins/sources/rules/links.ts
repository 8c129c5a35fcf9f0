import type { Nodes } from 'mdast';
import { toString as wordsOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { linkMistake } from '../addresses.ts';
import type { Rule } from '../pageMistakes.ts';
import { startOf, writtenAs } from '../parsePage.ts';

/**
 * Names that cameras and programs give to pictures, and words that say only that it is a picture.
 */
const NO_WORDS =
  /^\s*(?:(?:IMG|DSC|PXL|image|photo|picture|screenshot|WhatsApp Image|Capture d[’'e]\s?écran|Sans titre|untitled)[-_ \d.:à]*)?$|\.(?:jpe?g|png|webp|gif|heic|svg)\s*$/i;

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp|heic)$/i;

/** Formats that no browser displays, or not every browser. */
const NOT_FOR_BROWSERS = /\.(?:heic|heif|tiff?|bmp|psd|raw|eps)$/i;

/** Text between brackets and parentheses that Markdown does not turn into a link. */
const NO_LINK = {
  space: /\] +\((?:[/#\ufffc])[^)\n]*\)/g,
  unusable: /!?\[[^\]\n]*\]\(([^)\n]*)\)/g,
  open: /\]\([^)\n]*$/gm,
  unclosed: /\[[^\]()\n]+\((?:\/|https?:|\ufffc)[^)\n]*\)|\]\/[\w/.#-]+\)/g,
  turned: /\([^()\n]+\)\[(?:\/|https?:|\ufffc)[^\]\n]*\]/g,
  withoutAddress: /(?<![\w\]])\[[^\]\n^]+\]\[[^\]\n]*\]/g,
};

/** Returns an address without the parts that browsers do not show. */
const bare = (address: string) => address.trim().replace(/^https?:\/\/|\/$/g, '');

/**
 * Finds addresses that lead nowhere, links and pictures without words, and links that do not work.
 */
export const links: Rule = ({ addresses, literal, text, tree }, tell) => {
  const tellAddress = (node: Nodes, url: string, isLoaded = false) => {
    const mistake = linkMistake(url.trim(), addresses, isLoaded);
    if (mistake) {
      tell(node, mistake);
    }
    if (isLoaded && NOT_FOR_BROWSERS.test(url)) {
      tell(node, `the picture ${url} is none that browsers display: save it as JPEG or PNG`);
    }
  };

  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'linkReference') {
      const hasWords = wordsOf(node).trim() || node.children.some(({ type }) => type !== 'text');
      if (!hasWords) {
        tell(node, `${writtenAs(node, text)} has no words: write between [ and ] what it leads to`);
      }
    }
    if (node.type === 'link' || node.type === 'definition') {
      tellAddress(node, node.url);
    }
    if (node.type === 'link') {
      const words = wordsOf(node);
      if (node.url === '#') {
        tell(node, `${writtenAs(node, text)} leads to the top of the page: write the address`);
      }
      if (/^https?:\/\/\S+$/.test(words) && bare(words) !== bare(node.url)) {
        tell(node, `the words say ${words}, and the link leads to ${node.url}: make them the same`);
      }
      if (PICTURE.test(node.url) && /!\s+$/.test(literal.slice(0, startOf(node)))) {
        tell(node, `! ${writtenAs(node, text)} is no picture: take out the space behind the !`);
      }
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      if (NO_WORDS.test(node.alt ?? '')) {
        const written = writtenAs(node, text);
        tell(node, `${written} needs words for those who do not see it: ![what it shows](…)`);
      }
    }
    if (node.type === 'image') {
      tellAddress(node, node.url, true);
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const isLoaded = node.name === 'img';
      const wanted = isLoaded ? 'src' : 'href';
      const names = node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' ? attribute.name : [],
      );
      for (const attribute of node.attributes) {
        const isAddress = attribute.type === 'mdxJsxAttribute' && attribute.name === wanted;
        if (
          isAddress &&
          typeof attribute.value === 'string' &&
          /^(?:img|a|Link)$/.test(node.name ?? '')
        ) {
          tellAddress(node, attribute.value, isLoaded);
        }
      }
      if (isLoaded && !names.includes('alt')) {
        tell(node, `<img> needs words for those who do not see it: alt="what it shows"`);
      }
      if (node.name === 'a' && node.children.length === 0 && !names.includes('id')) {
        tell(node, '<a> has no words: write between its tags what it leads to');
      }
    }
  });

  const asWritten = ({ 0: found, index }: RegExpExecArray) =>
    text.slice(index, index + found.length);
  for (const match of literal.matchAll(NO_LINK.space)) {
    const written = asWritten(match);
    if (/\((?:[/#]|https?:|www\.)/.test(written)) {
      tell(match.index, `${written} is no link: take out the space before the parenthesis`);
    }
  }
  for (const match of literal.matchAll(NO_LINK.unusable)) {
    const written = asWritten(match);
    const address = written.slice(written.indexOf('](') + 2, -1).trim();
    const [, first = address, rest = ''] = /^(\S+)\s+(["'“”«=].*)$/.exec(address) ?? [];
    const message = linkMistake(first, addresses, written.startsWith('!'));
    const advice = rest.startsWith('=')
      ? `take out ${rest}, since pictures have their size by themselves`
      : 'write [words](address), or [words](address "title")';
    tell(match.index, message ?? `${written} is no link: ${advice}`);
  }
  for (const match of literal.matchAll(NO_LINK.open)) {
    tell(match.index, `${asWritten(match)} is no link: put ) behind the address`);
  }
  for (const match of literal.matchAll(NO_LINK.unclosed)) {
    tell(match.index, `${asWritten(match)} is no link: write [words](address)`);
  }
  for (const match of literal.matchAll(NO_LINK.turned)) {
    tell(match.index, `${asWritten(match)} is no link: write [words](address)`);
  }
  for (const match of literal.matchAll(NO_LINK.withoutAddress)) {
    const written = asWritten(match);
    const label = /\[([^\]]*)\]$/.exec(written)?.[1] || written.slice(1, written.indexOf(']'));
    tell(match.index, `${written} is no link: write its address below, as [${label}]: https://…`);
  }
};
