import { STORAGE_KEYS } from '../../../shared/storageKeys';
import { afterPaint } from '../../browser/afterPaint';
import { store } from '../../browser/storage';

const { dataset } = document.documentElement;

function toggleSidebar() {
  if (dataset.sidebar) {
    delete dataset.sidebar;
  } else {
    dataset.sidebar = 'hidden';
  }
  store(STORAGE_KEYS.sidebar, dataset.sidebar);
}

/** Around the button that hides and shows the sidebar. */
class SidebarButton extends HTMLElement {
  readonly #update = () => {
    this.querySelector('button')?.setAttribute('aria-expanded', String(!dataset.sidebar));
  };

  connectedCallback() {
    this.addEventListener('click', async () => {
      // The text takes another width, which takes a while: the button is released before.
      await afterPaint();
      toggleSidebar();
      this.#update();
    });
    // After browser/preferences.ts has applied a choice made in another tab.
    addEventListener('storage', this.#update);
    this.#update();
  }

  disconnectedCallback() {
    removeEventListener('storage', this.#update);
  }
}

customElements.define('sidebar-button', SidebarButton);
