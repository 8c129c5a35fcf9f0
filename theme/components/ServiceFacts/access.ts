import type { ServiceConfig } from '../../../plugins/siteConfig/schema';

/** Who may use a service, in words. */
export const accessText: Record<ServiceConfig['access'], string> = {
  everyone: 'Everyone, no account needed',
  members: 'Members, with an account',
  'public-reading': 'Everyone may read; members have an account',
  'list-owners': 'Members open lists; anyone may subscribe',
};
