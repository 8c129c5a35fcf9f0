const VERSION_HEADING = /^## (\d+\.\d+\.\d+)/;

/** Checks whether a version is newer than another: `2026.12.0` is newer than `2026.2.1`. */
const isNewer = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;

/**
 * Returns the entries of a changelog that are newer than one version, and not newer than another.
 *
 * @param text the text of CHANGELOG.md
 * @param from the version whose entry, and all older ones, are left out
 * @param to the newest version whose entry is returned
 * @returns the entries, or a sentence that says that there are none
 */
export function changesBetween(text: string, from: string, to: string): string {
  const entries = text.split(/^(?=## )/m).filter((entry) => {
    const [, version] = VERSION_HEADING.exec(entry) ?? [];
    return version && isNewer(version, from) && !isNewer(version, to);
  });
  return entries.join('').trim() || 'Nothing new for you stands in CHANGELOG.md.';
}
