/** The versions of the documentation; the default one's addresses have no prefix. */
export interface DocsVersions {
  default: string;
  versions: string[];
}

/** The address without its version: `/v2/docs/a` gives `/docs/a`. */
export function withoutVersion(pathname: string, { versions, default: main }: DocsVersions): string {
  const version = pathname.split('/')[1] ?? '';
  return version !== main && versions.includes(version)
    ? pathname.slice(version.length + 1) || '/'
    : pathname;
}

/** Whether an address, of whatever version, is in the documentation. */
export function isInDocs(pathname: string, all: DocsVersions): boolean {
  return /^\/docs(\/|$)/.test(withoutVersion(pathname, all));
}

/** The same address in a version: `/docs/a` gives `/v2/docs/a`. */
export function inVersion(pathname: string, version: string, all: DocsVersions): string {
  const bare = withoutVersion(pathname, all);
  return version === all.default ? bare : `/${version}${bare}`;
}

/**
 * Where to go on changing the version: to the same page, or to the version's index
 * if it lacks that page.
 *
 * @param exists whether an address is that of a page
 */
export function counterpart(
  pathname: string,
  version: string,
  all: DocsVersions,
  exists: (pathname: string) => boolean,
): string {
  const same = inVersion(pathname, version, all);
  return exists(same) ? same : inVersion('/docs/', version, all);
}

/** A link of the navbar in the version being read; the link itself if that version lacks its page. */
export function linkInVersion(
  link: string,
  version: string,
  all: DocsVersions,
  exists: (pathname: string) => boolean,
): string {
  const same = inVersion(link, version, all);
  return exists(same) ? same : link;
}
