import { SHELL_TEXTS } from '../texts.ts';

/** The name of this run's chance: whoever types it gets the same game. */
export function SeedNote({ seed }: { seed: string | undefined }) {
  if (seed === undefined) return null;
  return (
    <p className="text-sm text-ink-soft">
      {SHELL_TEXTS.seed}: <span className="font-semibold tracking-wide">{seed}</span>
    </p>
  );
}
