import type { ServiceConfig } from './plugins/siteConfig/schema.ts';

/**
 * The services, in the order in which they are shown. The home page, the
 * overview, the sidebar and each service's own page read this list.
 * `id` is the last part of the page's address: `/docs/services/<id>`.
 * `limits` gives figures with their units, and says of each whether it is “set by
 * us” or a “software limit”. Take “(example)” off once a figure is the real one.
 *
 * Each service may also have:
 * - `since: 'YYYY-MM-DD'`, the day on which it opened, and a `version` of each program;
 * - `host: { name, country }`, where it is not on the machines of the site's host; with `safeguard`, what protects
 *   data there, outside of the European Economic Area;
 * - `quotas: { 'Largest upload': '2 GB' }`, further limits that you set;
 * - `registration`, where `access` does not say who may open an account: `none`, `free`, `members`, `clients`;
 * - `dataExport: { format, days }`, of a program without an export for its users;
 * - `costs`, what it cost in each month of the year of `funding.costs` in site.config.ts: twelve amounts in euros;
 * - `php: ['8.4', '8.5']`, the versions of PHP that members choose from;
 * - `alerts`, what an alert on a phone holds: `sender`, `sender and channel`, `full text`.
 *
 * `suits` holds the answers that lead to it, on the page of the services: `alone` or `group`; `write`, `store`,
 * `talk` or `publish`. `price` is a text such as `'€3 a month'`, or false. `features` says what is turned on. `toConfirm` names
 * what came with the project: take a name out once somebody has confirmed the value (`host`: that it is the
 * site's).
 */
export const services: ServiceConfig[] = [
  {
    id: 'mail',
    name: 'Mail',
    purpose: 'A mailbox without advertising or profiling',
    replaces: ['Gmail', 'Outlook.com', 'Yahoo Mail'],
    address: 'https://mail.exemple-libre.example/',
    access: 'members',
    suits: ['alone', 'talk'],
    limits: '5 GB per mailbox and 25 MB per message, set by us (example)',
    software: [
      {
        name: 'Roundcube',
        license: 'GPL-3.0-or-later',
        website: 'https://roundcube.net/',
        source: 'https://github.com/roundcube/roundcubemail',
      },
      {
        name: 'Postfix',
        license: 'IPL-1.0 or EPL-2.0',
        website: 'https://www.postfix.org/',
        source: 'https://github.com/vdukhovni/postfix',
      },
      {
        name: 'Dovecot',
        license: 'MIT and LGPL-2.1',
        website: 'https://www.dovecot.org/',
        source: 'https://github.com/dovecot/core',
      },
      {
        name: 'Rspamd',
        license: 'Apache-2.0',
        website: 'https://rspamd.com/',
        source: 'https://github.com/rspamd/rspamd',
      },
    ],
    price: false,
    // With `pop` and `sieve`, too, where they are offered.
    servers: { imap: 'imap.exemple-libre.example', smtp: 'smtp.exemple-libre.example' },
    toConfirm: ['price', 'host'],
  },
  {
    id: 'cloud',
    name: 'Cloud',
    purpose: 'Files, calendars and contacts on all your devices',
    replaces: ['Google Drive', 'Google Photos', 'Dropbox', 'OneDrive', 'iCloud'],
    address: 'https://cloud.exemple-libre.example/',
    access: 'members',
    suits: ['alone', 'group', 'store'],
    limits: '10 GB per account, set by us (example)',
    software: [
      {
        name: 'Nextcloud',
        license: 'AGPL-3.0-or-later',
        website: 'https://nextcloud.com/',
        source: 'https://github.com/nextcloud/server',
      },
    ],
    price: false,
    features: { officeSuite: false, userMigration: false, endToEndEncryption: false },
    toConfirm: ['price', 'host', 'features'],
  },
  {
    id: 'team',
    name: 'Team chat',
    purpose: 'Conversations by team, channel and thread',
    replaces: ['Slack', 'Microsoft Teams', 'Discord'],
    address: 'https://team.exemple-libre.example/',
    access: 'members',
    suits: ['group', 'talk'],
    limits:
      '250 active accounts on the server, software limit; 50 members per team and 100 MB per file, set by us (example)',
    software: [
      {
        name: 'Mattermost Team Edition',
        license: 'MIT (compiled binary)',
        website: 'https://mattermost.com/',
        source: 'https://github.com/mattermost/mattermost',
      },
    ],
    price: false,
    alerts: 'sender and channel',
    features: {
      calls: false,
      polls: false,
      secondStep: false,
      emailInvitations: false,
      publicLinks: false,
      gifPicker: false,
      slackImport: false,
    },
    toConfirm: ['price', 'host', 'alerts', 'features'],
  },
  {
    id: 'pad',
    name: 'Pad',
    purpose: 'Write a text together, at the same time',
    replaces: ['Google Docs'],
    address: 'https://pad.exemple-libre.example/',
    access: 'everyone',
    suits: ['group', 'write'],
    limits: 'A pad is deleted after 365 days without a change, set by us (example)',
    software: [
      {
        name: 'Etherpad',
        license: 'Apache-2.0',
        website: 'https://etherpad.org/',
        source: 'https://github.com/ether/etherpad',
      },
    ],
    price: false,
    toConfirm: ['price', 'host'],
  },
  {
    id: 'board',
    name: 'Board',
    purpose: 'See who does what, in columns of cards',
    replaces: ['Trello', 'Asana', 'Microsoft Planner'],
    address: 'https://board.exemple-libre.example/',
    access: 'members',
    suits: ['alone', 'group', 'write'],
    limits: '10 MB per attachment, set by us (example)',
    software: [
      {
        name: 'WeKan',
        license: 'MIT',
        website: 'https://wekan.fi/',
        source: 'https://github.com/wekan/wekan',
      },
    ],
    price: false,
    toConfirm: ['price', 'host'],
  },
  {
    id: 'plik',
    name: 'Plik',
    purpose: 'Send a large file that deletes itself',
    replaces: ['WeTransfer'],
    address: 'https://plik.exemple-libre.example/',
    access: 'everyone',
    suits: ['alone', 'group', 'store'],
    limits: '10 GB per file, kept for 30 days at most, set by us (example)',
    software: [
      {
        name: 'Plik',
        license: 'MIT',
        website: 'https://root-gg.github.io/plik/',
        source: 'https://github.com/root-gg/plik',
      },
    ],
    price: false,
    features: { accounts: false, curl: false },
    toConfirm: ['price', 'host', 'features'],
  },
  {
    id: 'mailing-list',
    name: 'Mailing lists',
    purpose: 'Reach a whole group with one address',
    replaces: ['Google Groups', 'Yahoo Groups'],
    address: 'https://lists.exemple-libre.example/',
    access: 'list-owners',
    suits: ['group', 'talk'],
    limits: '5 MB per message and 500 subscribers per list, set by us (example)',
    software: [
      {
        name: 'Sympa',
        license: 'GPL-2.0-or-later',
        website: 'https://www.sympa.community/',
        source: 'https://github.com/sympa-community/sympa',
      },
    ],
    price: false,
    toConfirm: ['price', 'host'],
  },
  {
    id: 'git',
    name: 'Git',
    purpose: 'Publish and review source code',
    replaces: ['GitHub', 'GitLab.com', 'Bitbucket'],
    address: 'https://git.exemple-libre.example/',
    access: 'public-reading',
    suits: ['alone', 'group', 'write', 'publish'],
    limits: '1 GB per account, set by us (example)',
    software: [
      {
        name: 'Forgejo',
        license: 'GPL-3.0-or-later',
        website: 'https://forgejo.org/',
        source: 'https://codeberg.org/forgejo/forgejo',
      },
    ],
    price: false,
    features: { actions: false },
    toConfirm: ['price', 'host', 'features'],
  },
  {
    id: 'hosting',
    name: 'Web hosting',
    purpose: 'A home for your own website, static or PHP',
    replaces: ['commercial web hosting'],
    address: 'https://hosting.exemple-libre.example/',
    access: 'members',
    suits: ['alone', 'group', 'publish'],
    limits: '1 GB of disk and 2 sites per member, set by us (example)',
    software: [
      {
        name: 'nginx',
        license: 'BSD-2-Clause',
        website: 'https://nginx.org/',
        source: 'https://github.com/nginx/nginx',
      },
      {
        name: 'PHP',
        license: 'PHP-3.01',
        website: 'https://www.php.net/',
        source: 'https://github.com/php/php-src',
      },
      {
        name: 'MariaDB',
        license: 'GPL-2.0-only',
        website: 'https://mariadb.org/',
        source: 'https://github.com/MariaDB/server',
      },
    ],
    price: false,
    features: { databases: true, htaccess: false },
    toConfirm: ['price', 'host', 'php', 'features'],
  },
];
