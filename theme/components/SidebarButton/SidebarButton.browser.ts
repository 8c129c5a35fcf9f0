import { STORAGE_KEYS } from '../../../shared/storageKeys';
import { storageSlot } from '../../browser/storageSlot';

const slot = storageSlot(STORAGE_KEYS.sidebar, ['hidden']);
const root = document.documentElement;

/** Around the button that hides and shows the sidebar. */
class SidebarButton extends HTMLElement {
  #stop = () => {};

  connectedCallback() {
    const button = this.querySelector('button');
    const update = () => {
      const stored = slot.read();
      if (stored) {
        root.dataset.sidebar = stored;
      } else {
        delete root.dataset.sidebar;
      }
      button?.setAttribute('aria-expanded', String(!stored));
    };
    button?.addEventListener('click', () => slot.write(slot.read() ? undefined : 'hidden'));
    this.#stop = slot.watch(update);
    update();
  }

  disconnectedCallback() {
    this.#stop();
  }
}

customElements.define('sidebar-button', SidebarButton);
