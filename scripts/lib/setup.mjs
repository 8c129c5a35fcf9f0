import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { valueAt } from '../../shared/valueAt.ts';
import { UserFacingError } from './run.ts';

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
 * @property {boolean} isSample whether that is a value of the sample
 * @property {unknown} proposed what to propose as the answer
 */

/**
 * What to propose as an answer: what is there, or what most would answer; and of a sample what is typical of
 * it, or the same at the association's own domain, once that is known.
 *
 * @param {Fact} fact @param {unknown} value @param {string} origin of the site @param {Rules['isSample']} isSample
 */
function proposalFor({ suggestion, isTypical }, value, origin, isSample) {
  if (!isSample(value)) {
    return value ?? suggestion;
  }
  if (typeof value !== 'string') {
    return undefined;
  }
  const ownDomain = new URL(origin).hostname.replace(/^www\./, '');
  const proposed = isTypical
    ? value.replace(' (example)', '')
    : value.replace(/[\w-]+\.example\b/, ownDomain);
  return isSample(proposed) ? undefined : proposed;
}

/**
 * The questions about both configurations: one for each fact.
 *
 * @param {ConfigFiles} files @param {Rules} rules
 * @returns {Question[]}
 */
export function questionsOf({ site, services }, { siteFacts, serviceFacts, isSample }) {
  /** @param {Fact} fact @param {unknown} owner */
  const about = (fact, owner) => {
    const value = valueAt(owner, fact.path);
    const proposed = proposalFor(fact, value, site.origin, isSample);
    return { fact, value, isSample: isSample(value), proposed };
  };
  return [
    ...siteFacts(site).map((fact) => ({
      file: /** @type {const} */ ('site.config.ts'),
      at: fact.path,
      ...about(fact, site),
    })),
    ...services.flatMap((service) =>
      serviceFacts(service).map((fact) => ({
        file: /** @type {const} */ ('services.config.ts'),
        at: [service.id, ...fact.path],
        subject: service.name,
        ...about(fact, service),
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
