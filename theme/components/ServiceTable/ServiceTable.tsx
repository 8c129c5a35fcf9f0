import { Fragment } from 'react';
import { services } from '../../../shared/configuration';
import type { ServiceConfig } from '../../../shared/schemas/schemas';
import { capitalize, describeLimits, dues, getHost } from '../../config/values';
import { ServiceIcon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { describeAccessShortly, describePriceShortly } from '../ServiceFacts/access';
import { HeadedTable } from '../TableScroll/HeadedTable';
import { hasLongWord } from '../TableScroll/longWord';
import * as styles from './ServiceTable.module.css';

/**
 * True if the data of the services is in several countries. Then the table of limits has a column
 * for the country.
 */
const hasSeveralCountries = new Set(services.map((service) => getHost(service).country)).size > 1;

/** An answer: what a service is good for, or `none` for a service that needs no account. */
type Suitability = NonNullable<ServiceConfig['suits']>[number] | 'none';

/**
 * The questions above the table, and their answers. A question with `allLabel` has radio buttons,
 * and `allLabel` is the label of the first one, which hides no service. Other questions have
 * checkboxes.
 */
const QUESTIONS: {
  question: string;
  allLabel?: string;
  answers: Partial<Record<Suitability, string>>;
}[] = [
  {
    question: 'What do you want to do?',
    allLabel: 'Anything',
    answers: { write: 'Write', store: 'Store or send', talk: 'Talk', publish: 'Publish' },
  },
  {
    question: 'Alone, or with a group?',
    allLabel: 'Either',
    answers: { alone: 'Alone', group: 'With a group' },
  },
  { question: 'With an account, or without?', answers: { none: 'Only what needs no account' } },
];

/** Returns the answers that a service fits. */
const listFittingAnswers = ({
  suits,
  access,
}: Pick<ServiceConfig, 'suits' | 'access'>): string[] => [
  ...(suits ??
    QUESTIONS.flatMap(({ allLabel, answers }) => (allLabel ? Object.keys(answers) : []))),
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
 * Renders the questions above the table. They are folded, so that the services are the first that
 * the visitor sees. The style sheet hides the services that do not fit the answers, so the questions
 * work without scripts. ServiceTable.browser.ts says how many services are left, outside of the
 * fold, so that the visitor sees it also after closing the fold.
 */
function Questions() {
  return (
    <search aria-label="Find a service" className={styles.questions}>
      <details>
        <summary>Help me choose</summary>
        {usefulQuestions.map(({ question, allLabel, answers }) => (
          <fieldset key={question}>
            <legend>{question}</legend>
            {[...(allLabel ? [['', allLabel]] : []), ...answers].map(([answer, label]) => (
              <label key={label} className="choice">
                <input
                  type={allLabel ? 'radio' : 'checkbox'}
                  name={question}
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
 * Renders the services side by side, below the questions: what each is for, what it replaces, who
 * may use it and its price.
 */
export function ServiceTable() {
  return (
    <service-finder className={styles.finder}>
      <Questions />
      <HeadedTable data-wide="" head={['Service', 'What for', 'For whom, price']}>
        {services.map((service) => {
          const { id, name, purpose, replaces } = service;
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
              </td>
              <td>
                <small>{`${capitalize(describeAccessShortly(service))}\u00a0· ${price}`}</small>
              </td>
            </tr>
          );
        })}
      </HeadedTable>
    </service-finder>
  );
}

/**
 * Renders the limits and the programs of the services, for those who compare them. On narrow
 * screens, each row is a record of labeled facts.
 */
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
