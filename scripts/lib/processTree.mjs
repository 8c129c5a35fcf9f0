import { readdirSync, readFileSync } from 'node:fs';

const INTERVAL_MS = 100;
/** The kernel counts a processor's time in these: sysconf(_SC_CLK_TCK). */
const TICKS_PER_SECOND = 100;

/**
 * The processes of a machine, by id: who started each, and the processor's time that it
 * and its children that have ended took, in ticks. See proc_pid_stat(5).
 *
 * @returns {Map<number, { parent: number, ticks: number }>}
 */
function processes() {
  const found = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      // The name, second, stands in brackets and may hold anything.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number);
      const ticks = fields.slice(11, 15).reduce((sum, count) => sum + count, 0);
      found.set(Number(name), { parent: fields[1], ticks });
    } catch {
      // It ended in the meantime.
    }
  }
  return found;
}

/** @param {number} pid @returns {number} kB of the main memory that the process holds, none when it has ended */
function residentKB(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** What a process and all that it has started take now. @param {number} pid */
function takenBy(pid) {
  const all = processes();
  const tree = new Set([pid]);
  // A set that grows while it is walked is walked to its end.
  for (const member of tree) {
    for (const [id, { parent }] of all) {
      if (parent === member) {
        tree.add(id);
      }
    }
  }
  const sum = (/** @type {(id: number) => number} */ of) =>
    [...tree].reduce((total, id) => total + of(id), 0);
  return { kB: sum(residentKB), ticks: sum((id) => all.get(id)?.ticks ?? 0) };
}

/**
 * Watches what a process and all that it starts take together, ten times a second.
 * Linux only.
 *
 * @param {number} pid
 * @returns {() => { peakMB?: number, cpuSeconds?: number }} ends the watch, and tells the most memory that was
 *   resident at once (what two processes share counts twice; MB of 1,000,000 bytes) and the processor's time
 *   up to the last look; neither where there is no /proc
 */
export function watchProcessTree(pid) {
  if (process.platform !== 'linux') {
    return () => ({});
  }
  let [kB, ticks] = [0, 0];
  const timer = setInterval(() => {
    const taken = takenBy(pid);
    kB = Math.max(kB, taken.kB);
    ticks = Math.max(ticks, taken.ticks);
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return { peakMB: (kB * 1024) / 1e6, cpuSeconds: ticks / TICKS_PER_SECOND };
  };
}
