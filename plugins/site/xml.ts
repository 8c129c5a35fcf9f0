import { SaxesParser } from 'saxes';
import { characterCode, lineAt } from '../sources/textFile.ts';

/** The place at which a text stops being XML, and the reason. */
interface XmlFault {
  /** The position in UTF-16 units, from 0. */
  index: number;
  /** The line, from 1. */
  line: number;
  message: string;
}

/**
 * A UTF-16 unit that needs a second one to be a character, and lacks it. UTF-8 cannot contain it.
 */
const HALF_CHARACTER = /\p{Surrogate}/u;

/**
 * Returns the first error in a text that has to be XML with namespaces; undefined if there is none.
 * The rules for names: https://www.w3.org/TR/xml-names/
 */
export function findXmlFault(text: string): XmlFault | undefined {
  const halfCharacterIndex = text.search(HALF_CHARACTER);
  if (halfCharacterIndex >= 0) {
    return {
      index: halfCharacterIndex,
      line: lineAt(text, halfCharacterIndex),
      message: 'half of a character',
    };
  }
  let fault: XmlFault | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => {
    const index = Math.max(0, parser.position - 1);
    fault ??= { index, line: parser.line, message: message.replace(/^[\d:]+ |\.$/g, '') };
  });
  parser.write(text).close();
  return fault;
}

/**
 * Characters that XML cannot contain (https://www.w3.org/TR/xml/#charsets), and the sign that
 * replaces a broken character.
 */
const UNREADABLE_CHARACTER = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffc}\u{10000}-\u{10ffff}]/u;

/**
 * Returns the first character of a text that nobody can read: XML cannot contain it, or it stands
 * in place of a broken character.
 *
 * @returns its position in the text, and its code such as `U+000B`; undefined if there is none
 */
export function findUnreadableCharacter(text: string): { index: number; code: string } | undefined {
  const match = UNREADABLE_CHARACTER.exec(text);
  return match ? { index: match.index, code: characterCode(match[0]) } : undefined;
}

/**
 * Files of the site and of books that are XML. A program shows nothing if such a file is not
 * well-formed.
 */
const XML_FILE = /\.(?:atom|opf|svg|xhtml|xml)$/;

/**
 * The faults of XML files that the build has made, a line each. They stop the build only when it
 * has no other problems. `checkPageXml` reports a fault of a page with its place, and these lines
 * would repeat the same fault for each file that is made from the page.
 */
export const xmlFaults = new Set<string>();

/**
 * Checks the content of a file if it has to be XML, and adds a fault to `xmlFaults`.
 *
 * @param file the path of the file, which can also be inside a book
 * @returns the content as it was
 */
export function checkXml<Content extends string | Uint8Array>(
  file: string,
  content: Content,
): Content {
  const fault =
    XML_FILE.test(file) && typeof content === 'string' ? findXmlFault(content) : undefined;
  if (fault) {
    const excerpt = String(content).slice(Math.max(0, fault.index - 60), fault.index + 20);
    xmlFaults.add(
      `${file}:${fault.line}: is not valid XML (${fault.message}), near ${JSON.stringify(excerpt)}`,
    );
  }
  return content;
}
