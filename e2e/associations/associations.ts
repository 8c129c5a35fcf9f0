import { large } from './large';
import { small } from './small';

/** The invented associations besides the sample. For each, run.ts can run the tests of its site. */
export const associations = { small, large };
