import { findProgram, mustRun, UserFacingError } from '../lib/run';
import { siteUrl } from '../lib/serve';

const SECONDS = 10;
const PAGE = '/docs/services/board';

/** The figures of wrk: requests per second, and how many failed. */
function read(output: string): { rate: number; errors: number } {
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0);
  const failed = [...output.matchAll(/(?:connect|read|write|timeout|responses:) (\d+)/g)];
  return { rate: Math.round(rate), errors: failed.reduce((sum, [, count]) => sum + Number(count), 0) };
}

/** Prints how many answers a second the server gives, compressed by brotli: with SITE_URL, a container. */
export async function measure(): Promise<void> {
  const wrk = findProgram('wrk');
  if (!wrk) {
    throw new UserFacingError('This needs wrk (apt install wrk).');
  }
  const url = await siteUrl();
  const script = /"([^"]*\/static\/js\/[^"]+\.js)"/.exec(await (await fetch(url + PAGE)).text())?.[1];
  const rows: Record<string, { rate: number; errors: number }> = {};
  for (const [what, address, connections] of [
    ['a page', PAGE, 100],
    ['a hashed file', script ?? PAGE, 100],
    ['a page, 1,000 connections', PAGE, 1000],
  ] as const) {
    const options = ['-t', '2', '-c', String(connections), '-d', `${SECONDS}s`, '-H', 'Accept-Encoding: br'];
    rows[what] = read(await mustRun('wrk failed:', wrk, [...options, url + address], { quiet: true }));
  }
  console.table(rows);
}
