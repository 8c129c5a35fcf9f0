import type { Program } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { SourceMistake } from './frontMatter.ts';

/** What the checks of a page ask about the rest of the site. */
export interface Surroundings {
  /** The components that every page may use. */
  components: ReadonlySet<string>;
  /** Whether there is what a link or a picture leads to, without its `?` and `#`. */
  hasTarget(link: string): boolean;
  /** Whether there is a file to import, whose name may lack its ending. */
  hasModule(name: string): boolean;
}

/** Links to other sites, and to a part of their own page. */
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|\/\/|#|\?)/i;
const CALLOUT = /^\s*:::(.*)$/;

const lineOf = (node: Nodes | undefined) => node?.position?.start.line ?? 1;

const isElement = (node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A callout that is never closed takes in the rest of its page, without a word. */
function openCallouts(tree: Root, source: string): SourceMistake[] {
  const inCode = new Set<number>();
  visit(tree, 'code', ({ position }) => {
    for (let line = position?.start.line ?? 1; line <= (position?.end.line ?? 0); line++) {
      inCode.add(line);
    }
  });
  const open: SourceMistake[] = [];
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    const [isCallout, kind = ''] = inCode.has(line) ? [] : (CALLOUT.exec(text) ?? []);
    if (isCallout && kind.trim()) {
      open.push({ line, message: `:::${kind.trim()} is never closed by a line of :::` });
    } else if (isCallout) {
      open.pop();
    }
  }
  return open;
}

function decoded(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    return link;
  }
}

/** Where a node leads: a link, a picture, an element with an address. */
function linksOf(node: Nodes): { link: string; line: number }[] {
  if (isElement(node)) {
    return node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      /^(?:href|src)$/.test(attribute.name) &&
      typeof attribute.value === 'string'
        ? { link: attribute.value, line: attribute.position?.start.line ?? lineOf(node) }
        : [],
    );
  }
  const isLink = node.type === 'link' || node.type === 'image' || node.type === 'definition';
  return isLink ? [{ link: node.url, line: lineOf(node) }] : [];
}

/** The statements of the lines of a page that are code, such as its imports. */
function codeOf(tree: Root): Program['body'] {
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []));
}

/** The names that a page has imported or made, which it may use as components. */
const ownNames = (tree: Root): string[] =>
  codeOf(tree).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({ local }) => local.name);
    }
    const made = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (made?.type === 'VariableDeclaration') {
      return made.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
    }
    return made && 'id' in made ? made.id.name : [];
  });

/** Imports of what is not there, or needs none. */
function wrongImports(tree: Root, { hasModule }: Surroundings): SourceMistake[] {
  return codeOf(tree).flatMap((statement) => {
    const name = statement.type === 'ImportDeclaration' ? String(statement.source.value) : '';
    const line = statement.loc?.end.line ?? 1;
    if (name.startsWith('components/')) {
      return { line, message: `take the import of ${name} out: a page may use every component as it is` };
    }
    return /^\.{1,2}\//.test(name) && !hasModule(name)
      ? { line, message: `the import of ${name} finds no file: correct its name` }
      : [];
  });
}

/**
 * The mistakes in the text of a page, each with its line, which would be published without a word or end the build
 * without a line.
 */
export function textMistakes(tree: Root, source: string, site: Surroundings): SourceMistake[] {
  const mistakes = [...openCallouts(tree, source), ...wrongImports(tree, site)];
  const known = new Set([...site.components, ...ownNames(tree)]);
  visit(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'image' && !node.alt?.trim()) {
      mistakes.push({
        line,
        message: 'a picture needs words for those who do not see it: ![what it shows](…)',
      });
    }
    const name = isElement(node) ? (node.name?.split('.')[0] ?? '') : '';
    if (/^[A-Z]/.test(name) && !known.has(name)) {
      mistakes.push({
        line,
        message: `there is no component <${name}>: correct its name (CONTRIBUTING.md lists those that every page has), or import it at the top of the page`,
      });
    }
    for (const found of linksOf(node)) {
      if (!ELSEWHERE.test(found.link) && !site.hasTarget(decoded(found.link.replace(/[?#].*/, '')))) {
        mistakes.push({
          line: found.line,
          message: `the link ${found.link} leads to no page and no picture`,
        });
      }
    }
  });
  return mistakes.sort((one, other) => one.line - other.line);
}
