import { statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../shared/projectRoot';

/** A mistake with its place in a file of the project. */
interface PlacedMistake {
  /** The path of the file below the folder of the project. */
  file: string;
  /** The line, which counts from 1; undefined if the mistake concerns the whole file. */
  line?: string | undefined;
  column?: string | undefined;
  message: string;
}

const PLACED_MISTAKE = /^(?<file>.+?\.\w+)(?::(?<line>\d+))?(?::(?<column>\d+))?: (?<message>.+)$/;

const isProjectFile = (file: string): boolean =>
  statSync(path.join(projectRoot, file), { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Splits a line such as `docs/cgu.mdx:12: the link leads nowhere` into its parts.
 *
 * @param isFile checks whether there is a file at a path below the folder of the project
 * @returns undefined if the line does not begin with a file of the project
 */
export function parseMistake(line: string, isFile = isProjectFile): PlacedMistake | undefined {
  const { file, line: lineNumber, column, message } = PLACED_MISTAKE.exec(line)?.groups ?? {};
  return file && message && isFile(file) ? { file, line: lineNumber, column, message } : undefined;
}

const escapeMessage = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) =>
  escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Returns the workflow command with which GitHub shows a mistake at its file and line. Signs are
 * escaped as in https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
 */
export function annotationOf({ file, line, column, message }: PlacedMistake): string {
  const properties = Object.entries({ file, line, col: column })
    .flatMap(([name, value]) => (value ? [`${name}=${escapeProperty(value)}`] : []))
    .join(',');
  return `::error ${properties}::${escapeMessage(message)}`;
}

/**
 * Returns a workflow command for each line of a message that names a file of the project. Returns
 * none if the process does not run in a job of a forge.
 *
 * Forgejo and Gitea have no annotations yet (https://github.com/go-gitea/gitea/issues/23722). Their
 * runners set GITHUB_ACTIONS, too, and leave the commands in the log as they are.
 */
export function annotationsFor(message: string, env: NodeJS.ProcessEnv = process.env): string[] {
  if (env.GITHUB_ACTIONS !== 'true') {
    return [];
  }
  return message.split('\n').flatMap((line) => {
    const mistake = parseMistake(line);
    return mistake ? [annotationOf(mistake)] : [];
  });
}
