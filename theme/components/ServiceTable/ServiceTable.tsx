import { useHead } from '@rspress/core/runtime';
import { Fragment, type ReactNode } from 'react';
import { services, site } from '../../../shared/configuration';
import { formatCount } from '../../../shared/numberInWords';
import { PAGE_STYLE_ATTRIBUTE } from '../../../shared/pageParts';
import type { ServiceConfig } from '../../../shared/schemas/schemas';
import { isPresent } from '../../../shared/when';
import { capitalize, describeLimits, dues, getHost } from '../../config/values';
import { GroupDues } from '../Association/Association';
import { ServiceIcon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import {
  describeAccessShortly,
  describePriceShortly,
  joiningGivesAccess,
} from '../ServiceFacts/access';
import { HeadedTable } from '../TableScroll/HeadedTable';
import { hasLongWord } from '../TableScroll/longWord';
import { describeMembershipCosts } from './membershipCosts';
import css from './ServiceTable.css?inline';

/** True if the data is in several countries, so that the table of limits has a column for them. */
const hasSeveralCountries = new Set(services.map((service) => getHost(service).country)).size > 1;

/**
 * An answer: what a service is good for, `organization` for a service that is good for a group, or
 * `none` for a service that needs no account.
 */
type Answer = NonNullable<ServiceConfig['suits']>[number] | 'organization' | 'none';

/** The answers to the question “What do you want to do?”. */
const PURPOSES = { write: 'Write', store: 'Store or send', talk: 'Talk', publish: 'Publish' };

/**
 * The questions above the table, and their answers. A question with `allLabel` has radio buttons,
 * and `allLabel` is the label of the first one, which hides no service. Other questions have
 * checkboxes. `question` is missing where the label of the answer says enough.
 */
const QUESTIONS: {
  name: string;
  question?: string;
  allLabel?: string;
  answers: Partial<Record<Answer, string>>;
}[] = [
  {
    name: 'purpose',
    question: 'What do you want to do?',
    allLabel: 'Anything',
    answers: PURPOSES,
  },
  {
    name: 'user',
    question: 'Who will use it?',
    allLabel: 'Anyone',
    answers: {
      alone: 'Only me',
      group: 'A group',
      ...(isPresent(site.organizations.who) && { organization: 'An organization' }),
    },
  },
  {
    name: 'account',
    answers: { none: 'Only what needs no account' },
  },
];

const listFittingAnswers = ({
  suits,
  access,
}: Pick<ServiceConfig, 'suits' | 'access'>): string[] => [
  ...(suits ??
    QUESTIONS.flatMap(({ allLabel, answers }) => (allLabel ? Object.keys(answers) : []))),
  ...(suits?.includes('group') ? ['organization'] : []),
  ...(access === 'everyone' ? ['none'] : []),
];

/** The questions, without answers that no service fits. */
const usefulQuestions = QUESTIONS.map(({ answers, ...questionProps }) => ({
  ...questionProps,
  answers: Object.entries(answers).filter(([answer]) =>
    services.some((one) => listFittingAnswers(one).includes(answer)),
  ),
})).filter(({ answers }) => answers.length > 0);

/**
 * Renders what membership costs those who will use the services, and how long it takes to become a
 * member. The style sheet shows what fits the answers. Like a row of the table, each paragraph
 * lists the answers that it fits: some answers to “Who will use it?”, and every purpose. It does
 * not list `none`, because nobody pays for a service that needs no account.
 *
 * @param children a sentence for groups and organizations
 */
function MembershipCosts({ children }: { children: ReactNode }) {
  const costs = describeMembershipCosts(site);
  const listAnswers = (users: string[]) => [...users, ...Object.keys(PURPOSES)].join(' ');
  const decisionTime = formatCount(site.joining.decisionDays, 'day');
  const hasPrice = services.some(({ price }) => isPresent(price));
  const priceInWords = hasPrice ? ', and what it costs besides' : '';
  return (
    <div className="finder-costs" aria-live="polite">
      {Object.entries(costs).map(([user, cost]) => (
        <p key={user} data-answers={listAnswers([user])}>
          {cost}
        </p>
      ))}
      <div data-answers={listAnswers(Object.keys(costs).filter((user) => user !== 'alone'))}>
        {dues && <GroupDues name="Dues of groups" />}
        {children && <p>{children}</p>}
      </div>
      <p data-answers={listAnswers(Object.keys(costs))}>
        {`Our council decides within ${decisionTime}. ` +
          `Each service above says how long it then takes${priceInWords}.`}
      </p>
    </div>
  );
}

/**
 * Renders the questions above the table. They are folded, so that the visitor sees the services
 * first. The style sheet hides the services that do not fit the answers, so the questions work
 * without scripts. ServiceTable.browser.ts says how many services are left, outside of the fold, so
 * that the visitor sees it also after closing the fold.
 */
function Questions() {
  return (
    <search aria-label="Find a service" className="finder-questions">
      <details>
        <summary>Help me choose</summary>
        {usefulQuestions.map(({ name, question, allLabel, answers }) => (
          <fieldset key={name}>
            {question && <legend>{question}</legend>}
            {[...(allLabel ? [['', allLabel]] : []), ...answers].map(([answer, label]) => (
              <label key={label} className="choice">
                <input
                  type={allLabel ? 'radio' : 'checkbox'}
                  name={name}
                  value={answer}
                  defaultChecked={answer === ''}
                />{' '}
                {label}
              </label>
            ))}
          </fieldset>
        ))}
      </details>
      <p>
        <b role="status" />{' '}
        <span hidden>
          Or see <Link href="#if-your-need-is-not-covered">what others offer</Link>.
        </span>
        <noscript>
          Nothing left? See <Link href="#if-your-need-is-not-covered">what others offer</Link>.
        </noscript>
      </p>
    </search>
  );
}

/**
 * Renders a table of the services, below the questions: what each is for, what it replaces, who may
 * use it and its price. Once the visitor has said who will use the services, each row also says how
 * soon one can begin, and the costs of membership stand below the table.
 *
 * @param children a sentence that groups and organizations read below what membership costs them
 */
export function ServiceTable({ children }: { children?: ReactNode }) {
  useHead({ style: [{ innerHTML: css, [PAGE_STYLE_ATTRIBUTE]: '' }] });
  return (
    <service-finder className="finder">
      <Questions />
      <HeadedTable data-wide="" head={['Service', 'What for', 'Price, for whom']}>
        {services.map((service) => {
          const { id, name, purpose, replaces, delay } = service;
          const price = describePriceShortly(service, dues !== undefined);
          return (
            <tr key={id} data-answers={listFittingAnswers(service).join(' ')}>
              <th scope="row" data-long={hasLongWord(name) ? '' : undefined}>
                <ServiceIcon service={service} />
                {'\u2002'}
                <Link href={`/docs/services/${id}`}>{name}</Link>
              </th>
              <td>
                {purpose}
                <br />
                <small>Instead of {replaces.join(', ')}</small>
                <small className="finder-delay">
                  <br />
                  How soon: {delay}
                </small>
              </td>
              <td>
                <b>{capitalize(price)}</b>
                <small>
                  <span className="finder-dot">{'\u00a0· '}</span>
                  <br />
                  {capitalize(describeAccessShortly(service))}
                </small>
              </td>
            </tr>
          );
        })}
      </HeadedTable>
      {services.some(joiningGivesAccess) && <MembershipCosts>{children}</MembershipCosts>}
    </service-finder>
  );
}

/** Renders the limits and programs of the services; on narrow screens, each row is a record. */
export function ServiceLimits() {
  const head = ['Service', 'Limits', 'Software, license'];
  return (
    <HeadedTable data-wide="" head={hasSeveralCountries ? [...head, 'Data'] : head}>
      {services.map((service) => (
        <tr key={service.id}>
          <th scope="row" data-long={hasLongWord(service.name) ? '' : undefined}>
            {service.name}
          </th>
          <td data-label="Limits">{capitalize(describeLimits(service))}</td>
          <td data-label="Software">
            {service.software.map(({ name, license }) => (
              <Fragment key={name}>
                {name}, <span data-whole="">{license}</span>
                <br />
              </Fragment>
            ))}
          </td>
          {hasSeveralCountries && <td data-label="Data">{getHost(service).country}</td>}
        </tr>
      ))}
    </HeadedTable>
  );
}

/** Links to the parts of the services' pages that say how to bring one's data in. */
export const MovingLinks = () =>
  services.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link href={`/docs/services/${id}#bringing-your-data-in`}>{name}</Link>
    </Fragment>
  ));
