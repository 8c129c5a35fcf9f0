import { formatCount } from '../../../shared/numberInWords';
import type { SiteConfig } from '../../../shared/schemas/schemas';
import { isPresent } from '../../../shared/when';
import { duesAsOrganization, GROUP_SIZES, organizationSavesFrom } from '../../config/groupDues';
import { formatEuros, joinInWords } from '../../config/values';

/** Who wants to use the services, as the questions above the table of services ask. */
type User = 'alone' | 'group' | 'organization';

/** Returns a sentence about what groups pay, with a space before it; empty without groups. */
function describeSums(sizes: number[], sumOf: (size: number) => number): string {
  const sums = sizes.map(
    (size, index) => `${formatEuros(sumOf(size))} for ${size}${index === 0 ? ' people' : ''}`,
  );
  return sums.length > 0 ? ` Together that is ${joinInWords(sums)}.` : '';
}

/**
 * Describes what membership costs, for one person, for a group of which each becomes a member, and
 * for an organization.
 *
 * @returns a few sentences for each; none for an organization if no organization may join
 */
export function describeMembershipCosts({
  dues: { amount, period },
  organizations,
}: Pick<SiteConfig, 'dues' | 'organizations'>): Partial<Record<User, string>> {
  const formatDues = (euros: number) =>
    euros > 0 ? `${formatEuros(euros)} a ${period}` : 'nothing';
  const memberDues = formatDues(amount);
  const canJoinTogether = isPresent(organizations.who);
  const savesFrom = canJoinTogether && organizationSavesFrom(amount, organizations);
  const fromSize = savesFrom === 1 ? 'You' : `From ${savesFrom} people on, you`;
  const adviceToJoinTogether = savesFrom ? ` ${fromSize} pay less as an organization.` : '';
  const sizesOfGroups = amount > 0 ? GROUP_SIZES : [];
  const groupSums = describeSums(sizesOfGroups, (size) => size * amount);
  const organizationSums = describeSums(
    sizesOfGroups.filter((size) => size > organizations.accounts),
    (size) => duesAsOrganization(size, amount, organizations),
  );
  const accounts = formatCount(organizations.accounts, 'account');
  return {
    alone: `You pay ${memberDues} as a member.`,
    group: `Each of you pays ${memberDues} as a member.${groupSums}${adviceToJoinTogether}`,
    ...(canJoinTogether && {
      organization:
        `An organization pays ${formatDues(organizations.dues)} ` +
        `for ${accounts} on each service. ` +
        `Each further person pays ${memberDues} as a member.${organizationSums}`,
    }),
  };
}
