import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import {
  cardsOf,
  type PlanPart,
  type SafetyPlanPort,
} from '../../kit/safety-plan/safety-plan-port.ts';
import { NAVIGATOR_TEXTS } from '../texts.ts';
import type { NavigatorAction } from '../rules.ts';
import { BuoyEditor } from './buoy-editor.tsx';
import { changedLine } from './changes.ts';
import { OwnCards } from './own-cards.tsx';

interface YoursProps {
  plan: SafetyPlanPort;
  part: PlanPart;
  /** What became of the own buoy, told whenever it is not as it was when the story ended. */
  onChange: (change: Extract<NavigatorAction, { type: 'change' | 'unchange' }>) => void;
}

/** After somebody else's buoy, the own one: to read, and to change on the spot. */
export function Yours({ plan, part, onChange }: YoursProps) {
  const [isEditing, setEditing] = useState(false);
  const cards = cardsOf(part);
  useChange(part, onChange);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{NAVIGATOR_TEXTS.yours}</h3>
      {isEditing ? <BuoyEditor part={part} onWrite={plan.write} /> : <Mine cards={cards} />}
      <div>
        <Button variant="secondary" onClick={() => setEditing(!isEditing)}>
          {buttonText(isEditing, cards.length === 0)}
        </Button>
      </div>
    </section>
  );
}

/** Writing and what stands beside it (people of the own network) both change the plan itself. */
function useChange(part: PlanPart, onChange: YoursProps['onChange']) {
  const [first] = useState(part.text);
  const tell = useEffectEvent((text: string) => {
    const line = changedLine(cardsOf({ ...part, text: first }), cardsOf({ ...part, text }));
    onChange(line === null ? { type: 'unchange' } : { type: 'change', line });
  });
  const [wasTouched, setTouched] = useState(false);
  const { text } = part;
  if (!wasTouched && text !== first) setTouched(true);
  useEffect(() => {
    if (wasTouched) tell(text);
  }, [wasTouched, text]);
}

function buttonText(isEditing: boolean, isEmpty: boolean): string {
  if (isEditing) return NAVIGATOR_TEXTS.doneMine;
  return isEmpty ? NAVIGATOR_TEXTS.fillMine : NAVIGATOR_TEXTS.changeMine;
}

/** The own cards of the buoy of a story. */
export function Mine({ cards }: { cards: readonly string[] }) {
  if (cards.length === 0) {
    return <p className="text-sm text-ink-soft">{NAVIGATOR_TEXTS.mineEmpty}</p>;
  }
  return (
    <>
      <p className="text-sm text-ink-soft">{NAVIGATOR_TEXTS.mine}</p>
      <OwnCards cards={cards} />
    </>
  );
}
