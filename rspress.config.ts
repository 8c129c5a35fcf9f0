import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { atomFeed } from './plugins/atomFeed/atomFeed.ts';
import { bootScript } from './plugins/boot/bootScript.ts';
import { builtSite } from './plugins/builtSite/builtSite.ts';
import { bundles } from './plugins/bundles/bundles.ts';
import { pageStyles } from './plugins/bundles/pageStyles.ts';
import { pageTable } from './plugins/bundles/pageTable.ts';
import { contentSecurityPolicy } from './plugins/contentSecurityPolicy/contentSecurityPolicy.ts';
import { docSearch } from './plugins/docSearch/docSearch.ts';
import { inlineScripts, inlineScriptsOnNotFound } from './plugins/inlineScripts/inlineScripts.ts';
import { checkLinks } from './plugins/links/checkLinks.ts';
import { livePreviews } from './plugins/livePreviews/livePreviews.ts';
import { rehypeArticle } from './plugins/markdown/rehypeArticle.ts';
import { rehypeKeys } from './plugins/markdown/rehypeKeys.ts';
import { remarkPageComponents } from './plugins/markdown/remarkPageComponents.ts';
import { markdownTwins } from './plugins/markdownTwins/markdownTwins.ts';
import { openSearch } from './plugins/openSearch/openSearch.ts';
import { ownHtml } from './plugins/ownHtml/ownHtml.ts';
import { ownPageData } from './plugins/pageData/pageData.ts';
import { searchRecords } from './plugins/searchRecords/searchRecords.ts';
import { reportBlanks } from './plugins/siteConfig/blanks.ts';
import { checkSiteConfig } from './plugins/siteConfig/checkSiteConfig.ts';
import { sitemap } from './plugins/sitemap/sitemap.ts';
import { wellKnown } from './plugins/wellKnown/wellKnown.ts';
import { associationSidebar, docsSidebar, servicesSidebar } from './sidebars.ts';
import { site } from './site.config.ts';

export default defineConfig({
  root: 'docs',
  outDir: 'dist',
  themeDir: path.join(import.meta.dirname, 'theme'),
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
    link: { checkDeadLinks: true, checkAnchors: true },
    remarkPlugins: [remarkPageComponents],
    rehypePlugins: [rehypeArticle, rehypeKeys],
    cjkFriendlyEmphasis: false,
    shiki: { langs: [] },
  },
  builderConfig: {
    resolve: {
      alias: {
        'react-lazy-with-preload': path.join(import.meta.dirname, 'theme/navigation/lazyWithPreload.ts'),
      },
    },
    performance: {
      // A warm cache would hide dead links, which are found while pages are compiled.
      buildCache: false,
      printFileSize: false,
    },
  },
  plugins: [
    checkSiteConfig(),
    ownHtml(),
    bundles(),
    pageTable(),
    inlineScripts(),
    docSearch(site.search !== undefined),
    ownPageData(),
    livePreviews(),
    builtSite(
      bootScript,
      inlineScriptsOnNotFound,
      pageStyles,
      searchRecords,
      openSearch,
      markdownTwins,
      atomFeed,
      sitemap,
      wellKnown,
      reportBlanks,
      checkLinks,
      contentSecurityPolicy,
    ),
  ],
});
