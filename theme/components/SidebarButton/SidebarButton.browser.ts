import { STORAGE_KEYS } from '../../../shared/storageKeys';
import { store } from '../../browser/storage';

const { dataset } = document.documentElement;

function toggleSidebar() {
  const next = dataset.sidebar ? undefined : 'hidden';
  store(STORAGE_KEYS.sidebar, next);
  if (next) {
    dataset.sidebar = next;
  } else {
    delete dataset.sidebar;
  }
}

/** Around the button that hides and shows the sidebar. */
class SidebarButton extends HTMLElement {
  readonly #update = () => {
    this.querySelector('button')?.setAttribute('aria-expanded', String(!dataset.sidebar));
  };

  connectedCallback() {
    this.addEventListener('click', () => {
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
