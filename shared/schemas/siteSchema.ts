import { z } from 'zod';
import { accessibility } from './accessibilitySchema.ts';
import { agenda } from './agendaSchema.ts';
import { documents, FRENCH_TEXT_REASON, published, statutes } from './documentsSchema.ts';
import { backups, RETENTION_REASON, retention, terms } from './termsSchema.ts';
import * as v from './values.ts';

const { must, nice, should } = v;

const LEGAL_NOTICE_REASON = 'law 2004-575 (LCEN), article 1-1: the legal notice';
const SITE_DATA_REASON = `${LEGAL_NOTICE_REASON} names who stores data of the site`;

/** The number of days, a year and a quarter, after which there should be another assembly. */
const ASSEMBLY_AGE_DAYS = 456;

/** The schema of `site.yaml`. */
export const siteConfigSchema = z.strictObject({
  sample: v.yesOrNo.describe(
    'Whether all this is invented. ' +
      'While true, each page says so, and no public record is written: set it to false last.',
  ),
  name: v.text.describe('Name of the association, in French.'),
  tagline: v.text.describe('Tagline of the association, in French.'),
  description: v.text
    .regex(/^.{40,160}$/, 'must have 40 to 160 characters')
    .describe('One sentence about the association, for search engines.'),
  origin: v
    .textMatching(
      /^https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?$/,
      'must be https:// and the host at which visitors find the site, ' +
        'without a trailing slash, such as https://www.example.org',
    )
    .describe('Scheme and host under which the site is published.'),
  base: v
    .textMatching(/^\/(?:[\w.~-]+\/)*$/, 'must begin and end with a slash, such as / or /site/')
    .describe('Path under which the site is published: / where it has the host to itself.'),
  copyrightYear: v.year.describe('Year in the footer.'),
  navbar: z
    .array(
      z.strictObject({
        text: v.text.describe('Words of the link.'),
        link: v.pageAddress.describe('Address of the page that it leads to.'),
      }),
    )
    .describe(
      'Links of the navbar. ' +
        'Each page marks the link whose address its own begins with; of several, the longest.',
    ),
  footer: z
    .array(
      z.strictObject({
        title: v.text.describe(
          'Heading of the column. ' +
            'Only members of the CHATONS collective undertake to follow its charter: ' +
            'until then, say “What guides us”.',
        ),
        links: z
          .array(
            z.strictObject({
              text: v.text.describe('Words of the link.'),
              link: v.text
                .regex(
                  /^(?:\/|https?:\/\/|\w+(?:\.\w+)?$)/,
                  'must begin with / or https://, ' +
                    'or name a fact of this file, such as links.status',
                )
                .describe(
                  'An address, or the name of a fact of this file; ' +
                    'where that fact is `none`, the link is left out.',
                ),
              lang: v
                .oneOf('fr', 'en')
                .optional()
                .describe('Language of the words, where it is not English.'),
            }),
          )
          .describe('Links of the column.'),
      }),
    )
    .describe('Columns of the footer.'),
  redirects: z
    .array(
      z.strictObject({
        from: v.pageAddress.describe('The old address.'),
        to: v.pageAddress.describe('The new address.'),
      }),
    )
    .describe('Old addresses of pages that lead to new ones, or [].'),
  docsVersions: z
    .strictObject({
      default: v.text.describe('The version that is shown first, at addresses without its name.'),
      versions: z
        .array(v.textMatching(/^[\w.-]+$/, 'must be usable in an address, such as v2'))
        .describe('The folders of all versions, that of the default one, too.'),
    })
    .refine(
      ({ default: defaultVersion, versions }) => versions.includes(defaultVersion),
      'must list its default version',
    )
    .optional()
    .describe(
      'Several versions of the documentation, each in its folder of docs/. ' +
        'Left out where there is only one.',
    ),
  search: v
    .holder({
      appId: v
        .textMatching(/^\w+$/, 'must be the application’s id, letters and digits')
        .describe('Id of the application at Algolia.'),
      apiKey: v.text.describe('The public key, which can only search.'),
      indexName: v.text.describe('Name of the index.'),
      privacy: must(v.text, 'GDPR, article 13: a recipient of what visitors search for').describe(
        'What Algolia keeps of a search, how long and in which country.',
      ),
      address: must(v.text, SITE_DATA_REASON).describe('Postal address of the company.'),
    })
    .optional()
    .describe(
      'An index at Algolia, and who stores it. Left out where the site searches in its own index.',
    ),
  legal: z
    .strictObject({
      form: v.text.describe(
        'Legal form, as in “association under the French law of July 1, 1901”.',
      ),
      registration: v.registration.describe(
        'Number in the national register of associations (RNA), or SIREN.',
      ),
      address: must(v.postalAddress, LEGAL_NOTICE_REASON).describe(
        'Registered office, as on a letter.',
      ),
      phone: must(v.phone, LEGAL_NOTICE_REASON).describe('Telephone number of the association.'),
      publicationDirector: must(v.text, LEGAL_NOTICE_REASON).describe(
        'Director of publication: of an association, its legal representative.',
      ),
      foundedOn: nice(v.day).describe('Day of the founding assembly.'),
    })
    .describe('Who the association is, for the legal notice.'),
  host: v
    .holder({
      address: must(v.text, LEGAL_NOTICE_REASON).describe('Postal address of the company.'),
      phone: must(v.phone, LEGAL_NOTICE_REASON).describe('Telephone number of the company.'),
      dataCenter: should(v.textOrNone, 'charter: where the machines are').describe(
        'Town of the data center, or `none` if you do not publish it.',
      ),
      control: v.control,
    })
    .describe('The company on whose machines the site and the services run.'),
  contact: z
    .strictObject({
      general: must(v.mailAddress, LEGAL_NOTICE_REASON).describe(
        'For everything that has no other address.',
      ),
      support: v.mailAddress.describe('For help with a service.'),
      abuse: must(v.mailAddress, 'regulation (EU) 2022/2065, articles 11 and 16').describe(
        'For reports of unlawful content.',
      ),
      privacy: must(v.mailAddress, 'GDPR, article 13').describe(
        'For questions about personal data.',
      ),
      security: v.mailAddress.describe('For holes in the security.'),
    })
    .describe('Email addresses of the association.'),
  links: z
    .strictObject({
      status: should(v.addressOrNone, 'charter: incidents and maintenance are announced').describe(
        'The status page, which should stay up when your machines are down, ' +
          'or `none` where there is none: then the news tell of breakdowns.',
      ),
      donation: nice(v.addressOrNone).describe(
        'The page where people give, or `none` where you take no donations.',
      ),
      degooglify: nice(v.addressOrNone).describe(
        'A page that lists more free replacements, or `none` where you name none.',
      ),
      manifesto: v.webAddress.describe('The manifesto of the CHATONS collective.'),
      charter: v.webAddress.describe('The charter of the CHATONS collective.'),
      collective: v.webAddress.describe('The site of the CHATONS collective.'),
    })
    .describe('Addresses on the web that pages lead to.'),
  status: should(
    z.strictObject({
      runBy: v.textOrNone.describe('Who runs the status page, or `none` where there is none.'),
    }),
    'it should not be on the machines that it reports on',
  ).describe('How the status page is run.'),
  repository: z
    .strictObject({
      source: must(
        v.webAddress,
        'the AGPL: visitors must be able to get the source of your version',
      ).describe('Where the files of this site are.'),
      edit: nice(
        v.orNone(v.webAddress.regex(/\/$/), 'must be a web address that ends with a slash'),
      ).describe(
        'Beginning of the address at which the file of a page is edited, ' +
          'or `none` where nobody edits there.',
      ),
      project: nice(v.repositoryOrNone).describe(
        'The Git repository from which `npm run upgrade` takes newer versions ' +
          'of this project, or `none`.',
      ),
    })
    .describe('Where the files of this site are, and where they are edited.'),
  collective: z
    .strictObject({
      memberSince: must(
        v.dayOrNone,
        'only an association that was taken in may call itself a member',
      ).describe('Day on which the collective took you in, or `none` where it has not.'),
      candidateSince: nice(v.dayOrNone).describe(
        'Until then, day on which you asked to join, ' +
          'or `none` where you have not, or are a member. Where both are none, ' +
          'the page about the association says that the charter guides you.',
      ),
    })
    .describe('Whether you belong to the CHATONS collective.'),
  people: z
    .strictObject({
      members: nice(v.count).describe('How many members the association has.'),
      lastAssembly: should(
        v.aging(v.dayOrNone, ASSEMBLY_AGE_DAYS),
        'charter: how decisions are taken',
      ).describe('Day of the last general assembly, or `none` before the first.'),
      council: should(v.textList, 'charter: who runs it').describe(
        'Names and offices of the elected council, or [] where they are not published.',
      ),
    })
    .describe('The members of the association, and whom they elected.'),
  administrators: z
    .strictObject({
      count: should(v.count, 'charter: who can reach the data').describe(
        'How many people administer the servers.',
      ),
      names: nice(v.textList).describe('Names of all of them, or [] where they are not published.'),
    })
    .describe('The people who administer the servers.'),
  dues: z
    .strictObject({
      amount: should(v.euros, 'charter: prices are public').describe(
        'What a member pays, in euros; 0 where membership costs nothing.',
      ),
      steps: should(
        z.array(
          z.strictObject({
            amount: v.euros.describe('The amount, in euros.'),
            who: v.text.describe('The members who pay it, as in “people with little money”.'),
            whoFr: must(v.text, FRENCH_TEXT_REASON).describe(
              'The same in French, as in “les personnes à petit budget”.',
            ),
          }),
        ),
      ).describe('Other amounts, and who pays them, or [].'),
      period: should(v.oneOf('year', 'month')).describe(
        'Whether dues are paid by the `year` or by the `month`.',
      ),
      payment: should(v.textOrNone).describe('Means of payment, or `none` where nothing is paid.'),
      checkedOn: v.checkedOn('the dues', v.STATEMENT_AGE_DAYS),
      paymentFr: must(v.textOrNone, FRENCH_TEXT_REASON).describe(
        'The same in French, as in “virement ou chèque”, or `none`.',
      ),
    })
    .describe('What membership costs.'),
  organizations: z
    .strictObject({
      who: should(v.textList, 'what groups ask first').describe(
        'Which organizations may join, ' +
          'as in [associations, companies, self-employed people], or [] where only persons may.',
      ),
      dues: should(v.euros, 'charter: prices are public').describe(
        'What an organization pays, in euros, for the period of dues.period.',
      ),
      accounts: should(v.count, 'what groups ask first').describe(
        'How many of its people get accounts for that.',
      ),
      gets: should(v.textList, 'what groups ask first').describe(
        'What else it gets for that, ' +
          'such as space, mailing lists or mail on its own domain name, or [].',
      ),
      invoices: should(v.textOrNone, 'what companies ask first').describe(
        'How it gets an invoice, as in “by email, for each payment”, ' +
          'or `none` where you make none.',
      ),
      vat: should(v.textOrNone, 'what companies ask first').describe(
        'What you say of VAT on it, as in “included, at 20%”, or `none` where you say nothing.',
      ),
    })
    .describe('Groups and companies that join.'),
  funding: z
    .strictObject({
      grants: should(v.yesOrNo, 'charter: how it is funded').describe(
        'Whether you receive public grants.',
      ),
      republicanCommitment: must(
        v.yesOrNo,
        'law 2000-321, article 10-1: for public grants, and members are informed of it',
      ).describe('Whether you have signed the contrat d’engagement républicain.'),
      spending: should(v.textOrNone, 'charter: how it is funded').describe(
        'What the money is spent on, in a few words, or `none` where nothing is spent.',
      ),
      costs: should(
        z.strictObject({
          year: v.year.describe('The year, also of the costs of each service.'),
          shared: v.euros.describe('What belongs to no service alone, in euros.'),
        }),
        'charter: how it is funded',
      ).describe('What the association spent in a year, apart from the costs of each service.'),
      income: should(v.euros, 'charter: public accounts').describe(
        'What came in during the year of the costs, in euros.',
      ),
    })
    .describe('Where the money comes from, and what it is spent on.'),
  joining: z
    .strictObject({
      decisionDays: must(v.days, 'statutes, article 6').describe(
        'Days until the council decides on a request to join.',
      ),
      form: nice(v.addressOrNone).describe(
        'Address of a form to join, or `none` where there is none.',
      ),
      meetings: should(v.textOrNone, 'charter: meeting people in person').describe(
        'Where and when people can meet you, or `none` where they cannot.',
      ),
      agenda: nice(agenda)
        .optional()
        .describe(
          'The next meetings to which everybody may come, or []. ' +
            'Those that are over vanish from the pages by themselves. ' +
            'Left out where no day is fixed.',
        ),
    })
    .describe('How people join the association and meet it.'),
  support: z
    .strictObject({
      hours: should(v.textOrNone, 'what newcomers ask first').describe(
        'When you answer questions, as in “in the evening and on weekends”, ' +
          'or `none` where you cannot say.',
      ),
      answerDays: should(v.days, 'what newcomers ask first').describe(
        'Days until somebody answers, as a rule.',
      ),
    })
    .describe('How soon people who ask for help get an answer.'),
  socialNetworks: nice(
    z.array(v.webAddress, "must be a list, such as ['https://social.example.org/@us'], or []"),
  ).describe('Addresses on social networks, or [].'),
  elsewhere: z
    .strictObject({
      checkedOn: v.checkedOn('these services', v.STATEMENT_AGE_DAYS),
      services: nice(
        z.array(
          z.strictObject({
            what: v.text.describe('What people need, as in “A form”.'),
            name: v.text.describe(
              'Name of the service and who runs it, as in “Framaforms, by Framasoft”.',
            ),
            address: v.webAddress.describe('Web address of the service.'),
          }),
        ),
      ).describe('The services, or [].'),
    })
    .optional()
    .describe(
      'What you do not offer, and services of others that do, ' +
        'such as those of other members of the collective. Left out where you name none.',
    ),
  newsletter: must(v.addressOrNone, 'GDPR, article 13').describe(
    'The page on which people subscribe to the newsletter, or `none` where you send none.',
  ),
  guide: v
    .oneOf('mattermost', 'none')
    .describe(
      'The guide in docs/docs/: its pages, its links and its book are left out with `none`.',
    ),
  terms,
  retention: must(retention, RETENTION_REASON),
  registrar: must(
    v.holder({}),
    'GDPR, article 13; charter: who provides what the services stand on',
  ).describe('The company at which your domain names are registered.'),
  recipients: must(
    z.array(
      v.holder({
        role: v.text.describe('What they receive data for.'),
        address: must(v.text, SITE_DATA_REASON)
          .optional()
          .describe(
            'Postal address of who stores data of this site, ' +
              'such as what people write into a form. Left out of others.',
          ),
      }),
    ),
    'GDPR, article 13: email relay, donation platform, form to join…',
  ).describe(
    'Everybody else who receives data, or []: ' +
      'also Apple, Google and others that alerts of services pass through.',
  ),
  backups: should(backups),
  accessibility,
  documents,
  published,
  statutes: must(statutes, 'statutes: the articles in statuts.mdx are to say what yours say'),
});
