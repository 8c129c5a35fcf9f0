/**
 * The versions of the documentation: the names of all, and that of the default version. Addresses
 * in the other versions begin with the name of the version.
 */
export type DocsVersions = { default: string; versions: string[] };

/** Returns the address without its version: `/v2/docs/a` gives `/docs/a`. */
export function withoutVersion(
  address: string,
  { versions, default: defaultVersion }: DocsVersions,
): string {
  const version = address.split('/')[1] ?? '';
  return version !== defaultVersion && versions.includes(version)
    ? address.slice(version.length + 1) || '/'
    : address;
}

/**
 * Returns the version of the documentation that a page belongs to; empty for other pages, and if
 * the documentation has no versions.
 */
export function findVersion(address: string, docsVersions: DocsVersions): string {
  const addressWithoutVersion = withoutVersion(address, docsVersions);
  if (!/^\/docs(\/|$)/.test(addressWithoutVersion)) {
    return '';
  }
  return addressWithoutVersion === address ? docsVersions.default : String(address.split('/')[1]);
}

/**
 * Returns the same address in another version: `/docs/a` gives `/v2/docs/a`.
 *
 * @param address an address in any version
 */
export function inVersion(address: string, version: string, docsVersions: DocsVersions): string {
  const addressWithoutVersion = withoutVersion(address, docsVersions);
  return version === docsVersions.default
    ? addressWithoutVersion
    : `/${version}${addressWithoutVersion}`;
}
