import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { FeelingMap } from '../../kit/affect/feeling-map.tsx';
import { STRENGTH_AXIS } from '../../kit/affect/texts.ts';
import { type EmpathyAction, type EmpathyState, wordsOf } from '../rules.ts';
import { EMPATHY_TEXTS } from '../texts.ts';
import type { Beat, Felt, Vignette } from '../vignette.ts';

export interface TurnProps {
  state: EmpathyState;
  beat: Beat;
  told: Felt;
  vignette: Vignette;
  send: (action: EmpathyAction) => void;
}

/** How pleasant, how strong, and a word for it. */
export function Placing({ state, told, vignette, send }: TurnProps) {
  const ready = state.cell !== null && state.word !== null;
  const { name, look } = vignette;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">
        {look ? EMPATHY_TEXTS.place(name) : EMPATHY_TEXTS.placeSelf}
      </h3>
      <FeelingMap
        label={EMPATHY_TEXTS.map}
        axis={STRENGTH_AXIS}
        cell={state.cell}
        onPlace={(cell) => send({ type: 'place', cell })}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm text-ink-soft">{EMPATHY_TEXTS.word}</legend>
        {wordsOf(told).map((word) => (
          <Chip
            key={word}
            selected={word === state.word}
            onClick={() => send({ type: 'word', word })}
          >
            {word}
          </Chip>
        ))}
      </fieldset>
      <div>
        <Button
          size="lg"
          disabledReason={ready ? undefined : EMPATHY_TEXTS.compareWhy}
          onClick={() => send({ type: 'compare' })}
        >
          {EMPATHY_TEXTS.compare}
        </Button>
      </div>
    </section>
  );
}
