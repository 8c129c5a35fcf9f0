import { expect, test } from '@playwright/test';
import { buildImage } from '../../scripts/lib/docker';
import { ProjectCopy } from '../../scripts/lib/projectCopy';
import { findEngineUnderTest } from './proxiedSite';

const { SOURCE_DATE_EPOCH = '' } = process.env;

test('with PUBLISH=1 the image of a sample is refused', async () => {
  const engine = await findEngineUnderTest();
  const project = new ProjectCopy(undefined, { packages: 'none' });
  project.setFacts({ sample: true });
  const { code, output } = await engine.docker([
    'build',
    '--build-arg',
    `SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH}`,
    '--build-arg',
    'PUBLISH=1',
    // The test builds only the stage `build`, because that stage refuses the site. The packages of
    // this stage are in Docker's cache, because the build of the image under test installed them.
    ...['--target', 'build', project.folder],
  ]);
  expect(output).toContain('The site is not ready to be published');
  expect(output).toContain('site.yaml has sample: true');
  expect(code).not.toBe(0);
  project.remove();
});

test('the image is refused with a line that names what is not an address of a proxy', async () => {
  const buildArguments = {
    SOURCE_DATE_EPOCH,
    PUBLISH: '',
    TRUSTED_PROXIES: '192.0.2.0/28 192.0.2.256',
  };
  await expect(buildImage('site-test', buildArguments)).rejects.toThrow(
    'TRUSTED_PROXIES: 192.0.2.256 is neither an address nor a range such as 203.0.113.0/24',
  );
});
