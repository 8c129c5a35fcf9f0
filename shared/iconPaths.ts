/** Our own drawings, one path each, on a grid of 24 units. Services go by their id; one without a drawing gets `service`. */
export const paths = {
  service: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  cloud: 'M7 18.5a4 4 0 0 1-.6-7.95 5.5 5.5 0 0 1 10.5-1.2A4.6 4.6 0 0 1 17 18.5z',
  team: 'M4 5h12v8.5H9.5L6 16.5v-3H4zM18.5 9H20v8h-2v2.8L14.6 17H11',
  pad: 'M6 3.5h12v17H6zM9 8h6M9 11.5h6M9 15h3.5',
  board: 'M4 5h4.5v14H4zM9.75 5h4.5v9h-4.5zM15.5 5H20v11h-4.5z',
  plik: 'M12 15V4.5M8 8.5l4-4 4 4M5 14v5.5h14V14',
  'mailing-list': 'M4 8h9.5v7H4zM4.3 8.3l4.45 3.7 4.45-3.7M16.5 7.5h4M16.5 11.5h4M16.5 15.5h4',
  git: 'M7 7.2v9.6M7 14c0-3 10-1.5 10-5.2M7 7.2a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM7 20.6a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM17 8.8A1.9 1.9 0 1 0 17 5a1.9 1.9 0 0 0 0 3.8z',
  hosting: 'M4 4.5h16v6H4zM4 13.5h16v6H4zM7 7.5h.01M7 16.5h.01M11 7.5h6M11 16.5h6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20 20',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  panel: 'M4 5h16v14H4zM9.5 5v14',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.2V12l3.2 2',
  copy: 'M9 9h11v11H9zM5.5 15H4V4h11v1.5',
  check: 'M4.5 12.5l5 5 10-11',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z',
  pulse: 'M3 12h4.5l2.5-6 4 12 2.5-6H21',
  note: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11.2v5M12 7.8h.01',
  tip: 'M9 17h6M10 20h4M12 3.5a5.8 5.8 0 0 0-3 10.8V17h6v-2.7a5.8 5.8 0 0 0-3-10.8z',
  limit: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM8.5 12h7',
  warning: 'M12 4 21 19.5H3zM12 10v4.2M12 16.9h.01',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  code: 'M8.5 7.5 4 12l4.5 4.5M15.5 7.5 20 12l-4.5 4.5',
  people:
    'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3 19.5a6 6 0 0 1 12 0M16 11a2.7 2.7 0 1 0-.6-5.3M17.5 14.3a5 5 0 0 1 3.5 4.7',
} as const;

export type IconName = keyof typeof paths;

/** @param id of a service */
export const serviceIcon = (id: string): IconName =>
  Object.hasOwn(paths, id) ? (id as IconName) : 'service';
