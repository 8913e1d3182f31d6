import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { answersOf, askedPair, type MemoryAction, type MemoryState } from '../rules.ts';
import { TileBack } from '../scene/tile-back.tsx';
import { MEMORY_TEXTS } from '../texts.ts';

interface RecallPanelProps {
  title: RefObject<HTMLHeadingElement | null>;
  state: MemoryState;
  send: (action: MemoryAction) => void;
}

/** One question about a pair that is out of sight. Its answer is told either way. */
export function RecallPanel({ title, state, send }: RecallPanelProps) {
  const { stage, order, picked } = state;
  const isTold = stage === 'told';
  const pair = askedPair(state);
  if (!pair) return null;
  const answers = answersOf(pair);
  const isLast = state.matched.length * 2 === state.cards.length && state.queue.length === 0;
  return (
    <section className="flex flex-col gap-4 rounded-card border-2 border-(--cobalt-soft) bg-surface p-5">
      <div className="flex items-center gap-3">
        <span className="relative size-12 shrink-0 overflow-hidden rounded-control bg-(--back)">
          <TileBack className="absolute inset-0 size-full" />
        </span>
        <p className="text-ink-soft">{MEMORY_TEXTS.askTitle}</p>
      </div>
      <h2 ref={title} tabIndex={-1} className="font-title text-xl font-semibold outline-none">
        {pair.question}
      </h2>
      <div className="flex flex-col items-start gap-2">
        {order.map((pick) => (
          <Chip
            key={pick}
            className="text-left"
            selected={isTold && pick === 0}
            aria-disabled={isTold || undefined}
            data-target={isTold ? undefined : pick}
            onClick={() => send({ type: 'answer', pick })}
          >
            {answers[pick]}
          </Chip>
        ))}
      </div>
      {isTold && (
        <>
          <p>
            <strong>{picked === 0 ? MEMORY_TEXTS.right : MEMORY_TEXTS.near(pair.right)}</strong>{' '}
            {pair.because} {picked !== 0 && MEMORY_TEXTS.comesBackTomorrow}
          </p>
          <div>
            <Button data-target="next" onClick={() => send({ type: 'next' })}>
              {isLast ? MEMORY_TEXTS.end : MEMORY_TEXTS.next}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
