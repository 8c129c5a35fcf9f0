// npm run ready: lists the values that are still the sample's, with file, line and reason. The
// command fails if a value is wrong, or if a value of the sample must be replaced before the site
// is published.
//   --needed         prints the facts that must not be none, and what needs each of them
//   --explain terms  explains each value whose path contains “terms”; without a word, all values
import path from 'node:path';
import { writeEditorSchemas } from '../plugins/siteConfig/editorSchemas';
import {
  checkReadiness,
  explanations,
  neededFacts,
  readSiteAsWritten,
} from '../plugins/siteConfig/readiness';
import { checkConfig } from './lib/checkConfig';
import { main } from './lib/main';
import { projectRoot } from './lib/run';
import { soonLines } from './lib/soon';

const findSoonLines = () =>
  soonLines(readSiteAsWritten(), path.join(projectRoot, 'docs'), Date.now());

main(async () => {
  if (process.argv.includes('--needed')) {
    console.log(neededFacts().join('\n'));
    return 0;
  }
  const explainIndex = process.argv.indexOf('--explain');
  if (explainIndex > 0) {
    console.log(explanations(process.argv[explainIndex + 1]).join('\n'));
    return 0;
  }
  if (process.argv.includes('--soon')) {
    checkConfig();
    const lines = await findSoonLines();
    for (const line of lines) {
      console.log(line);
    }
    return lines.length > 0 ? 1 : 0;
  }
  writeEditorSchemas();
  const { lines, isReady } = checkReadiness(await findSoonLines());
  console.log(lines.join('\n'));
  return isReady ? 0 : 1;
});
