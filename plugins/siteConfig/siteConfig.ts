import { existsSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { ASSOCIATION_FOLDER, associationFile } from '../../shared/association.ts';
import { site } from '../../shared/configuration.ts';
import { SiteProblems } from '../site/siteProblems.ts';
import { bundledConfig } from './bundledConfig.ts';
import { CONFIG_FILES, configProblems, sampleValues } from './readConfig.ts';
import { unreadLegalFiles } from './readiness.ts';

/** The files of the association's folder that every build needs, and what each is. */
const NEEDED_FILES = {
  'tokens.css': 'the colors and typefaces',
  'wordmark.svg': 'the drawn name',
  'thesaurus.txt': 'words that mean the same, for the search',
  'drawings/favicon.svg': 'the icon, which has to be a drawing in SVG of this name',
  'drawings/not-found.svg': 'the drawing of the not-found page',
};

function findBlockingProblems(): string[] {
  const missingFiles = Object.entries(NEEDED_FILES).filter(
    ([file]) => !existsSync(associationFile(file)),
  );
  if (missingFiles.length > 0) {
    return missingFiles.map(
      ([file, what]) =>
        `${ASSOCIATION_FOLDER}/${file} is missing: it is ${what}; sample/ has one to begin with`,
    );
  }
  const problems = configProblems();
  if (problems.length > 0) {
    return problems;
  }
  if (site.sample && process.env.PUBLISH !== '1') {
    return [];
  }
  const sampleProblems = sampleValues().map(
    ({ place, why }) => `${place}: still the sample’s: ${why}`,
  );
  if (!site.sample) {
    return [...sampleProblems, ...unreadLegalFiles()];
  }
  return [
    ...sampleProblems,
    `The site is not ready to be published: ${ASSOCIATION_FOLDER}/site.yaml has sample: true`,
  ];
}

/**
 * Adds the association's folder to the build. Stops the build if a file is missing or a value is
 * wrong. With `sample: false` it also stops for a value of the sample, and for a file that nobody
 * has read yet although the law makes somebody responsible for it. With `PUBLISH=1` it stops for
 * every sample.
 */
export const siteConfig = (): RspressPlugin => ({
  name: 'site:config',
  builderConfig: {
    plugins: [bundledConfig],
    server: { publicDir: [{ name: associationFile('drawings') }] },
    resolve: { alias: { association: associationFile('') } },
    // A change restarts the server for development, which reads these files only at its start.
    dev: { watchFiles: { paths: CONFIG_FILES, type: 'restart' } },
  },
  config(config, _utils, isProd) {
    const problems = findBlockingProblems();
    if (problems.length > 0) {
      throw new SiteProblems(problems);
    }
    if (isProd && site.sample) {
      const { length } = sampleValues();
      console.info(
        length > 0
          ? `A sample: ${length} values are those of an invented association. ` +
              'npm run ready lists them.'
          : 'Still called a sample, with values of your own: npm run ready says what is left.',
      );
    }
    return config;
  },
});
