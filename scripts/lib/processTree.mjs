import { readdirSync, readFileSync } from 'node:fs';

const INTERVAL_MS = 100;
/** The kernel's unit of CPU time, on all common Linux systems: sysconf(_SC_CLK_TCK). */
const TICKS_PER_SECOND = 100;

/**
 * The processes of the machine by id, each with its parent and with the CPU time of itself and
 * its ended children, in ticks. See proc_pid_stat(5).
 *
 * @returns {Map<number, { parent: number, ticks: number }>}
 */
function processes() {
  const found = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      // The second field, the name in parentheses, may contain spaces and parentheses, so it is cut off.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number);
      const ticks = fields.slice(11, 15).reduce((sum, count) => sum + count, 0);
      found.set(Number(name), { parent: fields[1], ticks });
    } catch {
      // The process ended after readdirSync listed it.
    }
  }
  return found;
}

/** @param {number} pid @returns {number} kB of resident memory, 0 when the process has ended */
function residentKB(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** The current memory and the CPU time of a process and all its descendants. @param {number} pid */
function usageOf(pid) {
  const all = processes();
  const tree = new Set([pid]);
  // Iterating a Set also visits entries added during the loop.
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
 * Measures the memory and the CPU time of a process and all its descendants ten times a second.
 *
 * @param {number} pid
 * @returns {() => { peakMB?: number, cpuSeconds?: number }} stops measuring, and returns the most resident memory
 *   at one moment (memory shared by two processes counts twice; MB of 1,000,000 bytes) and the CPU time at the
 *   last measurement; neither on systems other than Linux
 */
export function watchProcessTree(pid) {
  if (process.platform !== 'linux') {
    return () => ({});
  }
  let [kB, ticks] = [0, 0];
  const timer = setInterval(() => {
    const usage = usageOf(pid);
    kB = Math.max(kB, usage.kB);
    ticks = Math.max(ticks, usage.ticks);
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return { peakMB: (kB * 1024) / 1e6, cpuSeconds: ticks / TICKS_PER_SECOND };
  };
}
