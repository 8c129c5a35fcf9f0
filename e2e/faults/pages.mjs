import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/run.mjs';

const textOf = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
const descriptionOf = (/** @type {string} */ file) => /^description: (.*)$/m.exec(textOf(file))?.[1];
const firstService = /^ +id: '(.*)',$/m.exec(textOf('services.config.ts'))?.[1];

/** Faults of what stands in a page: head, sidebars, breadcrumbs, footer, contents. @type {import('./index.mjs').Fault[]} */
export const pageFaults = [
  {
    fault: 'every page has the canonical address of the home page',
    file: 'theme/components/PageHead/PageHead.tsx',
    from: '`${site.origin}${withBase(page.routePath)}`',
    to: "`${site.origin}${withBase('/')}`",
    noticedBy: 'e2e/everyPage.spec.ts › /cgu is what its address says',
  },
  {
    fault: 'a page has the description of another',
    file: 'docs/docs/association/statuts.mdx',
    from: /^description: .*\n/m,
    to: `description: ${descriptionOf('docs/docs/association.mdx')}\n`,
    noticedBy: 'e2e/routes.spec.ts › no two pages share a title or a description',
  },
  {
    fault: 'two sidebars are swapped',
    file: 'rspress.config.ts',
    from: "'/docs/association': associationSidebar,\n      '/docs/services': servicesSidebar,",
    to: "'/docs/association': servicesSidebar,\n      '/docs/services': associationSidebar,",
    noticedBy: 'e2e/everyPage.spec.ts › /docs/services is what its address says',
  },
  {
    fault: 'every sidebar is that of the documentation',
    file: 'theme/sidebar/sidebarContext.ts',
    from: '(one, other) => other.length - one.length',
    to: '(one, other) => one.length - other.length',
    noticedBy:
      'theme/sidebar/sidebarContext.test.ts › the longest key that the address lies in names the sidebar',
  },
  {
    fault: 'previous and next are swapped',
    file: 'theme/sidebar/sidebarContext.ts',
    from: 'previous: links[index - 1], next: links[index + 1]',
    to: 'previous: links[index + 1], next: links[index - 1]',
    noticedBy: 'theme/sidebar/sidebarContext.test.ts › a page has the neighbors of the reading order',
  },
  {
    fault: 'the sidebar lists two pages in another order',
    file: 'sidebars.ts',
    from: /( +\{ text: 'Sending messages'.*\n)( +\{ text: 'Formatting text'.*\n)/,
    to: '$2$1',
    noticedBy:
      'e2e/routes.spec.ts › the documentation sidebar groups the guide, and previous and next follow it',
  },
  {
    fault: 'breadcrumbs lack the section',
    file: 'theme/components/Breadcrumbs/Breadcrumbs.tsx',
    from: /^ +\{sections\.map\([\s\S]*?\)\)\}\n/m,
    to: '',
    noticedBy: 'e2e/routes.spec.ts › breadcrumbs name the page and the sections that it is in',
  },
  {
    fault: 'the footer links twice to the same commitment',
    file: 'theme/components/Footer/Footer.tsx',
    from: 'href: site.links.charter',
    to: 'href: site.links.manifesto',
    noticedBy: 'e2e/routes.spec.ts › the footer contains the host, the copyright, the donation badge',
  },
  {
    fault: 'the contents leave out the headings of level 3',
    file: 'theme/components/TableOfContents/contents.ts',
    from: 'DEEPEST_LEVEL = 3',
    to: 'DEEPEST_LEVEL = 2',
    noticedBy: 'e2e/routes.spec.ts › the table of contents lists the headings of levels 2 and 3',
  },
  {
    fault: 'the contents do not follow the reader',
    file: 'theme/components/TableOfContents/TableOfContents.browser.ts',
    from: "    addEventListener('scroll', this.#update, { passive: true });\n",
    to: '',
    noticedBy:
      'e2e/accessibilityModes.spec.ts › forced colors › buttons, icons and the links to the current page are recognizable in light mode',
  },
  {
    fault: 'the contents never mark the last sections of a page',
    file: 'theme/components/TableOfContents/TableOfContents.browser.ts',
    from: '(range > 0 ? Math.max(0, 1 - ahead / range) : 0)',
    to: '0 * range * ahead',
    noticedBy:
      'e2e/pageNavigation.spec.ts › while a page is scrolled, the contents mark every section in turn',
  },
  {
    fault: 'the contents stay scrolled at the beginning of the page',
    file: 'theme/components/TableOfContents/TableOfContents.browser.ts',
    from: 'nav.scrollTop = 0;',
    to: '',
    noticedBy:
      'e2e/pageNavigation.spec.ts › back at the beginning of a page, the contents begin with their first link',
  },
  {
    fault: 'the contents mark another section than the one that their link led to',
    file: 'theme/components/TableOfContents/TableOfContents.browser.ts',
    from: 'const current = target ?? above.at(-1);',
    to: 'const current = above.at(-1) ?? target;',
    noticedBy: 'e2e/pageNavigation.spec.ts › the contents mark the section that a link led to',
  },
  {
    fault: 'the contents stay visible beside a table that covers them',
    file: 'theme/components/TableOfContents/TableOfContents.browser.ts',
    from: "toggleAttribute('data-covered', isCovered)",
    to: "toggleAttribute('data-covered', isCovered && !nav)",
    noticedBy: 'e2e/tables.spec.ts › a wide table takes the room of the contents',
  },
  {
    fault: 'a long sidebar begins at its top, wherever the page is in it',
    file: 'theme/browser/reveal.ts',
    from: '    reveal(link, menu);\n',
    to: '',
    noticedBy: 'e2e/pageNavigation.spec.ts › where the sidebar is longer than the window, it scrolls',
  },
  {
    fault: 'the drawer opens with all its groups',
    file: 'theme/components/Menu/Menu.browser.ts',
    from: "setGroupsOpen((group) => group.querySelector('[aria-current]') !== null);",
    to: 'setGroupsOpen(() => true);',
    noticedBy: 'e2e/pageNavigation.spec.ts › the drawer opens with the group of the current page alone',
  },
  {
    fault: 'the list of related pages is a part of the contents',
    file: 'theme/components/TableOfContents/contents.ts',
    from: ' && id !== RELATED_ID',
    to: '',
    noticedBy: 'e2e/pageNavigation.spec.ts › related pages are navigation at the end',
  },
  {
    fault: 'the search knows the navigation within a page',
    file: 'plugins/builtSite/article.ts',
    from: "  'nav',\n",
    to: '',
    noticedBy: 'e2e/pageNavigation.spec.ts › related pages are navigation at the end',
  },
  {
    fault: 'nothing at the top of a page leads to what can be tried',
    file: 'plugins/markdown/rehypeNavigation.ts',
    from: '...linkToFigure(children), ',
    to: '',
    noticedBy: 'e2e/pageNavigation.spec.ts › what can be tried is one link away from the lead',
  },
  {
    fault: 'a service is missing in the list of what people use',
    file: 'theme/components/Alternatives/Alternatives.tsx',
    from: '{services.map(',
    to: '{services.slice(1).map(',
    noticedBy: 'e2e/home.spec.ts › what people use today leads to each service',
  },
  {
    fault: 'a service that needs no account does not say so on the home page',
    file: 'theme/components/Alternatives/Alternatives.tsx',
    from: "access === 'everyone' &&",
    to: "access === 'list-owners' &&",
    noticedBy: 'e2e/visitorJourneys.spec.ts › “I want to send a large file now”',
  },
  {
    fault: 'the answers to the three questions do nothing',
    file: 'theme/components/ServiceTable/ServiceTable.tsx',
    from: 'data-answers={answersOf(service)}',
    to: '',
    noticedBy:
      'e2e/visitorJourneys.spec.ts › without scripts › three questions narrow the services to those that suit',
  },
  {
    fault: 'the page of a service for members does not begin with becoming one',
    file: 'theme/components/ServiceFacts/ServiceFacts.tsx',
    from: 'joiningGivesAccess(serviceOf(id)) && (',
    to: '!joiningGivesAccess(serviceOf(id)) && (',
    noticedBy: 'e2e/visitorJourneys.spec.ts › “I have Gmail and Google Photos”',
  },
  {
    fault: 'months that do not add up to the total are published',
    file: 'plugins/siteConfig/costs.ts',
    from: 'return sum === total',
    to: 'return sum <= total',
    noticedBy: 'plugins/siteConfig/costs.test.ts › a sum that is another than the total',
  },
  {
    fault: 'a service is missing on the ring',
    file: 'theme/components/Ring/Ring.tsx',
    from: '{services.map(',
    to: '{services.slice(1).map(',
    noticedBy: 'e2e/home.spec.ts › the ring leads to every service',
  },
  {
    fault: 'a link of the ring loads a whole document',
    file: 'theme/browser/navigation/pageLink.ts',
    from: 'link instanceof SVGElement',
    to: 'link instanceof HTMLElement',
    noticedBy: 'e2e/home.spec.ts › the ring leads to every service',
  },
  {
    fault: 'nodes of a ring with many services touch',
    file: 'theme/components/Ring/ring.ts',
    from: 'Math.max(LEAST_RADIUS, ',
    to: 'Math.min(LEAST_RADIUS, ',
    noticedBy: 'theme/components/Ring/ring.test.ts › on a ring of 3 to 16 services',
  },
  {
    fault: 'the drawer of the home page has no services',
    file: 'theme/components/Menu/Menu.tsx',
    from: "pageType === 'home' &&",
    to: "pageType === '404' &&",
    noticedBy: 'e2e/home.spec.ts › the drawer of the home page',
  },
  {
    fault: 'the page of a service has no way into it',
    file: 'theme/components/ServiceFacts/ServiceFacts.tsx',
    from: 'href={service.address}',
    to: 'href="/docs/services"',
    noticedBy: 'e2e/routes.spec.ts › a page of a service begins with the way into it',
  },
  {
    fault: 'a service where anyone may open an account is said to be for members',
    file: 'theme/components/ServiceFacts/access.ts',
    from: "registration === 'free' ? 'anyone'",
    to: "registration === 'clients' ? 'anyone'",
    noticedBy:
      'theme/components/ServiceFacts/access.test.ts › where anyone may open an account, nothing is for members only',
  },
  {
    fault: 'the search of the page that was not found does not know the address',
    file: 'theme/browser/behaviors.ts',
    from: "import '../components/NotFound/NotFound.browser';\n",
    to: '',
    noticedBy: 'e2e/notFound.spec.ts › the page that was not found searches',
  },
  {
    fault: 'the footer keeps the weight of the page that was left',
    file: 'theme/browser/navigation/swap.ts',
    from: 'document.querySelector(`footer [${PAGE_WEIGHT}]`)?.replaceChildren',
    to: 'document.querySelector(`header [${PAGE_WEIGHT}]`)?.replaceChildren',
    noticedBy: 'e2e/pageWeights.spec.ts › each page says what it takes to show it',
  },
  {
    fault: 'the footer states a weight that is too small',
    file: 'plugins/pageWeights/pageWeights.ts',
    from: 'Math.ceil((await pageBytes(site, page)) / KB)',
    to: 'Math.floor((await pageBytes(site, page)) / KB)',
    noticedBy: 'npm run build › its footer says',
  },
  {
    fault: 'a picture comes from another host',
    file: 'theme/components/Footer/Footer.tsx',
    from: "src={withBase('/donate.svg')}",
    to: 'src="https://www.example.org/donate.svg"',
    noticedBy: 'npm run build › and its footer says “no other host”',
  },
  {
    fault: 'a script sets a cookie',
    file: 'theme/browser/behaviors.ts',
    from: "document.documentElement.dataset.ready = '';",
    to: "document.documentElement.dataset.ready = '';\ndocument.cookie = 'seen=1';",
    noticedBy: 'npm run build › uses cookies, and the footer of each page says',
  },
  {
    fault: 'the navbar does not mark the section',
    file: 'rspress.config.ts',
    from: "activeMatch: '^/docs/(mattermost/|$)'",
    to: "activeMatch: '^/docs$'",
    noticedBy: 'e2e/routes.spec.ts › the top bar leads to the association',
  },
  {
    fault: 'a picture has no text alternative',
    file: 'theme/components/Footer/Footer.tsx',
    from: /^ +alt=\{.*\n/m,
    to: '',
    noticedBy:
      'e2e/content.spec.ts › every page has a description of 40 to 160 characters, and every image a text alternative',
  },
  {
    fault: 'French words on the home page are read as English',
    file: 'theme/components/Home/Hero.tsx',
    from: '<p lang="fr" ',
    to: '<p ',
    noticedBy: 'e2e/routes.spec.ts › the tagline and the name are marked as French',
  },
  {
    fault: 'the page of a service lacks a section',
    file: `docs/docs/services/${firstService}.mdx`,
    from: '## Taking your data out',
    to: '## Export',
    noticedBy: 'e2e/content.spec.ts › the pages of the services have the same sections in the same order',
  },
  {
    fault: 'the archive lists the oldest post first',
    file: 'theme/blog/posts.ts',
    from: 'other.date.localeCompare(one.date)',
    to: 'one.date.localeCompare(other.date)',
    noticedBy: 'theme/blog/posts.test.ts › posts are listed by year, the newest first',
  },
];
