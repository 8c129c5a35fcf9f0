import type { ServiceConfig } from './plugins/siteConfig/schema.ts';

/**
 * The services, in the order in which they are shown. The home page, the overview, the sidebar and each service's
 * own page read this list. What ships is that of an invented association: see site.config.ts. Each service has:
 *
 * - `id`, the last part of its page's address, `/docs/services/<id>`; `name`, which the title of its page repeats; `purpose`, what it is for; `replaces`, instead of what;
 * - `address`, where it is; `access`, who may use it: `everyone`, `members`, `public-reading` (all read, members write), `list-owners`;
 *   its page says how one begins, so read that after a change;
 * - `delay`, how soon one can use it; `price`, such as `'€3 a month'`, or `'none'`: then it is included in the dues;
 * - `suits`, the answers that lead to it on the page of the services: `alone` or `group`; `write`, `store`, `talk` or `publish`;
 * - `limits`, figures with their units, each “set by us” or “software limit”;
 * - `since`, the day on which it opened; `costs`, what it cost in the year of `funding.costs` in site.config.ts, in euros;
 * - `software`, the program that people use, then those behind it, with the version that runs.
 *
 * Some also have:
 * - `action`, what one does there, as a button of the home page says it, where everyone may use it: `'Open a pad'`;
 * - `registration`, where `access` does not say who may open an account: `free` (anyone), `members`, `clients`
 *   (with a paid plan), `closed` (nobody at present);
 * - `host: { name, country, control }`, where it is not on the machines of the site's host; with `safeguard`, what
 *   protects data there, outside of the European Economic Area;
 * - `quotas: { 'one file': '2 GB' }`, further limits that you set;
 * - `servers`, of mail: `imap`, `smtp`, and where they are offered `pop` and `sieve`;
 * - `mailbox`, the address that one gets, and how many more that lead to the same mailbox (aliases);
 * - `siteAddress`, of web hosting: the address that comes with it, and what a domain name costs at a registrar;
 * - `php: ['8.4', '8.5']`, the versions of PHP that members choose from; `features`, what is turned on: plugins/siteConfig/serviceSchema.ts lists them;
 * - `alerts`, what an alert on a phone holds: `sender`, `sender and channel`, `full text`;
 * - `dataExport: { format, days }`, of a program without an export for its users.
 */
export const services: ServiceConfig[] = [
  {
    id: 'mail',
    name: 'Mail',
    purpose: 'A mailbox without advertising or profiling',
    replaces: ['Gmail', 'Outlook.com', 'Yahoo Mail'],
    address: 'https://mail.exemple-libre.example/',
    access: 'members',
    delay: 'an account within two days', // sample
    suits: ['alone', 'talk'],
    limits: '5 GB per mailbox and 25 MB per message, set by us', // sample
    software: [
      {
        name: 'Roundcube',
        license: 'GPL-3.0-or-later',
        website: 'https://roundcube.net/',
        source: 'https://github.com/roundcube/roundcubemail',
        version: '1.7.2', // sample
      },
      {
        name: 'Postfix',
        license: 'IPL-1.0 or EPL-2.0',
        website: 'https://www.postfix.org/',
        source: 'https://github.com/vdukhovni/postfix',
        version: '3.11.1', // sample
      },
      {
        name: 'Dovecot',
        license: 'MIT and LGPL-2.1',
        website: 'https://www.dovecot.org/',
        source: 'https://github.com/dovecot/core',
        version: '2.4.3', // sample
      },
      {
        name: 'Rspamd',
        license: 'Apache-2.0',
        website: 'https://rspamd.com/',
        source: 'https://github.com/rspamd/rspamd',
        version: '4.0.1', // sample
      },
    ],
    since: '2017-05-02', // sample
    price: 'none', // sample
    costs: 720, // sample
    mailbox: { address: 'your-name@exemple-libre.example', aliases: 5 },
    servers: { imap: 'imap.exemple-libre.example', smtp: 'smtp.exemple-libre.example' },
  },
  {
    id: 'cloud',
    name: 'Cloud',
    purpose: 'Files, calendars and contacts on all your devices',
    replaces: ['Google Drive', 'Google Photos', 'Dropbox', 'OneDrive', 'iCloud'],
    address: 'https://cloud.exemple-libre.example/',
    access: 'members',
    delay: 'an account within two days', // sample
    suits: ['alone', 'group', 'store'],
    limits: '10 GB per account, set by us', // sample
    software: [
      {
        name: 'Nextcloud',
        license: 'AGPL-3.0-or-later',
        website: 'https://nextcloud.com/',
        source: 'https://github.com/nextcloud/server',
        version: '34.0.3', // sample
      },
    ],
    since: '2017-05-02', // sample
    price: 'none', // sample
    costs: 1080, // sample
    features: { officeSuite: true, userMigration: true, endToEndEncryption: false }, // sample
  },
  {
    id: 'team',
    name: 'Team chat',
    purpose: 'Conversations by team, channel and thread',
    replaces: ['Slack', 'Microsoft Teams', 'Discord'],
    address: 'https://team.exemple-libre.example/',
    access: 'members',
    delay: 'an account within two days', // sample
    suits: ['group', 'talk'],
    limits: '250 active accounts on the server, software limit', // sample
    quotas: { 'one team': '50 members', 'one file': '100 MB' }, // sample
    software: [
      {
        name: 'Mattermost Team Edition',
        license: 'MIT (compiled binary)',
        website: 'https://mattermost.com/',
        source: 'https://github.com/mattermost/mattermost',
        version: '11.7.1', // sample
      },
    ],
    since: '2018-01-15', // sample
    price: 'none', // sample
    costs: 480, // sample
    alerts: 'sender and channel', // sample
    dataExport: { format: 'JSON', days: 30 }, // sample
    features: {
      calls: false,
      polls: true,
      secondStep: true,
      emailInvitations: true,
      publicLinks: false,
      animatedPictures: false,
      slackImport: true,
    }, // sample
  },
  {
    id: 'pad',
    name: 'Pad',
    purpose: 'Write a text together, at the same time',
    replaces: ['Google Docs'],
    address: 'https://pad.exemple-libre.example/',
    action: 'Open a pad',
    access: 'everyone',
    delay: 'at once', // sample
    suits: ['group', 'write'],
    limits: 'A pad is deleted after 365 days without a change, set by us', // sample
    software: [
      {
        name: 'Etherpad',
        license: 'Apache-2.0',
        website: 'https://etherpad.org/',
        source: 'https://github.com/ether/etherpad',
        version: '3.3.7', // sample
      },
    ],
    since: '2016-09-01', // sample
    price: 'none', // sample
    costs: 120, // sample
  },
  {
    id: 'board',
    name: 'Board',
    purpose: 'See who does what, in columns of cards',
    replaces: ['Trello', 'Asana', 'Microsoft Planner'],
    address: 'https://board.exemple-libre.example/',
    access: 'members',
    delay: 'an account within two days', // sample
    suits: ['alone', 'group', 'write'],
    limits: '10 MB per attachment, set by us', // sample
    software: [
      {
        name: 'WeKan',
        license: 'MIT',
        website: 'https://wekan.fi/',
        source: 'https://github.com/wekan/wekan',
        version: '8.41', // sample
      },
    ],
    since: '2020-03-30', // sample
    price: 'none', // sample
    costs: 180, // sample
  },
  {
    id: 'plik',
    name: 'Plik',
    purpose: 'Send a large file that deletes itself',
    replaces: ['WeTransfer'],
    address: 'https://plik.exemple-libre.example/',
    action: 'Send a file',
    access: 'everyone',
    delay: 'at once', // sample
    suits: ['alone', 'group', 'store'],
    limits: '10 GB per file, kept for 30 days at most, set by us', // sample
    software: [
      {
        name: 'Plik',
        license: 'MIT',
        website: 'https://root-gg.github.io/plik/',
        source: 'https://github.com/root-gg/plik',
        version: '1.4.2', // sample
      },
    ],
    since: '2019-02-11', // sample
    price: 'none', // sample
    costs: 240, // sample
    features: { accounts: false, curl: true }, // sample
  },
  {
    id: 'mailing-list',
    name: 'Mailing lists',
    purpose: 'Reach a whole group with one address',
    replaces: ['Google Groups', 'Yahoo Groups'],
    address: 'https://lists.exemple-libre.example/',
    access: 'list-owners',
    delay: 'a list within three days', // sample
    suits: ['group', 'talk'],
    limits: '5 MB per message and 500 subscribers per list, set by us', // sample
    software: [
      {
        name: 'Sympa',
        license: 'GPL-2.0-or-later',
        website: 'https://www.sympa.community/',
        source: 'https://github.com/sympa-community/sympa',
        version: '6.2.76', // sample
      },
    ],
    since: '2017-10-09', // sample
    price: 'none', // sample
    costs: 120, // sample
  },
  {
    id: 'git',
    name: 'Git',
    purpose: 'Publish and review source code',
    replaces: ['GitHub', 'GitLab.com', 'Bitbucket'],
    address: 'https://git.exemple-libre.example/',
    access: 'public-reading',
    delay: 'reading at once, an account within two days', // sample
    suits: ['alone', 'group', 'write', 'publish'],
    limits: '1 GB per account, set by us', // sample
    software: [
      {
        name: 'Forgejo',
        license: 'GPL-3.0-or-later',
        website: 'https://forgejo.org/',
        source: 'https://codeberg.org/forgejo/forgejo',
        version: '15.0.5', // sample
      },
    ],
    since: '2018-11-19', // sample
    price: 'none', // sample
    costs: 300, // sample
    features: { actions: false }, // sample
  },
  {
    id: 'hosting',
    name: 'Web hosting',
    purpose: 'A home for your own website, static or PHP',
    replaces: ['commercial web hosting'],
    address: 'https://hosting.exemple-libre.example/',
    access: 'members',
    delay: 'a site within a week', // sample
    suits: ['alone', 'group', 'publish'],
    limits: '1 GB of disk and 2 sites per member, set by us', // sample
    software: [
      {
        name: 'nginx',
        license: 'BSD-2-Clause',
        website: 'https://nginx.org/',
        source: 'https://github.com/nginx/nginx',
        version: '1.30.1', // sample
      },
      {
        name: 'PHP',
        license: 'PHP-3.01',
        website: 'https://www.php.net/',
        source: 'https://github.com/php/php-src',
        version: '8.5.6', // sample
      },
      {
        name: 'MariaDB',
        license: 'GPL-2.0-only',
        website: 'https://mariadb.org/',
        source: 'https://github.com/MariaDB/server',
        version: '11.8.5', // sample
      },
    ],
    since: '2021-04-06', // sample
    price: '€12 a year', // sample
    costs: 360, // sample
    siteAddress: { included: 'your-site.exemple-libre.example', ownDomain: '€8 to €15 a year' },
    php: ['8.3', '8.4', '8.5'], // sample
    features: { databases: true, htaccess: false }, // sample
  },
];
