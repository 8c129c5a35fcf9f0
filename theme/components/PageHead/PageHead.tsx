import { useHead, usePage, useSite, withBase } from '@rspress/core/runtime';
import { site } from '../../../site.config';

/** The head of the page: title, description, canonical address, Open Graph. */
export function PageHead({ notFound }: { notFound: boolean }) {
  const { page } = usePage();
  const { site: built } = useSite();
  const title = notFound ? 'Page not found' : (page.frontmatter.title ?? page.title);
  const isHome = !notFound && page.routePath === '/';
  const fullTitle = isHome ? `${site.name} – ${site.tagline}` : `${title} – ${site.name}`;
  const description = notFound ? '' : (page.frontmatter.description ?? built.description);
  const address = notFound ? '' : `${site.origin}${withBase(page.routePath)}`;
  const noIndex = notFound || page.frontmatter.noindex === true;

  useHead({
    htmlAttrs: { lang: 'en' },
    title: fullTitle,
    link: address ? [{ rel: 'canonical', href: address }] : [],
    meta: [
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:title', content: isHome ? site.name : title },
      ...(description ? [{ property: 'og:description', content: description }] : []),
      ...(address ? [{ property: 'og:url', content: address }] : []),
      { property: 'og:image', content: `${site.origin}${withBase('/og.png')}` },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
  });
  return null;
}
