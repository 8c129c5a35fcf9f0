import { withBase } from '../../../shared/base';
import { followLink } from '../../browser/followLink';
import { nextTask } from '../../browser/nextTask';
import { currentVersion } from '../../versions/currentVersion';

const nothing = () => {};

/** Whether what is typed goes into a field. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** The search that is open: from the click, through the fetching of the modal, to the end of the modal. */
interface OpenSearch {
  /** Takes the modal away; does nothing until it is there. */
  unmount(): void;
}

/** Around the link and the button of the search. */
class SearchBox extends HTMLElement {
  #open: OpenSearch | undefined;

  connectedCallback() {
    const link = this.querySelector('a');
    const button = this.querySelector('button');
    button?.addEventListener('click', this.#show);
    this.#waiting.addEventListener('click', ({ target }) => {
      // A click beside the field is one on the dialog itself.
      if (target === this.#waiting) {
        this.#close();
      }
    });
    this.#waiting.addEventListener('close', () => {
      if (this.#open?.unmount === nothing) {
        this.#close();
      }
    });
    addEventListener('keydown', this.#onKeyDown);
    // Back and forward; a link that was followed before the search was opened leaves it open.
    addEventListener('popstate', this.#close);
    if (/Mac|iPhone|iPad/.test(navigator.platform)) {
      button?.querySelector('[aria-hidden]:last-child')?.replaceChildren('⌘K');
    }
    // Shows the button instead of the link, unless that would take the focus from the visitor.
    const offerButton = () => {
      this.dataset.opens = '';
    };
    if (document.activeElement === link) {
      link?.addEventListener('blur', offerButton, { once: true });
    } else {
      offerButton();
    }
  }

  readonly #onKeyDown = (event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
    const isCommandK = key?.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey;
    const isSlash = key === '/' && !isTyping(event) && !ctrlKey && !metaKey && !altKey;
    if (this.#open && (isCommandK || key === 'Escape')) {
      event.preventDefault();
      this.#close();
    } else if (!this.#open && (isCommandK || isSlash)) {
      event.preventDefault();
      this.#show();
    }
  };

  get #waiting() {
    return this.querySelector('dialog') as HTMLDialogElement;
  }

  /** Shows a field at once, and the modal, with what was typed meanwhile, when its script is there. */
  readonly #show = async () => {
    const open: OpenSearch = { unmount: nothing };
    this.#open = open;
    const field = this.#waiting.querySelector('input') as HTMLInputElement;
    field.value = '';
    this.#waiting.showModal();
    await nextTask();
    try {
      const { loadModal } = await import('../../search/loadModal');
      const mountModal = await loadModal();
      // Escape may have been pressed meanwhile: that closes for good.
      if (this.#open === open) {
        const modal = { initialQuery: field.value, version: currentVersion(), onClose: this.#close };
        open.unmount = () => {};
        this.#waiting.close();
        open.unmount = mountModal(modal);
      }
    } catch {
      if (this.#open === open) {
        this.#close();
        followLink(withBase(`/search?q=${encodeURIComponent(field.value)}`));
      }
    }
  };

  readonly #close = () => {
    const open = this.#open;
    if (!open) {
      return;
    }
    this.#open = undefined;
    open.unmount();
    this.#waiting.close();
    const shown = this.dataset.opens === undefined ? 'a' : 'button';
    this.querySelector<HTMLElement>(shown)?.focus({ preventScroll: true });
  };
}

customElements.define('search-box', SearchBox);
