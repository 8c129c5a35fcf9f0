import { useHead, useSite } from '@rspress/core/runtime';
import type { Incident } from '../../../plugins/incidents/incidents';
import { withBase } from '../../../shared/base';
import { ANNOUNCED, INCIDENT, RUNNING_TITLE } from '../../../shared/pageParts';
import { site } from '../../../site.config';
import { incidentInWords } from '../../blog/incidents';
import { dateOf, isPost } from '../../blog/posts';
import { usePage } from '../../page/page';
import { documentTitle, pageTitle } from './pageTitle';

/** The head of the page: title, description, canonical address, Open Graph. */
export function PageHead() {
  const page = usePage();
  const { site: built } = useSite();
  const notFound = page.pageType === '404';
  const description = notFound ? '' : (page.frontmatter.description ?? built.description);
  const address = notFound ? '' : `${site.origin}${withBase(page.routePath)}`;
  // YAML makes a date of it, with a time that nobody wrote.
  const announced = String(page.frontmatter.announce ?? '').slice(0, 10);
  const incident = page.incident as Incident | undefined;
  const title = documentTitle(page);
  const noIndex = notFound || page.frontmatter.noindex === true;

  useHead({
    htmlAttrs: { lang: 'en', [RUNNING_TITLE]: title },
    title,
    link: address ? [{ rel: 'canonical', href: address }] : [],
    meta: [
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(isPost(page.routePath)
        ? [
            { property: 'og:type', content: 'article' },
            { property: 'article:published_time', content: dateOf(page) },
          ]
        : [{ property: 'og:type', content: 'website' }]),
      ...(incident ? [{ property: INCIDENT, content: incidentInWords(incident) }] : []),
      ...(announced ? [{ property: ANNOUNCED, content: announced }] : []),
      { property: 'og:site_name', content: site.name },
      { property: 'og:title', content: page.routePath === '/' ? site.name : pageTitle(page) },
      ...(description ? [{ property: 'og:description', content: description }] : []),
      ...(address ? [{ property: 'og:url', content: address }] : []),
      { property: 'og:image', content: `${site.origin}${withBase('/og.png')}` },
    ],
  });
  return null;
}
