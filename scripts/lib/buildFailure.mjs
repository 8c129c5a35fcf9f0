import { stripVTControlCharacters } from 'node:util';

/**
 * The mistakes that stopped a build, taken from the output of Rspress without its stack traces.
 *
 * @param {string} output of the build
 * @param {string} root the project's folder, left out of the names of files
 * @returns {string[]} a line for each mistake, beginning with its file; empty when none is recognized
 */
export function explainBuildFailure(output, root) {
  const text = stripVTControlCharacters(output).replaceAll(`${root}/`, '');
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
