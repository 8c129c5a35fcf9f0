const worker = 'theme/browser/offlineWorker.ts';
const spec = 'e2e/offlineCopy.spec.ts';

/** Faults of the copy for reading offline. @type {import('./index.mjs').Fault[]} */
export const offlineCopyFaults = [
  {
    fault: 'the worker is installed for everybody',
    file: 'theme/components/OfflineCopy/OfflineCopy.browser.ts',
    from: "addEventListener('click'",
    to: "navigator.serviceWorker?.register('/offline-worker.js');\naddEventListener('click'",
    noticedBy: `${spec} › nothing is kept for visitors who have not asked`,
  },
  {
    fault: 'a copy lacks the figures',
    file: 'plugins/offlineCopy/offlineCopy.ts',
    from: '(?:css|js|json|',
    to: '(?:css|json|',
    noticedBy: `${spec} › a kept copy has every page, the figures and the search when there is no network`,
  },
  {
    fault: 'a link followed without a network fails instead of opening the kept document',
    file: worker,
    from: "return new Response('', { status: 404 });",
    to: 'return network;',
    noticedBy: `${spec} › a kept copy has every page, the figures and the search when there is no network`,
  },
  {
    fault: 'kept pages are shown though there is a network',
    file: worker,
    from: 'if (inTime && inTime.status < 500) {',
    to: 'if (inTime && !(await keptAnswer(copy, pathname))) {',
    noticedBy: `${spec} › with a network, a copy changes nothing`,
  },
  {
    fault: 'a page that hangs is waited for without end',
    file: worker,
    from: 'const patience = 3000;',
    to: 'const patience = 3_000_000;',
    noticedBy: `${spec} › a page that does not come in time is shown from the copy`,
  },
  {
    fault: 'a publication does not replace the copy',
    file: worker,
    from: 'event.waitUntil(updateCopy());',
    to: '',
    noticedBy: `${spec} › a publication replaces the copy, and one that is cut off leaves it whole`,
  },
  {
    fault: 'removing the copy leaves the worker',
    file: 'theme/components/OfflineCopy/offlinePanel.ts',
    from: '  await registration?.unregister();\n',
    to: '',
    noticedBy: `${spec} › removing the copy leaves nothing, in another tab either`,
  },
  {
    fault: 'a kept page has no policy',
    file: worker,
    from: "'content-encoding', 'content-length', 'etag'",
    to: "'content-encoding', 'content-length', 'etag', 'content-security-policy'",
    noticedBy: `${spec} › a kept copy has every page, the figures and the search when there is no network`,
  },
  {
    fault: 'a browser that denies storage waits without end',
    file: 'theme/components/OfflineCopy/offlinePanel.ts',
    from: "    return { text: 'This browser, or this window, keeps no copies of sites.' };",
    to: "    return { text: '' };",
    noticedBy: `${spec} › a browser that denies storage`,
  },
];
