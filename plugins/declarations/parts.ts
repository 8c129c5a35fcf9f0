import type { Element, ElementContent } from 'xast';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import type { Declared } from '../../shared/declarations.ts';
import { longDate } from '../../shared/longDate.ts';
import { type Audit, type Check, isValid, STATES, stateOf } from './accessibility.ts';
import { type Assessed, countStates, type Priority, score } from './ecodesign.ts';

/** What the declarations are made of. */
export interface Findings {
  audit: Audit | undefined;
  /** Those whose proof stands. */
  checks: readonly Check[];
  assessed: readonly Assessed[];
  /** When the page that declares was last updated: `2025-01-20`; undefined where nobody knows. */
  lastUpdated: string | undefined;
  /** In milliseconds since 1970. */
  now: number;
}

type Content = (ElementContent | string)[];

const french = (words: string) => x('span', { lang: 'fr' }, words);
const time = (day: string) => x('time', { datetime: day }, longDate(day));
const item = (name: string, ...content: Content) => x('li', [x('strong', name), ': ', ...content]);

/** The state without an audit that counts. */
const notAssessed = (why: string): Content => [
  x('em', 'not assessed'),
  `. ${why}, the RGAA calls a site `,
  french(STATES.none[1]),
  `, ${STATES.none[0]}.`,
];

/** The state, and what it comes from. */
function state(audit: Audit | undefined, now: number): Content {
  if (!audit) {
    return notAssessed('Without an audit');
  }
  if (!isValid(audit, now)) {
    return notAssessed(`As the last audit, of ${longDate(audit.day)}, is more than three years old`);
  }
  const { met, applicable, rgaa, day, auditor, pages, tools, report } = audit;
  const [english, words] = STATES[stateOf(audit)];
  return [
    x('em', english),
    ' (',
    french(words),
    `) with the RGAA ${rgaa}: ${met} of the ${applicable} criteria that apply are met, ${Math.floor((100 * met) / applicable)} %. `,
    'Audited on ',
    time(day),
    ` by ${auditor}. Tools: ${tools.join(', ')}. Pages: ${pages.join(', ')}.`,
    ...(report ? [' ', x('a', { href: report, rel: 'noopener' }, 'Report of the audit'), '.'] : []),
  ];
}

/** What is known to be not accessible. */
const gaps = (audit: Audit | undefined, now: number): Content =>
  audit && isValid(audit, now)
    ? audit.notMet.length > 0
      ? [
          x(
            'ul',
            audit.notMet.map(({ criterion, problem }) => x('li', `${problem} (${criterion})`)),
          ),
        ]
      : ['nothing that the audit has found.']
    : ['not known. The programs of the services, made by others, have gaps of their own.'];

/** What tests look at, in words. */
function tested(checks: readonly Check[]): string {
  const of = (pages: Check['pages']) => checks.filter((check) => check.pages === pages).map(({ how }) => how);
  return (['every page', 'some pages'] as const)
    .filter((pages) => of(pages).length > 0)
    .map((pages) => `${pages} ${of(pages).join(', ')}`)
    .join('; ');
}

/** The statement, but for whom to turn to, which the page says itself. */
function accessibility({ audit, checks, lastUpdated, now }: Findings): Element[] {
  const day = audit && isValid(audit, now) ? audit.day : lastUpdated;
  return [
    item('State', ...state(audit, now)),
    item('Not accessible', ...gaps(audit, now)),
    ...(checks.length > 0 ? [item('Tested automatically', `${tested(checks)}.`)] : []),
    ...(day ? [item('Made on', time(day), '.')] : []),
  ];
}

/** How much of each priority is met, and the score. The reasons are in the document: with them the page would be too heavy. */
function ecodesign(assessed: readonly Assessed[]): Content {
  const metOf = (priority: Priority) => {
    const { yes, no } = countStates(assessed.filter(({ criterion }) => criterion.priority === priority));
    return x('strong', `${yes} of ${yes + no}`);
  };
  return [
    'Of the criteria that apply, ',
    metOf('priority'),
    ' with priority, ',
    metOf('recommended'),
    ' recommended and ',
    metOf('moderate'),
    ` moderate ones are met; ${countStates(assessed)['not applicable']} do not apply. Weighted by priority, that is a score (`,
    french('score d’avancement'),
    ') of ',
    x('strong', `${score(assessed)} %`),
    '.',
  ];
}

/** The theme of a criterion, from 0 on. */
export const themeOf = ({ criterion }: Assessed) => Number(criterion.number.split('.')[0]) - 1;

/** What the build puts into a page, as HTML. */
export function declaredParts(findings: Findings): Declared {
  const { assessed } = findings;
  const html = (content: Content) =>
    content.map((one) => toXml(typeof one === 'string' ? { type: 'text', value: one } : one)).join('');
  return {
    accessibility: html(accessibility(findings)),
    ecodesign: html(ecodesign(assessed)),
  };
}
