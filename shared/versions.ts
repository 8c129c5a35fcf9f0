/** The versions of the documentation; the default one's addresses have no prefix. */
export type DocsVersions = { default: string; versions: string[] };

/** The address without its version: `/v2/docs/a` gives `/docs/a`. */
export function withoutVersion(address: string, { versions, default: main }: DocsVersions): string {
  const version = address.split('/')[1] ?? '';
  return version !== main && versions.includes(version)
    ? address.slice(version.length + 1) || '/'
    : address;
}

/**
 * The version of the documentation that a page belongs to; empty outside of it, and where it has no
 * versions.
 */
export function versionOf(address: string, all: DocsVersions): string {
  const bare = withoutVersion(address, all);
  if (!/^\/docs(\/|$)/.test(bare)) {
    return '';
  }
  return bare === address ? all.default : String(address.split('/')[1]);
}

/** The same address in a version: `/docs/a` gives `/v2/docs/a`. */
export function inVersion(address: string, version: string, all: DocsVersions): string {
  const bare = withoutVersion(address, all);
  return version === all.default ? bare : `/${version}${bare}`;
}
