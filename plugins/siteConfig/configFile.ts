import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
  visit,
} from 'yaml';
import { checkText, type SourceMistake } from '../sources/textFile.ts';

/** A value that contains no other values, or a list on one line. */
interface Leaf {
  /** The path to the value, in which elements of lists have numbers. */
  keys: string[];
  /** The number of the first line of the value, from 1. */
  line: number;
  /** The lines of the value, with the comments above them and behind them. */
  text: string;
}

/** The content of a file of the configuration, with the lines of its values. */
export interface ConfigFile {
  /** The values; undefined if there are mistakes. */
  value: unknown;
  mistakes: SourceMistake[];
  leaves: Leaf[];
  /**
   * Returns the line of a value. For a missing value, returns the line of the nearest group around
   * it.
   */
  lineOf(keys: readonly string[]): number;
}

/**
 * Advice for text that YAML cannot read, by the parser's codes of errors:
 * https://eemeli.org/yaml/#errors
 */
const ADVICE_BY_CODE: Record<string, string> = {
  BAD_INDENT:
    'the values of a group begin below one another: ' +
    'mend the spaces before this line, or close the bracket above',
  BLOCK_AS_IMPLICIT_KEY: 'put a text that contains a colon between quotes: "Tea: at five"',
  DUPLICATE_KEY: 'the name stands twice in its group: keep one',
  MISSING_CHAR: 'close each quote and each bracket',
  TAB_AS_INDENT: 'put spaces in the place of the tab',
};
const DEFAULT_ADVICE =
  'each line is a name, a colon, a space and a value; ' +
  'a text with signs such as : # [ { & * ! % @ stands between "quotes"';

/**
 * Finds values that YAML understands in another way than their author. The schema would accept some
 * of them, and could not explain what is wrong with the others.
 */
function misreadValues(
  document: Document.Parsed,
  lineOf: (node: ParsedNode) => number,
): SourceMistake[] {
  const misreadMistakes: SourceMistake[] = [];
  const report = (node: ParsedNode, message: string) =>
    misreadMistakes.push({ line: lineOf(node), message });
  visit(document, {
    Node(_, value) {
      const node = value as ParsedNode;
      const isMarked = isAlias(node) || node.anchor !== undefined || node.tag !== undefined;
      if (isMarked) {
        report(
          node,
          '& * and ! have a meaning of their own: put a text that begins with one between "quotes"',
        );
      }
      if (isScalar(node) && node.type === 'PLAIN' && /^\S/.test(node.comment ?? '')) {
        report(node, `#${node.comment} is a comment: put a text that contains # between "quotes"`);
      }
      if (
        isScalar(node) &&
        typeof node.value === 'number' &&
        /^\d{1,3}\.\d{3}$/.test(node.source ?? '')
      ) {
        const { source = '' } = node;
        report(
          node,
          `${source} has three decimals: write ${source.replace('.', '')} for thousands`,
        );
      }
    },
  });
  return misreadMistakes;
}

/** Returns the leaves below a node, as nodes of YAML with their paths, in the order of the file. */
function collectLeaves(node: unknown, keys: string[]): { keys: string[]; node: ParsedNode }[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) =>
      collectLeaves(value ?? key, [...keys, String(key)]),
    );
  }
  if (isSeq(node) && !node.flow) {
    return node.items.flatMap((item, index) => collectLeaves(item, [...keys, String(index)]));
  }
  return [{ keys, node: node as ParsedNode }];
}

/**
 * Parses the content of a file of the configuration.
 *
 * @param bytes the content, in YAML
 */
export function parseConfig(bytes: Uint8Array): ConfigFile {
  const { text, mistake } = checkText(bytes);
  const lines = text.split('\n');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const lineAtOffset = (offset: number) => lineCounter.linePos(offset).line;
  const lineOfNode = ({ range }: ParsedNode) => lineAtOffset(range[0]);
  const [error] = document.errors;
  const firstMistake = mistake ?? (error && { line: error.linePos?.[0].line ?? 1, message: '' });
  if (firstMistake) {
    const message =
      firstMistake.message ||
      `cannot be read: ${ADVICE_BY_CODE[error?.code ?? ''] ?? DEFAULT_ADVICE}`;
    const emptyFile = { value: undefined, leaves: [], lineOf: () => 1 };
    return { ...emptyFile, mistakes: [{ line: firstMistake.line, message }] };
  }

  let endLine = 0;
  const leaves = collectLeaves(document.contents, []).map(({ keys, node }): Leaf => {
    const startLine = endLine;
    endLine = Math.max(endLine, lineAtOffset(Math.max(node.range[0], node.range[1] - 1)));
    return { keys, line: lineOfNode(node), text: lines.slice(startLine, endLine).join('\n') };
  });
  const mistakes = misreadValues(document, lineOfNode);
  return {
    value: mistakes.length > 0 ? undefined : document.toJS(),
    mistakes,
    leaves,
    lineOf(keys) {
      const pathAndParents = keys.map((_, index) => keys.slice(0, keys.length - index));
      for (const path of pathAndParents) {
        const parentNode = document.getIn(path.slice(0, -1), true);
        const key = isMap(parentNode)
          ? parentNode.items.find((item) => String(item.key) === path.at(-1))?.key
          : undefined;
        const element = isCollection(parentNode)
          ? parentNode.get(Number(path.at(-1)), true)
          : undefined;
        const node = (key ?? element) as ParsedNode | undefined;
        if (node?.range) {
          return lineOfNode(node);
        }
      }
      return 1;
    },
  };
}
