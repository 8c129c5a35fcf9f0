/**
 * An error that says that the code of another project is no longer what ours relies on. The build
 * prints only its message (plugins/plainErrors).
 */
export class UpstreamChange extends Error {
  /**
   * @param name the name of the seam in UPSTREAM.md
   * @param change what is different, and what relies on it
   */
  constructor(name: string, change: string) {
    super(`Upstream change: ${change} (see ${name} in UPSTREAM.md)`);
  }
}
