import type { Nodes } from 'hast';
import { copyNode, findElement, h, toXhtml, visitElements } from '../site/html.ts';
import { findPlaceInPageFile, findPlaceInSources } from '../site/places.ts';
import type { PageDocument, Step } from '../site/site.ts';
import { SiteProblems } from '../site/siteProblems.ts';
import { findUnreadableCharacter, findXmlFault } from '../site/xml.ts';

/** Elements whose text readers do not see, and which books and feeds do not contain. */
const TAGS_WITHOUT_TEXT = /^(?:script|style|template)$/;

const isExcludedFromArticle = (node: Nodes) =>
  node.type === 'comment' || (node.type === 'element' && TAGS_WITHOUT_TEXT.test(node.tagName));

/** Returns the texts of a document and the values of its attributes. */
function collectTexts(tree: Nodes): string[] {
  const texts: string[] = [];
  visitElements(tree, (element) => {
    texts.push(...Object.values(element.properties).map(String));
    for (const child of isExcludedFromArticle(element) ? [] : element.children) {
      if (child.type === 'text') {
        texts.push(child.value);
      }
    }
  });
  return texts;
}

/** A character as a number, in HTML or in a string: `&#xB;`, `&#11;`, `\u000b`, `\x0b`. */
const CHARACTER_NUMBER = /(?:&#x|\\u\{)([\da-f]+)|\\(?:u([\da-f]{4})|x([\da-f]{2}))|&#(\d+)/gi;

/** Checks whether a line contains an unreadable character, or the number of one. */
const hasUnreadableCharacter = (line: string) =>
  findUnreadableCharacter(line) !== undefined ||
  [...line.matchAll(CHARACTER_NUMBER)].some(([, ...groups]) => {
    const [hex, fourDigits, twoDigits, decimal] = groups;
    const code = decimal
      ? Number(decimal)
      : Number.parseInt(hex ?? fourDigits ?? twoDigits ?? '', 16);
    return code > 0x10ffff || findUnreadableCharacter(String.fromCodePoint(code)) !== undefined;
  });

/**
 * How many characters around a mistake are needed to find its line. Fewer characters would be on
 * many lines.
 */
const MIN_NEIGHBOR_CHARACTERS = 6;

/** Checks whether a line contains what is right before and right after a position in a text. */
function hasSameNeighbors(line: string, text: string, index: number): boolean {
  const textBefore = text.slice(0, index).split('\n').at(-1)?.slice(-20) ?? '';
  const textAfter =
    text
      .slice(index + 1)
      .split('\n')[0]
      ?.slice(0, 20) ?? '';
  return (
    (textBefore + textAfter).length >= MIN_NEIGHBOR_CHARACTERS &&
    line.includes(textBefore) &&
    line.includes(textAfter)
  );
}

/** Returns a line for the first unreadable character in each text of a document. */
function characterMistakes({ page, tree }: PageDocument): string[] {
  const mistakeLines = collectTexts(tree).flatMap((text) => {
    const unreadableCharacter = findUnreadableCharacter(text);
    if (!unreadableCharacter) {
      return [];
    }
    const place = findPlaceInSources(page, hasUnreadableCharacter, (line) =>
      hasSameNeighbors(line, text, unreadableCharacter.index),
    );
    return (
      `${place}: ${unreadableCharacter.code} is a character that nobody can read, ` +
      'and that books and feeds cannot hold: delete it'
    );
  });
  return [...new Set(mistakeLines)];
}

/**
 * Returns a line for the first thing in an article that XML cannot contain, such as a wrong name of
 * an element.
 */
function markupMistakes({ page, tree }: PageDocument): string[] {
  const article = findElement(tree, 'article');
  if (!article) {
    return [];
  }
  const xhtml = toXhtml(
    page.title,
    [h('meta', { name: 'description', content: page.description })],
    [copyNode(article, isExcludedFromArticle)],
  );
  const fault = findXmlFault(xhtml);
  const [, tag = ''] = /.*(<[^\s/>]+)/s.exec(xhtml.slice(0, fault?.index)) ?? [];
  const place = fault && findPlaceInPageFile(page, (line) => line.includes(tag));
  return fault
    ? [
        `${place}: ${tag} … cannot stand in books, ` +
          `which are XML (${fault.message}): write it in another way`,
      ]
    : [];
}

/**
 * Stops the build if a page contains what HTML can contain but XML cannot. The book and the feed,
 * which are made from pages, are XML.
 */
export const checkPageXml = (): Step => ({
  read(document) {
    const characterProblems = characterMistakes(document);
    const problems = characterProblems.length > 0 ? characterProblems : markupMistakes(document);
    if (problems.length > 0) {
      throw new SiteProblems(problems);
    }
  },
});
