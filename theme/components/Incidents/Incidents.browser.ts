import { PAGE_EVENT } from '../../../shared/events';

/** Few pages tell of incidents: the others do not download what writes the visitor's own times. */
async function showLocalTimes() {
  const places = document.querySelectorAll<HTMLElement>('[data-local-times]');
  if (places.length > 0) {
    const { addLocalTimes } = await import('./addLocalTimes');
    places.forEach(addLocalTimes);
  }
}

// The times in UTC stay when it cannot be loaded.
const show = () => showLocalTimes().catch(() => {});
addEventListener(PAGE_EVENT, show);
show();
