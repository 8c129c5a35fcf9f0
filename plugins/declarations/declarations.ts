import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { audit, checks } from '../../declarations/accessibility.ts';
import { criteria } from '../../declarations/ecodesign.ts';
import { ECODESIGN_FILE } from '../../shared/declarations.ts';
import { site as association } from '../../site.config.ts';
import { buildTime } from '../site/buildTime.ts';
import type { Site, Step } from '../site/site.ts';
import { siteTokensBySystem } from '../site/siteTokens.ts';
import { auditProblems } from './accessibility.ts';
import { assess, type Criterion, criteriaProblems } from './ecodesign.ts';
import { ecodesignDocument } from './ecodesignDocument.ts';
import { declaredParts } from './parts.ts';
import { isMistake, lostProofs } from './proofs.ts';

const ROOT = path.join(import.meta.dirname, '../..');

const proofsOf = (criterion: Criterion) => ('no' in criterion ? [] : (criterion.proofs ?? []));

const lost = lostProofs([...criteria.flatMap(proofsOf), ...checks.map(({ proof }) => proof)], {
  root: ROOT,
  config: association,
});
const assessed = criteria.map((criterion) => assess(criterion, lost));

/** Whether a page shows declarations. @param source its file */
const declares = (source: string) => readFileSync(source, 'utf8').includes('<Declared ');

/**
 * Gives the page that declares (`<Declared>`) what is said in the accessibility statement and in the declaration of
 * ecodesign. A criterion is met as long as its proofs stand; those that are gone by mistake are told.
 */
export function declarations(): RspressPlugin {
  const now = buildTime();
  return {
    name: 'site:declarations',
    config(config) {
      const problems = [
        ...auditProblems(audit, now).map((problem) => `Source: declarations/accessibility.ts: ${problem}`),
        ...criteriaProblems(criteria).map((problem) => `Source: declarations/ecodesign.ts: ${problem}`),
      ];
      if (problems.length > 0) {
        console.error(problems.join('\n'));
        process.exit(1);
      }
      for (const proof of [...lost].filter(isMistake)) {
        console.info(`Proof gone: ${proof}`);
      }
      return config;
    },
    extendPageData(page) {
      if (declares(page._filepath)) {
        const standing = checks.filter(({ proof }) => !lost.has(proof));
        const { lastUpdatedTime: lastUpdated } = page as { lastUpdatedTime?: string };
        Object.assign(page, {
          declared: declaredParts({ audit, checks: standing, assessed, lastUpdated, now }),
        });
      }
    },
  };
}

/** Writes all criteria of ecodesign into a document beside the page that declares. */
export const ecodesignFile = ({ pages, config, url, write }: Site): Step => ({
  async finish() {
    const sheet = path.join(import.meta.dirname, 'ecodesign.css');
    const styles = `${await siteTokensBySystem()}\n${await readFile(sheet, 'utf8')}`;
    for (const { address, file } of pages.filter(({ source }) => source && declares(source))) {
      const facts = {
        author: association.name,
        language: config.lang ?? 'en',
        source: `${url}${address.slice(1)}#ecodesign`,
        assessed,
      };
      await write(path.posix.join(path.dirname(file), ECODESIGN_FILE), ecodesignDocument(facts, styles));
    }
  },
});
