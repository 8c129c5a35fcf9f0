import { configProblemLine } from '../../plugins/siteConfig/readConfig';
import type { ServiceConfig } from '../../shared/schemas/schemas';
import { judgeError } from './links/answers';
import { UserFacingError } from './run';

/** The longest time to wait for the answer of a service. */
const ANSWER_LIMIT_MS = 5000;

/** Where a program tells its version to everybody, and how the version is found in the answer. */
interface VersionSource {
  /** The path, from the address of the service. */
  path: string;
  /** Returns the text that begins with the version; anything else if there is none. */
  read(response: Response): Promise<unknown>;
}

/** Returns a function that reads a member of the JSON of an answer. */
const readMember =
  (name: string) =>
  async (response: Response): Promise<unknown> =>
    ((await response.json()) as Record<string, unknown> | null)?.[name];

const FORGE_SOURCE: VersionSource = { path: 'api/v1/version', read: readMember('version') };

/**
 * The programs that tell their version, by the first word of their names in services.yaml, in small
 * letters. The name of Mattermost may have that of its edition behind it.
 */
const VERSION_SOURCES: Record<string, VersionSource> = {
  // The document follows https://www.ietf.org/archive/id/draft-inadarei-api-health-check-06.html
  etherpad: { path: 'health', read: readMember('releaseId') },
  forgejo: FORGE_SOURCE,
  gitea: FORGE_SOURCE,
  // The header is the version, the number of the build and more, with dots between them.
  mattermost: {
    path: 'api/v4/system/ping',
    read: async ({ headers }) => headers.get('x-version-id'),
  },
  nextcloud: { path: 'status.php', read: readMember('versionstring') },
  plik: { path: 'version', read: readMember('version') },
};

/** A program of a service with its version in services.yaml, and the path to this version. */
interface ListedProgram {
  name: string;
  version: string;
  keys: string[];
  address: string;
}

/**
 * Asks a program for its version.
 *
 * @throws Error with the reason, if it does not tell one in time
 */
async function askVersion(url: URL, { read }: VersionSource, limitMs: number): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) }).catch((error) => {
    const answer = judgeError(error);
    throw new Error('why' in answer ? answer.why : 'it does not answer');
  });
  if (!response.ok) {
    throw new Error(`it answers with status ${response.status}`);
  }
  const text = await read(response).catch(() => undefined);
  const [version] = /^v?\d+(?:\.\d+)*/.exec(String(text)) ?? [];
  if (!version) {
    throw new Error('it answers without a version');
  }
  return version.replace('v', '');
}

/**
 * Checks whether two versions are the same as far as both are written: `11.7` and `11.7.1` are.
 */
function isSameVersion(one: string, other: string): boolean {
  const [partsOfOne, partsOfOther] = [one.split('.'), other.split('.')];
  return partsOfOne.every((part, index) => part === (partsOfOther[index] ?? part));
}

/** Returns a line about a program whose version differs or cannot be learned; otherwise nothing. */
async function compareVersion(
  { name, version, keys, address }: ListedProgram,
  source: VersionSource,
  limitMs: number,
): Promise<string[]> {
  const url = new URL(source.path, address.replace(/\/*$/, '/'));
  const report = (message: string) => [configProblemLine('services.yaml', keys, message)];
  try {
    const runningVersion = await askVersion(url, source, limitMs);
    return isSameVersion(version, runningVersion)
      ? []
      : report(`${name} ${version} stands here, and ${runningVersion} runs at ${url.host}`);
  } catch (error) {
    return report(`${name} was asked at ${url}, but ${(error as Error).message}`);
  }
}

/**
 * Asks each service for the versions of its programs, if they tell them and the association
 * publishes them.
 *
 * @param services the services of services.yaml
 * @param limitMs the longest time to wait for each answer
 * @returns a line for each version that differs from services.yaml, or cannot be learned
 * @throws UserFacingError if all addresses are examples, as those of the sample
 */
export async function askVersions(
  services: readonly ServiceConfig[],
  limitMs = ANSWER_LIMIT_MS,
): Promise<string[]> {
  const programs = services.flatMap(({ address, software }, serviceIndex) =>
    software.map(({ name, version }, index): ListedProgram => {
      const keys = [String(serviceIndex), 'software', String(index), 'version'];
      return { name, version, keys, address };
    }),
  );
  if (programs.every(({ address }) => new URL(address).hostname.endsWith('.example'))) {
    throw new UserFacingError(
      'No service was asked: the addresses in services.yaml are examples, at which nobody answers.',
    );
  }
  const lines = programs.map((program) => {
    const [firstWord = ''] = program.name.toLowerCase().split(' ');
    const source = VERSION_SOURCES[firstWord];
    return source && program.version !== 'none' ? compareVersion(program, source, limitMs) : [];
  });
  return (await Promise.all(lines)).flat();
}
