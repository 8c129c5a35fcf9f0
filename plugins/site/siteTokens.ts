import { readFile } from 'node:fs/promises';
import path from 'node:path';

const TOKENS = path.join(import.meta.dirname, '../../theme/styles/tokens.css');

/** @returns the site's colors, faces and sizes, for documents beside its pages: light ones */
export const siteTokens = () => readFile(TOKENS, 'utf8');

/** @returns the same, dark where the system is: such a document has no button for its color mode */
export const siteTokensBySystem = async () =>
  (await siteTokens())
    .replace('@media not print', '@media screen and (prefers-color-scheme: dark)')
    .replaceAll(':root[data-theme="dark"]', ':root');
