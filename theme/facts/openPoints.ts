import type { OpenPoint } from '../../plugins/siteConfig/openPoints';
import { withoutVersion } from '../../shared/versions';
import { site } from '../../site.config';

type Shown = Pick<OpenPoint, 'name' | 'service' | 'need' | 'pages'>;

const defined: Shown[] | undefined = import.meta.env.OPEN_POINTS;
if (!defined) {
  // Otherwise no page would be a draft any more.
  throw new Error('Rsbuild no longer replaces import.meta.env.OPEN_POINTS');
}

/** What is still open in the configuration and on the pages. plugins/siteConfig writes it here. */
export const openPoints: Shown[] = defined;

/** Whether a must that a page states is still open. */
export function isDraft(routePath: string): boolean {
  const address = site.docsVersions ? withoutVersion(routePath, site.docsVersions) : routePath;
  return openPoints.some(({ need, pages }) => need === 'must' && (!pages || pages.includes(address)));
}

/** Whether something is open that concerns every page, such as the association's name. */
export const isSample = openPoints.some(({ need, pages }) => need === 'must' && !pages);

/** Whether a must of a service is still open. */
export const isServiceDraft = (id: string): boolean =>
  openPoints.some(({ need, service }) => need === 'must' && service === id);
