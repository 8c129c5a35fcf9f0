import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findProgram, run } from '../../scripts/lib/run';
import { siteUnderTest } from '../lib/siteUnderTest';
import { hasGuide, routes } from './routes';

/**
 * Matches errors that the checker reports wrongly. It does not know newer CSS, which the build
 * checks instead. Nor does it know ARIA in the drawings of XHTML, or these two parts of HTML:
 * https://html.spec.whatwg.org/#link-type-expect and
 * https://html.spec.whatwg.org/#attr-details-name
 */
const IGNORED =
  /^CSS: |^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$|^Attribute “(?:aria-\w+” not allowed on element “svg|name” not allowed on element “details)” at this point\.$/;

/**
 * The options for Java. They limit its compiler, which otherwise takes half of the processor's
 * time. The programs here end before fast code saves that time.
 */
const JAVA_OPTIONS = ['-XX:TieredStopAtLevel=1', '-jar'];

const dist = siteUnderTest;
/** The folder of fragments. The checker cannot check them, because they are parts of documents. */
const FRAGMENTS = 'static';

const findFiles = (ending: RegExp) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.startsWith(FRAGMENTS))
    .map((name) => path.join(dist, name));

/**
 * Finds a program that a test needs.
 *
 * @param needed what a reader of the error has to install
 * @returns the path of the program
 * @throws when the program is not installed
 */
function requireProgram(name: string, needed: string): string {
  const found = findProgram(name);
  if (!found) {
    throw new Error(`This test needs ${needed}.`);
  }
  return found;
}

test('every document is valid HTML, by the Nu HTML checker', async () => {
  const java = requireProgram('java', 'Java, such as Debian’s default-jre-headless');
  const jar = createRequire(import.meta.url)('vnu-jar');
  const pages = findFiles(/\.x?html$/);
  expect(pages.length).toBeGreaterThan(routes.length);
  const options = [...JAVA_OPTIONS, jar, '--errors-only', '--format', 'json'];
  const { output } = await run(java, [...options, ...pages], { quiet: true });
  const { messages }: { messages: { url?: string; lastLine?: number; message: string }[] } =
    JSON.parse(output.slice(output.indexOf('{"')));
  const problems = messages
    .filter(({ message }) => !IGNORED.test(message))
    .map(
      ({ url = '', lastLine, message }) =>
        `${url.replace(`file:${dist}/`, '')}:${lastLine}: ${message}`,
    );
  expect(problems).toEqual([]);
});

if (hasGuide) {
  test('the book of the guide is a valid EPUB, by EPUBCheck', async () => {
    const epubcheck = requireProgram('epubcheck', 'EPUBCheck, such as Debian’s epubcheck');
    const beginning = Buffer.alloc(2);
    const file = openSync(epubcheck, 'r');
    readSync(file, beginning);
    closeSync(file);
    // Debian installs a jar, which only Java can run. A jar begins with PK, like every zip file.
    const isJar = beginning.toString() === 'PK';
    const command = isJar
      ? [requireProgram('java', 'Java'), ...JAVA_OPTIONS, epubcheck]
      : [epubcheck];
    const [book = ''] = findFiles(/\.epub$/);
    expect(existsSync(book)).toBe(true);
    const [name = '', ...args] = command;
    const { code, output } = await run(name, [...args, '--failonwarnings', book], { quiet: true });
    expect(code, output).toBe(0);
  });
}
