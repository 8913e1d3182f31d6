import { classNames } from '#web/ui/styles/class-names.ts';
import { EMPATHY_TEXTS } from '../texts.ts';
import type { Said } from './transcript.ts';

interface BubbleProps {
  mine: boolean;
  name: string;
  text: string;
}

export function Bubble({ mine, name, text }: BubbleProps) {
  return (
    <p
      className={classNames(
        'max-w-[88%] rounded-card border px-4 py-2.5',
        mine
          ? 'self-end rounded-br-sm border-transparent bg-primary-soft'
          : 'self-start rounded-bl-sm border-line bg-surface',
      )}
    >
      <span className="sr-only">{mine ? EMPATHY_TEXTS.you : `${name}:`} </span>
      {text}
    </p>
  );
}

/** What was said a while ago, folded away. */
export function Before({ said, name }: { said: readonly Said[]; name: string }) {
  if (said.length === 0) return null;
  return (
    <details className="rounded-card bg-surface-2 px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
        {EMPATHY_TEXTS.before}
      </summary>
      <div className="flex flex-col gap-2 pb-3">
        {said.map(({ mine, text }) => (
          <Bubble key={text} {...{ mine, text, name }} />
        ))}
      </div>
    </details>
  );
}
