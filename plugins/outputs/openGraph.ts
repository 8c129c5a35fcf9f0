import { services } from '../../services.config.ts';
import type { Site, Step } from '../site/site.ts';
import { ringPicture } from './ringPicture.ts';

const FILE = 'og.png';

/** Draws the picture that the pages name for links to them that are shared, unless `docs/public/` has one. */
export const openGraph = ({ files, write }: Site): Step => ({
  async finish() {
    if (!files.has(FILE)) {
      await write(FILE, await ringPicture(services.map(({ id }) => id)));
    }
  },
});
