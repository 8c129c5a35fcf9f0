import type { Answer } from './answers';
import { type DeadSince, isDeadForLong, PATIENCE_DAYS } from './deadSince';

/** What a run has found. */
export interface Findings {
  answers: ReadonlyMap<string, Answer>;
  /** The places of each address: `docs/cgu.mdx:12`. */
  places: ReadonlyMap<string, string[]>;
  deadSince: DeadSince;
  /** The day of the run: `2025-01-20`. */
  today: string;
}

/** The most places that are named of an address, which may be on many pages. */
const MAX_PLACES = 5;

/** A part of the summary: what its links have in common, and a line about each. */
interface Section {
  title: string;
  links: { address: string; description: string }[];
}

const describePlaces = (places: string[] = []): string => {
  const otherCount = places.length - MAX_PLACES;
  return places.slice(0, MAX_PLACES).join(', ') + (otherCount > 0 ? ` and ${otherCount} more` : '');
};

/** Returns what is said of an address: why it is listed, and where its links are. */
function describeAnswer(address: string, answer: Answer, { deadSince, places }: Findings): string {
  const placesText = describePlaces(places.get(address));
  if (answer.kind === 'moved') {
    return `is now ${answer.to} (${placesText})`;
  }
  const since = deadSince[address];
  const why = 'why' in answer ? answer.why : '';
  return `${why}${since ? `, first found dead on ${since}` : ''} (${placesText})`;
}

/**
 * Returns the links by what was found: first those to mend, then those that somebody may only want
 * to know of.
 */
function makeSections(findings: Findings): Section[] {
  const { answers, deadSince, today } = findings;
  const isLongDead = (address: string) => isDeadForLong(deadSince[address] ?? today, today);
  const select = (isInSection: (answer: Answer, address: string) => boolean) =>
    [...answers]
      .filter(([address, answer]) => isInSection(answer, address))
      .map(([address, answer]) => ({
        address,
        description: describeAnswer(address, answer, findings),
      }));
  return [
    {
      title: `Dead for ${PATIENCE_DAYS} days or more`,
      links: select(({ kind }, address) => kind === 'dead' && isLongDead(address)),
    },
    {
      title: 'Dead, but not for long',
      links: select(({ kind }, address) => kind === 'dead' && !isLongDead(address)),
    },
    { title: 'Moved for good', links: select(({ kind }) => kind === 'moved') },
    { title: 'Not known', links: select(({ kind }) => kind === 'unknown') },
  ];
}

const makeListedSections = (findings: Findings): Section[] =>
  makeSections(findings).filter(({ links }) => links.length > 0);

/** Returns a sentence with the number of links of each kind: `1 not known; 50 alive`. */
function describeCounts(sections: Section[], { answers }: Findings): string {
  const aliveCount = [...answers.values()].filter(({ kind }) => kind === 'alive').length;
  const counts = sections.map(({ title, links }) => `${links.length} ${title.toLowerCase()}`);
  return `Links to other sites: ${[...counts, `${aliveCount} alive`].join('; ')}.`;
}

/** Returns the summary for the terminal. */
export function textSummary(findings: Findings): string {
  const sections = makeListedSections(findings);
  const parts = sections.map(({ title, links }) =>
    [`${title}:`, ...links.map(({ address, description }) => `  ${address} ${description}`)].join(
      '\n',
    ),
  );
  return [...parts, describeCounts(sections, findings)].join('\n\n');
}

const markdownList = ({ links }: Section) =>
  links.map(({ address, description }) => `- <${address}> ${description}`).join('\n');

/** Returns the summary of a job, in Markdown. */
export function markdownSummary(findings: Findings): string {
  const sections = makeListedSections(findings);
  const parts = sections.map((section) => `### ${section.title}\n\n${markdownList(section)}`);
  const head = ['## Links to other sites', describeCounts(sections, findings)];
  return `${[...head, ...parts].join('\n\n')}\n`;
}

/** Returns the title of the one issue about dead links. */
export const issueTitle = (siteName: string) => `Dead links on ${siteName}`;

/**
 * Returns the text of the issue about links that have been dead for long: its title, an empty line,
 * and what it says in Markdown. Empty if there are none.
 */
export function issueText(findings: Findings, siteName: string): string {
  const [longDead] = makeSections(findings);
  if (!longDead || longDead.links.length === 0) {
    return '';
  }
  // Forges show a line break wherever the text has one, so a paragraph must be one line.
  const introduction = [
    `These links lead to other sites, and have been dead for ${PATIENCE_DAYS} days or more.`,
    'Write the new address in the file and line that stand behind each, or take the link out.',
    'A job asks them once a week by `npm run links`: it writes this list anew,',
    'and closes the issue when nothing is left.',
  ].join(' ');
  return `${[issueTitle(siteName), introduction, markdownList(longDead)].join('\n\n')}\n`;
}
