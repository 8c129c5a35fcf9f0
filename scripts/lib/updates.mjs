import { stripVTControlCharacters } from 'node:util';
import semver from 'semver';

/**
 * A package that package.json names with an exact version, and the version to try.
 *
 * @typedef {{ name: string, from: string, to: string }} Update
 */

/**
 * What the registry says of one version of a package.
 *
 * @typedef {{ version: string, engines?: { node?: string } }} Release
 */

/** Describes Node.js itself, so its major version is that of `engines` in package.json. */
const NODE_TYPES = '@types/node';

/**
 * The versions that may be tried, as npm writes a range.
 *
 * @param {string} name of the package
 * @param {string} current version
 * @param {boolean} major whether other major versions may be tried
 */
export const allowedRange = (name, current, major) =>
  major && name !== NODE_TYPES ? `>=${current}` : `^${current}`;

/**
 * @param {Release[]} releases that the range allows
 * @param {string} oldestNode the oldest version of Node.js that the project supports
 * @returns {string[]} versions that are no previews and run on it, the newest first
 */
export function usableVersions(releases, oldestNode) {
  return releases
    .filter(({ version, engines }) => {
      const range = semver.validRange(engines?.node ?? '*');
      return !semver.prerelease(version) && (!range || semver.satisfies(oldestNode, range));
    })
    .map(({ version }) => version)
    .sort(semver.rcompare);
}

/** @param {string} name `@docsearch/` for `@docsearch/react`; undefined where a scope says nothing */
const scopeOf = (name) => (name.startsWith('@types/') ? undefined : /^@[^/]+\//.exec(name)?.[0]);

/**
 * Packages that move together: those of one scope, and those of the same version of which one
 * requires the other, such as react and react-dom.
 *
 * @param {Record<string, string>} versions by the name of the package
 * @param {(name: string) => string[]} peersOf the packages that a package requires beside itself
 * @returns {string[][]} groups of names
 */
export function groupPackages(versions, peersOf) {
  /** @type {string[][]} */
  let groups = [];
  for (const [name, version] of Object.entries(versions)) {
    const isRelated = (/** @type {string} */ other) =>
      (scopeOf(name) && scopeOf(name) === scopeOf(other)) ||
      (version === versions[other] && (peersOf(name).includes(other) || peersOf(other).includes(name)));
    const [related, others] = [true, false].map((wanted) =>
      groups.filter((group) => group.some(isRelated) === wanted),
    );
    groups = [...(others ?? []), [...(related ?? []).flat(), name]];
  }
  return groups;
}

/**
 * The updates of a group. Packages that have the same version now get the same one again, the
 * newest that all of them have.
 *
 * @param {string[]} group names of packages
 * @param {Record<string, string>} versions current ones, by the name of the package
 * @param {Record<string, string[]>} usable newer versions, the newest first
 * @returns {Update[]}
 */
export function updatesOf(group, versions, usable) {
  const isOneVersion = group.length > 1 && new Set(group.map((name) => versions[name])).size === 1;
  return group.flatMap((name) => {
    const from = versions[name] ?? '';
    const to = (usable[name] ?? []).find(
      (version) => !isOneVersion || group.every((other) => usable[other]?.includes(version)),
    );
    return to && semver.gt(to, from) ? [{ name, from, to }] : [];
  });
}

/**
 * @param {string} manifest the text of package.json
 * @param {Update[]} updates
 * @returns {string} the text with the new versions in its lists of dependencies; `overrides` stay
 */
export function withUpdates(manifest, updates) {
  const content = JSON.parse(manifest);
  for (const { name, to } of updates) {
    for (const list of [content.dependencies, content.devDependencies]) {
      if (list?.[name]) {
        list[name] = to;
      }
    }
  }
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** What tells that a line is that of an error, the surest first. */
const ERROR_LINES = [
  /in UPSTREAM\.md\)/,
  /error TS\d+/,
  /^npm error (?!code|A complete log|$)/,
  /^\s*FAIL /,
  /^\s*[✗×]/,
  /error/i,
  /\S/,
];

/**
 * @param {string} output of a program that failed
 * @param {string} folder left out of the line
 * @returns {string} the line that says why
 */
export function firstError(output, folder) {
  const lines = stripVTControlCharacters(output)
    .replaceAll(`${folder}/`, '')
    .split('\n')
    .filter((line) => !/^(?:npm warn|Still |>)/.test(line));
  return (
    ERROR_LINES.map((pattern) => lines.find((line) => pattern.test(line)))
      .find(Boolean)
      ?.trim() ?? ''
  );
}
