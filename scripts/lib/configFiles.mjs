import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { valueAt } from '../../shared/valueAt.ts';
import { lineOf, withValue } from './configSource.mjs';
import { loadTypeScript } from './loadTypeScript.ts';
import { root, UserFacingError } from './run.ts';

/** @typedef {import('../../plugins/siteConfig/schema').SiteConfig} SiteConfig */
/** @typedef {import('../../plugins/siteConfig/schema').ServiceConfig} ServiceConfig */

/** The files of the configuration, and what each exports. */
const EXPORTS = /** @type {const} */ ({ 'site.config.ts': 'site', 'services.config.ts': 'services' });
/** @typedef {keyof typeof EXPORTS} ConfigFile */

/** The rules of the configuration. @returns {Promise<typeof import('../../plugins/siteConfig/rules')>} */
export const loadRules = async () => loadTypeScript('plugins/siteConfig/rules.ts');

/** The two files of the configuration, to be read and written. */
export class ConfigFiles {
  /** @type {Record<string, string>} */
  #sources = {};
  /** @type {SiteConfig} */
  site;
  /** @type {ServiceConfig[]} */
  services;

  /** @param {{ site: SiteConfig, services: ServiceConfig[] }} values */
  constructor({ site, services }) {
    this.site = site;
    this.services = services;
    for (const file of Object.keys(EXPORTS)) {
      this.#sources[file] = readFileSync(path.join(root, file), 'utf8');
    }
  }

  /**
   * Reads both files.
   *
   * @throws {UserFacingError} a line for each wrong value
   */
  static async read() {
    const { siteConfigProblems, serviceConfigProblems } = await loadRules();
    const { site } = await loadTypeScript('site.config.ts');
    const { services } = await loadTypeScript('services.config.ts');
    const problems = [
      ...siteConfigProblems(site).map((problem) => `site.config.ts: ${problem}`),
      ...serviceConfigProblems(services).map((problem) => `services.config.ts: ${problem}`),
    ];
    if (problems.length > 0) {
      throw new UserFacingError(problems.join('\n'));
    }
    return new ConfigFiles({ site, services });
  }

  /** The line of a value, from 1. @param {ConfigFile} file @param {string[]} at its path */
  lineOf(file, at) {
    return lineOf(this.#sources[file] ?? '', EXPORTS[file], at);
  }

  /**
   * Writes a value into its file, and takes its path out of `toConfirm`.
   *
   * @param {ConfigFile} file @param {string[]} at its path; of a service, below its id @param {unknown} value undefined for none
   */
  write(file, at, value) {
    const isSite = file === 'site.config.ts';
    const prefix = isSite ? [] : at.slice(0, 1);
    const owner = /** @type {SiteConfig | ServiceConfig} */ (
      isSite ? this.site : this.services.find(({ id }) => id === at[0])
    );
    const below = at.slice(prefix.length);
    let source = this.#sources[file] ?? '';
    if (value !== valueAt(owner, below)) {
      source = withValue(source, EXPORTS[file], at, value);
      setValue(owner, below, value);
    }
    if (owner.toConfirm?.includes(below.join('.'))) {
      owner.toConfirm = owner.toConfirm.filter((name) => name !== below.join('.'));
      source = withValue(source, EXPORTS[file], [...prefix, 'toConfirm'], owner.toConfirm);
    }
    this.#sources[file] = source;
    writeFileSync(path.join(root, file), source);
  }
}

/** @param {any} object @param {string[]} at @param {unknown} value */
function setValue(object, at, value) {
  const last = /** @type {string} */ (at.at(-1));
  const parent = at.slice(0, -1).reduce((node, key) => {
    node[key] ??= {};
    return node[key];
  }, object);
  parent[last] = value;
}
