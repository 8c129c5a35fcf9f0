import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { valueAt } from '../../shared/valueAt.mjs';
import { UserFacingError } from './run.mjs';

/** @typedef {import('../../plugins/siteConfig/facts').Fact} Fact */
/** @typedef {import('./configFiles.mjs').ConfigFiles} ConfigFiles */
/** @typedef {import('./configFiles.mjs').ConfigFile} ConfigFile */
/** @typedef {Awaited<ReturnType<typeof import('./configFiles.mjs').loadRules>>} Rules */

/**
 * One thing to ask: a fact and where it is written.
 *
 * @typedef {object} Question
 * @property {ConfigFile} file
 * @property {string[]} at the path in the file, which begins with the id of the service if there is one
 * @property {Fact} fact
 * @property {string} [subject] the name of the service
 * @property {unknown} value what is written there now
 */

/**
 * The questions about both configurations: one for each fact.
 *
 * @param {ConfigFiles} files @param {Rules} rules
 * @returns {Question[]}
 */
export function questionsOf({ site, services }, { siteFacts, serviceFacts }) {
  return [
    ...siteFacts(site).map((fact) => ({
      file: /** @type {const} */ ('site.config.ts'),
      at: fact.path,
      fact,
      value: valueAt(site, fact.path),
    })),
    ...services.flatMap((service) =>
      serviceFacts(service).map((fact) => ({
        file: /** @type {const} */ ('services.config.ts'),
        at: [service.id, ...fact.path],
        fact,
        subject: service.name,
        value: valueAt(service, fact.path),
      })),
    ),
  ];
}

/**
 * Why an answer cannot be taken; undefined when it can.
 *
 * @param {Fact} fact @param {unknown} answer
 */
export function problemOf(fact, answer) {
  const { success, error } = fact.schema.safeParse(answer);
  return success
    ? undefined
    : error.issues
        .map((/** @type {any} */ issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': '))
        .join('; ');
}

/**
 * Reads answers: YAML (or JSON) with the keys of the two configurations, those of services below `services`
 * and their ids.
 *
 * @param {string} file
 * @returns {Record<string, unknown>}
 * @throws {UserFacingError} when the file cannot be read
 */
export function readAnswers(file) {
  try {
    return parse(readFileSync(path.resolve(file), 'utf8')) ?? {};
  } catch (error) {
    throw new UserFacingError(`${file} cannot be read: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * The paths of what answers give, as deep as there are questions.
 *
 * @param {unknown} node @param {Set<string>} asked the names of the questions @param {string[]} [at]
 * @returns {string[][]}
 */
const answeredPaths = (node, asked, at = []) =>
  asked.has(at.join('.')) || node === null || typeof node !== 'object'
    ? [at]
    : Object.entries(node).flatMap(([key, child]) => answeredPaths(child, asked, [...at, key]));

/** The name of a question in a file of answers. @param {Question} question */
const answerName = ({ file, at }) => (file === 'site.config.ts' ? at : ['services', ...at]).join('.');

/**
 * An answer as its schema takes it: nothing for `null`, and of what is turned on also what the answer does
 * not name.
 *
 * @param {Question} question @param {unknown} answer
 */
function normalized({ fact, value }, answer) {
  if (answer === null) {
    return undefined;
  }
  return fact.path[0] === 'features'
    ? { .../** @type {object} */ (value ?? {}), .../** @type {object} */ (answer) }
    : answer;
}

/**
 * The answers of a file by their questions.
 *
 * @param {Question[]} questions @param {Record<string, unknown>} answers
 * @returns {{ question: Question, answer: unknown }[]}
 * @throws {UserFacingError} a line for each answer that is wrong, or to no question
 */
export function matchAnswers(questions, answers) {
  const byName = new Map(questions.map((question) => [answerName(question), question]));
  /** @type {string[]} */
  const problems = [];
  const matched = answeredPaths(answers, new Set(byName.keys())).flatMap((at) => {
    const name = at.join('.');
    const question = byName.get(name);
    if (!question) {
      problems.push(`${name}: there is no such question`);
      return [];
    }
    const answer = normalized(question, valueAt(answers, at));
    const problem = problemOf(question.fact, answer);
    if (problem) {
      problems.push(`${name}: ${problem}`);
    }
    return [{ question, answer }];
  });
  if (problems.length > 0) {
    throw new UserFacingError(problems.join('\n'));
  }
  return matched;
}
