import { large } from './large';
import { small } from './small';

/** The associations with which the tests try the site, in addition to the project's own. */
export const associations = { small, large };
