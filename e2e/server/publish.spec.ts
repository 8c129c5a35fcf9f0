import { expect, test } from '@playwright/test';
import { ProjectCopy } from '../projectCopy';
import { engineUnderTest } from './proxiedSite';

test('with PUBLISH=1 the image of a site is refused while a must is open', async () => {
  const engine = await engineUnderTest();
  const project = new ProjectCopy(undefined, { packages: 'none' });
  project.append('docs/cgu.mdx', '\nSigned in [town, to be filled in].\n');
  const { NODE_IMAGE, BASE_IMAGE, SOURCE_DATE_EPOCH } = process.env;
  const buildArguments = { NODE_IMAGE, BASE_IMAGE, SOURCE_DATE_EPOCH, PUBLISH: '1' };
  const { code, output } = await engine.docker([
    'build',
    ...Object.entries(buildArguments).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
    // No stage besides: the packages of this one are those of the image under test.
    ...['--target', 'build', project.folder],
  ]);
  expect(output).toMatch(
    /The site is not ready to be published: \d+ musts? \(the law and the legal texts\) and \d+ others? are open/,
  );
  expect(code).not.toBe(0);
  project.remove();
});
