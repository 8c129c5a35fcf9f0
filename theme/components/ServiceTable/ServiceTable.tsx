import { services } from '../../../shared/configuration';
import type { ServiceConfig } from '../../../shared/schemas/schemas';
import { capitalize, describeLimits, dues, getHost } from '../../config/values';
import { Link } from '../Link/Link';
import { describeAccess, describePrice } from '../ServiceFacts/access';
import { HeadedTable } from '../TableScroll/HeadedTable';
import { hasLongWord } from '../TableScroll/longWord';
import * as styles from './ServiceTable.module.css';

/**
 * True if the data of the services is in several countries. Then the table has a column for the
 * country.
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
    question: 'Alone, or with a group?',
    allLabel: 'Either',
    answers: { alone: 'Alone', group: 'With a group' },
  },
  {
    question: 'What do you want to do?',
    allLabel: 'Anything',
    answers: { write: 'Write', store: 'Store or send', talk: 'Talk', publish: 'Publish' },
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

const COLUMN_TITLES = [
  'Service',
  'What for',
  'For whom, account',
  'Price',
  'Limits',
  'Software, license',
];

/**
 * Renders the questions above the table. The style sheet hides the services that do not fit the
 * answers, so the questions work without scripts. ServiceTable.browser.ts shows how many services
 * are left.
 */
function Questions() {
  return (
    <search aria-label="Find a service" className={styles.questions}>
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
      <p>
        <span role="status" />{' '}
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
 * Renders the services side by side, below the questions. On narrow screens, each row is a record
 * of labeled facts.
 */
export function ServiceTable() {
  return (
    <service-finder className={styles.finder}>
      <Questions />
      <HeadedTable
        data-wide=""
        head={hasSeveralCountries ? [...COLUMN_TITLES, 'Data'] : COLUMN_TITLES}
      >
        {services.map((service) => {
          const { id, name, purpose, replaces, software } = service;
          return (
            <tr key={id} data-answers={listFittingAnswers(service).join(' ')}>
              <th scope="row" data-long={hasLongWord(name) ? '' : undefined}>
                <Link href={`/docs/services/${id}`}>{name}</Link>
              </th>
              <td>
                {purpose}
                <br />
                <small>
                  Instead of {replaces.join(', ')}:{' '}
                  <Link
                    href={`/docs/services/${id}#bringing-your-data-in`}
                    aria-label={`How to move in to ${name}`}
                  >
                    how to move in
                  </Link>
                </small>
              </td>
              <td data-label="For whom">{describeAccess(service)}</td>
              <td data-label="Price">{capitalize(describePrice(service, dues !== undefined))}</td>
              <td data-label="Limits">{capitalize(describeLimits(service))}</td>
              <td data-label="Software">
                {software[0]?.name}, <span>{software[0]?.license}</span>
              </td>
              {hasSeveralCountries && <td data-label="Data">{getHost(service).country}</td>}
            </tr>
          );
        })}
      </HeadedTable>
    </service-finder>
  );
}
