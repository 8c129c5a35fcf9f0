// npm run ready: lists the values that are still the sample's, with file, line and reason. The
// command fails if a value is wrong, or if a value of the sample must be replaced before the site
// is published.
//   --needed         prints the facts that must not be none, and what needs each of them
//   --explain terms  explains each value whose path contains “terms”; without a word, all values
import { writeEditorSchemas } from '../plugins/siteConfig/editorSchemas';
import { checkReadiness, explanations, neededFacts } from '../plugins/siteConfig/readiness';
import { main } from './lib/main';

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
  writeEditorSchemas();
  const { lines, isReady } = checkReadiness();
  console.log(lines.join('\n'));
  return isReady ? 0 : 1;
});
