import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { xhtml } from '../guideBook/book.ts';
import { type Assessed, countStates, PRIORITIES, type State, score, THEMES } from './ecodesign.ts';
import { themeOf } from './parts.ts';

/** What the document with all criteria says, beside them. */
export interface DocumentFacts {
  /** The name of the association. */
  author: string;
  language: string;
  /** Whole address of the page with the declaration. */
  source: string;
  assessed: readonly Assessed[];
}

const STATES: Record<State, string> = { yes: 'Met', no: 'Not met', 'not applicable': 'Not applicable' };

const sentence = (text: string) =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;

function entry({ criterion, state, because, proofs }: Assessed) {
  const { number, label, priority, difficulty } = criterion;
  return x('li', { id: `criterion-${number}`, 'data-priority': priority, 'data-state': state }, [
    x('h3', `${number} ${label}`),
    x('p', [x('strong', STATES[state]), x('br'), `${PRIORITIES[priority].name}, difficulty ${difficulty}`]),
    x('div', [
      x('p', sentence(because)),
      ...(proofs.length > 0
        ? [
            x('p', state === 'no' ? 'Missing:' : 'Proof:'),
            x(
              'ul',
              proofs.map((proof) => x('li', [x('code', proof)])),
            ),
          ]
        : []),
    ]),
  ]);
}

/**
 * All criteria of the RGESN with their states and proofs, as one document: XHTML, since the server would give a
 * file with the ending `.html` the address of a page. Programs find each state in an attribute.
 *
 * @param styles its style sheet
 */
export function ecodesignDocument(
  { author, language, source, assessed }: DocumentFacts,
  styles: string,
): string {
  const title = 'Ecodesign: all criteria';
  const { yes, no, 'not applicable': notApplicable } = countStates(assessed);
  const head = [
    x('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    x('meta', { name: 'robots', content: 'noindex' }),
    x('style', styles),
  ];
  const main = x('main', [
    x('h1', title),
    x('p', [
      `The site of ${author}, as its last build assessed it against the 78 criteria of the RGESN (`,
      x(
        'span',
        { lang: 'fr', 'xml:lang': 'fr' },
        'référentiel général d’écoconception de services numériques',
      ),
      ') of May 2024: ',
      `${yes} met, ${no} not met, ${notApplicable} not applicable; score ${score(assessed)} %, which tells how far its ecodesign is, not what the site emits. `,
      'Labels are ours. ',
      x('a', { href: source }, 'What this means'),
      '.',
    ]),
    ...THEMES.map((theme, index) =>
      x('section', [
        x('h2', `${index + 1}. ${theme}`),
        x('ul', { class: 'criteria' }, assessed.filter((one) => themeOf(one) === index).map(entry)),
      ]),
    ),
  ]);
  return toXml(xhtml(`${title} – ${author}`, language, head, [main]), { closeEmptyElements: true });
}
