import path from 'node:path';
import { associationFile } from '../../shared/association.ts';
import { site as association } from '../../shared/configuration.ts';
import {
  type Criterion,
  countInState,
  ECODESIGN_FILE,
  ecodesignScore,
  parseCriteria,
} from '../../shared/ecodesign.ts';
import { projectRoot } from '../../shared/projectRoot.ts';
import { h, makeStandaloneDocument } from '../site/html.ts';
import type { Site, Step } from '../site/site.ts';
import { readSiteColors } from '../site/siteColors.ts';
import { readText } from '../sources/textFile.ts';

/** Reads a file by its path from the project's folder. */
const readProjectFile = (file: string) => readText(path.join(projectRoot, file));

const criteria = parseCriteria(readProjectFile('shared/ecodesign.txt'));

/** The French name of the list of criteria. */
const RGESN_NAME = 'référentiel général d’écoconception de services numériques';
const STATE_LABELS = { yes: 'Met', no: 'Not met', 'not applicable': 'Not applicable' };
const PRIORITY_LABELS = { priority: 'Priority', recommended: 'Recommended', moderate: 'Moderate' };

const makeCriterionItem = ({ number, label, priority, difficulty, state, reason }: Criterion) =>
  h('li', { id: `criterion-${number}`, dataPriority: priority, dataState: state }, [
    h('h3', `${number} ${label}`),
    h('p', [
      h('strong', STATE_LABELS[state]),
      h('br'),
      `${PRIORITY_LABELS[priority]}, difficulty ${difficulty}`,
    ]),
    h('p', reason),
  ]);

/**
 * Returns the CSS rule that gives the document the dark colors where the visitor's system is in
 * dark mode. The document has no button for the mode.
 */
function makeDarkStyles(): string {
  const colors = [...(readSiteColors().dark ?? [])].flatMap(([name, { value }]) =>
    value ? `--${name}:${value};` : [],
  );
  return `@media screen and (prefers-color-scheme: dark){:root{--mode:dark;${colors.join('')}}}`;
}

/**
 * Writes a document with all criteria of the RGESN, their states and reasons. The terms of use link
 * to it.
 */
export const ecodesign = ({ inlineStyles, url, write }: Site): Step => ({
  async finish() {
    const styles = [
      readText(associationFile('tokens.css')),
      makeDarkStyles(),
      readProjectFile('theme/styles/sizes.css'),
      readProjectFile('plugins/outputs/ecodesign.css'),
    ].join('\n');
    inlineStyles.add(styles);
    const title = 'Ecodesign: all criteria';
    const mainContent = [
      h('h1', title),
      h('p', [
        `The site of ${association.name}, assessed against the 78 criteria of the RGESN (`,
        h('span', { lang: 'fr', xmlLang: 'fr' }, RGESN_NAME),
        `) of May 2024: ${countInState(criteria, 'yes')} met, ` +
          `${countInState(criteria, 'no')} not met, `,
        `${countInState(criteria, 'not applicable')} not applicable; ` +
          `score ${ecodesignScore(criteria)}%, which tells `,
        'how far its ecodesign is, not what the site emits. Labels are ours. ',
        h('a', { href: `${url}cgu#ecodesign` }, 'What this means'),
        '.',
      ]),
      ...[...new Set(criteria.map(({ topic }) => topic))].map((topic) =>
        h('section', [
          h('h2', topic),
          h(
            'ul',
            { className: 'criteria' },
            criteria.filter((one) => one.topic === topic).map(makeCriterionItem),
          ),
        ]),
      ),
    ];
    await write(
      ECODESIGN_FILE,
      makeStandaloneDocument(`${title} – ${association.name}`, styles, mainContent),
    );
  },
});
