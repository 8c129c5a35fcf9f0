import { useHead, usePages, useSite } from '@rspress/core/runtime';
import { documentFile } from '../../../shared/address';
import { withBase } from '../../../shared/base';
import { FEED, markdownFile, OPEN_SEARCH } from '../../../shared/machineFiles';
import { RUNNING_TITLE } from '../../../shared/pageParts';
import { site } from '../../../site.config';
import { dateOf, isPost } from '../../blog/posts';
import { usePage } from '../../page/page';

/** The head of the page: title, description, canonical address, Open Graph. */
export function PageHead() {
  const page = usePage();
  const { site: built } = useSite();
  const notFound = page.pageType === '404';
  const description = notFound ? '' : (page.frontmatter.description ?? built.description);
  const address = notFound ? '' : `${site.origin}${withBase(page.routePath)}`;
  const isHome = page.routePath === '/';
  const pageTitle = notFound ? 'Page not found' : (page.frontmatter.title ?? page.title);
  const title = isHome ? `${site.name} – ${site.tagline}` : `${pageTitle} – ${site.name}`;
  const hasNews = usePages().pages.some(({ routePath }) => isPost(routePath));
  const noIndex = notFound || page.frontmatter.noindex === true;

  useHead({
    htmlAttrs: { lang: 'en', [RUNNING_TITLE]: title },
    title,
    link: [
      ...(address ? [{ rel: 'canonical', href: address }] : []),
      {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        href: withBase(`/${OPEN_SEARCH}`),
        title: site.name,
      },
      ...(noIndex
        ? []
        : [
            {
              rel: 'alternate',
              type: 'text/markdown',
              href: withBase(`/${markdownFile(documentFile(page.routePath))}`),
            },
          ]),
      ...(hasNews
        ? [{ rel: 'alternate', type: 'application/atom+xml', href: withBase(`/${FEED}`), title: 'News' }]
        : []),
    ],
    meta: [
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(isPost(page.routePath)
        ? [
            { property: 'og:type', content: 'article' },
            { property: 'article:published_time', content: dateOf(page) },
          ]
        : [{ property: 'og:type', content: 'website' }]),
      { property: 'og:site_name', content: site.name },
      { property: 'og:title', content: isHome ? site.name : pageTitle },
      ...(description ? [{ property: 'og:description', content: description }] : []),
      ...(address ? [{ property: 'og:url', content: address }] : []),
      { property: 'og:image', content: `${site.origin}${withBase('/og.png')}` },
    ],
  });
  return null;
}
