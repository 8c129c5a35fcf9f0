// npm run adopt: makes association/, the folder with your own files, from the sample's folder. From
// then on, the build uses it, and newer versions of the project do not change it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { services } from '../shared/configuration';
import { projectRoot } from '../shared/projectRoot';
import { main } from './lib/main';
import { makeAssociation } from './lib/makeAssociation';
import { UserFacingError } from './lib/run';

main(async () => {
  const folder = path.join(projectRoot, 'association');
  if (existsSync(folder)) {
    throw new UserFacingError('association/ exists already, and is yours. Nothing was written.');
  }
  const ids = services.map(({ id }) => id);
  makeAssociation(path.join(projectRoot, 'sample'), folder, ids);
  console.log(
    'association/ is yours now: ' +
      'site.yaml says who you are, services.yaml what you offer. ' +
      'npm run ready lists what is left to do.',
  );
  return 0;
});
