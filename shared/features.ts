/** What a program can have turned on, as readers say it; by the name in `features` of services.config.ts. */
export const FEATURES = {
  accounts: 'Accounts',
  actions: 'Automatic builds and tests',
  calls: 'Calls',
  curl: 'Sending with curl',
  databases: 'Databases',
  emailInvitations: 'Invitations by email',
  endToEndEncryption: 'End-to-end encryption',
  gifPicker: 'Animated pictures of GIPHY',
  htaccess: '.htaccess files',
  officeSuite: 'Office suite',
  polls: 'Polls',
  publicLinks: 'Public links',
  secondStep: 'Second step of the login',
  slackImport: 'Import from Slack',
  userMigration: 'Moving an account',
};
