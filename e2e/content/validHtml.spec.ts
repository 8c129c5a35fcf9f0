import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findProgram, run } from '../../scripts/lib/run';
import { siteUnderTestFolder } from '../lib/siteUnderTest';
import { hasGuide, routes } from './routes';

/**
 * Matches errors that the checker reports wrongly. It does not know newer CSS, which the build
 * checks instead. Nor does it know ARIA in the drawings of XHTML, or these two parts of HTML:
 * https://html.spec.whatwg.org/#link-type-expect and
 * https://html.spec.whatwg.org/#attr-details-name
 */
const IGNORED_ERRORS = [
  /^CSS: /,
  /^Attribute “aria-\w+” not allowed on element “svg” at this point\.$/,
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$/,
  /^Attribute “name” not allowed on element “details” at this point\.$/,
];

/**
 * The options for Java. They limit its compiler, which otherwise takes half of the processor's
 * time. The checkers end before the compiled code could save that time.
 */
const JAVA_OPTIONS = ['-XX:TieredStopAtLevel=1', '-jar'];

const siteFolder = siteUnderTestFolder;
/**
 * How paths of fragments begin. The checker cannot check fragments, which are parts of documents.
 */
const FRAGMENTS_PREFIX = 'static/';

const findFiles = (ending: RegExp) =>
  readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.startsWith(FRAGMENTS_PREFIX))
    .map((name) => path.join(siteFolder, name));

/**
 * Finds a program that a test needs.
 *
 * @param neededPackage what a reader of the error has to install
 * @returns the path of the program
 * @throws when the program is not installed
 */
function requireProgram(name: string, neededPackage: string): string {
  const programPath = findProgram(name);
  if (!programPath) {
    throw new Error(`This test needs ${neededPackage}.`);
  }
  return programPath;
}

test('every document is valid HTML, by the Nu HTML checker', async () => {
  const java = requireProgram('java', 'Java, such as Debian’s default-jre-headless');
  const checkerJar = createRequire(import.meta.url)('vnu-jar');
  const htmlFiles = findFiles(/\.x?html$/);
  expect(htmlFiles.length).toBeGreaterThan(routes.length);
  const options = [...JAVA_OPTIONS, checkerJar, '--errors-only', '--format', 'json'];
  const { output } = await run(java, [...options, ...htmlFiles], { quiet: true });
  const { messages }: { messages: { url?: string; lastLine?: number; message: string }[] } =
    JSON.parse(output.slice(output.indexOf('{"')));
  const problems = messages
    .filter(({ message }) => !IGNORED_ERRORS.some((error) => error.test(message)))
    .map(
      ({ url = '', lastLine, message }) =>
        `${url.replace(`file:${siteFolder}/`, '')}:${lastLine}: ${message}`,
    );
  expect(problems).toEqual([]);
});

if (hasGuide) {
  test('the book of the guide is a valid EPUB, by EPUBCheck', async () => {
    const epubcheck = requireProgram('epubcheck', 'EPUBCheck, such as Debian’s epubcheck');
    const firstBytes = Buffer.alloc(2);
    const fileDescriptor = openSync(epubcheck, 'r');
    readSync(fileDescriptor, firstBytes);
    closeSync(fileDescriptor);
    // Debian installs a jar, which only Java can run. A jar begins with PK, like every zip file.
    const isJar = firstBytes.toString() === 'PK';
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
