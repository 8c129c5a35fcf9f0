/**
 * The folder of the project. All commands run there: npm and `scripts/launch.mjs` see to it.
 * `import.meta.dirname` would be wrong in a bundle, which stands elsewhere.
 */
export const projectRoot = process.cwd();
