import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What visitors type, and the addresses of the pages that answer it, each line of queries.txt. */
export const queries = readFileSync(path.join(import.meta.dirname, 'queries.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('//'))
  .map((line) => {
    const [query = '', pages = ''] = line.split(' = ');
    return { query, pages: pages.split(', ') };
  });
