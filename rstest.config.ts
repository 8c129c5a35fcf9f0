import { defineConfig } from '@rstest/core';

export default defineConfig({
  include: ['{shared,theme,plugins,scripts,deploy}/**/*.test.{ts,tsx}'],
  testEnvironment: 'happy-dom',
  // A new environment for each file would take ten times as long. The few tests that change the
  // document restore it.
  isolate: false,
  // This package loads a compiled program from its own folder, which a bundle would not find.
  output: { externals: ['@resvg/resvg-js'] },
  tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
});
