import { stripVTControlCharacters } from 'node:util';

/**
 * What errors of Rspress and Rspack begin with. Seam: rspress-errors; a test looks for these texts in
 * their code. When one is no longer found, the build prints the whole output.
 */
export const ERROR_TEXTS = [
  'Dead links found',
  'Dead anchors found',
  'Dead images found',
  'MDX compile error: ',
  'SSG rendering failed.\n',
];

/**
 * The mistakes that stopped a build, taken from the output of Rspress without its stack traces.
 *
 * @param {string} output of the build
 * @param {string} root the project's folder, left out of the names of files
 * @returns {string[]} a line for each mistake, beginning with its file; when another project has changed
 *   (UpstreamChange), the lines that tell how; empty when nothing is recognized
 */
export function explainBuildFailure(output, root) {
  const text = stripVTControlCharacters(output).replaceAll(`${root}/`, '');
  // Nothing else is told then: other errors follow from it, one for each page.
  const changes = [...text.matchAll(/Upstream change: (.*?\(see [\w-]+ in UPSTREAM\.md\))/g)];
  if (changes.length > 0) {
    return [...new Set(changes.map(([, change = '']) => change))];
  }
  const lines = new Set();
  for (const [, kind, file, list] of text.matchAll(
    /Dead (links|anchors) found in (\S+):\n((?: {2}"\[.*\n?)+)/g,
  )) {
    for (const [, link] of list?.matchAll(/"\[\.\.\]\((.*?)\)"/g) ?? []) {
      lines.add(
        `${file}: the link ${link} leads to ${kind === 'links' ? 'no page' : 'no heading of its page'}`,
      );
    }
  }
  for (const [, file, image] of text.matchAll(/Dead images? found in (\S+):\n\s*(.*)/g)) {
    lines.add(`${file}: the picture ${image} does not exist`);
  }
  for (const [, message, file] of text.matchAll(/MDX compile error: (.*) in (\S+)/g)) {
    lines.add(`${file}: ${message}`);
  }
  for (const [, file, message] of text.matchAll(/SSG rendering failed\.\n\s*File: (\S+)\n\s*Error: (.*)/g)) {
    lines.add(`${file}: ${message}`);
  }
  for (const [, file, message] of text.matchAll(
    /^File: (?:\.\/)?(\S+?)(?::\d+:\d+\S*)?\n.*Module build failed.*\n.*× Error: (?!MDX compile error|Dead )(.*)/gm,
  )) {
    lines.add(`${file}: ${message}`);
  }
  for (const [line] of text.matchAll(/^(?:site|services)\.config\.ts: .*$/gm)) {
    lines.add(line);
  }
  for (const [, problem] of text.matchAll(/^(?:Source|Built site): (.*)$/gm)) {
    lines.add(problem);
  }
  return [...lines];
}
