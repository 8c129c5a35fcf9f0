// npm run setup: asks for what is still open in site.config.ts and services.config.ts, one question at a time,
// and writes each answer at once: stop with Ctrl-C whenever you like, and go on later.
//   npm run setup -- answers.yaml   takes the answers of a file: the keys are those of the two configurations,
//                                   below `services` and its id those of a service, as npm run ready names them
import path from 'node:path';
import { root, run, UserFacingError } from './lib/run.ts';

const [answersFile] = process.argv.slice(2);

try {
  await setUp();
} catch (error) {
  // What the prompts throw when somebody leaves with Ctrl-C.
  const isLeft = error instanceof Error && error.name === 'ExitPromptError';
  console.error(
    isLeft
      ? '\nStopped. npm run setup goes on here.'
      : error instanceof UserFacingError
        ? error.message
        : error,
  );
  process.exitCode = isLeft ? 130 : 1;
}

async function setUp() {
  const { ConfigFiles, loadRules } = await import('./lib/configFiles.mjs');
  const { matchAnswers, questionsOf, readAnswers } = await import('./lib/setup.mjs');
  const { literal } = await import('./lib/configSource.mjs');
  const rules = await loadRules();
  const files = await ConfigFiles.read();
  /** @param {import('./lib/setup.mjs').Question} question @param {unknown} answer */
  const take = ({ file, at, value, isSample }, answer) => {
    files.write(file, at, answer);
    const [old, now] = [value, answer].map((some) => (some === undefined ? 'none' : literal(some)));
    const before = old === now ? ' (confirmed)' : value === undefined || isSample ? '' : ` (was ${old})`;
    console.log(`${file}: ${at.join('.')}: ${now}${before}`);
  };
  try {
    if (answersFile) {
      for (const { question, answer } of matchAnswers(questionsOf(files, rules), readAnswers(answersFile))) {
        take(question, answer);
      }
    } else {
      await askAll(files, rules, take);
    }
  } finally {
    await run('npx', ['--no-install', 'biome', 'format', '--write', 'site.config.ts', 'services.config.ts'], {
      quiet: true,
    });
  }
  for (const line of rules.costProblems(files.site, files.services)) {
    console.log(line);
  }
  const open = rules.openPoints(files.site, files.services, path.join(root, 'docs'));
  console.log(`Left: ${rules.countsInWords(open)}. npm run ready lists them.`);
}

/**
 * Asks what is open, the musts first.
 *
 * @param {import('./lib/configFiles.mjs').ConfigFiles} files
 * @param {import('./lib/setup.mjs').Rules} rules
 * @param {(question: import('./lib/setup.mjs').Question, answer: unknown) => void} take
 */
async function askAll(files, rules, take) {
  const { questionsOf } = await import('./lib/setup.mjs');
  const { askFact, askTogether, SKIPPED } = await import('./lib/askFact.mjs');
  const { confirm } = await import('@inquirer/prompts');
  /** A service may be called like a part of the site's configuration. @param {string} file @param {string} name */
  const keyOf = (file, name) => `${file} ${name}`;
  const asked = new Set();
  /** The group questions already answered; the services ticked are then asked one by one. */
  const answeredGroups = new Set();
  for (const [need, source] of Object.entries(rules.NEEDS)) {
    /** Computed anew each time: whether a question matters may depend on the answers before. */
    const next = () => {
      const points = rules.openConfigPoints(files.site, files.services);
      const open = new Set(points.map(({ file, name }) => keyOf(file, name)));
      return questionsOf(files, rules).filter(({ file, at, fact }) => {
        const key = keyOf(file, at.join('.'));
        const isTime = fact.askedIf?.(files) ?? true;
        return fact.need === need && open.has(key) && !asked.has(key) && isTime;
      });
    };
    const count = new Set(next().map(({ file, at, fact }) => fact.together ?? keyOf(file, at.join('.'))))
      .size;
    if (count > 0) {
      console.log(
        `\n${count} questions: ${source}. Enter takes what is proposed in brackets, which Tab lets you`,
      );
      console.log('edit, or leaves a question for later.');
      if (need !== 'must' && !(await confirm({ message: 'Answer them now?', default: need === 'should' }))) {
        return;
      }
    }
    for (let questions = next(); questions[0]; questions = next()) {
      const [question] = questions;
      const { together } = question.fact;
      const group = together ? questions.filter(({ fact }) => fact.together === together) : [];
      if (together && group.length > 1 && !answeredGroups.has(together)) {
        const chosen = await askTogether(together, group);
        if (!Array.isArray(chosen)) {
          for (const { file, at } of group) {
            asked.add(keyOf(file, at.join('.')));
          }
          continue;
        }
        answeredGroups.add(together);
        for (const other of group.filter((one) => !chosen.includes(one))) {
          take(other, other.fact.canBeAbsent ? undefined : false);
        }
        continue;
      }
      asked.add(keyOf(question.file, question.at.join('.')));
      const answer = await askFact(question, together !== undefined && answeredGroups.has(together));
      if (answer !== SKIPPED) {
        take(question, answer);
      }
    }
  }
}
