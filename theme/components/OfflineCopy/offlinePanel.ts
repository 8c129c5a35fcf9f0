import { BASE, withBase } from '../../../shared/base';
import { longDate } from '../../../shared/longDate';
import {
  COPY_LIST,
  COPY_WORKER,
  type CopyList,
  type CopyProgress,
  cachePrefix,
  findCopy,
} from '../../../shared/offlineCopy';
import css from './offlinePanel.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const prefix = cachePrefix(BASE);
const listAddress = withBase(`/${COPY_LIST}`);

/** The time at which the copy on this device was made; undefined when there is none. */
async function keptAt(): Promise<Date | undefined> {
  const list = await (await findCopy(prefix, listAddress))?.match(listAddress);
  return list && new Date(list.headers.get('date') ?? 0);
}

/** What has to be downloaded for a copy, in megabytes, rounded up to a tenth. */
async function megabytes(): Promise<string> {
  const response = await fetch(listAddress, { cache: 'no-cache' });
  const { bytes } = (await response.json()) as CopyList;
  return `${Math.ceil(bytes / 100_000) / 10}\u00a0MB`;
}

/** Removes the worker, and every cache of this site. */
async function remove(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(BASE);
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
}

/**
 * Has the worker make a copy. Nothing is left of one that fails.
 *
 * @throws Error that says why there is none
 */
async function keep(progress: HTMLProgressElement): Promise<void> {
  try {
    await navigator.serviceWorker.register(withBase(`/${COPY_WORKER}`), { scope: BASE });
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    await new Promise<void>((resolve, reject) => {
      port1.onmessage = ({ data }: MessageEvent<CopyProgress>) => {
        if (data === 'whole') {
          resolve();
        } else if ('failure' in data) {
          reject(new Error(data.failure));
        } else {
          progress.hidden = false;
          progress.value = data.done / data.of;
        }
      };
      active?.postMessage('', [port2]);
    });
    port1.close();
  } catch (error) {
    await remove().catch(() => {});
    throw error;
  }
}

/** What the panel says, and what its button does; without a label there is no button. */
interface State {
  text: string;
  label?: string;
  run?: (progress: HTMLProgressElement) => Promise<State>;
}

/** @param before what has happened, as a sentence with a space after it */
async function offerCopy(before = ''): Promise<State> {
  try {
    return {
      text: `${before}A copy of every page, with the figures and the search, is a download of ${await megabytes()}. When you are online, new versions replace it.`,
      label: 'Keep a copy',
      run: (progress) =>
        keep(progress).then(
          () => offerRemoval(new Date()),
          ({ message }: Error) => offerCopy(`No copy was kept: ${message} `),
        ),
    };
  } catch {
    return {
      text: `${before}The size of a copy could not be loaded. Check your connection.`,
      label: 'Try again',
      run: () => offerCopy(),
    };
  }
}

/** @param day when the copy was made */
const offerRemoval = (day: Date): State => ({
  text: `This device has a copy of the site as of ${longDate(day.toISOString())}. Without a network, you read it at the same addresses.`,
  label: 'Remove the copy',
  run: () => remove().then(() => offerCopy('The copy was removed. ')),
});

async function firstState(): Promise<State> {
  try {
    // A private window may lack them, or refuse.
    await navigator.serviceWorker.getRegistration(BASE);
    const day = await keptAt();
    return day ? offerRemoval(day) : await offerCopy();
  } catch {
    return { text: 'This browser, or this window, keeps no copies of sites.' };
  }
}

function addPanel(button: HTMLElement): void {
  button.insertAdjacentHTML(
    'afterend',
    '<div class="offline-panel"><p role="status"></p><progress aria-label="Copying" hidden></progress><button class="button" hidden></button></div>',
  );
  const [text, progress, control] = (button.nextElementSibling as Element).children as unknown as [
    HTMLElement,
    HTMLProgressElement,
    HTMLButtonElement,
  ];
  const show = ({ text: words, label = '', run }: State) => {
    text.textContent = words;
    progress.hidden = true;
    control.hidden = !run;
    control.textContent = label;
    // Not disabled, which would take the focus from it.
    control.ariaDisabled = null;
    control.onclick = () => {
      control.onclick = null;
      control.ariaDisabled = 'true';
      run?.(progress).then(show);
    };
  };
  firstState().then(show);
}

/** Shows the panel under its button, or takes it away. */
export function togglePanel(button: HTMLElement): void {
  const open = button.nextElementSibling;
  if (open?.matches('.offline-panel')) {
    open.remove();
    button.ariaExpanded = 'false';
  } else {
    addPanel(button);
    button.ariaExpanded = 'true';
  }
}
