import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the paths of the files in a folder and below it, sorted and with slashes: `a/b.mdx`. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();

/**
 * Returns the paths of the pages' documents in a built site. The HTML files below `static/` are
 * fragments of pages, not documents.
 */
export const listDocuments = (builtFolder: string): string[] =>
  listFiles(builtFolder).filter((file) => file.endsWith('.html') && !file.startsWith('static/'));
