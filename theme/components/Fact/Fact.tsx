import type { ReactNode } from 'react';
import { longDate } from '../../../shared/longDate';
import { valueAt } from '../../../shared/valueAt';
import { site } from '../../../site.config';
import { inWords } from '../../facts/facts';
import { isDraft, openPoints } from '../../facts/openPoints';
import { usePage } from '../../page/page';
import { Callout } from '../Callout/Callout';
import { Link } from '../Link/Link';
import { serviceOf } from '../SiteText/SiteText';
import { answerOf } from './answerOf';

/** Where a fact is: its path in site.config.ts or, with `id`, in that service of services.config.ts. */
interface Place {
  of: string;
  id?: string | undefined;
}

const factAt = ({ of: path, id }: Place): unknown => valueAt(id ? serviceOf(id) : site, path.split('.'));

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A value in words. */
function inText(value: unknown): ReactNode {
  if (typeof value === 'string' && DAY.test(value)) {
    return <time dateTime={value}>{longDate(value)}</time>;
  }
  if (Array.isArray(value)) {
    return inWords(value.map(String));
  }
  return value === false ? 'none' : value === true ? 'yes' : String(value);
}

/** A blank, in one line. */
const BLANK = '[to be filled in]'.replaceAll(' ', '\u00a0');

/** What stands in the place of a fact that is missing: a blank if it is a must. The words around it say of what. */
function Missing({ of: path, id }: Place) {
  const name = id ? `${id}.${path}` : path;
  const point = openPoints.find((candidate) => candidate.name === name && candidate.service === id);
  if (!point) {
    throw new Error(
      `<Fact${id ? ` id="${id}"` : ''} of="${path}" />: ${id ? 'services' : 'site'}.config.ts has no such fact`,
    );
  }
  return point.need === 'must' ? BLANK : 'not published yet';
}

/** A fact of the configuration in words; the page says so while it is missing. Throws when there is none of that name, which stops the build. */
export function Fact(place: Place) {
  const value = factAt(place);
  return value === undefined ? <Missing {...place} /> : inText(value);
}

/** Its children, if there is such a fact, or a feature is on. */
export function When({ children, ...place }: Place & { children: ReactNode }) {
  return answerOf(factAt(place)) === 'yes' && children;
}

/** Its children, if there is nothing of the kind, or a feature is off. */
export function WhenNot({ children, ...place }: Place & { children: ReactNode }) {
  return answerOf(factAt(place)) === 'no' && children;
}

/** Its children, while nobody has said whether there is. */
export function WhenUnknown({ children, ...place }: Place & { children: ReactNode }) {
  return answerOf(factAt(place)) === 'unknown' && children;
}

/** A link to one of the `documents` of site.config.ts; the page says so while it is missing. */
export function DocumentLink({ to, children }: { to: keyof typeof site.documents; children: ReactNode }) {
  const address = site.documents[to];
  return address ? <Link href={address}>{children}</Link> : <Missing of={`documents.${to}`} />;
}

/** A notice on a page that the association has not completed: it goes by itself, see `npm run ready`. */
export function Draft({ children }: { children: ReactNode }) {
  return isDraft(usePage().routePath) && <Callout type="note">{children}</Callout>;
}
