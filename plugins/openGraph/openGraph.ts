import { services } from '../../services.config.ts';
import type { BuiltSite } from '../builtSite/builtSite.ts';
import { ringPicture } from './ringPicture.ts';

const FILE = 'og.png';

/** Draws the picture that the pages name for links to them that are shared, unless `docs/public/` has one. */
export async function openGraph({ files, write }: BuiltSite): Promise<void> {
  if (!files.has(FILE)) {
    await write(FILE, await ringPicture(services.map(({ id }) => id)));
  }
}
