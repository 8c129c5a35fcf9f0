import { isExternal } from '../../shared/address.ts';
import { site } from '../../shared/configuration.ts';

/** The kinds of addresses that every browser can follow. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * A complete name of a host: names of letters, digits and hyphens, with a dot between them. Hosts
 * of a person's own network match, too.
 */
const COMPLETE_HOST =
  /^(?:xn--)?[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?)+$/u;
const IPV4 = /^\d+(?:\.\d+){3}$/;

/*
 * Names and IP addresses of a person's own machine or network: RFC 6761, RFC 6762, RFC 8375,
 * RFC 1918, RFC 3927, RFC 6598. A public name may begin with a number, too (10.example.org), so
 * `OWN_NETWORKS` is only for IP addresses.
 */
const OWN_MACHINE = /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;
const NAME_IN_OWN_NETWORK =
  /\.(?:local|lan|internal|intranet|home|home\.arpa|localdomain|test|invalid)$/;
const OWN_NETWORKS = [
  /^10\./,
  /^192\.168\./,
  /^169\.254\./,
  /^172\.(?:1[6-9]|2\d|3[01])\./,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^\[f[cde]/,
];

/** Links that Google and Outlook put in place of others, to see who follows them. */
const TRACKING_REDIRECT =
  /^https?:\/\/(?:www\.google\.\w+\/url|\S*safelinks\.protection\.outlook\.com)/;
const TRACKING_PARAMETER = /[?&](?:fbclid|gclid|utm_\w+)=/;

const TELEPHONE = /^tel:\+?\d[\d.()-]*(?:;.*)?$/i;
const MAILTO = /^mailto:(?:[^\s@?]+@[^\s@?]+\.[^\s@?]+)?(?:\?.*)?$/i;

/** The address of a file on a disk: `file:`, or a path of Windows. */
const PATH_ON_DISK = /^(?:file:|[a-z]:[\\/])/i;

/**
 * Checks that each % of an address stands before two digits of a byte, and that the bytes are
 * UTF-8.
 */
function isDecodable(link: string): boolean {
  try {
    decodeURIComponent(link);
    return true;
  } catch {
    return false;
  }
}

/** Describes the mistake in the host of a web address, and what to do; undefined if it is right. */
function hostMistake(link: string): string | undefined {
  const url = URL.canParse(link, 'https://x') ? new URL(link, 'https://x') : undefined;
  // `URL` changes names with letters beyond ASCII, so this is the host as its author wrote it.
  const [, writtenHost = ''] = /^(?:https?:)?\/\/([^/?#]*)/i.exec(link) ?? [];
  if (!url || !writtenHost) {
    return 'is not an address: write it as the browser shows it, such as https://www.example.org/';
  }
  if (url.username || url.password) {
    return 'has a name or a password before its @: take them out';
  }
  const host = url.hostname;
  if (OWN_MACHINE.test(host)) {
    return 'leads to your own machine: write the address on the site, which begins with a slash';
  }
  const isIpAddress = IPV4.test(host) || host.startsWith('[');
  const isInOwnNetwork = isIpAddress
    ? OWN_NETWORKS.some((network) => network.test(host))
    : NAME_IN_OWN_NETWORK.test(host);
  if (isInOwnNetwork) {
    return 'leads to your own network, where visitors are not: write the public address';
  }
  const isComplete =
    isIpAddress || (COMPLETE_HOST.test(writtenHost.replace(/:\d*$/, '')) && /\D$/.test(host));
  return isComplete
    ? undefined
    : `has no host that visitors could reach: ${writtenHost} is not a complete name`;
}

/**
 * Describes the mistake in the form of an address, and what to do. Does not look at whether the
 * address exists.
 *
 * @returns the end of a sentence that begins with the link; undefined if there is no mistake
 */
function addressMistake(link: string): string | undefined {
  const [scheme = ''] =
    /^[a-z][a-z\d+.-]*:/i.exec(link)?.map((writtenScheme) => writtenScheme.toLowerCase()) ?? [];
  if (!link) {
    return 'leads nowhere: an address is missing';
  }
  if (PATH_ON_DISK.test(link)) {
    return (
      'is a file on your own machine: ' +
      'put it into docs/public/, and write its name behind a slash'
    );
  }
  if (scheme === 'data:') {
    return (
      'is a picture written as text, which browsers may not load here: ' +
      'put the file into docs/public/, and write its name behind a slash'
    );
  }
  if (scheme === 'tel:' && !TELEPHONE.test(link)) {
    return 'is not a telephone number: write it without spaces, such as tel:+33123456789';
  }
  if (scheme === 'mailto:' && !MAILTO.test(link)) {
    return 'is not an email address: write it without spaces, such as mailto:help@example.org';
  }
  if (/^\+?[\d .()-]{8,}$/.test(link)) {
    return `is a telephone number: write tel:${link
      .replaceAll(/[ .()]/g, '')
      .replace(/^00/, '+')
      .replace(/^0/, '+33')}`;
  }
  if (/[“”«»]/.test(link)) {
    return 'has curly quotes: an address stands between parentheses without quotes';
  }
  if (/\s/.test(link)) {
    return 'has a space: an address has none; put - in its place, also in the name of the file';
  }
  if (/^[^:/?#]+@/.test(link)) {
    return 'needs mailto: before it';
  }
  if (/^www\./i.test(link)) {
    return 'needs https:// before it';
  }
  if (/^https?:(?!\/\/)/i.test(link)) {
    return `has too few slashes: write ${link.replace(/^(https?):\/?/i, '$1://')}`;
  }
  if (/^https?:\/\/+https?:/i.test(link)) {
    return 'begins with https:// twice: delete one';
  }
  if (scheme && !SCHEMES.includes(scheme)) {
    const isCode = ['javascript:', 'vbscript:', 'blob:', 'about:'].includes(scheme);
    return isCode
      ? 'is not an address that a visitor can follow'
      : `begins with ${scheme}, which browsers do not know: write https:// or mailto:`;
  }
  if (link.includes('\\')) {
    return `has a \\: write ${link.replaceAll('\\', '/')}`;
  }
  if (!isDecodable(link)) {
    return 'has a % that begins no character: write %25 for the sign %';
  }
  if (TRACKING_REDIRECT.test(link) || TRACKING_PARAMETER.test(link)) {
    return (
      'shows others who followed it: ' +
      'write the address that it leads to, without fbclid, gclid or utm_'
    );
  }
  return /^(?:https?:)?\/\//i.test(link) ? hostMistake(link) : undefined;
}

const FILE_OF_OTHER_SITE =
  'is a file of another site, which the Content-Security-Policy forbids: ' +
  'put it into docs/public/, or link to it';

/**
 * Returns a host without `www.`, because the proxy redirects the bare domain to the one with `www.`
 * (deploy/Caddyfile).
 */
const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Describes the mistake in an address of another site. */
function externalMistake(link: string, isLoaded: boolean): string | undefined {
  const url = new URL(link, site.origin);
  if (withoutWww(url.host) === withoutWww(new URL(site.origin).host)) {
    const address = url.pathname.replace(site.base, '/') + url.search + url.hash;
    return `is one of this site: write ${address}`;
  }
  return isLoaded ? FILE_OF_OTHER_SITE : undefined;
}

/** Describes the mistake in an address inside the site. */
function internalMistake(
  link: string,
  addresses: Set<string> | undefined,
  isLoaded: boolean,
): string | undefined {
  const [, path = '', hash = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  if (!path) {
    return undefined;
  }
  if (!path.startsWith('/')) {
    return isLoaded
      ? 'does not begin with a slash: ' +
          `put the file into docs/public/, and write /${path.split('/').at(-1)}`
      : 'does not begin with a slash, as all links inside the site, ' +
          'nor with https://, as those to other sites';
  }
  const pathWithoutEnding = path.replace(/\/$|\.(?:mdx|html)$/, '');
  const correctAddress = [path, path.toLowerCase(), pathWithoutEnding, `${path}/`].find((address) =>
    addresses?.has(address),
  );
  if (correctAddress && correctAddress !== path) {
    return `is not how the address is written: write ${correctAddress}${hash}`;
  }
  // An address with an ending is that of a file. Only a check of the built site can tell whether
  // the file exists.
  const isKnown = correctAddress || !addresses || /\.\w+$/.test(path);
  return isKnown ? undefined : 'leads to no page and no file';
}

/**
 * Describes the mistake in a link of a page, a sidebar, the navbar or the footer, and what to do.
 *
 * @param link the link as the author writes it
 * @param addresses the addresses of all pages; undefined if they depend on the version of the
 *   documentation
 * @param isLoaded whether it is the link of a picture, which loads with the page
 */
export function linkMistake(
  link: string,
  addresses?: Set<string>,
  isLoaded = false,
): string | undefined {
  const message =
    addressMistake(link) ??
    (isExternal(link)
      ? externalMistake(link, isLoaded)
      : internalMistake(link, addresses, isLoaded));
  return message && `the link ${link || '()'} ${message}`;
}
