import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { FeelingMap } from '../kit/affect/feeling-map.tsx';
import { ENERGY_AXIS } from '../kit/affect/texts.ts';
import type { Case } from './case.ts';
import { type DetectiveAction, type DetectiveState, offeredWords, wordsWanted } from './rules.ts';
import { DETECTIVE_TEXTS } from './texts.ts';

interface GuessProps {
  state: DetectiveState;
  open: Case;
  send: (action: DetectiveAction) => void;
}

/** A place on the map, the words of that place, one of them (or two). */
export function Guess({ state, open, send }: GuessProps) {
  const wanted = wordsWanted(open);
  const words = offeredWords(state);
  const missing = state.words.length < wanted;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">
        {open.among ? DETECTIVE_TEXTS.twins : DETECTIVE_TEXTS.map(open.name)}
      </h3>
      {wanted > 1 && <p className="text-ink-soft">{DETECTIVE_TEXTS.two}</p>}
      {!open.among && (
        <FeelingMap
          label={DETECTIVE_TEXTS.map(open.name)}
          axis={ENERGY_AXIS}
          cell={state.cell}
          onPlace={(cell) => send({ type: 'place', cell })}
        />
      )}
      {words.length === 0 ? (
        <p className="text-ink-soft">{DETECTIVE_TEXTS.noPlace}</p>
      ) : (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 text-sm text-ink-soft">{DETECTIVE_TEXTS.near}</legend>
          {words.map(({ word }) => (
            <Chip
              key={word}
              selected={state.words.includes(word)}
              onClick={() => send({ type: 'word', word })}
            >
              {word}
            </Chip>
          ))}
        </fieldset>
      )}
      <div aria-live="polite" className="empty:hidden">
        {words.map(
          ({ word, meaning }) =>
            meaning &&
            state.words.includes(word) && (
              <p key={word} className="rounded-control bg-surface-2 px-3 py-2">
                <strong>{word}.</strong> {meaning}
              </p>
            ),
        )}
      </div>
      {words.length > 0 && (
        <div>
          <Button
            size="lg"
            disabledReason={
              missing ? DETECTIVE_TEXTS.answerWhy[wanted > 1 ? 'two' : 'one'] : undefined
            }
            onClick={() => send({ type: 'answer' })}
          >
            {DETECTIVE_TEXTS.answer}
          </Button>
        </div>
      )}
    </section>
  );
}
