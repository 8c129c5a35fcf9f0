import type { SiteConfig } from '../../shared/schemas/schemas';

/** The numbers of people for which pages show what a group pays. */
export const GROUP_SIZES = [5, 10, 15, 20, 30];

/** What an organization pays, in euros, and how many of its people get accounts for that. */
type OrganizationDues = Pick<SiteConfig['organizations'], 'dues' | 'accounts'>;

/**
 * Returns what a group pays if it joins as an organization, in euros. People for whom the
 * organization has no account left become members themselves.
 *
 * @param size the number of people
 * @param memberDues what a member pays, in euros
 */
export const duesAsOrganization = (
  size: number,
  memberDues: number,
  { dues, accounts }: OrganizationDues,
): number => dues + Math.max(0, size - accounts) * memberDues;

/**
 * Returns the size of the smallest group that pays less as an organization than as members;
 * undefined if none does.
 *
 * @param memberDues what a member pays, in euros
 */
export function organizationSavesFrom(
  memberDues: number,
  { dues, accounts }: OrganizationDues,
): number | undefined {
  const size = Math.floor(dues / memberDues) + 1;
  return size <= accounts ? size : undefined;
}
