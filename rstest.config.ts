import { defineConfig } from '@rstest/core';

/** The settings of all projects. */
const settings = {
  // This package loads a compiled program from its own folder, which a bundle would not find.
  output: { externals: ['@resvg/resvg-js'] },
  tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' as const } } } } },
};

export default defineConfig({
  // A new environment for each file would take ten times as long. The few tests that change the
  // document restore it.
  isolate: false,
  projects: [
    {
      ...settings,
      name: 'pages',
      include: ['{shared,theme,plugins,deploy}/**/*.test.{ts,tsx}'],
      testEnvironment: 'happy-dom',
    },
    {
      ...settings,
      name: 'commands',
      include: ['scripts/**/*.test.ts'],
      // Commands send requests, which happy-dom would change or refuse as a browser does.
      testEnvironment: 'node',
    },
  ],
});
