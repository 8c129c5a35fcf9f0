import { STORAGE_KEYS } from '../../../shared/storageKeys';
import { afterPaint } from '../../browser/afterPaint';
import { store } from '../../browser/storage';

const { dataset } = document.documentElement;

async function toggleSidebar() {
  const next = dataset.sidebar ? undefined : 'hidden';
  // At once: the visitor may leave the page.
  store(STORAGE_KEYS.sidebar, next);
  // The text takes another width, which takes a while: the button is released before.
  await afterPaint();
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
    this.addEventListener('click', async () => {
      await toggleSidebar();
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
