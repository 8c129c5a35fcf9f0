import { describe, expect, test } from '@rstest/core';
import { documentFile } from '../../shared/address.ts';
import { parseDocument } from '../site/html.ts';
import { NOT_FOUND_PAGE } from '../site/pages.ts';
import type { Site } from '../site/site.ts';
import type { SiteProblems } from '../site/siteProblems.ts';
import { checkLinks, resolveLink } from './links.ts';

const SITE_URL = 'https://a.example/site/';

describe('resolveLink', () => {
  const from = `${SITE_URL}docs/services`;
  test('a page of the site, without the base', () => {
    const [address, hash] = ['/docs/services', 'b'];
    expect(resolveLink('/site/cgu?x=1#privacy', from, SITE_URL)).toEqual({
      kind: 'internal',
      address: '/cgu',
      hash: 'privacy',
    });
    expect(resolveLink(`${SITE_URL}docs/`, from, SITE_URL)).toEqual({
      kind: 'internal',
      address: '/docs/',
      hash: '',
    });
    expect(resolveLink('#b', from, SITE_URL)).toEqual({ kind: 'internal', address, hash });
  });
  test('other sites, email addresses, and links that nobody can follow', () => {
    expect(resolveLink('https://b.example/', from, SITE_URL).kind).toBe('external');
    for (const link of ['mailto:a@b.example', 'mattermost://team.b.example']) {
      expect(resolveLink(link, from, SITE_URL).kind).toBe('external');
    }
    for (const link of [
      '/cgu',
      'javascript:void 0',
      '/site/%E0%A4%A',
      'https://',
      'ftp://b.example/',
    ]) {
      expect(resolveLink(link, from, SITE_URL).kind).toBe('unusable');
    }
  });
});

describe('the links of a site', () => {
  /** Returns the problems of a site with two pages, whose HTML is `homeHtml` and `otherHtml`. */
  function findProblems(homeHtml: string, otherHtml = '<a href="/site/">Home</a>'): string[] {
    const pages = ['/', '/docs/b'].map((address) => ({
      ...NOT_FOUND_PAGE,
      address,
      file: documentFile(address),
    }));
    const site: Partial<Site> = {
      base: '/site/',
      url: SITE_URL,
      files: new Set(['favicon.svg']),
      pages,
    };
    const { read, finish } = checkLinks(site as Site);
    for (const [index, page] of pages.entries()) {
      const content = index === 0 ? homeHtml : otherHtml;
      read?.({ page, tree: parseDocument(`<h1 id="top">A</h1>${content}`) }, undefined);
    }
    try {
      finish?.();
      return [];
    } catch (error) {
      return (error as SiteProblems).lines;
    }
  }
  const link = '<a href="/site/docs/b">B</a>';

  test('a link to a page that is left out is reported with what to do', () => {
    const leftOutAddress = '/site/docs/services/no-such-service';
    expect(findProblems(`${link}<a href="${leftOutAddress}">C</a>`)).toEqual([
      `/: the link ${leftOutAddress} leads to a page that is not part of this site: put what is said of it into a <When>, as CONTRIBUTING.md says`,
    ]);
  });

  test('a site without mistakes has no problems', () => {
    const rightLinks =
      '<a href="/site/docs/b#top">B</a><a href="https://c.example/">C</a><img src="/site/favicon.svg">';
    expect(findProblems(rightLinks)).toEqual([]);
    expect(findProblems(`${link}<!-- <a href="/no"> --><script>'<a href="/no">'</script>`)).toEqual(
      [],
    );
  });

  test('a link that leads nowhere is reported with its page', () => {
    expect(findProblems(`${link}<a href="/site/c">C</a>`)).toEqual([
      '/: the link /site/c leads to no page and no file',
    ]);
    expect(findProblems(`${link}<a href="/site/docs/b#c">C</a>`)).toEqual([
      '/: the link /site/docs/b#c leads to no part of its page',
    ]);
    expect(findProblems(`${link}<img alt="" src="/site/c.png">`)).toEqual([
      '/: the link /site/c.png leads to no page and no file: put the file into docs/public/',
    ]);
    expect(findProblems(`${link}<a href="/site/docs/association#contact">C</a>`)).toEqual([
      expect.stringMatching(/^\w+\/site\.yaml:\d+: the link /),
    ]);
    expect(findProblems(`${link}<img alt="" srcset="/site/d.png 2x">`)).toHaveLength(1);
    expect(findProblems(`${link}<a href="/docs/b">without the base</a>`)).toHaveLength(1);
  });

  test('a broken link of the footer is one problem', () => {
    const bothPages = `${link}<a href="/site/c">C</a>`;
    expect(findProblems(bothPages, bothPages)).toEqual([
      '/ and 1 more: the link /site/c leads to no page and no file',
    ]);
  });

  test('a page that no link leads to is a problem', () => {
    expect(findProblems('', link)).toEqual([
      '/docs/b: no link leads here; add the page to sidebars.yaml or link it from another',
    ]);
  });
});
