import { findProgram, mustRun, UserFacingError } from '../lib/run';
import { siteUrl } from '../lib/serve';

/** Prints how many compressed answers per second nginx gives, or the site that SITE_URL names. */
export async function measure(): Promise<void> {
  const wrk = findProgram('wrk');
  if (!wrk) {
    throw new UserFacingError('This needs wrk (apt install wrk).');
  }
  const page = `${await siteUrl()}/docs/services/board`;
  for (const connections of ['100', '1000']) {
    const options = [
      '--threads',
      '2',
      '--connections',
      connections,
      '--header',
      'Accept-Encoding: br',
    ];
    await mustRun('wrk failed.', wrk, [...options, page]);
  }
}
