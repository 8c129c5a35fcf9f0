import type { Root } from 'mdast';
import type { Processor } from 'unified';

/**
 * Receives each page after the parser has read it.
 *
 * @param file its whole path
 * @param text its text, with empty lines in place of the front matter
 */
type OnParsed = (file: string, text: string, tree: Root) => void;

/**
 * Calls a function with the tree of each page as the parser returns it, before Rspress changes it.
 * So the checks do not need to parse the page again, which would take as long as all other work on
 * its text.
 */
export function remarkOnParsed(this: Processor, onParsed: OnParsed): void {
  const { parser } = this;
  this.parser = (document, file) => {
    const text = document.replaceAll(/\r\n?/g, '\n');
    const tree = parser?.(text, file) as Root;
    onParsed(file.path, text, tree);
    return tree;
  };
}
