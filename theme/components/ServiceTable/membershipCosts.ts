import { formatCount } from '../../../shared/numberInWords';
import type { SiteConfig } from '../../../shared/schemas/schemas';
import { isPresent } from '../../../shared/when';
import { organizationSavesFrom } from '../../config/groupDues';
import { formatEuros } from '../../config/values';

/** Who wants to use the services, as the questions above the table of services ask. */
type User = 'alone' | 'group' | 'organization';

/**
 * Describes what membership costs: for one person, for a group in which each person becomes a
 * member, and for an organization.
 *
 * @returns one or two sentences for each; without `organization` if no organization may join
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
  const accounts = formatCount(organizations.accounts, 'account');
  return {
    alone: `You pay ${memberDues} as a member.`,
    group: `Each of you pays ${memberDues} as a member.${adviceToJoinTogether}`,
    ...(canJoinTogether && {
      organization:
        `An organization pays ${formatDues(organizations.dues)} ` +
        `for ${accounts} on each service. ` +
        `Each further person pays ${memberDues} as a member.`,
    }),
  };
}
