import { Button } from '#web/ui/button.tsx';
import { cardsOf } from '../../kit/safety-plan/safety-plan-port.ts';
import { PARTS } from '../parts.ts';
import { needOf } from '../rules.ts';
import { BUOY_TEXTS, NAVIGATOR_TEXTS } from '../texts.ts';
import { BuoyButtons } from './buoy-buttons.tsx';
import type { Turn } from './turn.ts';

/** A need, the buoy where it lives, a card of it: two touches, or as many as it takes. */
export function FindStage({ state, send, plan }: Turn) {
  const need = needOf(state);
  const { open, found, taps, at, items } = state;
  const cards = cardsOf(plan?.parts[PARTS.indexOf(need.part)]);
  const isHere = open === need.part;
  return (
    <>
      <header>
        <p className="text-sm text-ink-soft">{NAVIGATOR_TEXTS.findOf(at + 1, items.length)}</p>
        <h2 className="font-title text-xl font-semibold text-balance">{need.text}</h2>
      </header>
      {found ? (
        <>
          <p aria-live="polite">{NAVIGATOR_TEXTS.found(taps)}</p>
          <div>
            <Button size="lg" onClick={() => send({ type: 'next' })}>
              {NAVIGATOR_TEXTS.next}
            </Button>
          </div>
        </>
      ) : (
        <>
          <BuoyButtons
            label={NAVIGATOR_TEXTS.find}
            open={open}
            onOpen={(part) => send({ type: 'open', part })}
          />
          <div aria-live="polite" className="flex flex-col gap-2">
            {open && !isHere && (
              <p>{NAVIGATOR_TEXTS.notHere(BUOY_TEXTS[open].name, BUOY_TEXTS[open].what)}</p>
            )}
            {isHere && (
              <>
                <h3 className="font-semibold">{NAVIGATOR_TEXTS.card}</h3>
                {(cards.length > 0 ? cards : [NAVIGATOR_TEXTS.anyCard]).map((card) => (
                  <button
                    key={card}
                    type="button"
                    onClick={() => send({ type: 'card' })}
                    className="min-h-11 rounded-control border-2 border-primary bg-primary-soft px-4 py-2 text-left wrap-anywhere"
                  >
                    {card}
                  </button>
                ))}
              </>
            )}
          </div>
        </>
      )}
    </>
  );
}
