// npm run ready: lists the values that are still the sample's, with file, line and reason. It fails
// while one of them is a must, or a value is wrong.
//   --needed         prints the facts that may not be none, and what asks for each
//   --explain terms  prints what each value is whose place has “terms” in it; without a word, all
import { writeEditorSchemas } from '../plugins/siteConfig/editorSchemas';
import { explanations, neededFacts, readiness } from '../plugins/siteConfig/readiness';
import { main } from './lib/main';

main(async () => {
  if (process.argv.includes('--needed')) {
    console.log(neededFacts().join('\n'));
    return 0;
  }
  const explain = process.argv.indexOf('--explain');
  if (explain > 0) {
    console.log(explanations(process.argv[explain + 1]).join('\n'));
    return 0;
  }
  writeEditorSchemas();
  const { lines, isReady } = readiness();
  console.log(lines.join('\n'));
  return isReady ? 0 : 1;
});
