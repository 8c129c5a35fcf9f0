import { expect, test } from '@playwright/test';
import { ProjectCopy } from '../projectCopy';
import { engineUnderTest } from './proxiedSite';

test('with PUBLISH=1 the image of a sample is refused', async () => {
  const engine = await engineUnderTest();
  const project = new ProjectCopy(undefined, { packages: 'none' });
  project.change('site.config.ts', (text) => text.replace('sample: false', 'sample: true'));
  const { SOURCE_DATE_EPOCH } = process.env;
  const { code, output } = await engine.docker([
    'build',
    ...['--build-arg', `SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH}`, '--build-arg', 'PUBLISH=1'],
    // No stage besides: the packages of this one are those of the image under test.
    ...['--target', 'build', project.folder],
  ]);
  expect(output).toContain('The site is not ready to be published: site.config.ts has sample: true');
  expect(code).not.toBe(0);
  project.remove();
});
