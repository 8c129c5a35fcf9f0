/** In development: the address that tells the line of a mistake, given its `file` and `message`. */
export const MISTAKE_LINE = '/mistake-line';
