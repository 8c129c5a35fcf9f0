import { large } from './large';
import { small } from './small';

/** The associations that the tests try the site with, besides that of the project. */
export const associations = { small, large };
