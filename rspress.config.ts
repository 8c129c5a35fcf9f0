import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { atomFeed, feedLinks } from './plugins/atomFeed/atomFeed.ts';
import { basePath } from './plugins/basePath/basePath.ts';
import { bootScript } from './plugins/bootScript/bootScript.ts';
import { builtSite } from './plugins/builtSite/builtSite.ts';
import { bundles } from './plugins/bundles/bundles.ts';
import { contentSecurityPolicy } from './plugins/contentSecurityPolicy/contentSecurityPolicy.ts';
import { declarations } from './plugins/declarations/declarations.ts';
import { demos } from './plugins/demos/demos.ts';
import { docSearch } from './plugins/docSearch/docSearch.ts';
import { guideBook } from './plugins/guideBook/guideBook.ts';
import { incidentPages } from './plugins/incidents/incidentPages.ts';
import { lastUpdated } from './plugins/lastUpdated/lastUpdated.ts';
import { checkLinks } from './plugins/links/checkLinks.ts';
import { rehypeArticle } from './plugins/markdown/rehypeArticle.ts';
import { rehypeCode } from './plugins/markdown/rehypeCode.ts';
import { rehypeKeys } from './plugins/markdown/rehypeKeys.ts';
import { rehypeNavigation } from './plugins/markdown/rehypeNavigation.ts';
import { rehypePictures } from './plugins/markdown/rehypePictures.ts';
import { rehypeTables } from './plugins/markdown/rehypeTables.ts';
import { markdownExport, markdownLinks } from './plugins/markdownExport/markdownExport.ts';
import { noSearchIndex } from './plugins/noSearchIndex/noSearchIndex.ts';
import { offlineCopy } from './plugins/offlineCopy/offlineCopy.ts';
import { openGraph } from './plugins/openGraph/openGraph.ts';
import { openSearch } from './plugins/openSearch/openSearch.ts';
import { pageChunks } from './plugins/pageChunks/pageChunks.ts';
import { pageStyles } from './plugins/pageStyles/pageStyles.ts';
import { checkPageWeights } from './plugins/pageWeights/checkPageWeights.ts';
import { removeReactComments } from './plugins/reactComments/removeReactComments.ts';
import { searchInDevelopment } from './plugins/searchRecords/searchInDevelopment.ts';
import { searchRecords } from './plugins/searchRecords/searchRecords.ts';
import { checkSiteConfig } from './plugins/siteConfig/checkSiteConfig.ts';
import { sitemap } from './plugins/sitemap/sitemap.ts';
import { checkSources } from './plugins/sources/checkSources.ts';
import { checkOutput } from './plugins/upstream/checkOutput.ts';
import { wellKnown } from './plugins/wellKnown/wellKnown.ts';
import { associationSidebar, docsSidebar, servicesSidebar } from './sidebars.ts';
import { site } from './site.config.ts';

const theme = path.join(import.meta.dirname, 'theme');

export default defineConfig({
  root: 'docs',
  // The search that runs while pages are written is built into another folder.
  outDir: process.env.OUT_DIR ?? 'dist',
  themeDir: theme,
  lang: 'en',
  title: site.name,
  description: site.description,
  base: site.base,
  siteOrigin: site.origin,
  ...(site.docsVersions && { multiVersion: site.docsVersions }),
  icon: '/favicon.svg',
  search: false,
  mediumZoom: false,
  route: {
    cleanUrls: true,
    // Rspress would also correct the case and the slashes of an address, which
    // the server answers with "not found".
    cleanUrlsRedirect: false,
    prefetchLink: false,
  },
  themeConfig: {
    darkMode: false,
    nav: [
      { text: 'Association', link: '/docs/association', activeMatch: '^/docs/association' },
      { text: 'Services', link: '/docs/services', activeMatch: '^/docs/services' },
      { text: 'Documentation', link: '/docs/', activeMatch: '^/docs/(mattermost/|$)' },
    ],
    // The longest matching key wins.
    sidebar: {
      '/docs': docsSidebar,
      '/docs/association': associationSidebar,
      '/docs/services': servicesSidebar,
    },
  },
  markdown: {
    // `checkSources` and `checkLinks` do, with the line, while a page is written, and for links of components, too.
    link: { checkDeadLinks: false, checkAnchors: false },
    image: { checkDeadImages: false },
    rehypePlugins: [
      rehypeNavigation,
      rehypeArticle,
      rehypeCode,
      rehypeKeys,
      rehypeTables,
      [rehypePictures, { base: site.base }],
    ],
    // Its entries are freed only when a second build compiles the pages, and here one does.
    crossCompilerCache: false,
    cjkFriendlyEmphasis: false,
    shiki: { langs: [] },
  },
  builderConfig: {
    // For pages that import a component: a component that every page may use is in the styles of all.
    resolve: {
      alias: {
        components: path.join(theme, 'components'),
        // Every page would carry the styles of a menu that no page has.
        ...(!site.docsVersions && {
          [path.join(theme, 'components/VersionMenu/VersionMenu.module.css')]: false as const,
        }),
      },
    },
    // With the cache, a page that was renamed, or removed and restored, failed each later build: a list of pages is a module of it.
    performance: { printFileSize: false, buildCache: false },
  },
  plugins: [
    checkSiteConfig(),
    checkSources(),
    lastUpdated(),
    incidentPages(),
    bundles(),
    noSearchIndex(),
    docSearch(site.search),
    searchInDevelopment(),
    demos(),
    builtSite({
      changePages: [
        checkOutput,
        removeReactComments,
        guideBook,
        bootScript,
        pageStyles,
        openSearch,
        markdownLinks,
        feedLinks,
        declarations,
      ],
      finishPages: [pageChunks],
      readArticles: [markdownExport, searchRecords, atomFeed],
      writeFiles: [sitemap, wellKnown, openGraph, contentSecurityPolicy, basePath, offlineCopy],
      check: [checkLinks, checkPageWeights],
    }),
  ],
});
