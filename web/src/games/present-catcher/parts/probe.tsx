import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type Where, WHERES } from '../river/state.ts';
import { PRESENT_TEXTS } from '../texts.ts';

/** Now and then, over the stream that waits: where was the mind? */
export function Probe({ onAnswer }: { onAnswer: (where: Where) => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="absolute inset-0 flex items-center justify-center p-5">
      <section className="w-full max-w-sm rounded-card border border-line bg-surface p-5 text-center">
        <h2 ref={title} tabIndex={-1} className="font-title text-xl font-semibold outline-none">
          {PRESENT_TEXTS.probe}
        </h2>
        <p className="mt-1 mb-4 text-ink-soft">{PRESENT_TEXTS.probeLead}</p>
        <div className="flex flex-col gap-2">
          {WHERES.map((where) => (
            <Button key={where} variant="secondary" onClick={() => onAnswer(where)}>
              {PRESENT_TEXTS.wheres[where]}
            </Button>
          ))}
        </div>
      </section>
    </div>
  );
}
