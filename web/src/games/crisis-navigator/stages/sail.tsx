import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cardsOf } from '../../kit/safety-plan/safety-plan-port.ts';
import { LEVELS, PARTS } from '../parts.ts';
import { BUOY_TEXTS, NAVIGATOR_TEXTS } from '../texts.ts';
import { addCard } from '../own/add-card.ts';
import { BuoyEditor } from '../own/buoy-editor.tsx';
import { FetchedLines } from '../own/fetched-lines.tsx';
import { OwnCards } from '../own/own-cards.tsx';
import { SaidDanger, useSaidDanger } from '../own/said-danger.tsx';
import type { Turn } from './turn.ts';

/** One buoy of the plan: write it, or at the review say whether it still serves. */
export function Sail({ state, send, plan }: Turn) {
  const { at, level } = state;
  const id = PARTS[at] ?? PARTS[0];
  const part = plan?.parts[at];
  const cards = cardsOf(part);
  const [isEditing, setEditing] = useState(level !== LEVELS.review || cards.length === 0);
  const [isCleared, setCleared] = useState(false);
  const isUrgent = useSaidDanger(id, part?.text ?? '');
  const isLast = at + 1 >= PARTS.length;

  function onward() {
    if (isLast && level === LEVELS.review) plan?.markReviewed();
    send({ type: 'pass', filled: cards.length > 0 });
  }

  return (
    <>
      <header>
        <p className="text-sm text-ink-soft">{NAVIGATOR_TEXTS.buoyOf(at + 1)}</p>
        <h2 className="font-title text-xl font-semibold">{part?.title ?? BUOY_TEXTS[id].what}</h2>
      </header>
      {level === LEVELS.review && !isEditing && (
        <>
          {at === 0 && plan?.daysSinceLooked != null && (
            <p className="text-ink-soft">{NAVIGATOR_TEXTS.lastLooked(plan.daysSinceLooked)}</p>
          )}
          <p>{NAVIGATOR_TEXTS.review}</p>
          <OwnCards cards={cards} />
          {part?.id === 'professionals' && (
            <FetchedLines cards={cards} onAdd={(card) => addCard(plan, part, card)} />
          )}
        </>
      )}
      {isEditing && part && plan && <BuoyEditor part={part} onWrite={plan.write} />}
      {!part && <p>{NAVIGATOR_TEXTS.noPlan}</p>}
      {isUrgent && !isCleared ? (
        <SaidDanger onClear={() => setCleared(true)} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button size="lg" onClick={onward}>
            {onwardText(isEditing, isLast)}
          </Button>
          {!isEditing && (
            <Button variant="secondary" size="lg" onClick={() => setEditing(true)}>
              {NAVIGATOR_TEXTS.edit}
            </Button>
          )}
        </div>
      )}
      {cards.length === 0 && <p className="text-sm text-ink-soft">{NAVIGATOR_TEXTS.empty}</p>}
    </>
  );
}

function onwardText(isEditing: boolean, isLast: boolean): string {
  if (!isEditing) return NAVIGATOR_TEXTS.still;
  return isLast ? NAVIGATOR_TEXTS.toHarbour : NAVIGATOR_TEXTS.onward;
}
