import { LAST_UPDATED } from '../../shared/pageParts.ts';
import type { BuiltPage } from '../builtSite/builtSite.ts';

const UPDATED = new RegExp(`<time [^>]*datetime="([^"]+)">${LAST_UPDATED} `, 'i');

/** The day of the last update as the page itself tells it, in ISO 8601, so that what programs read is the same; undefined without one. */
export const dayOfPage = ({ html }: Pick<BuiltPage, 'html'>): string | undefined => UPDATED.exec(html)?.[1];
