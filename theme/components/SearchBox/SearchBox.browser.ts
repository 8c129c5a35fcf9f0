import { withBase } from '../../../shared/base';
import { followLink } from '../../browser/followLink';
import { currentVersion } from '../../versions/currentVersion';

/** Whether what is typed goes into a field. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Once what has just been changed is on the screen. */
function afterPaint(then: () => void) {
  requestAnimationFrame(() => setTimeout(then));
}

/** The search that is open: from the click, through the fetching of the modal, to the end of the modal. */
interface OpenSearch {
  /** Takes the modal away; until it is there, nothing. */
  unmount(): void;
}

/** Around the link and the button of the search. */
class SearchBox extends HTMLElement {
  #open: OpenSearch | undefined;

  connectedCallback() {
    const link = this.querySelector('a');
    const button = this.querySelector('button');
    button?.addEventListener('click', this.#show);
    addEventListener('keydown', this.#onKeyDown);
    if (/Mac|iPhone|iPad/.test(navigator.platform)) {
      const keys = button?.querySelector('[aria-hidden]:last-child');
      keys?.replaceChildren('⌘K');
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

  disconnectedCallback() {
    removeEventListener('keydown', this.#onKeyDown);
  }

  readonly #onKeyDown = (event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, altKey } = event;
    const isCommandK = key.toLowerCase() === 'k' && (metaKey || ctrlKey);
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
    return this.querySelector<HTMLElement>('[role=dialog]') as HTMLElement;
  }

  /** Shows a field at once, and the modal, with what was typed meanwhile, when its script is there. */
  readonly #show = () => {
    const open: OpenSearch = { unmount() {} };
    this.#open = open;
    const field = this.#waiting.querySelector('input') as HTMLInputElement;
    field.value = '';
    this.#waiting.hidden = false;
    field.focus();
    afterPaint(async () => {
      try {
        const { openModal } = await import('../../search/openModal');
        const modal = { version: currentVersion() ?? '', onClose: this.#close };
        // Escape may have been pressed meanwhile: that closes for good.
        if (this.#open === open) {
          open.unmount = await openModal({ ...modal, query: () => field.value });
          this.#waiting.hidden = true;
        }
        if (this.#open !== open) {
          open.unmount();
        }
      } catch {
        if (this.#open === open) {
          this.#close();
          followLink(withBase(`/search?q=${encodeURIComponent(field.value)}`));
        }
      }
    });
  };

  readonly #close = () => {
    this.#open?.unmount();
    this.#open = undefined;
    this.#waiting.hidden = true;
    const shown = this.dataset.opens === undefined ? 'a' : 'button';
    this.querySelector<HTMLElement>(shown)?.focus({ preventScroll: true });
  };
}

customElements.define('search-box', SearchBox);
