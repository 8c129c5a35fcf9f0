// npm run check: the English of the pages, of what the theme says, and of the configuration.
import { loadConfig } from '@rsbuild/core';

/** Values of the configuration that are English sentences. All others are names, which may be used anywhere. */
const SENTENCES = new Set(['description', 'form', 'purpose', 'limits']);

/** @param {unknown} value of the configuration @returns {string[]} the words of the names in it, whole and without elisions such as `d’` */
function nameWords(value) {
  if (typeof value === 'string') {
    const words = value.match(/[\p{L}\p{M}'’]+/gu) ?? [];
    return words.flatMap((word) => [word, ...word.split(/['’]/)]).filter((word) => word.length > 1);
  }
  return Object.entries(value ?? {}).flatMap(([key, child]) => (SENTENCES.has(key) ? [] : nameWords(child)));
}

const configuration = await Promise.all(
  ['site.config.ts', 'services.config.ts'].map(async (name) => {
    try {
      // As in scripts/lib/loadTypeScript.ts.
      return (await loadConfig({ path: `${import.meta.dirname}/${name}`, loader: 'jiti' })).content;
    } catch {
      // Not thrown, because cspell would print all of its options.
      console.error(`${name} cannot be read: npm run build says where its mistake is.`);
      process.exit(1);
    }
  }),
);

/** Names and words of the trade that dictionaries lack, in the order of the alphabet. */
const NAMES = `
  Amina Arcom AZERTY CEDEX chaton CHATONS chatons Chloé CNIL contrat CPCE cybercrime Cyberduck debootstrap degooglify DMARC
  ecodesign Etherpad Exemple Filelink FileZilla Forgejo Framadate Framasoft français Gitea Gogs HSTS
  inlines Kanboard LCEN Légifrance Matterpoll Nextcloud noninteractive OFAC officiel opensearchdescription Plik Quickconnect
  premade Quadlet realip républicain RGAA RGESN Roundcube Rsbuild Rspack Rspress Rstest réponse Shiki shiki STARTTLS
  statuts subscri Sympa timeslider unhead unreads untick webmail Zilla
`
  .trim()
  .split(/\s+/);

export default {
  version: '0.2',
  language: 'en-US',
  files: [
    'docs/**/*.mdx',
    'README.md',
    'deploy/README.md',
    'CONTRIBUTING.md',
    'UPSTREAM.md',
    'theme/**/*.tsx',
    'site.config.ts',
    'services.config.ts',
    'sidebars.ts',
  ],
  ignorePaths: ['**/*.test.tsx'],
  words: [...NAMES, ...nameWords(configuration)],
  dictionaries: [
    'en_us',
    'softwareTerms',
    'companies',
    'html',
    'typescript',
    'node',
    'npm',
    'css',
    'filetypes',
  ],
  ignoreRegExpList: [
    '/^\\s*```[\\s\\S]*?^\\s*```$/gm',
    '/`[^`\\n]+`/g',
    '/<span lang="fr">[\\s\\S]*?<\\/span>/g',
    '/\\]\\([^)]*\\)/g',
    '/^keywords(?:Fr)?: .*(?:\\n[ \\]].*)*/gm',
    'Urls',
    'Email',
  ],
};
