import { withBase } from '../../../shared/base';
import { RETURN_EVENT } from '../../../shared/events';
import { getCommandLetter } from '../../browser/commandLetter';
import { showErrorBox } from '../../browser/errorBox';
import { getCurrentVersion } from '../../versions/currentVersion';

/** The element around the link, the button and the dialog of the search. */
class SearchBox extends HTMLElement {
  /**
   * Aborting this controller cancels the loading of the modal, or removes the modal. It is
   * undefined while the dialog is closed.
   */
  #closing: AbortController | undefined;

  connectedCallback() {
    const button = this.querySelector('button');
    button?.addEventListener('click', this.#show);
    this.#closeWithBackdrop();
    this.#dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
      if (target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey) {
        this.#close();
      }
    });
    this.#dialog.addEventListener('close', () => {
      // The browser may close the dialog by itself, for example when the visitor makes the gesture
      // for going back. When this event comes, the dialog may be open again.
      if (!this.#dialog.open) {
        this.#close();
      }
    });
    addEventListener('keydown', this.#onKeyDown);
    // Back and forward close the dialog. The dialog stays open when a page arrives that the visitor
    // had requested before opening the dialog.
    addEventListener(RETURN_EVENT, this.#close);
    if (/Mac|iPhone|iPad/.test(navigator.platform)) {
      button?.querySelector('[aria-hidden]:last-child')?.replaceChildren('⌘K');
    }
  }

  /**
   * Closes the dialog when the visitor clicks its backdrop. An event on the backdrop has the dialog
   * itself as its target. A visitor who has pressed there by mistake can still move away before the
   * release: https://www.w3.org/TR/WCAG22/#pointer-cancellation
   */
  #closeWithBackdrop() {
    let isPressed = false;
    this.#dialog.addEventListener('mousedown', (event) => {
      isPressed = event.target === this.#dialog;
      if (isPressed) {
        // The press must not move the focus.
        event.preventDefault();
      }
    });
    this.#dialog.addEventListener('mouseup', ({ target }) => {
      if (isPressed && target === this.#dialog) {
        this.#close();
      }
    });
  }

  readonly #onKeyDown = (event: KeyboardEvent) => {
    const isToggle = getCommandLetter(event) === 'k';
    if (this.#closing && (isToggle || event.key === 'Escape')) {
      event.preventDefault();
      this.#close();
    } else if (!this.#closing && isToggle) {
      event.preventDefault();
      this.#show();
    }
  };

  get #dialog() {
    return this.querySelector('dialog') as HTMLDialogElement;
  }

  /** The form that takes what the visitor types until the modal is loaded. */
  get #form() {
    return this.#dialog.querySelector('form') as HTMLFormElement;
  }

  /**
   * Opens the dialog with the form at once. When the modal is loaded, it replaces the form and
   * takes over the text that the visitor has typed meanwhile.
   */
  readonly #show = () => {
    this.#closing = new AbortController();
    this.#form.reset();
    this.#dialog.showModal();
    this.#load(this.#closing.signal);
  };

  async #load(closedSignal: AbortSignal) {
    const field = this.#form.q as HTMLInputElement;
    try {
      const { mountModal } = await import('../../search/SearchModal');
      if (!closedSignal.aborted) {
        const props = {
          initialQuery: field.value,
          getVersion: getCurrentVersion,
          onClose: this.#close,
        };
        const onFailed = (error: unknown) => this.#showError(error, closedSignal, true);
        closedSignal.addEventListener('abort', mountModal(this.#dialog, props, onFailed));
        // The modal has the focus by now, so the form can be hidden. If the modal has already
        // failed, the form stays.
        this.#form.hidden = !this.#dialog.querySelector('.load-error');
      }
    } catch (error) {
      this.#showError(error, closedSignal, false);
    }
  }

  /** Shows an error below the form. */
  #showError(error: unknown, closedSignal: AbortSignal, hasStopped: boolean) {
    if (closedSignal.aborted) {
      return;
    }
    this.#form.hidden = false;
    const errorText = {
      subject: 'The search',
      hasStopped,
      detail: String((error as Error)?.message),
      href: withBase('/search'),
      linkText: 'Open the search page',
    };
    const box = showErrorBox(this.#dialog, errorText, () => {
      this.#form.q.focus();
      box.remove();
      this.#load(closedSignal);
    });
    closedSignal.addEventListener('abort', () => box.remove());
  }

  readonly #close = () => {
    if (this.#closing) {
      this.#closing.abort();
      this.#closing = undefined;
      this.#form.hidden = false;
      // The browser gives the focus back to the element that had it before.
      this.#dialog.close();
      if (document.activeElement === document.body) {
        this.querySelector('button')?.focus({ preventScroll: true });
      }
    }
  };
}

customElements.define('search-box', SearchBox);
