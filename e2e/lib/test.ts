import { test as base, expect } from '@playwright/test';

export { expect };

/**
 * Playwright's `test`, for tests in a browser. A test also fails when a script fails in any tab, or
 * when a page violates the Content-Security-Policy.
 */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(error.error().message));
      context.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) {
          problems.push(`${message.text()} ${message.location().url}`);
        }
      });
      await use(problems);
      expect(problems, 'errors of scripts and violations of the policy').toEqual([]);
    },
    { auto: true },
  ],
});
