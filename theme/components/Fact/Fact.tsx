import type { ReactNode } from 'react';
import { factAt } from '../../../shared/factAt';
import { longDate } from '../../../shared/longDate';
import { site } from '../../../site.config';
import { inWords } from '../../facts/facts';
import { Link } from '../Link/Link';
import { serviceOf } from '../SiteText/SiteText';
import { hasFact } from './hasFact';

/** Where a fact is: its path in site.config.ts or, with `id`, in that service of services.config.ts. */
interface Place {
  of: string;
  id?: string | undefined;
}

const factOf = ({ of: path, id }: Place): unknown => factAt(id ? serviceOf(id) : site, path);

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A fact of the configuration in words, a number with its noun. Throws when there is none of that name, which stops the build. */
export function Fact({ of: path, id, noun }: Place & { noun?: string }): ReactNode {
  const value = factOf({ of: path, id });
  if (value === undefined) {
    const file = id ? 'services' : 'site';
    throw new Error(`<Fact${id ? ` id="${id}"` : ''} of="${path}" />: ${file}.config.ts has no such fact`);
  }
  if (typeof value === 'string' && DAY.test(value)) {
    return <time dateTime={value}>{longDate(value)}</time>;
  }
  if (noun) {
    return `${value} ${noun}${value === 1 ? '' : 's'}`;
  }
  return Array.isArray(value) ? inWords(value.map(String)) : String(value);
}

interface Condition extends Place {
  /** The value that the fact must have, where any will not do. */
  is?: string;
  children: ReactNode;
}

const holds = ({ is, ...place }: Place & { is?: string }): boolean => {
  const value = factOf(place);
  return is === undefined ? hasFact(value) : value === is;
};

/** Its children, if there is something of the kind, or a feature is on. */
export const When = ({ children, ...condition }: Condition) => holds(condition) && children;

/** Its children, if there is nothing of the kind, or a feature is off. */
export const WhenNot = ({ children, ...condition }: Condition) => !holds(condition) && children;

/** A link to one of the `documents` of site.config.ts. */
export function DocumentLink({ to, children }: { to: keyof typeof site.documents; children: ReactNode }) {
  const href = site.documents[to];
  if (!href) {
    throw new Error(`<DocumentLink to="${to}">: site.config.ts has no such document`);
  }
  return <Link href={href}>{children}</Link>;
}
