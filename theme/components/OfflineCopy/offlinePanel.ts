import { BASE, withBase } from '../../../shared/base';
import { formatLongDate } from '../../../shared/longDate';
import { COPY_WORKER_FILE } from '../../../shared/offlineCopy';
import { deleteCopies, fetchCopyList, getCopyTime, makeCopy } from '../../browser/offlineCopy';
import { withTimeLimit } from '../../browser/withTimeLimit';
import css from './offlinePanel.css?inline';

const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(css);
document.adoptedStyleSheets.push(styleSheet);

/** Removes the worker and the copy. Returns a sentence that says so. */
async function removeCopy(): Promise<string> {
  const registration = await navigator.serviceWorker.getRegistration(BASE);
  await registration?.unregister();
  await deleteCopies();
  return 'The copy was removed. ';
}

/** Makes a copy and installs its worker. Returns a sentence about the failure, or an empty text. */
async function keepCopy(progress: HTMLProgressElement): Promise<string> {
  try {
    await makeCopy((copiedShare) => {
      progress.hidden = false;
      progress.value = copiedShare;
    });
    await withTimeLimit(async () => {
      await navigator.serviceWorker.register(withBase(`/${COPY_WORKER_FILE}`), { scope: BASE });
      await navigator.serviceWorker.ready;
    });
    return '';
  } catch (error) {
    await removeCopy();
    return `No copy was kept: ${(error as Error).message} `;
  }
}

/**
 * What the panel shows: its words, the label of its button, and the action of the button. The
 * action resolves to a sentence about what has happened.
 */
type PanelState = [words: string, label?: string, run?: () => Promise<string>];

/** Returns what the panel shows now, depending on the copy in this browser. */
async function readPanelState(progress: HTMLProgressElement): Promise<PanelState> {
  try {
    // A private window may have no service workers, or may refuse them.
    await navigator.serviceWorker.getRegistration(BASE);
    const copyTime = await getCopyTime();
    if (copyTime) {
      const words =
        `This device has a copy of the site as of ${formatLongDate(copyTime.toISOString())}. ` +
        'Without a network, you read it at the same addresses.';
      return [words, 'Remove the copy', removeCopy];
    }
  } catch {
    return ['This browser, or this window, keeps no copies of sites.'];
  }
  try {
    // The size in megabytes, rounded up to a tenth.
    const sizeMegabytes = Math.ceil((await fetchCopyList()).bytes / 100_000) / 10;
    const words =
      'A copy of every page, with the figures and the search, ' +
      `is a download of ${sizeMegabytes}\u00a0MB. When you are online, new versions replace it.`;
    return [words, 'Keep a copy', () => keepCopy(progress)];
  } catch {
    return [
      'The size of a copy could not be loaded. Check your connection.',
      'Try again',
      async () => '',
    ];
  }
}

/**
 * Shows the current state in the panel.
 *
 * @param outcome a sentence about what has just happened, with a space after it
 */
async function showPanelState(panel: Element, outcome = ''): Promise<void> {
  const [statusElement, progress, button] = panel.children as unknown as [
    HTMLElement,
    HTMLProgressElement,
    HTMLButtonElement,
  ];
  const [words, label = '', runAction] = await readPanelState(progress);
  statusElement.textContent = outcome + words;
  progress.hidden = true;
  button.hidden = !runAction;
  button.textContent = label;
  // The `disabled` attribute would take the focus away, so the button has `aria-disabled` instead.
  button.removeAttribute('aria-disabled');
  button.onclick = async () => {
    button.onclick = null;
    button.setAttribute('aria-disabled', 'true');
    showPanelState(panel, await runAction?.());
  };
}

/** Shows or removes the panel under its button. */
export function togglePanel(button: HTMLElement): void {
  const openPanel = button.nextElementSibling;
  if (openPanel?.matches('.offline-panel')) {
    openPanel.remove();
    button.setAttribute('aria-expanded', 'false');
    return;
  }
  button.insertAdjacentHTML(
    'afterend',
    '<div class="offline-panel"><p role="status"></p>' +
      '<progress aria-label="Copying" hidden></progress>' +
      '<button class="button" hidden></button></div>',
  );
  showPanelState(button.nextElementSibling as Element);
  button.setAttribute('aria-expanded', 'true');
}
