import type { ServiceConfig } from '../../../plugins/siteConfig/schema';

/** Who may use a service, and who needs an account for it, in words. */
export const accessText: Record<ServiceConfig['access'], string> = {
  everyone: 'Everyone, no account needed',
  members: 'Members, with an account',
  'public-reading': 'Everyone to read; members to write, with an account',
  'list-owners': 'Members to open a list, with an account; anyone to subscribe, without',
};
