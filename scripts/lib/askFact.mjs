import { checkbox, confirm, input, select } from '@inquirer/prompts';
import { featureName } from '../../shared/featureName.ts';
import { problemOf } from './setup.mjs';

/** @typedef {import('./setup.mjs').Question} Question */

/** An answer that leaves the question open. */
export const SKIPPED = Symbol('skipped');

/** What a schema takes, below what makes it optional. @param {any} schema @returns {any} */
const inner = (schema) => (schema.def.type === 'optional' ? inner(schema.unwrap()) : schema);

/** @param {unknown} value of a question, as it is typed */
export const asTyped = (value) =>
  value === undefined
    ? undefined
    : value === false
      ? 'none'
      : Array.isArray(value)
        ? value.join('; ')
        : typeof value === 'object' && value !== null
          ? Object.entries(value)
              .map(([name, text]) => `${name}: ${text}`)
              .join('; ')
          : String(value);

/**
 * What somebody typed, as the schema takes it.
 *
 * @param {any} schema @param {string} typed @returns {unknown}
 */
export function fromTyped(schema, typed) {
  const { type, options = [] } = schema.def;
  if (type === 'union') {
    return typed === 'none' ? false : fromTyped(inner(options[1]), typed);
  }
  if (type === 'array') {
    return typed === 'none' ? [] : typed.split(';').map((part) => fromTyped(schema.element, part.trim()));
  }
  if (type === 'record') {
    return Object.fromEntries(
      typed.split(';').map((pair) => {
        const [name = '', ...text] = pair.split(':');
        return [name.trim(), text.join(':').trim()];
      }),
    );
  }
  return type === 'number' ? numberFrom(typed) : typed;
}

/**
 * The number that somebody typed, with a point or a comma before one or two decimals: `1,200` is none, since it
 * may be either.
 *
 * @param {string} typed @returns {number} NaN when it is none
 */
const numberFrom = (typed) =>
  typed.trim() === '' ? Number.NaN : Number(typed.replace(/,(?=\d{1,2}\s*$)/, '.'));

/** How an answer is typed, in a few words: what the schema describes, or by its type. @param {any} schema */
function hint(schema) {
  const { type, format } = schema.def;
  if (type === 'string') {
    return format === 'url' ? ', as https://…' : format === 'date' ? ', as 2016-10-12' : '';
  }
  if (schema.description) {
    return `, ${schema.description}`;
  }
  return type === 'union'
    ? ', or “none”'
    : type === 'array'
      ? ', separated by semicolons, or “none”'
      : type === 'record'
        ? ', such as “files: 5 GB; messages: 25 MB”'
        : '';
}

/**
 * Asks for fields of an object, one after the other.
 *
 * @param {any} schema @param {string} title @param {readonly string[]} [fields] all when left out
 * @returns {Promise<unknown>} SKIPPED when the first one is left empty
 */
async function askFields(schema, title, fields = Object.keys(schema.shape)) {
  /** @type {Record<string, unknown>} */
  const object = {};
  for (const name of fields) {
    const field = schema.shape[name];
    const typed = await input({
      message: `${title}: ${name}${hint(inner(field))}`,
      validate: (text) => {
        const { success, error } = field.safeParse(text === '' ? undefined : fromTyped(inner(field), text));
        return success || (Object.keys(object).length === 0 && text === '') || error.issues[0].message;
      },
    });
    if (typed === '' && Object.keys(object).length === 0) {
      return SKIPPED;
    }
    if (typed !== '') {
      object[name] = fromTyped(inner(field), typed);
    }
  }
  return object;
}

/** Asks for objects until one is left empty. SKIPPED when there is none, unless that is the answer. @param {any} schema of one @param {string} title @param {readonly string[]} [fields] */
async function askList(schema, title, fields) {
  const list = [];
  for (;;) {
    const item = await askFields(schema, `${title}, no. ${list.length + 1} (empty for no more)`, fields);
    if (item === SKIPPED) {
      const isComplete = list.length > 0 || (await confirm({ message: 'Really none?', default: false }));
      return isComplete ? list : SKIPPED;
    }
    list.push(item);
  }
}

/**
 * Asks for one of several answers. Enter alone takes the proposed one, or leaves the question open.
 *
 * @param {string} message @param {unknown} proposed @param {{ value: unknown, name: string }[]} choices
 */
const choose = (message, proposed, choices) =>
  select({ message, default: proposed ?? SKIPPED, choices: [...choices, { value: SKIPPED, name: 'later' }] });

/**
 * Asks which of several have something of the kind. Enter alone leaves the question open; of a checkbox alone it
 * would mean none.
 *
 * @template T
 * @param {string} message @param {{ value: T, name: string, checked: boolean }[]} choices
 * @returns {Promise<T[] | typeof SKIPPED>} those that are ticked, or SKIPPED
 */
async function askWhich(message, choices) {
  const answer = await choose(message, undefined, [
    { value: 'none', name: 'none' },
    { value: 'some', name: 'some' },
  ]);
  if (answer === 'some') {
    return checkbox({
      message: `${message} Tick them with the space bar`,
      pageSize: choices.length,
      required: true,
      choices,
    });
  }
  return answer === 'none' ? [] : SKIPPED;
}

/** Asks which of the known features are on. @param {string} message @param {Record<string, boolean>} features */
async function askFeatures(message, features) {
  const on = await askWhich(
    message,
    Object.entries(features).map(([value, checked]) => ({ value, name: featureName(value), checked })),
  );
  return on === SKIPPED
    ? SKIPPED
    : Object.fromEntries(Object.keys(features).map((name) => [name, on.includes(name)]));
}

/** Asks which services have something of the kind. @param {string} message @param {Question[]} questions one for each service @returns {Promise<Question[] | typeof SKIPPED>} theirs */
export const askTogether = (message, questions) => {
  console.log(`  ${questions[0]?.fact.why}`);
  return askWhich(
    message,
    questions.map((question) => ({
      value: question,
      name: question.subject ?? '',
      checked: Boolean(question.value),
    })),
  );
};

/**
 * Asks one question at the terminal.
 *
 * @param {Question} question
 * @param {boolean} [isThere] whether it is known that there is something of the kind
 * @returns {Promise<unknown>} the answer, or SKIPPED
 */
export async function askFact({ fact, subject, value, isSample, proposed }, isThere = false) {
  const schema = inner(fact.schema);
  const message = subject
    ? `${subject}: ${fact.title}`
    : `${fact.title.charAt(0).toUpperCase()}${fact.title.slice(1)}`;
  if (fact.why) {
    console.log(`  ${fact.why}`);
  }
  if (isSample && proposed === undefined) {
    console.log(`  The sample has: ${asTyped(value)}`);
  }
  switch (schema.def.type) {
    case 'boolean':
      return choose(message, proposed, [
        { value: true, name: 'yes' },
        { value: false, name: 'no' },
      ]);
    case 'literal':
      return (await confirm({ message, default: false })) || SKIPPED;
    case 'enum':
      return choose(
        message,
        proposed,
        schema.options.map((/** @type {string} */ value) => ({ value, name: value })),
      );
    case 'record':
      if (schema.def.valueType.def.type === 'boolean') {
        return askFeatures(message, /** @type {Record<string, boolean>} */ (value ?? {}));
      }
      break;
    case 'object':
      return fact.canBeAbsent && !isThere && !(await confirm({ message: `${message}?`, default: false }))
        ? undefined
        : askFields(schema, message, fact.fields);
    default:
  }
  if (schema.def.type === 'array' && inner(schema.element).def.type === 'object') {
    return askList(inner(schema.element), message, fact.fields);
  }
  const typed = await input({
    message: `${message}${proposed === undefined || schema.def.type !== 'string' ? hint(schema) : ''}`,
    default: isThere && proposed === false ? undefined : asTyped(proposed),
    validate: (text) => text === '' || (problemOf(fact, fromTyped(schema, text)) ?? true),
  });
  return typed === '' ? SKIPPED : fromTyped(schema, typed);
}
