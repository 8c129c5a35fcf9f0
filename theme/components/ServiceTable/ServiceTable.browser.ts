import { spellCount } from '../../../shared/numberInWords';

/**
 * The element around the questions and the table of services. It says how many services fit the
 * chosen answers. The style sheet hides the services that do not fit; this script hides the head
 * of the table if none fits.
 */
class ServiceFinder extends HTMLElement {
  connectedCallback() {
    this.addEventListener('change', this.#update);
    // When the visitor comes back to the page, the browser fills in the answers again.
    this.#update();
  }

  readonly #update = () => {
    const rows = [...this.querySelectorAll<HTMLElement>('tr[data-answers]')];
    const chosenAnswers = [...this.querySelectorAll<HTMLInputElement>(':checked')].filter(
      ({ value }) => value,
    );
    const findFittingRows = (answers: HTMLInputElement[]) =>
      rows.filter(({ dataset }) =>
        answers.every(({ value }) => dataset.answers?.split(' ').includes(value)),
      );
    const fittingRows = findFittingRows(chosenAnswers);
    const status = this.querySelector('[role=status]') as HTMLElement;
    const otherOffers = status.nextElementSibling as HTMLElement;
    const countInWords = spellCount(fittingRows.length, 'service');
    otherOffers.hidden = fittingRows.length > 0;
    (this.querySelector('thead') as HTMLElement).hidden = fittingRows.length === 0;
    status.textContent =
      chosenAnswers.length > 0
        ? `${countInWords.charAt(0).toUpperCase()}${countInWords.slice(1)} for you:`
        : '';
    if (fittingRows.length === 0) {
      // The message names the answer that excludes the most services.
      const [mostLimitingAnswer] = chosenAnswers
        .map((answer) => ({
          answer,
          fittingCount: findFittingRows(chosenAnswers.filter((other) => other !== answer)).length,
        }))
        .sort((one, other) => other.fittingCount - one.fittingCount);
      const label = mostLimitingAnswer?.answer.parentElement?.textContent?.trim();
      const otherCount = spellCount(mostLimitingAnswer?.fittingCount ?? 0, 'service');
      status.textContent = `No service fits all answers. Without “${label}”: ${otherCount}.`;
    }
  };
}

customElements.define('service-finder', ServiceFinder);
