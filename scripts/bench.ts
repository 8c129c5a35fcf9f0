// npm run bench -- visit | paint | growth | load: measures the built site, dist/ or the one that SITE_URL names,
// and prints each figure beside its goal.
//   visit    bytes of five guide pages and a search; first paint and clicks on a slow network and processor
//   paint    Lighthouse on every page, with its settings for a telephone
//   growth   builds of 36 and of 1,000 generated pages, beside those of Rspress as it comes
//   load     answers per second, with wrk
import os from 'node:os';
import { measureGrowth } from './bench/growth';
import { measureLoad } from './bench/load';
import { measurePaint } from './bench/paint';
import { measureVisit } from './bench/visit';
import { main } from './lib/main';
import { UserFacingError } from './lib/run';

const MEASURES: Record<string, () => Promise<void>> = {
  visit: measureVisit,
  paint: measurePaint,
  growth: measureGrowth,
  load: measureLoad,
};

main(async () => {
  const measure = MEASURES[process.argv[2] ?? ''];
  if (!measure) {
    throw new UserFacingError(`Say what to measure: npm run bench -- ${Object.keys(MEASURES).join(' | ')}`);
  }
  console.log(`${os.cpus().length} × ${os.cpus()[0]?.model}, Node.js ${process.versions.node}`);
  await measure();
  return 0;
});
