import { withBase } from '../../../shared/base';
import { followLink } from '../../browser/followLink';
import { currentVersion } from '../../versions/currentVersion';

/** Whether what is typed goes into a field. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** The search that is open, from the click on. `unmount` takes the modal away, once that is there. */
type OpenSearch = { unmount?: () => void };

/** What stands under the field when the modal could not be loaded. */
function failure(onRetry: () => void): HTMLElement {
  const box = document.createElement('div');
  box.className = 'load-error';
  box.setAttribute('role', 'alert');
  box.innerHTML =
    '<p><strong>The search could not be loaded.</strong> Check your connection, then try again, or press Enter to open the search page.</p><button type="button">Retry</button>';
  box.querySelector('button')?.addEventListener('click', onRetry);
  return box;
}

/** Around the link, the button and the dialog of the search. */
class SearchBox extends HTMLElement {
  #open: OpenSearch | undefined;

  connectedCallback() {
    const link = this.querySelector('a');
    const button = this.querySelector('button');
    button?.addEventListener('click', this.#show);
    this.#dialog.addEventListener('mousedown', (event) => {
      // What is pressed beside the dialog presses the dialog itself, and would take the focus.
      if (event.target === this.#dialog) {
        event.preventDefault();
        this.#close();
      }
    });
    this.#dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
      if (target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey) {
        this.#close();
      }
    });
    this.#dialog.addEventListener('close', () => {
      // The browser closes it by the gesture for going back. The search may be open again when this comes.
      if (!this.#dialog.open) {
        this.#close();
      }
    });
    this.#field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.isComposing) {
        // The key would press the button, which gets the focus now.
        event.preventDefault();
        this.#close();
        followLink(withBase(`/search?q=${encodeURIComponent(this.#field.value)}`));
      }
    });
    addEventListener('keydown', this.#onKeyDown);
    // Back and forward; a link that was followed before the search was opened leaves it open.
    addEventListener('popstate', this.#close);
    if (/Mac|iPhone|iPad/.test(navigator.platform)) {
      button?.querySelector('[aria-hidden]:last-child')?.replaceChildren('⌘K');
    }
    // Shows the button instead of the link, unless that would take the focus from the visitor.
    const offerButton = () => this.setAttribute('data-opens', '');
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

  get #dialog() {
    return this.querySelector('dialog') as HTMLDialogElement;
  }

  /** Stands for the field of the modal until that is there. */
  get #field() {
    return this.#dialog.querySelector('input') as HTMLInputElement;
  }

  /** Shows a field at once, and the modal, with what was typed meanwhile, when its script is there. */
  readonly #show = () => {
    const open: OpenSearch = {};
    this.#open = open;
    this.#field.value = '';
    this.#dialog.showModal();
    this.#load(open);
  };

  async #load(open: OpenSearch) {
    try {
      const { mountModal } = await import('../../search/SearchModal');
      // Escape may have been pressed meanwhile: that closes for good.
      if (this.#open === open) {
        open.unmount = mountModal(this.#dialog, {
          initialQuery: this.#field.value,
          currentVersion,
          onClose: this.#close,
        });
        this.#field.hidden = true;
      }
    } catch {
      if (this.#open === open) {
        const box = failure(() => {
          this.#field.focus();
          box.remove();
          this.#load(open);
        });
        open.unmount = () => box.remove();
        this.#dialog.append(box);
      }
    }
  }

  readonly #close = () => {
    const open = this.#open;
    if (!open) {
      return;
    }
    this.#open = undefined;
    open.unmount?.();
    this.#field.hidden = false;
    this.#dialog.close();
    const shown = this.dataset.opens === undefined ? 'a' : 'button';
    this.querySelector<HTMLElement>(shown)?.focus({ preventScroll: true });
  };
}

customElements.define('search-box', SearchBox);
