import { large } from './large';
import { small } from './small';

/** The invented associations, besides the sample, with whose sites run.ts can run the tests. */
export const associations = { small, large };
