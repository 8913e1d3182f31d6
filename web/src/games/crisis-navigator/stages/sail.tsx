import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { cardsOf } from '../../kit/safety-plan/safety-plan-port.ts';
import { PARTS } from '../parts.ts';
import { LEVELS } from '../rules.ts';
import { BUOY_TEXTS, NAVIGATOR_TEXTS } from '../texts.ts';
import { BuoyEditor } from './buoy-editor.tsx';
import { OwnCards } from './own-cards.tsx';
import type { Turn } from './turn.ts';

/** One buoy of the plan: write it, or at the review say whether it still serves. */
export function Sail({ state, send, plan }: Turn) {
  const { at, level } = state;
  const id = PARTS[at] ?? PARTS[0];
  const part = plan?.parts[at];
  const cards = cardsOf(part);
  const [isEditing, setEditing] = useState(level !== LEVELS.review || cards.length === 0);
  const [isCleared, setCleared] = useState(false);
  const { level: danger, ask } = useFinding(part?.text ?? '');
  // Signs name dark thoughts by nature; elsewhere danger that was said asks for help first.
  const isUrgent = ask && (danger === 'emergency' || (danger === 'risk' && id !== 'signals'));
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
        </>
      )}
      {isEditing && part && plan && <BuoyEditor part={part} onWrite={plan.write} />}
      {!part && <p>{NAVIGATOR_TEXTS.noPlan}</p>}
      {isUrgent && !isCleared ? (
        <div className="flex flex-col gap-3 rounded-card border border-help bg-help-soft p-4">
          <p className="font-semibold">{NAVIGATOR_TEXTS.urgent}</p>
          <p>{NAVIGATOR_TEXTS.urgentBody}</p>
          <a
            href="/crisis"
            className="inline-flex min-h-13 items-center justify-center rounded-control bg-help px-6 text-lg font-semibold text-help-ink"
          >
            {NAVIGATOR_TEXTS.crisis}
          </a>
          <Button variant="quiet" onClick={() => setCleared(true)}>
            {NAVIGATOR_TEXTS.notUrgent}
          </Button>
        </div>
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
