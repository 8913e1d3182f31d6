import type { LevelInfo } from '../../contract.ts';
import { SHELL_TEXTS } from '../texts.ts';

interface LevelProgressProps {
  levels: readonly LevelInfo[];
  finished: ReadonlySet<number>;
}

/** How many of the levels were played to their end; nothing before the first one. */
export function LevelProgress({ levels, finished }: LevelProgressProps) {
  const done = levels.filter(({ level }) => finished.has(level)).length;
  if (done === 0) return null;
  return <p className="text-sm text-ink-soft">{SHELL_TEXTS.levelsDone(done, levels.length)}</p>;
}
