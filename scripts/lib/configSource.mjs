import { parse } from '@babel/parser';
import { UserFacingError } from './run.ts';

/** @typedef {import('@babel/types').ObjectExpression} ObjectExpression */
/** @typedef {import('@babel/types').ObjectProperty} ObjectProperty */
/** @typedef {import('@babel/types').Expression} Expression */

/** @param {ObjectProperty} property */
const keyOf = ({ key }) =>
  key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';

/** @param {ObjectExpression} object */
const propertiesOf = (object) => object.properties.filter((property) => property.type === 'ObjectProperty');

/** The value in `value satisfies Type` and `value as Type`. @param {Expression} node @returns {Expression} */
const withoutType = (node) =>
  node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
    ? withoutType(node.expression)
    : node;

/**
 * The value that a configuration's file exports under a name.
 *
 * @param {string} source @param {string} name
 * @returns {Expression}
 */
function exportedValue(source, name) {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] });
  for (const statement of program.body) {
    if (
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration'
    ) {
      for (const { id, init } of statement.declaration.declarations) {
        if (id.type === 'Identifier' && id.name === name && init) {
          return withoutType(init);
        }
      }
    }
  }
  throw new Error(`the configuration exports no “${name}”`);
}

/**
 * What is written under a key: of an object the value, of a list the element with that index or `id`.
 *
 * @param {Expression} node @param {string} key
 * @returns {Expression | undefined}
 */
function childOf(node, key) {
  if (node.type === 'ObjectExpression') {
    return /** @type {Expression | undefined} */ (
      propertiesOf(node).find((property) => keyOf(property) === key)?.value
    );
  }
  if (node.type === 'ArrayExpression') {
    const elements = /** @type {Expression[]} */ (node.elements);
    const named = elements.find((element) => {
      const id = childOf(element, 'id');
      return id?.type === 'StringLiteral' && id.value === key;
    });
    return named ?? elements[Number(key)];
  }
  return undefined;
}

/**
 * Follows a path as far as the file has it.
 *
 * @param {Expression} root @param {string[]} path
 * @returns {{ node: Expression, rest: string[] }} the last value on the way, and the keys that it lacks
 */
function follow(root, path) {
  let node = root;
  for (const [index, key] of path.entries()) {
    const child = childOf(node, key);
    if (!child) {
      return { node, rest: path.slice(index) };
    }
    node = withoutType(child);
  }
  return { node, rest: [] };
}

/**
 * The line on which a value of a configuration stands, or the object that lacks it.
 *
 * @param {string} source the text of the file @param {string} name of the export @param {string[]} path
 * @returns {number} from 1
 */
export const lineOf = (source, name, path) =>
  follow(exportedValue(source, name), path).node.loc?.start.line ?? 1;

/**
 * A value as TypeScript, in the style of the project.
 *
 * @param {unknown} value @returns {string}
 */
export function literal(value) {
  if (typeof value === 'string') {
    return value.includes("'") && !value.includes('"')
      ? JSON.stringify(value)
      : `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  }
  if (Array.isArray(value)) {
    return `[${value.map(literal).join(', ')}]`;
  }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, child]) => child !== undefined);
    const key = (/** @type {string} */ name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : literal(name));
    return `{ ${entries.map(([name, child]) => `${key(name)}: ${literal(child)}`).join(', ')} }`;
  }
  return String(value);
}

/**
 * Writes a value into the text of a configuration. Nothing else of the text changes.
 *
 * @param {string} source @param {string} name of the export @param {string[]} path @param {unknown} value
 * @returns {string} the new text
 * @throws UserFacingError where the file has something else than an object on the way
 */
export function withValue(source, name, path, value) {
  const { node, rest } = follow(exportedValue(source, name), path);
  const replace = (/** @type {number} */ start, /** @type {number} */ end, /** @type {string} */ text) =>
    source.slice(0, start) + text + source.slice(end);
  const [key, ...below] = rest;
  const isLeftOut = node.type === 'Identifier' && node.name === 'undefined';
  if (key !== undefined && node.type !== 'ObjectExpression' && !isLeftOut) {
    throw new UserFacingError(
      `${name}, line ${node.loc?.start.line}: ${path.join('.')} cannot be written there, because it is no list of values between { and }: write it by hand`,
    );
  }
  if (key === undefined || node.type !== 'ObjectExpression') {
    const whole = rest.reduceRight((inner, part) => ({ [part]: inner }), /** @type {unknown} */ (value));
    return replace(Number(node.start), Number(node.end), literal(whole));
  }
  const added = `${key}: ${literal(below.reduceRight((inner, part) => ({ [part]: inner }), /** @type {unknown} */ (value)))}`;
  const last = propertiesOf(node).at(-1);
  return last
    ? replace(Number(last.end), Number(last.end), `,\n${' '.repeat(last.loc?.start.column ?? 0)}${added}`)
    : replace(Number(node.start), Number(node.end), `{ ${added} }`);
}
