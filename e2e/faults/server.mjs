/** Faults of nginx.conf. @type {import('./index.mjs').Fault[]} */
export const serverFaults = [];
