import { Head, useHead, usePages, useSite } from '@rspress/core/runtime';
import { documentFile, isPost } from '../../../shared/address';
import { withBase } from '../../../shared/base';
import { site } from '../../../shared/configuration';
import { FEED_FILE, markdownFile, OPEN_SEARCH_FILE } from '../../../shared/machineFiles';
import { RUNNING_TITLE_ATTRIBUTE } from '../../../shared/pageParts';
import { usePage } from '../../page/page';

/** Renders the head of the page: title, description, canonical address, Open Graph. */
export function PageHead() {
  const page = usePage();
  const { site: rspressSite } = useSite();
  const isNotFound = page.pageType === '404';
  const description = isNotFound ? '' : (page.frontmatter.description ?? rspressSite.description);
  const address = isNotFound ? '' : `${site.origin}${withBase(page.routePath)}`;
  const isHome = page.routePath === '/';
  const pageTitle = isNotFound ? 'Page not found' : (page.frontmatter.title ?? page.title);
  const title = isHome ? `${site.name} – ${site.tagline}` : `${pageTitle} – ${site.name}`;
  const date = isPost(page.routePath) && page.frontmatter.date;
  const markdownPath = markdownFile(documentFile(page.routePath));
  const hasPosts = usePages().pages.some(({ routePath }) => isPost(routePath));
  const isIndexed = !isNotFound && page.frontmatter.noindex !== true;

  useHead({ htmlAttrs: { lang: 'en', [RUNNING_TITLE_ATTRIBUTE]: title } });
  return (
    <Head>
      {/* The name and the tagline are French. */}
      <title lang={isHome ? 'fr' : undefined}>{title}</title>
      {address && <link rel="canonical" href={address} />}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        href={withBase(`/${OPEN_SEARCH_FILE}`)}
        title={site.name}
      />
      {isIndexed && (
        <link rel="alternate" type="text/markdown" href={withBase(`/${markdownPath}`)} />
      )}
      {hasPosts && (
        <link
          rel="alternate"
          type="application/atom+xml"
          href={withBase(`/${FEED_FILE}`)}
          title="News"
        />
      )}
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {/* Without og:type, a page counts as a website: https://ogp.me/#types. */}
      {date && <meta property="og:type" content="article" />}
      {date && <meta property="article:published_time" content={date} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={isHome ? site.name : pageTitle} />
      {description && <meta property="og:description" content={description} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={`${site.origin}${withBase('/og.png')}`} />
    </Head>
  );
}
