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

/** Says in a few words who may use a service, for the table of services. */
export function describeAccessShortly({ access, registration }: AccessFacts): string {
  const users =
    registration === 'free'
      ? 'anyone with an account'
      : `members${registration === 'clients' ? ' with a paid plan' : ''}`;
  const text = {
    everyone: 'everyone',
    members: users,
    'public-reading': `everyone may read, ${users} may write`,
    'list-owners': `${users} may open a list, anyone may subscribe`,
  }[access];
  return access !== 'everyone' && registration === 'closed' ? `${text}, no new accounts` : text;
}

/**
 * Returns whether people pay dues to use the whole of a service.
 *
 * @param hasDues true if membership costs something
 */
const needsDues = ({ access, registration }: AccessFacts, hasDues: boolean): boolean =>
  access !== 'everyone' && registration !== 'free' && hasDues;

/**
 * The beginnings of the price texts of services that are free in part: the use that is free, and
 * then the use that the price is for.
 */
const PRICE_TEXT_BEGINNINGS: Partial<Record<ServiceConfig['access'], string>> = {
  'public-reading': 'free to read; writing',
  'list-owners': 'free to subscribe; opening a list',
};

/**
 * Describes the price of a service: `included in the dues`, or `€12 a year, plus the dues`.
 *
 * @param hasDues true if membership costs something
 */
export function describePrice(
  service: AccessFacts & Pick<ServiceConfig, 'price'>,
  hasDues: boolean,
): string {
  const { access, price } = service;
  const isForDues = needsDues(service, hasDues);
  const hasNoPrice = price === 'none';
  if (hasNoPrice && !isForDues) {
    return 'free';
  }
  const plusDues = isForDues ? ', plus the dues' : '';
  const priceInWords = hasNoPrice ? 'included in the dues' : `${price}${plusDues}`;
  const textBeginning = PRICE_TEXT_BEGINNINGS[access];
  return textBeginning
    ? `${textBeginning} ${hasNoPrice ? 'is' : 'costs'} ${priceInWords}`
    : priceInWords;
}

/**
 * Describes the price of a service in one word, or as services.yaml has it. The page of the
 * services explains that `included` means included in the dues.
 *
 * @param hasDues true if membership costs something
 */
export function describePriceShortly(
  service: AccessFacts & Pick<ServiceConfig, 'price'>,
  hasDues: boolean,
): string {
  const wordForNoPrice = needsDues(service, hasDues) ? 'included' : 'free';
  return service.price === 'none' ? wordForNoPrice : service.price;
}

/** Returns whether somebody who joins may then use more of a service than other people. */
export const joiningGivesAccess = ({ access, registration }: AccessFacts): boolean =>
  access !== 'everyone' && registration !== 'free' && registration !== 'closed';
