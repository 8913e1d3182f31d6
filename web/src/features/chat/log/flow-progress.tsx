import type { FlowProgress as Progress } from '#domain/companion/turns/talk-state.ts';
import { CHAT_TEXTS } from '../texts.ts';

/** How far something longer is: "Preparar qué decir · 3 de 5". */
export function FlowProgress({ flow: { name, step, of } }: { flow: Progress }) {
  const where = CHAT_TEXTS.flow.where(step, of);
  return (
    <div className="max-w-sm text-sm text-ink-soft">
      <p aria-hidden="true">
        {name} · {where}
      </p>
      <progress
        aria-label={name}
        aria-valuetext={where}
        max={Math.max(of, 1)}
        value={Math.min(step, of)}
        className="mt-1.5 block h-1 w-full appearance-none overflow-hidden rounded-full bg-surface-2 forced-colors:border [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}
