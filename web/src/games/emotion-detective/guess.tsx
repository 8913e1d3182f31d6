import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { FeelingMap } from '../kit/affect/feeling-map.tsx';
import type { Emotion } from '../kit/affect/emotion.ts';
import { ENERGY_AXIS } from '../kit/affect/texts.ts';
import type { Case } from './cases/case.ts';
import { capital } from './reveal/kinship.texts.ts';
import {
  type DetectiveAction,
  type DetectiveState,
  keptWords,
  wayOn,
  wordsBeyond,
  wordsHere,
  wordsWanted,
} from './rules.ts';
import { DETECTIVE_TEXTS } from './texts.ts';

interface GuessProps {
  state: DetectiveState;
  open: Case;
  send: (action: DetectiveAction) => void;
}

/** A place on the map, the words of that place, one of them (or two). */
export function Guess({ state, open, send }: GuessProps) {
  const wanted = wordsWanted(open);
  const title = useRef<HTMLHeadingElement>(null);
  const here = wordsHere(state);
  const kept = keptWords(state);
  const beyond = wordsBeyond(state);
  const words = [...kept, ...here, ...beyond];
  const way = wayOn(state);
  const missing = state.words.length < wanted;
  const { cell } = state;
  const offered = useRef<HTMLDivElement>(null);
  const before = useRef(cell);
  useEffect(() => {
    // What the touch of a stone brought stands below the map, and may be out of sight.
    if (before.current !== cell) offered.current?.scrollIntoView?.({ block: 'nearest' });
    before.current = cell;
  }, [cell]);
  return (
    <section className="flex flex-col gap-3">
      <h3 ref={title} tabIndex={-1} className="font-semibold">
        {open.among ? DETECTIVE_TEXTS.twins : DETECTIVE_TEXTS.map(open.name)}
      </h3>
      {wanted > 1 && <p className="text-ink-soft">{DETECTIVE_TEXTS.two}</p>}
      {!open.among && (
        <FeelingMap
          label={DETECTIVE_TEXTS.map(open.name)}
          axis={ENERGY_AXIS}
          cell={cell}
          onPlace={(at) => send({ type: 'place', cell: at })}
        />
      )}
      <output className="text-ink-soft empty:hidden">
        {cell === null && !open.among && DETECTIVE_TEXTS.noPlace}
        {way && DETECTIVE_TEXTS.noWords(way)}
      </output>
      <div
        ref={offered}
        className="flex flex-col gap-3 empty:hidden"
        style={{ scrollMarginBottom: '1rem' }}
      >
        {here.length > 0 && (
          <Words
            legend={open.among ? DETECTIVE_TEXTS.choices : DETECTIVE_TEXTS.near}
            words={here}
            chosen={state.words}
            onWord={(word) => send({ type: 'word', word })}
          />
        )}
        {beyond.length > 0 && (
          <Words
            legend={DETECTIVE_TEXTS.beyond}
            words={beyond}
            chosen={state.words}
            onWord={(word) => send({ type: 'word', word })}
          />
        )}
        {kept.length > 0 && (
          <Words
            legend={DETECTIVE_TEXTS.kept}
            words={kept}
            chosen={state.words}
            onWord={(word) => {
              // It is gone when it is let go, and would take the focus with it.
              title.current?.focus({ preventScroll: true });
              send({ type: 'word', word });
            }}
          />
        )}
        <div aria-live="polite" className="empty:hidden">
          {words.map(
            ({ word, meaning }) =>
              meaning &&
              state.words.includes(word) && (
                <p key={word} className="rounded-control bg-surface-2 px-3 py-2">
                  <strong>{word}.</strong> {capital(meaning)}
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
      </div>
    </section>
  );
}

interface WordsProps {
  legend: string;
  words: readonly Emotion[];
  chosen: readonly string[];
  onWord: (word: string) => void;
}

function Words({ legend, words, chosen, onWord }: WordsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-sm text-ink-soft">{legend}</legend>
      {words.map(({ word }) => (
        <Chip key={word} selected={chosen.includes(word)} onClick={() => onWord(word)}>
          {word}
        </Chip>
      ))}
    </fieldset>
  );
}
