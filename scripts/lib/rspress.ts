import { projectRoot } from '../../shared/projectRoot';

/**
 * Sets what Rspress and its plugins expect of the process. Must be called before the configuration
 * is loaded.
 */
export function prepareForRspress(mode: 'production' | 'development'): void {
  process.env.NODE_ENV = mode;
  // The plugin for figures needs a global `__dirname`, which ES modules lack.
  // Seam: preview-dirname (see UPSTREAM.md).
  Object.assign(globalThis, { __dirname: projectRoot });
}
