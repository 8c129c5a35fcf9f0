// npm run ready: lists the values that are still the sample's, with file, line and reason. It fails while one of
// them is a must, or a value is wrong.
import { loadTypeScript } from './lib/loadTypeScript';
import { main } from './lib/main';

main(async () => {
  // Loaded here, so that a configuration that cannot be read is told in one line.
  const { readiness }: typeof import('../plugins/siteConfig/readConfig') = await loadTypeScript(
    'plugins/siteConfig/readConfig.ts',
  );
  const { lines, isReady } = readiness();
  console.log(lines.join('\n'));
  return isReady ? 0 : 1;
});
