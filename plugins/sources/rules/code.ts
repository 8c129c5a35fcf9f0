import type { Expression, Program, Super } from 'estree-jsx';
import type { Nodes } from 'mdast';
import { bundledLanguages } from 'shiki/langs';
import { visit } from 'unist-util-visit';
import { textAsWritten } from '../parsePage.ts';
import type { Rule } from './rule.ts';

/** The names of languages that a fence may have although its code gets no colors. */
const UNCOLORED_LANGUAGES = ['text', 'txt', 'plain', 'plaintext', 'ansi'];

/** The marks with which a fence of code begins. */
const FENCE_MARKS = /^(`{3,}|~{3,})/;

/** Returns the names that a page imports or defines. */
function collectNames(statements: Program['body']): string[] {
  return statements.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({ local }) => local.name);
    }
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) {
      return [];
    }
    const { declaration } = statement;
    if (declaration.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? id.name : [],
      );
    }
    return [declaration.id.name];
  });
}

/**
 * Returns the first name of an expression, such as `site` of `site.year`; undefined for an
 * expression that uses no name.
 */
function findFirstIdentifier(expression: Expression | Super): string | undefined {
  switch (expression.type) {
    case 'Identifier':
      return expression.name;
    case 'MemberExpression':
      return findFirstIdentifier(expression.object);
    case 'CallExpression':
      return findFirstIdentifier(expression.callee);
    case 'SequenceExpression':
      return expression.expressions[0] && findFirstIdentifier(expression.expressions[0]);
    default:
      return undefined;
  }
}

/**
 * Describes the mistake in an expression between { and }, which MDX runs as JavaScript; undefined
 * if there is none.
 */
function expressionMistake(program: Program, names: Set<string>): string | undefined {
  const [statement] = program.body;
  if (!statement) {
    return program.comments?.length ? undefined : 'is code that shows nothing';
  }
  if (statement.type !== 'ExpressionStatement') {
    return undefined;
  }
  const { expression } = statement;
  if (expression.type === 'ObjectExpression') {
    return 'is code, which cannot be shown';
  }
  const name = findFirstIdentifier(expression);
  const isKnown = !name || names.has(name) || name === 'props' || name in globalThis;
  return isKnown ? undefined : 'is code, and the page has no value of that name';
}

/** Returns the code in a node, as MDX has parsed it; undefined for a node without code. */
const getProgram = (node: Nodes): Program | undefined =>
  'data' in node && node.data && 'estree' in node.data
    ? (node.data.estree ?? undefined)
    : undefined;

/**
 * Finds fences that are not closed, whose language is unknown, or that hold a diagram. Also finds
 * text that MDX would run as code.
 */
export const code: Rule = ({ text, tree }, report) => {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', (node) => {
    for (const name of collectNames(getProgram(node)?.body ?? [])) {
      names.add(name);
    }
  });

  visit(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const program = getProgram(node);
      const mistake = program && expressionMistake(program, names);
      if (mistake) {
        report(
          node,
          `${textAsWritten(node, text)} ${mistake}; where it is text, put it between backticks`,
        );
      }
    }
    if (node.type === 'code') {
      const writtenCode = textAsWritten(node, text);
      const [fenceMarks] = FENCE_MARKS.exec(writtenCode) ?? [];
      const lastLine =
        writtenCode
          .split('\n')
          .at(-1)
          ?.replace(/^[\s>]+/, '') ?? '';
      if (fenceMarks && (!writtenCode.includes('\n') || !lastLine.startsWith(fenceMarks))) {
        report(node, 'this fence of code is never closed by a line of the same marks');
      }
      if (node.lang === 'mermaid') {
        report(
          node,
          'a diagram is shown as its code: draw it as SVG, and put it into docs/public/',
        );
      }
      if (
        node.lang &&
        !(node.lang in bundledLanguages) &&
        !UNCOLORED_LANGUAGES.includes(node.lang)
      ) {
        report(
          node,
          `${node.lang} is not a language of code that can be colored: ` +
            'write text in its place, or one such as sh, json or html',
        );
      }
    }
  });
};
