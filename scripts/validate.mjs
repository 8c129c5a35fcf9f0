// npm run validate: checks every page of the built site, dist/ or the folder that SITE_DIST names, with
// the Nu HTML checker, and prints a line for each error. Needs Java.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findProgram, root, run } from './lib/run.mjs';

/**
 * What is not told: styles, which the build parses and which are newer than the checker, and a kind of link
 * that is newer, too (https://html.spec.whatwg.org/#link-type-expect).
 */
const NOT_TOLD =
  /^CSS: |^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$/;

const dist = process.env.SITE_DIST ?? path.join(root, 'dist');
/** Parts of pages, which are no documents. */
const CHUNKS = 'static';

/** @returns {{ pages: string[], java: string }} @throws {string} what is missing */
function requirements() {
  const java = findProgram('java');
  if (!java) {
    throw 'The Nu HTML checker needs Java, such as Debian’s default-jre-headless.';
  }
  if (!existsSync(dist)) {
    throw `There is no built site in ${dist}: run npm run build first.`;
  }
  const pages = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.html') && !name.startsWith(CHUNKS));
  return { java, pages };
}

try {
  const { java, pages } = requirements();
  const jar = createRequire(import.meta.url)('vnu-jar');
  const files = pages.map((page) => path.join(dist, page));
  const { output } = await run(java, ['-jar', jar, '--errors-only', '--format', 'json', ...files], {
    quiet: true,
  });
  const json = output.slice(output.indexOf('{"'));
  /** @type {{ url?: string, lastLine?: number, message: string }[]} */
  const messages = JSON.parse(json).messages;
  const errors = messages.filter(({ message }) => !NOT_TOLD.test(message));
  for (const { url, lastLine, message } of errors) {
    const page = url ? path.relative(dist, decodeURI(new URL(url).pathname)) : 'checker';
    console.error(`${page}:${lastLine ?? ''}: ${message}`);
  }
  console.log(`${pages.length} pages checked, ${errors.length} errors`);
  process.exitCode = errors.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
