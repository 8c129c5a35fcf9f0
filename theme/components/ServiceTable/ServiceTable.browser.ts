import { countInWords } from '../SiteText/numberInWords';

/**
 * The element around the questions and the table of services. It shows how many services fit the
 * chosen answers. The style sheet hides the services that do not fit.
 */
class ServiceFinder extends HTMLElement {
  connectedCallback() {
    this.addEventListener('change', this.#update);
    // When the visitor comes back to the page, the browser fills in the answers again.
    this.#update();
  }

  readonly #update = () => {
    const rows = [...this.querySelectorAll<HTMLElement>('tr[data-answers]')];
    const chosen = [...this.querySelectorAll<HTMLInputElement>(':checked')].filter(
      ({ value }) => value,
    );
    const findFitting = (answers: HTMLInputElement[]) =>
      rows.filter(({ dataset }) =>
        answers.every(({ value }) => dataset.answers?.split(' ').includes(value)),
      );
    const found = findFitting(chosen);
    const status = this.querySelector('[role=status]') as HTMLElement;
    const otherOffers = status.nextElementSibling as HTMLElement;
    otherOffers.hidden = found.length > 0;
    status.textContent =
      chosen.length > 0 ? `${countInWords(found.length, 'service')} for you` : '';
    if (found.length === 0) {
      // The message names the answer that excludes the most services.
      const [mostLimiting] = chosen
        .map((answer) => ({
          answer,
          count: findFitting(chosen.filter((other) => other !== answer)).length,
        }))
        .sort((one, other) => other.count - one.count);
      const label = mostLimiting?.answer.parentElement?.textContent?.trim();
      status.textContent = `No service fits all answers. Without “${label}”: ${countInWords(mostLimiting?.count ?? 0, 'service')}.`;
    }
  };
}

customElements.define('service-finder', ServiceFinder);
