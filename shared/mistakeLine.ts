/** In development: the address that tells a mistake with its place, given its `file` and `message`. */
export const MISTAKE_LINE = '/mistake-line';
