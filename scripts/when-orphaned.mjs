import { readFileSync } from 'node:fs';

/**
 * Under `npm run`, npm that is killed takes nobody along: neither us nor the shell that it starts
 * between us. So we look whether somebody above us was lost.
 */
export function whenOrphaned(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const above = ancestors();
  setInterval(() => {
    if (ancestors() !== above) end();
  }, 1000).unref();
}

/** The process ids of our parent and, where /proc tells, of its parent. */
function ancestors() {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(parent);
  }
}
