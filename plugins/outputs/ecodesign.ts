import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { type Criterion, countOf, criteria, ECODESIGN_FILE, ecodesignScore } from '../../shared/ecodesign.ts';
import { xhtml } from '../guideBook/book.ts';
import type { Site, Step } from '../site/site.ts';
import { siteTokensBySystem } from '../site/siteTokens.ts';

const STATES = { yes: 'Met', no: 'Not met', 'not applicable': 'Not applicable' };

const sentence = (text: string) =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;

const entry = ({ number, label, priority, difficulty, state, reason }: Criterion) =>
  x('li', { id: `criterion-${number}`, 'data-priority': priority, 'data-state': state }, [
    x('h3', `${number} ${label}`),
    x('p', [
      x('strong', STATES[state]),
      x('br'),
      `${sentence(priority).slice(0, -1)}, difficulty ${difficulty}`,
    ]),
    x('p', sentence(reason)),
  ]);

/**
 * All criteria of the RGESN with their states and reasons, as one document: XHTML, since the server would give
 * a file with the ending `.html` the address of a page. Programs find each state in an attribute.
 */
function ecodesignDocument(author: string, language: string, source: string, styles: string): string {
  const title = 'Ecodesign: all criteria';
  const head = [
    x('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    x('meta', { name: 'robots', content: 'noindex' }),
    x('style', styles),
  ];
  const main = x('main', [
    x('h1', title),
    x('p', [
      `The site of ${author}, assessed against the 78 criteria of the RGESN (`,
      x(
        'span',
        { lang: 'fr', 'xml:lang': 'fr' },
        'référentiel général d’écoconception de services numériques',
      ),
      `) of May 2024: ${countOf(criteria, 'yes')} met, ${countOf(criteria, 'no')} not met, `,
      `${countOf(criteria, 'not applicable')} not applicable; score ${ecodesignScore(criteria)} %, which tells `,
      'how far its ecodesign is, not what the site emits. Labels are ours. ',
      x('a', { href: source }, 'What this means'),
      '.',
    ]),
    ...[...new Set(criteria.map(({ theme }) => theme))].map((theme) =>
      x('section', [
        x('h2', theme),
        x('ul', { class: 'criteria' }, criteria.filter((one) => one.theme === theme).map(entry)),
      ]),
    ),
  ]);
  return toXml(xhtml(`${title} – ${author}`, language, head, [main]), { closeEmptyElements: true });
}

/** Writes all criteria of ecodesign into a document, which the terms link. */
export const ecodesign = ({ config, url, write }: Site): Step => ({
  async finish() {
    const sheet = await readFile(path.join(import.meta.dirname, 'ecodesign.css'), 'utf8');
    const styles = `${await siteTokensBySystem()}\n${sheet}`;
    const source = `${url}cgu#ecodesign`;
    await write(ECODESIGN_FILE, ecodesignDocument(config.title ?? '', config.lang ?? 'en', source, styles));
  },
});
