/*
 * Every document contains this small script, which runs before the first paint. It applies the
 * visitor's stored choices. It loads the site's script once the page has loaded and the browser is
 * idle, or as soon as the visitor points at, focuses or clicks a link, a button or an input, or
 * presses a key. After a failure, the next of these events tries again; until then the page works
 * as a document with links.
 */
import { applyPreferences } from '../../../shared/preferences';
import { runWhenIdle } from '../whenIdle';
import { reportWrongBase } from './reportWrongBase';

const siteScriptAddress = document.currentScript?.dataset.src ?? '';
const { pathname: initialPathname } = location;
let isScriptRequested = false;

function loadSiteScript() {
  if (!isScriptRequested) {
    isScriptRequested = true;
    const script = document.createElement('script');
    script.src = siteScriptAddress;
    script.onerror = () => {
      isScriptRequested = false;
      reportWrongBase();
    };
    document.head.append(script);
  }
}

applyPreferences();

// Before a reload, the navigation may have shown several pages in one document. Until it runs
// again, going back or forward between them changes only the address, so the browser has to load
// the page.
addEventListener('popstate', () => {
  if (location.pathname !== initialPathname && !('ready' in document.documentElement.dataset)) {
    location.reload();
  }
});

for (const type of ['click', 'focusin', 'keydown', 'pointerover']) {
  addEventListener(type, ({ target }) => {
    if (type === 'keydown' || (target as Partial<Element>).closest?.('a,button,input')) {
      loadSiteScript();
    }
  });
}
addEventListener('load', () => runWhenIdle(loadSiteScript));
