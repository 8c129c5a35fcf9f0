// npm run ready: lists what stands between this copy and its publication, with file, line and words. It fails
// while a must is left, or costs do not add up.
import path from 'node:path';
import { ConfigFiles, loadRules } from './lib/configFiles.mjs';
import { main } from './lib/main';
import { root } from './lib/run';

/** @returns whether nothing is left that must not be */
async function printOpenPoints(): Promise<boolean> {
  const { costProblems, NEEDS, openPoints } = await loadRules();
  const files = await ConfigFiles.read();
  const points = openPoints(files.site, files.services, path.join(root, 'docs'));
  const wrong = costProblems(files.site, files.services);
  for (const line of wrong) {
    console.log(line);
  }
  for (const [need, source] of Object.entries(NEEDS)) {
    const open = points.filter((point) => point.need === need);
    if (open.length > 0) {
      console.log(`${need[0]?.toUpperCase()}${need.slice(1)} (${source}): ${open.length}`);
    }
    for (const { file, line, path: at = [], name, message, why } of open) {
      const number = line ?? files.lineOf(file as 'site.config.ts', at);
      console.log(`  ${file}:${number}: ${name}: ${message}${why ? `. ${why}` : ''}`);
    }
  }
  if (points.length > 0) {
    console.log('npm run setup asks for the values of the two configurations, one at a time.');
  } else if (wrong.length === 0) {
    console.log('Nothing is left.');
  }
  return wrong.length === 0 && points.every(({ need }) => need !== 'must');
}

main(async () => ((await printOpenPoints()) ? 0 : 1));
