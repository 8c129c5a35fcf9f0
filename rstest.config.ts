import { defineConfig } from '@rstest/core';

export default defineConfig({
  include: ['{shared,theme,plugins,scripts}/**/*.test.{ts,tsx}'],
  testEnvironment: 'happy-dom',
  tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
});
