/*
 * The small script that stands in each document, before anything is painted. It applies what the visitor has
 * chosen earlier, and loads the site's script when nobody is waiting for anything: once the page has loaded and
 * the browser is idle, at most two seconds later, or when the visitor points at, focuses or clicks a link, a
 * button or a field, or presses a key. When it cannot be had, the next of these tries again; until then the page
 * is what it was, a document with links.
 */
import { applyPreferences } from '../../../shared/preferences';
import { whenIdle } from '../whenIdle';
import { tellWrongBase } from './tellWrongBase';

const src = document.currentScript?.dataset.src ?? '';
const { pathname } = location;
let isAsked = false;

function start() {
  if (!isAsked) {
    isAsked = true;
    const script = document.createElement('script');
    script.src = src;
    script.onerror = () => {
      isAsked = false;
      tellWrongBase();
    };
    document.head.append(script);
  }
}

applyPreferences();

// After a reload, back and forward may lead to pages that were shown within one document.
addEventListener('popstate', () => {
  if (location.pathname !== pathname && !('ready' in document.documentElement.dataset)) {
    location.reload();
  }
});

for (const type of ['click', 'focusin', 'keydown', 'pointerover']) {
  addEventListener(type, ({ target }) => {
    if (type === 'keydown' || (target as Partial<Element>).closest?.('a,button,input')) {
      start();
    }
  });
}
addEventListener('load', () => whenIdle(start));
