// npm run bench -- visit | paint | growth | load: measures the built site in dist/, or the site
// that SITE_URL names. Only “growth” builds sites of its own.
//   visit    the bytes of five guide pages and a search; the times to the first paint and after a
//            click, on a slow network and processor
//   paint    the scores of Lighthouse for each indexed page, with its settings for a telephone
//   growth   the times of builds of 36 and of 1,000 generated pages, compared with stock Rspress
//   load     the number of answers per second, measured by wrk
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../shared/projectRoot.ts';
import { main } from './lib/main';
import { UserFacingError } from './lib/run';

main(async () => {
  const file = path.join(projectRoot, 'scripts/bench', `${process.argv[2]}.ts`);
  if (!existsSync(file)) {
    throw new UserFacingError(
      'Say what to measure: npm run bench -- visit | paint | growth | load',
    );
  }
  console.log(`${os.cpus().length} × ${os.cpus()[0]?.model}, Node.js ${process.versions.node}`);
  const { measure }: { measure: () => Promise<void> } = await import(
    `./bench/${process.argv[2]}.ts`
  );
  await measure();
  return 0;
});
