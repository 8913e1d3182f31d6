import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';
import { gesturesOf } from '../face/gestures.ts';
import { PEOPLE } from '../face/people.ts';
import { Portrait } from '../face/portrait.tsx';
import { CELL_UNITS, type Trial } from '../play/trial.ts';
import type { RecogniseAction } from '../rules.ts';
import { RECOGNISE_TEXTS as TEXTS, seenText } from '../texts.ts';

const SIDE = 4;
const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -SIDE,
  ArrowDown: SIDE,
};

interface SmileBoardProps {
  trial: Extract<Trial, { kind: 'smile' }>;
  touched: readonly number[];
  send: (action: RecogniseAction) => void;
}

/** Sixteen faces, one of them smiles. Each says in words what it does, for who does not see it. */
export function SmileBoard({ trial, touched, send }: SmileBoardProps) {
  const board = useRef<HTMLFieldSetElement>(null);
  const last = trial.cells[touched.at(-1) ?? -1];

  function move(event: KeyboardEvent, from: number) {
    const step = MOVES[event.key];
    if (step === undefined) return;
    event.preventDefault();
    board.current?.querySelectorAll('button')[from + step]?.focus();
  }

  return (
    <>
      <p className="-mt-2 text-ink-soft">{TEXTS.leads.smile}</p>
      <fieldset ref={board} className="mx-auto grid w-full max-w-110 grid-cols-4 gap-2">
        <legend className="sr-only">{TEXTS.board}</legend>
        {trial.cells.map(({ person: index, shows }, at) => {
          const person = PEOPLE[index];
          const isOut = touched.includes(at);
          return (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- the places stay
              key={at}
              type="button"
              aria-label={`${TEXTS.cell(Math.floor(at / SIDE) + 1, (at % SIDE) + 1)}. ${seenText(gesturesOf(CELL_UNITS[shows]))}`}
              aria-disabled={isOut || undefined}
              onClick={() => send({ type: 'pick', at })}
              onKeyDown={(event) => move(event, at)}
              className={classNames(
                'overflow-hidden rounded-control border-2 border-transparent hover:border-primary',
                isOut && 'opacity-45',
              )}
            >
              {person && (
                <Portrait
                  person={person}
                  units={CELL_UNITS[shows]}
                  crop="near"
                  className="aspect-square w-full"
                />
              )}
            </button>
          );
        })}
      </fieldset>
      <p aria-live="polite" className="min-h-12 text-center">
        {last && TEXTS.notThere(seenText(gesturesOf(CELL_UNITS[last.shows])))}
      </p>
    </>
  );
}
