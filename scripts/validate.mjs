// npm run validate: checks every page of the built site, dist/ or the folder that SITE_DIST names, with
// the Nu HTML checker, and its books with EPUBCheck, and prints a line for each error. Needs Java.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findEpubCheck } from './lib/epubcheck.mjs';
import { findProgram, root, run, UserFacingError } from './lib/run.mjs';

/**
 * What is not told: styles, which the build parses and which are newer than the checker; a kind of link and an
 * attribute that are newer, too (https://html.spec.whatwg.org/#link-type-expect, /#attr-details-name); and ARIA in
 * drawings, which the checker knows in HTML and not in XHTML.
 */
const NOT_TOLD =
  /^CSS: |^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$|^Attribute “(?:aria-\w+” not allowed on element “svg|name” not allowed on element “details)” at this point\.$/;

const dist = process.env.SITE_DIST ?? path.join(root, 'dist');
/** Parts of pages, which are no documents. */
const CHUNKS = 'static';

/** The files of the site that end in a certain way. @param {RegExp} ending */
function files(ending) {
  if (!existsSync(dist)) {
    throw new UserFacingError(`There is no built site in ${dist}: run npm run build first.`);
  }
  return readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => ending.test(name) && !name.startsWith(CHUNKS))
    .map((name) => path.join(dist, name));
}

/** @param {string[]} pages @returns {Promise<string[]>} a line for each error */
async function htmlErrors(pages) {
  const java = findProgram('java');
  if (!java) {
    throw new UserFacingError('The Nu HTML checker needs Java, such as Debian’s default-jre-headless.');
  }
  const jar = createRequire(import.meta.url)('vnu-jar');
  const { output } = await run(java, ['-jar', jar, '--errors-only', '--format', 'json', ...pages], {
    quiet: true,
  });
  const json = output.slice(output.indexOf('{"'));
  /** @type {{ url?: string, lastLine?: number, message: string }[]} */
  const messages = JSON.parse(json).messages;
  return messages
    .filter(({ message }) => !NOT_TOLD.test(message))
    .map(({ url, lastLine, message }) => {
      const page = url ? path.relative(dist, decodeURI(new URL(url).pathname)) : 'checker';
      return `${page}:${lastLine ?? ''}: ${message}`;
    });
}

/** @param {string} book @returns {Promise<string[]>} a line for each error and each warning */
async function bookErrors(book) {
  const command = findEpubCheck();
  if (!command) {
    throw new UserFacingError(
      'The book of the guide is not checked: that needs EPUBCheck, such as Debian’s epubcheck.',
    );
  }
  const [program, ...args] = command;
  const { code, output } = await run(program, [...args, '--failonwarnings', book], { quiet: true });
  if (code === 0) {
    return [];
  }
  const lines = output.split('\n').filter((line) => /^(?:FATAL|ERROR|WARNING)\(/.test(line));
  return lines.length > 0 ? lines : [`EPUBCheck failed: ${output}`];
}

try {
  const pages = files(/\.x?html$/);
  const books = files(/\.epub$/);
  const errors = (await Promise.all([htmlErrors(pages), ...books.map(bookErrors)])).flat();
  for (const error of errors) {
    console.error(error);
  }
  console.log(`${pages.length} documents and ${books.length} books checked, ${errors.length} errors`);
  process.exitCode = errors.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exitCode = 1;
}
