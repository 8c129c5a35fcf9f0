import type { ServiceConfig } from '../../../plugins/siteConfig/schema';

/** Who may use a service, and who needs an account for it, in words. */
export const accessText: Record<ServiceConfig['access'], string> = {
  everyone: 'Everyone, no account needed',
  members: 'Members, with an account',
  'public-reading': 'Everyone to read; members to write, with an account',
  'list-owners': 'Members to open a list, with an account; anyone to subscribe, without',
};

/** Who may open an account, in words. */
export const registrationText: Record<NonNullable<ServiceConfig['registration']>, string> = {
  none: 'No accounts are opened',
  free: 'Anyone may open an account',
  members: 'Members may ask for an account',
  clients: 'An account comes with a paid plan',
};
