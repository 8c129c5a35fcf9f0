import { large } from './large';
import { small } from './small';

/** The other associations for which the tests try the site. */
export const associations = { small, large };
