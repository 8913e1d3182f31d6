import type { Finding } from '../finding.ts';

/**
 * Gzipped bytes of what the browser's guard fetches beside the page, once it is idle: the worker with
 * its rules and the weights; and guided mode, which only comes when there is no network.
 */
export const GUARD_BUDGETS = { guard: 400_000, guided: 491_000 } as const;

const WORKER = /^assets\/guard\/guard-worker-[\w-]+\.js$/;
const GUIDED = /^assets\/guard\/respond-[\w-]+\.js$/;

/**
 * Follows the worker through the names of built files that stand in it, so that nothing it fetches
 * goes uncounted, whatever it is called and wherever it lies.
 * @param paths of all built files, e.g. `assets/guard/guard-worker-1a2b3c4d.js`; folders count nothing
 * @param textOf what is in a script
 * @param sizeOf gzipped bytes of a file
 */
export function checkGuardBudget(
  paths: readonly string[],
  textOf: (file: string) => string,
  sizeOf: (file: string) => number,
): { findings: Finding[]; sizes: Record<string, number> } {
  const files = paths.filter((path) => /\.\w+$/.test(path));
  const worker = files.filter((file) => WORKER.test(file));
  if (worker.length !== 1) throw new Error(`The build has ${worker.length} guard workers.`);
  const named = (file: string) => {
    const text = file.endsWith('.js') ? textOf(file) : '';
    return files.filter((other) => text.includes(other.slice(other.lastIndexOf('/') + 1)));
  };
  const reach = (from: readonly string[], without: ReadonlySet<string>) => {
    const seen = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file) || without.has(file)) return;
      seen.add(file);
      named(file).forEach(visit);
    };
    from.forEach(visit);
    return seen;
  };
  const guided = files.filter((file) => GUIDED.test(file));
  const guard = reach(worker, new Set(guided));
  const total = (reached: Iterable<string>) =>
    [...reached].reduce((sum, file) => sum + sizeOf(file), 0);
  const sizes = { guard: total(guard), guided: total(reach(guided, guard)) };
  const findings = (['guard', 'guided'] as const)
    .filter((name) => sizes[name] > GUARD_BUDGETS[name])
    .map((name) => ({
      file: name,
      message: `${sizes[name]} bytes gzipped, at most ${GUARD_BUDGETS[name]}`,
    }));
  return { findings, sizes };
}
