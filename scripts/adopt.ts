// npm run adopt: makes association/, the folder with what is yours, from the sample's. The build takes it from then on, and no
// newer version of the project touches it.
//   npm run adopt -- --from HEAD  takes over your values of a commit in which they stood in site.config.ts: see CHANGELOG.md
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TO_READ, textOfList } from '../plugins/siteConfig/filesToRead';
import { services } from '../shared/configuration';
import { fromTypeScript } from './lib/fromTypeScript';
import { main } from './lib/main';
import { root, UserFacingError } from './lib/run';

const QUERIES = `// What your visitors type, and the addresses of the pages that answer it: the search has to find them. For example:
// open a pad = /docs/services/pad
`;

main(async () => {
  const folder = path.join(root, 'association');
  if (existsSync(folder)) {
    throw new UserFacingError('association/ exists already, and is yours. Nothing was written.');
  }
  cpSync(path.join(root, 'sample'), folder, { recursive: true });
  // Those of the sample ask for its pages and services.
  writeFileSync(path.join(folder, 'queries.txt'), QUERIES);
  writeFileSync(path.join(folder, TO_READ), textOfList(services.map(({ id }) => id)));
  const [flag, commit = ''] = process.argv.slice(2);
  if (flag === '--from') {
    try {
      await fromTypeScript(commit, folder);
    } catch (error) {
      rmSync(folder, { recursive: true });
      throw error;
    }
  }
  console.log(
    'association/ is yours now: site.yaml says who you are, services.yaml what you offer. npm run ready lists what is left to do.',
  );
  return 0;
});
