import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from '@rspress/core';
import { checkGonePages } from './plugins/checks/gonePages.ts';
import { checkLinks } from './plugins/checks/links.ts';
import { checkPageXml } from './plugins/checks/pageXml.ts';
import { checkPublicFiles } from './plugins/checks/publicFiles.ts';
import { docSearch } from './plugins/docSearch/docSearch.ts';
import { figures } from './plugins/figures/figures.ts';
import { guideBook } from './plugins/guideBook/guideBook.ts';
import { incidents } from './plugins/incidents/incidents.ts';
import { lastUpdated } from './plugins/lastUpdated/lastUpdated.ts';
import { rehypeArticle } from './plugins/markdown/rehypeArticle.ts';
import { rehypeCode } from './plugins/markdown/rehypeCode.ts';
import { rehypeFootnotes } from './plugins/markdown/rehypeFootnotes.ts';
import { rehypeLinks } from './plugins/markdown/rehypeLinks.ts';
import { rehypeNavigation } from './plugins/markdown/rehypeNavigation.ts';
import { rehypePictures } from './plugins/markdown/rehypePictures.ts';
import { rehypeTables } from './plugins/markdown/rehypeTables.ts';
import { offlineCopy } from './plugins/offlineCopy/offlineCopy.ts';
import { agenda } from './plugins/outputs/agenda.ts';
import { atomFeed } from './plugins/outputs/atomFeed.ts';
import { contentSecurityPolicy } from './plugins/outputs/contentSecurityPolicy.ts';
import { ecodesign } from './plugins/outputs/ecodesign.ts';
import { markdown } from './plugins/outputs/markdown.ts';
import { siteFiles } from './plugins/outputs/siteFiles.ts';
import { wellKnown } from './plugins/outputs/wellKnown.ts';
import { plainErrors } from './plugins/plainErrors/plainErrors.ts';
import { searchRecords } from './plugins/searchRecords/searchRecords.ts';
import { site } from './plugins/site/site.ts';
import { leftOutPages } from './plugins/siteConfig/leftOutPages.ts';
import { makeNavbar } from './plugins/siteConfig/navbar.ts';
import { siteConfig } from './plugins/siteConfig/siteConfig.ts';
import { checkSources } from './plugins/sources/checkSources.ts';
import { contentsEntries } from './plugins/transforms/contentsEntries.ts';
import { inlineAssets } from './plugins/transforms/inlineAssets.ts';
import { nameTables } from './plugins/transforms/nameTables.ts';
import { printedAddresses } from './plugins/transforms/printedAddresses.ts';
import { typography } from './plugins/transforms/typography.ts';
import { unbrokenWords } from './plugins/transforms/unbrokenWords.ts';
import { associationFile } from './shared/association.ts';
import { site as association, sidebars } from './shared/configuration.ts';
import { isLeftOut, withoutLeftOut } from './shared/leftOut.ts';
import { projectRoot } from './shared/projectRoot.ts';

const themeFolder = path.join(projectRoot, 'theme');

export default defineConfig({
  root: 'docs',
  outDir: process.env.OUT_DIR || 'dist',
  themeDir: themeFolder,
  lang: 'en',
  title: association.name,
  description: association.description,
  base: association.base,
  siteOrigin: association.origin,
  ...(association.docsVersions && { multiVersion: association.docsVersions }),
  icon: pathToFileURL(associationFile('drawings/favicon.svg')),
  search: false,
  mediumZoom: false,
  route: {
    exclude: leftOutPages(),
    cleanUrls: true,
    // Rspress would also correct the case and the slashes of an address, but the server does not
    // find such an address.
    cleanUrlsRedirect: false,
    prefetchLink: false,
  },
  themeConfig: {
    darkMode: false,
    nav: makeNavbar(association.navbar.filter(({ link }) => !isLeftOut(link))),
    // A page has the sidebar of the longest key that its address begins with. Rspress changes the
    // links in the objects, so each sidebar is a copy.
    sidebar: {
      '/docs': structuredClone(withoutLeftOut(sidebars.docsSidebar)),
      '/docs/association': structuredClone(withoutLeftOut(sidebars.associationSidebar)),
      '/docs/services': structuredClone(sidebars.servicesSidebar),
      '/blog': structuredClone(withoutLeftOut(sidebars.associationSidebar)),
    },
  },
  markdown: {
    // `checkSources` and `checkLinks` check links and pictures in place of Rspress. They report the
    // line, and also check the links of components.
    link: { checkDeadLinks: false, checkAnchors: false },
    image: { checkDeadImages: false },
    rehypePlugins: [
      rehypeFootnotes,
      rehypeLinks,
      rehypeNavigation,
      rehypeArticle,
      rehypeCode,
      rehypeTables,
      [rehypePictures, { base: association.base }],
    ],
    // This cache keeps pages for a second compiler. Only one compiler reads the pages, so nothing
    // would ever free the cache.
    crossCompilerCache: false,
    cjkFriendlyEmphasis: false,
    // 0 is no time limit. With one, a busy machine would leave some lines without colors, and two
    // builds would not be the same.
    shiki: { langs: [], tokenizeTimeLimit: 0 },
  },
  builderConfig: {
    // The cache contains the list of pages, so with it each build would fail after somebody renames
    // a page.
    performance: { printFileSize: false, buildCache: false },
  },
  plugins: [
    plainErrors(),
    siteConfig(),
    checkSources(),
    lastUpdated(),
    incidents(),
    docSearch(association.search),
    figures(),
    // The order matters. The first group changes pages. The second group writes files. The third
    // group needs all files and all pages.
    site([
      contentsEntries,
      typography,
      guideBook,
      nameTables,
      unbrokenWords,
      printedAddresses,
      inlineAssets,

      markdown,
      ecodesign,
      searchRecords,
      atomFeed,
      agenda,
      checkPublicFiles,
      siteFiles,
      wellKnown,

      contentSecurityPolicy,
      offlineCopy,
      checkPageXml,
      checkGonePages,
      checkLinks,
    ]),
  ],
});
