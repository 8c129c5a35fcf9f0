import type { Root } from 'mdast';
import type { Processor } from 'unified';

/**
 * Gets each page when it is parsed.
 *
 * @param file its whole path
 * @param text its front matter is empty lines
 */
type OnParsed = (file: string, text: string, tree: Root) => void;

/**
 * Hands on the tree of each page as the parser gives it, before Rspress changes it, so that checks
 * need no parser of their own, which takes as long as all else that is done with the text of pages.
 */
export function remarkPageMistakes(this: Processor, onParsed: OnParsed): void {
  const { parser } = this;
  this.parser = (document, file) => {
    const text = document.replaceAll(/\r\n?/g, '\n');
    const tree = parser?.(text, file) as Root;
    onParsed(file.path, text, tree);
    return tree;
  };
}
