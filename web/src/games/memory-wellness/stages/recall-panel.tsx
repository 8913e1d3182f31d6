import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { pairOf } from '../deck/deck.ts';
import { TileBack } from '../scene/tile-back.tsx';
import type { MemoryAction, MemoryState } from '../state.ts';
import { MEMORY_TEXTS } from '../texts.ts';

interface RecallPanelProps {
  title: RefObject<HTMLHeadingElement | null>;
  state: MemoryState;
  send: (action: MemoryAction) => void;
}

/** What lay with a card of this board? Both the answer and what was picked stay marked. */
export function RecallPanel({ title, state, send }: RecallPanelProps) {
  const { stage, answers, asking, picked, asked, toAsk, own } = state;
  if (asking === null) return null;
  const isTold = stage === 'told';
  const { cards, because } = pairOf(asking, own);
  const knew = picked === asking;
  const number = isTold ? asked : asked + 1;
  return (
    <section className="flex flex-col gap-4 rounded-card border-2 border-(--cobalt-soft) bg-surface p-5">
      <div className="flex items-center gap-3">
        <span className="relative size-12 shrink-0 overflow-hidden rounded-control bg-(--back)">
          <TileBack className="absolute inset-0 size-full" />
        </span>
        <p className="text-ink-soft tabular-nums">
          {MEMORY_TEXTS.askTitle(number, number + toAsk.length)}
        </p>
      </div>
      <h2 ref={title} tabIndex={-1} className="font-title text-xl font-semibold outline-none">
        {MEMORY_TEXTS.question(cards[0])}
      </h2>
      <div className="flex flex-col items-start gap-2">
        {answers.map((pick) => {
          const isMissed = isTold && !knew && pick === picked;
          return (
            <Chip
              key={pick}
              className={classNames(
                'text-left',
                isTold && 'pointer-events-none',
                isMissed && 'border-dashed',
              )}
              selected={isTold && pick === asking}
              aria-disabled={isTold || undefined}
              data-target={isTold ? undefined : pick}
              onClick={() => send({ type: 'answer', pick })}
            >
              {isMissed && (
                <svg viewBox="0 0 16 16" className="size-3.5 shrink-0" aria-hidden="true">
                  <path
                    d="m3.5 3.5 9 9m0-9-9 9"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinecap="round"
                  />
                </svg>
              )}
              <span>
                {pairOf(pick, own).cards[1]}
                {isMissed && <span className="text-ink-soft"> {MEMORY_TEXTS.yourAnswer}</span>}
              </span>
            </Chip>
          );
        })}
      </div>
      {isTold && (
        <>
          <p>
            <strong>{knew ? MEMORY_TEXTS.right : MEMORY_TEXTS.near(cards[1])}</strong> {because}{' '}
            {!knew && MEMORY_TEXTS.comesBackTomorrow}
          </p>
          <div>
            <Button data-target="next" onClick={() => send({ type: 'next' })}>
              {toAsk.length === 0 ? MEMORY_TEXTS.end : MEMORY_TEXTS.next}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
