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
      <div
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={step}
        aria-valuetext={where}
        className="mt-1.5 h-1 overflow-hidden rounded-full bg-surface-2 forced-colors:border"
      >
        <div
          style={{ width: `${(100 * Math.min(step, of)) / Math.max(of, 1)}%` }}
          className="h-full rounded-full bg-primary forced-colors:bg-[Highlight]"
        />
      </div>
    </div>
  );
}
