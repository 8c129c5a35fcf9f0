import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../shared/projectRoot.ts';

/** What the tests know about the pages of the fixed site. */

const docsFolder = path.join(projectRoot, 'e2e/fixtures/site/docs');

interface FixedPage {
  address: string;
  heading: string;
}

/** All pages of the fixed site. */
export const pages: FixedPage[] = readdirSync(docsFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({
    address: `/${file.replace('.mdx', '').replace(/(^|\/)index$/, '$1')}`,
    heading: /^# (.+)$/m.exec(readFileSync(path.join(docsFolder, file), 'utf8'))?.[1] ?? '',
  }));

const guideAddress = '/docs/mattermost';

/**
 * Three pages of one sidebar, for tests that need any page. Each is longer than a window, and its
 * heading is also the text of its link in the sidebar, where the second follows the first.
 */
export const firstPage = {
  address: `${guideAddress}/getting-start/signing-in`,
  heading: 'Signing in',
};
export const secondPage = {
  address: `${guideAddress}/getting-start/messaging-basics`,
  heading: 'Messaging basics',
};
export const thirdPage = {
  address: `${guideAddress}/getting-start/managing-members`,
  heading: 'Managing members',
};

/** The accessible name of the sidebar that lists the three pages above. */
export const SIDEBAR = 'Docs sidebar';

/** A service that has a page. */
export const aService = {
  id: 'mail',
  name: 'Mail',
  heading: 'Mail',
  address: '/docs/services/mail',
};

/** The pages of the guide with footnotes; each is a chapter of the book. */
export const PAGES_WITH_FOOTNOTES = [thirdPage, firstPage];

/** A page in French. */
export const FRENCH_PAGE = {
  address: `${guideAddress}/settings/channel-settings`,
  heading: 'Channel settings',
};

/** The address of the page of each figure. */
export const FIGURES = {
  notifications: `${guideAddress}/getting-start/configuring-notifications`,
  searching: `${guideAddress}/getting-start/searching`,
  formatting: `${guideAddress}/messaging/formating-text`,
  mentions: `${guideAddress}/messaging/mentioning-teammates`,
  commands: `${guideAddress}/messaging/executing-commands`,
  polls: `${guideAddress}/messaging/polls`,
  themeColors: `${guideAddress}/settings/theme-colors`,
};

/**
 * A word that occurs in only one place of the site. `typed` is the word as visitors type it, `word`
 * is its spelling on the page, and the other properties say where it is.
 */
export const rareWord = {
  typed: 'voiceover',
  word: 'VoiceOver',
  section: 'Recognize the screen',
  heading: 'Introduction to Mattermost',
  address: `${guideAddress}/introduction`,
  hash: '#recognize-the-screen',
};

/** A word that occurs on several pages. */
export const commonWord = 'channel';

/** The address of one page of each kind, for tests that would take too long on all pages. */
export const kindsOfPage = [
  '/',
  '/cgu',
  '/search',
  '/blog/archive',
  '/docs/',
  '/docs/association/statuts',
  '/docs/services',
  aService.address,
  FIGURES.formatting,
  '/no-such-page',
];
