import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { audit, checks } from '../../declarations/accessibility.ts';
import { criteria } from '../../declarations/ecodesign.ts';
import { DECLARED, type DeclaredPart, ECODESIGN_FILE } from '../../shared/declarations.ts';
import { site as association } from '../../site.config.ts';
import { buildTime } from '../buildTime/buildTime.ts';
import { type BuiltPage, type BuiltSite, SiteProblems } from '../builtSite/builtSite.ts';
import { siteTokensBySystem } from '../builtSite/siteTokens.ts';
import { dayOfPage } from '../lastUpdated/dayOfPage.ts';
import { auditProblems } from './accessibility.ts';
import { assess, type Criterion, criteriaProblems } from './ecodesign.ts';
import { ecodesignDocument } from './ecodesignDocument.ts';
import { declaredParts } from './parts.ts';
import { isGoal, isMistake, lostProofs } from './proofs.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const PART = new RegExp(`<(\\w+) ${DECLARED}="([\\w-]+)"></\\1>`, 'g');

const proofsOf = (criterion: Criterion) => ('no' in criterion ? [] : (criterion.proofs ?? []));

/** @throws SiteProblems when a file of declarations/ holds what cannot be */
function checkData(now: number): void {
  const problems = [
    ...auditProblems(audit, now).map((problem) => `declarations/accessibility.ts: ${problem}`),
    ...criteriaProblems(criteria).map((problem) => `declarations/ecodesign.ts: ${problem}`),
  ];
  if (problems.length > 0) {
    throw new SiteProblems(problems);
  }
}

/** Fills the places of a page with what its proofs allow to say. @param template the page with empty places */
function fill(page: BuiltPage, template: string, lost: ReadonlySet<string>, now: number) {
  const assessed = criteria.map((criterion) => assess(criterion, lost));
  const standing = checks.filter(({ proof }) => !lost.has(proof));
  const parts = declaredParts({ audit, checks: standing, assessed, lastUpdated: dayOfPage(page), now });
  page.html = template.replace(
    PART,
    (_, tag: string, part: string) => `<${tag}>${parts[part as DeclaredPart]}</${tag}>`,
  );
  return assessed;
}

/**
 * Writes the accessibility statement and the declaration of ecodesign into the page that has places for them
 * (`<Declared>`), and all criteria of ecodesign into a document beside it. A criterion is met as long as its
 * proofs stand; those that are gone by mistake are told.
 *
 * The last step that changes pages: the weight of pages is a proof, too.
 *
 * @throws SiteProblems when a file of declarations/ holds what cannot be
 */
export async function declarations(site: BuiltSite): Promise<void> {
  const page = site.pages.find(({ html }) => html.includes(` ${DECLARED}="`));
  if (!page) {
    return;
  }
  const now = buildTime();
  checkData(now);
  const template = page.html;
  const proofs = [...criteria.flatMap(proofsOf), ...checks.map(({ proof }) => proof)];
  const source = { root: ROOT, config: association, pages: site.pages };
  const lost = await lostProofs(
    proofs.filter((proof) => !isGoal(proof)),
    source,
  );
  let assessed = fill(page, template, lost, now);
  // The weight of this page counts, too.
  const missed = await lostProofs(proofs.filter(isGoal), source);
  if (missed.size > 0) {
    assessed = fill(page, template, new Set([...lost, ...missed]), now);
  }

  const sheet = path.join(import.meta.dirname, 'ecodesign.css');
  const styles = `${await siteTokensBySystem()}\n${await readFile(sheet, 'utf8')}`;
  const facts = {
    author: association.name,
    language: site.config.lang ?? 'en',
    source: `${site.url}${page.address.slice(1)}#ecodesign`,
    assessed,
  };
  await site.write(page.file.replace(/[^/]*$/, '') + ECODESIGN_FILE, ecodesignDocument(facts, styles));
  for (const proof of [...lost, ...missed].filter(isMistake)) {
    console.info(`Proof gone: ${proof}`);
  }
}
