// Runs in the head of every page, before anything is painted: what the visitor
// chose on an earlier visit must not flash. theme/preferences/ writes the values.
try {
  const root = document.documentElement;
  if (localStorage.getItem('theme') === 'dark') root.dataset.theme = 'dark';
  if (localStorage.getItem('sidebar') === 'hidden') root.dataset.sidebar = 'hidden';
} catch (_) {
  // Storage is denied: the defaults stand.
}
