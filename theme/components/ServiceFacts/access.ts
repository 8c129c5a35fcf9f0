import type { ServiceConfig } from '../../../shared/schemas/schemas';

type AccessFacts = Pick<ServiceConfig, 'access' | 'registration'>;

/** Describes who may use a service and, if it needs an account, who gets one. */
export function describeAccess({ access, registration }: AccessFacts): string {
  if (access === 'everyone') {
    return 'Everyone, no account needed';
  }
  const who = registration === 'free' ? 'anyone' : 'members';
  const whoAtStart = registration === 'free' ? 'Anyone' : 'Members';
  const account =
    registration === 'clients' ? 'with an account that comes with a paid plan' : 'with an account';
  const text = {
    members: `${whoAtStart}, ${account}`,
    'public-reading': `Everyone may read; ${who} may write, ${account}`,
    'list-owners': `${whoAtStart} may open a list, ${account}; anyone may subscribe`,
  }[access];
  return registration === 'closed' ? `${text}; no new accounts at present` : text;
}

/**
 * The beginnings of the price texts of services that are free in part: the use that is free, and
 * then the use that the price is for.
 */
const PRICE_TEXT_BEGINNINGS: Partial<Record<ServiceConfig['access'], string>> = {
  'public-reading': 'free to read; writing',
  'list-owners': 'free to subscribe; opening a list',
};

/**
 * Describes the price of a service.
 *
 * @param hasDues true if membership costs something
 */
export function describePrice(
  { access, registration, price }: AccessFacts & Pick<ServiceConfig, 'price'>,
  hasDues: boolean,
): string {
  const needsDues = access !== 'everyone' && registration !== 'free' && hasDues;
  const hasNoPrice = price === 'none';
  if (hasNoPrice && !needsDues) {
    return 'free';
  }
  const besidesDues = needsDues ? ', besides the dues' : '';
  const priceInWords = hasNoPrice ? 'included in the dues' : `${price}${besidesDues}`;
  const textBeginning = PRICE_TEXT_BEGINNINGS[access];
  return textBeginning
    ? `${textBeginning} ${hasNoPrice ? 'is' : 'costs'} ${priceInWords}`
    : priceInWords;
}

/**
 * Returns whether somebody who joins the association may then use more of a service than other
 * people.
 */
export const joiningGivesAccess = ({ access, registration }: AccessFacts): boolean =>
  access !== 'everyone' && registration !== 'free' && registration !== 'closed';
