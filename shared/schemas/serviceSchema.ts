import { z } from 'zod';
import { FRENCH_TEXT_REASON } from './documentsSchema.ts';
import * as v from './values.ts';

const { must, nice, should } = v;

/** Returns the schema of something that is turned on or off in the program of a service. */
const feature = (description: string) => v.yesOrNo.optional().describe(description);

const features = z.strictObject({
  accounts: feature('Whether people can have accounts.'),
  actions: feature('Whether Actions test programs and publish sites after a change.'),
  animatedPictures: feature(
    'Whether animated pictures can be picked, which sends what one searches for to GIPHY.',
  ),
  automaticReplies: feature('Whether messages are answered automatically while somebody is away.'),
  calls: feature('Whether people can call each other.'),
  curl: feature('Whether files can be sent with the program curl.'),
  databases: feature('Whether a site can have a database.'),
  deactivateAccount: feature('Whether people can deactivate their own account.'),
  deleteAccount: feature('Whether people can delete their own account.'),
  emailConfirmation: feature('Whether the email address of a new account has to be confirmed.'),
  emailInvitations: feature('Whether people are invited by email.'),
  endToEndEncryption: feature('Whether people can end-to-end encrypt what they put there.'),
  formulas: feature('Whether mathematical formulas are drawn.'),
  gatheredEmails: feature(
    'Whether emails about messages can be gathered, every 15 minutes or every hour.',
  ),
  htaccess: feature('Whether .htaccess files are read.'),
  lateEditing: feature(
    'Whether people can edit their messages at any time, also long after they sent them.',
  ),
  linkPreviews: feature(
    'Whether links in messages show a preview, for which the server fetches their page.',
  ),
  memberRights: feature(
    'Whether every member of a team may invite people, create channels, ' +
      'and change and archive them, as Mattermost lets them at first.',
  ),
  officeSuite: v.textOrNone
    .optional()
    .describe(
      'Name of the program in which office documents open in the browser, ' +
        'such as Collabora Online, or `none` where they do not.',
    ),
  openDocument: feature('Whether a pad can be saved as ODT, for which Etherpad needs LibreOffice.'),
  polls: feature('Whether people can make polls.'),
  publicLinks: feature('Whether files can have links that work without an account.'),
  secondStep: feature('Whether a login can ask for a second step.'),
  securityCheck: feature(
    'Whether Mattermost asks its maker once a day for security fixes, ' +
      'as it does unless EnableSecurityFixAlert is false. ' +
      'It then sends its version and how many accounts and teams there are.',
  ),
  slackImport: feature('Whether an administrator brings in messages from Slack.'),
  teamCreation: feature('Whether every user may create teams.'),
  urgentMessages: feature('Whether messages can be marked as important or urgent.'),
  userMigration: feature(
    'Whether users can export all their data for another server of the same program.',
  ),
});

const software = z.strictObject({
  name: v.text.describe('Name of the program.'),
  license: v.text.describe('License of the program, such as AGPL-3.0-or-later.'),
  website: v.webAddress.describe('Website of the program.'),
  source: v.webAddress.describe('Where the source code of the program is.'),
  version: nice(v.textOrNone).describe('Version that runs, or `none` if you do not publish it.'),
});

/**
 * The answers to the questions “who will use it?” and “what do you want to do?” on the page of the
 * services. The answer “an organization” is not among them: what suits a group suits it, too.
 */
const ANSWERS = {
  with: ['alone', 'group'],
  to: ['write', 'store', 'talk', 'publish'],
} as const;

/** The schema of each service in `services.yaml`. */
export const serviceConfigSchema = z.strictObject({
  id: v
    .textMatching(/^[a-z][a-z-]*$/, 'must be lower-case letters and dashes')
    .describe('Last part of the address of its page, behind /docs/services/.'),
  name: v.text.describe('Name of the service, which the title of its page repeats.'),
  purpose: v.text.describe('What it is for.'),
  replaces: z
    .array(v.text)
    .min(1, 'must name at least one service')
    .describe('Which services it is used instead of.'),
  address: v.webAddress.describe('Web address at which people use it.'),
  action: v.text
    .optional()
    .describe(
      'What one does there, as a button of the home page says it, ' +
        'where everyone may use it: “Open a pad”.',
    ),
  icon: v
    .textMatching(
      /^[Mm][\d\s.,AaCcHhLlMmQqSsTtVvZz-]*$/,
      'must be the attribute d of an SVG path, such as M4 4h16v16H4z',
    )
    .optional()
    .describe('A drawing in lines on a grid of 24 by 24 units; without it, that of all services.'),
  access: v
    .oneOf('everyone', 'members', 'public-reading', 'list-owners')
    .describe(
      'Who may use it: `everyone`, `members`, ' +
        '`public-reading` (all read, members write) or `list-owners`. ' +
        'Its page says how one begins, so read that after a change.',
    ),
  delay: should(v.text, 'what newcomers ask first').describe(
    'How soon one can use it, as in “an account within two days”.',
  ),
  registration: v
    .oneOf('closed', 'free', 'members', 'clients')
    .optional()
    .describe(
      'Who may open an account, where `access` does not say it: `free` (anyone), `members`, ' +
        '`clients` (with a paid plan) or `closed` (nobody at present).',
    ),
  suits: z
    .array(v.oneOf(...ANSWERS.with, ...ANSWERS.to))
    .refine(
      (answers) =>
        Object.values(ANSWERS).every((group) => group.some((answer) => answers.includes(answer))),
      'must have one of alone and group, and one of write, store, talk and publish',
    )
    .optional()
    .describe(
      'The answers on the page of the services that lead to it. Left out where all of them do.',
    ),
  limits: v.textOrNone
    .regex(
      /set by us|software limit|^\D*$/,
      'must say “set by us” or “software limit” behind each figure',
    )
    .describe(
      'Its limits, each with its unit and with who set it: ' +
        '“set by us” or “software limit”; or `none` where there are none.',
    ),
  kept: must(v.text, 'GDPR, article 13: how long data is kept')
    .optional()
    .describe(
      'How long the service keeps what people store there, ' +
        'as in “until 30 days after the upload”. ' +
        'Left out where an account decides it; needed where everyone may use it.',
    ),
  language: should(v.text, 'what newcomers ask first').describe(
    'Which languages the program speaks, French first, ' +
      'as in “French, English and many others”.',
  ),
  readers: should(v.text, 'what newcomers ask first').describe(
    'Who can read what people put there, as in “you, and the people you share with”. ' +
      'The page adds the administrators by itself.',
  ),
  export: should(v.text, 'charter: people can take their data out').describe(
    'In which formats people take their data out, as in “files as they are, .ics and .vcf”.',
  ),
  quotas: nice(z.record(z.string(), v.text.describe('A figure with its unit, such as 2 GB.')))
    .optional()
    .describe(
      'Further limits that you set, each behind the name of what it limits, such as one file.',
    ),
  software: z
    .array(software)
    .min(1, 'must name at least one program')
    .describe('The program that people use, then those behind it.'),
  backups: v.text
    .optional()
    .describe(
      'What is backed up of it, where `backups` in site.yaml is not true of it, such as: ' +
        'nothing, since calls are not kept.',
    ),
  checkedOn: v.checkedOn('the versions, the limits and the price', v.VERSION_AGE_DAYS),
  since: should(v.day, 'charter: since when each service exists').describe(
    'Day on which it opened.',
  ),
  price: must(
    v.textOrNone.regex(
      /^none$|€\d+(?:\.\d\d)?(?![.,]?\d)/,
      "must have an amount, such as '€2.50 a month', or be 'none'",
    ),
    'consumer code, article L. 112-1',
  ).describe('Its price, such as €3 a month, or `none` where it is included in the dues.'),
  priceFr: must(v.text, FRENCH_TEXT_REASON)
    .optional()
    .describe('The same price in French, such as 3 € par mois. Left out where there is none.'),
  costs: should(v.euros, 'charter: how it is funded').describe(
    'What it cost in the year that funding.costs of the site names, in euros.',
  ),
  host: v
    .holder({ control: v.control })
    .optional()
    .describe('Who runs its machines, where that is not the host of the site.'),
  servers: z
    .strictObject({
      imap: v.hostName.describe('Server that programs receive mail from.'),
      smtp: v.hostName.describe('Server that programs send mail to.'),
      pop: nice(v.hostName)
        .optional()
        .describe('Server that older programs receive mail from, where POP3 is offered.'),
      sieve: nice(v.hostName)
        .optional()
        .describe('Server on which programs set filters, where ManageSieve is offered.'),
    })
    .optional()
    .describe('Servers of mail, as programs for mail ask for them.'),
  mailbox: should(
    z.strictObject({
      address: v.text.describe('The address that one gets, as in “your-name@example.org”.'),
      aliases: v.count.describe('How many more addresses lead to the same mailbox.'),
    }),
    'what newcomers ask first',
  )
    .optional()
    .describe('Of mail: the mailbox that one gets.'),
  davAddress: nice(v.webAddress)
    .optional()
    .describe(
      'Of a cloud: the address that programs ask for to find calendars and contacts ' +
        '(CalDAV, CardDAV), such as https://cloud.example.org/remote.php/dav of Nextcloud.',
    ),
  ownDomain: should(
    z.strictObject({
      mx: v.hostName.describe('Server that receives mail, for the record MX.'),
      spf: v.hostName.describe('Name that the record SPF includes: it lists your servers.'),
      selector: v
        .textMatching(/^[a-z\d-]+$/, 'must be lower-case letters, digits and dashes')
        .describe('Selector of DKIM: the first part of the name of that record.'),
    }),
  )
    .optional()
    .describe(
      'Of mail: what people publish at a domain name of their own. ' +
        'Left out where they cannot use one.',
    ),
  siteAddress: should(
    z.strictObject({
      included: v.hostName.describe('The address that comes with the service.'),
      ownDomain: v.text.describe('What a domain name of one’s own costs at a registrar.'),
    }),
    'what newcomers ask first',
  )
    .optional()
    .describe('Of web hosting: the addresses that a site can have.'),
  php: should(v.oneOrMoreTexts)
    .optional()
    .describe('Of web hosting: the versions of PHP that members choose from.'),
  phpLimits: should(
    z.strictObject({
      memory: v.text.describe('Memory of one run (memory_limit), such as 256 MB.'),
      upload: v.text.describe('Size of one upload (upload_max_filesize), such as 64 MB.'),
      time: v.text.describe('Time of one run (max_execution_time), such as 60 seconds.'),
    }),
  )
    .optional()
    .describe('Of web hosting: the limits of PHP that you have set.'),
  features: should(features).optional().describe('What is turned on in the program.'),
  alerts: must(
    v.oneOf('sender', 'sender and channel', 'full text'),
    'GDPR, article 13: alerts pass through Apple or Google',
  )
    .optional()
    .describe(
      'What an alert on a phone holds: `sender`, `sender and channel` or `full text`. ' +
        'Left out where there are no alerts.',
    ),
  dataExport: should(
    z.strictObject({
      format: v.text.describe('Format of the data that an administrator exports, such as JSON.'),
      days: v.days.describe('Days until people receive it.'),
    }),
  )
    .optional()
    .describe('How people get their data out of a program without an export for its users.'),
});
