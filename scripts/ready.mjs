// npm run ready: lists the values that are still the sample's, with file, line and reason. It fails while one of
// them is a must, or a value is wrong.
import { loadTypeScript } from './lib/loadTypeScript.mjs';
import { installDependencies } from './lib/machine.mjs';
import { UserFacingError } from './lib/run.mjs';

try {
  await installDependencies();
  const { configProblems, readiness, sampleValues } = await loadTypeScript(
    'plugins/siteConfig/readConfig.ts',
  );
  const problems = configProblems();
  console.log([...problems, ...readiness()].join('\n'));
  const isMust = (/** @type {{ need: string }} */ { need }) => need === 'must';
  process.exitCode = problems.length > 0 || sampleValues().some(isMust) ? 1 : 0;
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exitCode = 1;
}
