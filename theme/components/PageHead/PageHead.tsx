import { Head, useHead, usePages, useSite } from '@rspress/core/runtime';
import { documentFile } from '../../../shared/address';
import { withBase } from '../../../shared/base';
import { site } from '../../../shared/configuration';
import { FEED, markdownFile, OPEN_SEARCH } from '../../../shared/machineFiles';
import { RUNNING_TITLE } from '../../../shared/pageParts';
import { getDate, isPost } from '../../blog/posts';
import { usePage } from '../../page/page';

/** Renders the head of the page: title, description, canonical address, Open Graph. */
export function PageHead() {
  const page = usePage();
  const { site: built } = useSite();
  const notFound = page.pageType === '404';
  const description = notFound ? '' : (page.frontmatter.description ?? built.description);
  const address = notFound ? '' : `${site.origin}${withBase(page.routePath)}`;
  const isHome = page.routePath === '/';
  const pageTitle = notFound ? 'Page not found' : (page.frontmatter.title ?? page.title);
  const title = isHome ? `${site.name} – ${site.tagline}` : `${pageTitle} – ${site.name}`;
  const date = isPost(page.routePath) && getDate(page);
  const markdown = markdownFile(documentFile(page.routePath));
  const hasNews = usePages().pages.some(({ routePath }) => isPost(routePath));
  const noIndex = notFound || page.frontmatter.noindex === true;

  useHead({ htmlAttrs: { lang: 'en', [RUNNING_TITLE]: title } });
  return (
    <Head>
      <title>{title}</title>
      {address && <link rel="canonical" href={address} />}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        href={withBase(`/${OPEN_SEARCH}`)}
        title={site.name}
      />
      {!noIndex && <link rel="alternate" type="text/markdown" href={withBase(`/${markdown}`)} />}
      {hasNews && (
        <link
          rel="alternate"
          type="application/atom+xml"
          href={withBase(`/${FEED}`)}
          title="News"
        />
      )}
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {/* Without og:type, Open Graph treats a page as a website (https://ogp.me/#types). */}
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
