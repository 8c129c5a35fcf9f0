import { findProgram, mustRun, UserFacingError } from '../lib/run';
import { serveSiteIfNeeded } from '../lib/serve';

/** Prints how many compressed answers per second nginx gives, or the site that SITE_URL names. */
export async function measure(): Promise<void> {
  const wrk = findProgram('wrk');
  if (!wrk) {
    throw new UserFacingError('This needs wrk (apt install wrk).');
  }
  const pageUrl = `${await serveSiteIfNeeded()}/docs/services/board`;
  for (const connections of ['100', '1000']) {
    const options = [
      '--threads',
      '2',
      '--connections',
      connections,
      '--header',
      'Accept-Encoding: br',
    ];
    await mustRun('wrk failed.', wrk, [...options, pageUrl]);
  }
}
