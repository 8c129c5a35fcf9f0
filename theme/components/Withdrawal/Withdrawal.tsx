import { site } from '../../../shared/configuration';
import { isPresent } from '../../../shared/when';
import { Link } from '../Link/Link';
import { ContactLink } from '../SiteText/SiteText';

/** The days in which consumers may withdraw from a contract: consumer code, article L. 221-18. */
const WITHDRAWAL_DAYS = 14;

/**
 * Tells consumers how to withdraw from a contract: a link with the words of the law, two steps, and
 * a receipt that people can keep. Each page that sells something shows it. Without a form, people
 * write an email. Source: consumer code, article D. 221-5.
 */
export function Withdrawal() {
  const { cancellationForm } = site.terms;
  return (
    <p>
      {isPresent(cancellationForm) ? (
        <>
          <strong>
            <Link href={cancellationForm}>
              <span lang="fr">Renoncer au contrat ici</span>
            </Link>
          </strong>{' '}
          (withdraw from the contract here): consumers may do so within {WITHDRAWAL_DAYS} days after
          they agree to it, without a reason. Say in the form who you are and which contract you
          mean, then confirm.
        </>
      ) : (
        <>
          Consumers may withdraw from the contract within {WITHDRAWAL_DAYS} days after they agree to
          it, without a reason. Write to <ContactLink to="general" /> who you are and which contract
          you mean.
        </>
      )}{' '}
      We send you a receipt by email at once, with what you wrote, the day and the hour.
    </p>
  );
}
