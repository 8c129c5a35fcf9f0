/**
 * Another project's code is no longer what ours relies on. `npm run build` prints the message of
 * this error and nothing else (plugins/plainErrors).
 */
export class UpstreamChange extends Error {
  /**
   * @param {string} seam its name in UPSTREAM.md
   * @param {string} change what is different and what relies on it, in one line without a full stop;
   *   the same for all pages, so that it is printed once
   */
  constructor(seam, change) {
    super(`Upstream change: ${change} (see ${seam} in UPSTREAM.md)`);
  }
}
