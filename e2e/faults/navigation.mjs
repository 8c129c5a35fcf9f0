/** Faults of links, of what they fetch, and of what is shown when that fails. @type {import('./index.mjs').Fault[]} */
export const navigationFaults = [];
