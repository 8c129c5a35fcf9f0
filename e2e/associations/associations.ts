import { large } from './large';
import { small } from './small';

/** The associations, beside the sample, for which the tests can run: see run.ts. */
export const associations = { small, large };
