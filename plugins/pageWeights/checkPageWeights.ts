import { type BuiltSite, SiteProblems } from '../builtSite/builtSite.ts';
import { inlineScripts } from '../contentSecurityPolicy/csp.ts';
import { loadedAddresses } from './loadedAddresses.ts';
import { KB, pageBytes, statedWeight } from './pageWeights.ts';

/** Brotli makes a page this much larger or smaller, in bytes, when one digit in it is another. */
const SLACK = 250;

const COOKIES = /\bdocument\.cookie\b|\bcookieStore\b/;
const COOKIE_TAG = /<meta\b[^>]*http-equiv="?set-cookie/i;

/** An address with a host. */
const WITH_HOST = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/**
 * Checks what the footer of each page says: what it takes to show the page, that no cookie is set and that
 * nothing comes from another host. The tests of the server ask the same of its answers.
 *
 * @throws SiteProblems when it is not true
 */
export async function checkPageWeights(site: BuiltSite): Promise<void> {
  const problems: string[] = [];
  for (const page of site.pages) {
    const { address, html } = page;
    const kB = statedWeight(page);
    const bytes = await pageBytes(site, page);
    if (kB === undefined) {
      problems.push(`${address}: its footer does not say how much it takes to show the page`);
    } else if (bytes > kB * KB || bytes + SLACK <= (kB - 1) * KB) {
      problems.push(`${address}: its footer says ${kB} kB, and it takes ${bytes} bytes to show the page`);
    }
    const elsewhere = loadedAddresses(html).filter(
      (loaded) => WITH_HOST.test(loaded) && !loaded.startsWith(site.url),
    );
    problems.push(
      ...elsewhere.map((other) => `${address}: loads ${other}, and its footer says “no other host”`),
    );
    if (COOKIE_TAG.test(html) || inlineScripts(html).some((script) => COOKIES.test(script))) {
      problems.push(`${address}: sets a cookie, and its footer says “no cookie”`);
    }
  }
  for (const file of [...site.files].filter((name) => name.endsWith('.js'))) {
    if (COOKIES.test(await site.read(file))) {
      problems.push(`${file}: uses cookies, and the footer of each page says “no cookie”`);
    }
  }
  if (problems.length > 0) {
    throw new SiteProblems(problems);
  }
}
