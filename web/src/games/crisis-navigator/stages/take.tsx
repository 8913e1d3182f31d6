import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { NAVIGATOR_TEXTS, PLACES_TO_KEEP } from '../texts.ts';
import type { Turn } from './turn.ts';

/** The plan on paper, in a message, in a place: whatever will be at hand. */
export function Take({ state, send, plan }: Turn) {
  return (
    <>
      <header>
        <h2 className="font-title text-xl font-semibold">{NAVIGATOR_TEXTS.takeTitle}</h2>
        <p>{NAVIGATOR_TEXTS.takeLead}</p>
      </header>
      {plan ? plan.takeAlong : <p>{NAVIGATOR_TEXTS.noPlan}</p>}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-semibold">{NAVIGATOR_TEXTS.where}</legend>
        {PLACES_TO_KEEP.map(({ id, label }) => (
          <Chip
            key={id}
            selected={state.place === id}
            onClick={() => send({ type: 'keep', place: id })}
          >
            {label}
          </Chip>
        ))}
      </fieldset>
      <div>
        <Button
          size="lg"
          disabledReason={state.place ? undefined : NAVIGATOR_TEXTS.takeWhy}
          onClick={() => send({ type: 'arrive' })}
        >
          {NAVIGATOR_TEXTS.arrive}
        </Button>
      </div>
    </>
  );
}
