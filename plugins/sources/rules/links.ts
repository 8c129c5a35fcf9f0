import type { Nodes } from 'mdast';
import { toString as wordsOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { linkMistake } from '../addresses.ts';
import { startOffset, textAsWritten } from '../parsePage.ts';
import type { Rule } from './rule.ts';

/** Words that only say that there is a picture, and names that cameras and programs give to it. */
const PICTURE_NAMES = [
  'IMG',
  'DSC',
  'PXL',
  'image',
  'photo',
  'picture',
  'screenshot',
  'WhatsApp Image',
  "Capture d[’'e]\\s?écran",
  'Sans titre',
  'untitled',
];

/** Descriptions of a picture that say nothing: none, such a name with a number, or a file name. */
const MEANINGLESS_ALTS = [
  /^\s*$/,
  new RegExp(`^\\s*(?:${PICTURE_NAMES.join('|')})[-_ \\d.:à]*$`, 'i'),
  /\.(?:jpe?g|png|webp|gif|heic|svg)\s*$/i,
];

const PICTURE_ADDRESS = /\.(?:avif|gif|jpe?g|png|svg|webp|heic)$/i;

/** Formats that not every browser displays. */
const UNSUITABLE_PICTURE = /\.(?:heic|heif|tiff?|psd|raw|eps)$/i;

/**
 * Texts with brackets and parentheses that Markdown does not read as links. The text to search has
 * \ufffc (`MARKUP_PLACEHOLDER`) in place of each character of markup, such as an address.
 */
const FAILED_LINKS = {
  spaceBeforeAddress: /\] +\((?:[/#\ufffc])[^)\n]*\)/g,
  unusableAddress: /!?\[[^\]\n]*\]\(([^)\n]*)\)/g,
  missingLastParenthesis: /\]\([^)\n]*$/gm,
  missingBracketOrParenthesis: /\[[^\]()\n]+\((?:\/|https?:|\ufffc)[^)\n]*\)|\]\/[\w/.#-]+\)/g,
  swappedBrackets: /\([^()\n]+\)\[(?:\/|https?:|\ufffc)[^\]\n]*\]/g,
  labelWithoutAddress: /(?<![\w\]])\[[^\]\n^]+\]\[[^\]\n]*\]/g,
};

/** Returns a web address without the parts that people leave out when they write it. */
const shortAddress = (address: string) => address.trim().replace(/^https?:\/\/|\/$/g, '');

/**
 * Finds addresses that lead nowhere, links and pictures without words, and text that is meant as a
 * link but is none.
 */
export const links: Rule = ({ addresses, visibleText, text, tree }, report) => {
  const reportAddressMistakes = (node: Nodes, url: string, isLoaded = false) => {
    const mistake = linkMistake(url.trim(), addresses, isLoaded);
    if (mistake) {
      report(node, mistake);
    }
    if (isLoaded && UNSUITABLE_PICTURE.test(url)) {
      report(node, `browsers cannot display the picture ${url}: save it as JPEG or PNG`);
    }
  };

  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'linkReference') {
      const hasWords = wordsOf(node).trim() || node.children.some(({ type }) => type !== 'text');
      if (!hasWords) {
        report(
          node,
          `${textAsWritten(node, text)} has no words: write between [ and ] what it leads to`,
        );
      }
    }
    if (node.type === 'link' || node.type === 'definition') {
      reportAddressMistakes(node, node.url);
    }
    if (node.type === 'link') {
      const words = wordsOf(node);
      if (node.url === '#') {
        report(
          node,
          `${textAsWritten(node, text)} leads to the top of the page: write the address`,
        );
      }
      if (/^https?:\/\/\S+$/.test(words) && shortAddress(words) !== shortAddress(node.url)) {
        report(
          node,
          `the words say ${words}, and the link leads to ${node.url}: make them the same`,
        );
      }
      if (PICTURE_ADDRESS.test(node.url) && /!\s+$/.test(visibleText.slice(0, startOffset(node)))) {
        report(
          node,
          `! ${textAsWritten(node, text)} is not a picture: take out the space behind the !`,
        );
      }
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      if (MEANINGLESS_ALTS.some((pattern) => pattern.test(node.alt ?? ''))) {
        const writtenText = textAsWritten(node, text);
        report(node, `${writtenText} needs words for those who do not see it: ![what it shows](…)`);
      }
    }
    if (node.type === 'image') {
      reportAddressMistakes(node, node.url, true);
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const isLoaded = node.name === 'img';
      const addressAttribute = isLoaded ? 'src' : 'href';
      const attributeNames = node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' ? attribute.name : [],
      );
      for (const attribute of node.attributes) {
        const isAddress =
          attribute.type === 'mdxJsxAttribute' && attribute.name === addressAttribute;
        if (
          isAddress &&
          typeof attribute.value === 'string' &&
          /^(?:img|a|Link)$/.test(node.name ?? '')
        ) {
          reportAddressMistakes(node, attribute.value, isLoaded);
        }
      }
      if (isLoaded && !attributeNames.includes('alt')) {
        report(node, `<img> needs words for those who do not see it: alt="what it shows"`);
      }
      if (node.name === 'a' && node.children.length === 0 && !attributeNames.includes('id')) {
        report(node, '<a> has no words: write between its tags what it leads to');
      }
    }
  });

  const textOfMatch = ({ 0: found, index }: RegExpExecArray) =>
    text.slice(index, index + found.length);
  for (const match of visibleText.matchAll(FAILED_LINKS.spaceBeforeAddress)) {
    const writtenText = textOfMatch(match);
    if (/\((?:[/#]|https?:|www\.)/.test(writtenText)) {
      report(
        match.index,
        `${writtenText} is not a link: take out the space before the parenthesis`,
      );
    }
  }
  for (const match of visibleText.matchAll(FAILED_LINKS.unusableAddress)) {
    const writtenText = textOfMatch(match);
    const address = writtenText.slice(writtenText.indexOf('](') + 2, -1).trim();
    const [, addressAlone = address, textAfterAddress = ''] =
      /^(\S+)\s+(["'“”«=].*)$/.exec(address) ?? [];
    const message = linkMistake(addressAlone, addresses, writtenText.startsWith('!'));
    const advice = textAfterAddress.startsWith('=')
      ? `take out ${textAfterAddress}, since pictures have their size by themselves`
      : 'write [words](address), or [words](address "title")';
    report(match.index, message ?? `${writtenText} is not a link: ${advice}`);
  }
  for (const match of visibleText.matchAll(FAILED_LINKS.missingLastParenthesis)) {
    report(match.index, `${textOfMatch(match)} is not a link: put ) behind the address`);
  }
  for (const match of visibleText.matchAll(FAILED_LINKS.missingBracketOrParenthesis)) {
    report(match.index, `${textOfMatch(match)} is not a link: write [words](address)`);
  }
  for (const match of visibleText.matchAll(FAILED_LINKS.swappedBrackets)) {
    report(match.index, `${textOfMatch(match)} is not a link: write [words](address)`);
  }
  for (const match of visibleText.matchAll(FAILED_LINKS.labelWithoutAddress)) {
    const writtenText = textOfMatch(match);
    const label =
      /\[([^\]]*)\]$/.exec(writtenText)?.[1] || writtenText.slice(1, writtenText.indexOf(']'));
    report(
      match.index,
      `${writtenText} is not a link: write its address below, as [${label}]: https://…`,
    );
  }
};
