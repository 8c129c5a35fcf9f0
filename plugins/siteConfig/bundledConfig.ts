import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import * as configuration from '../../shared/configuration.ts';
import { projectRoot } from '../../shared/projectRoot.ts';

const CONFIGURATION_MODULE = path.join(projectRoot, 'shared/configuration.ts');

/**
 * Replaces the module of the configuration in bundles by its values, because a browser cannot read
 * the files.
 */
export const bundledConfig: RsbuildPlugin = {
  name: 'site:bundled-config',
  setup(api) {
    api.transform({ test: (file) => file === CONFIGURATION_MODULE }, () =>
      Object.entries(configuration)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
    );
  },
};
