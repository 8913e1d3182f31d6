import { useState } from 'react';
import { withLine } from '#web/care/writing/with-line.ts';
import type { ReflectingProps } from '../../contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ownId, pairOf } from '../deck/deck.ts';
import type { Pair } from '../deck/pair.ts';
import type { MemoryState } from '../state.ts';
import { MEMORY_TEXTS } from '../texts.ts';

/** More to choose from at once is no choice; the others are one touch away. */
const MOST = 4;

/** Nobody plans an emotion or a sound: these are taken along without a moment. */
const canBePlanned = ({ kind }: Pair) => kind !== 'emotion' && kind !== 'sound';

const goesOn = (begun: string, act: string) =>
  `${begun}: ${act.charAt(0).toLowerCase()}${act.slice(1)}.`;

/** What a pair may be written as: by itself, and at each moment of the day. */
function linesOf(pair: Pair): readonly string[] {
  const [first, second] = pair.cards;
  const { act } = pair;
  if (!canBePlanned(pair)) {
    // How something is noticed, or sounds, is no help yet: what can be done is.
    return act === undefined ? [] : [goesOn(pair.kind === 'sound' ? second : first, act)];
  }
  const planned = MEMORY_TEXTS.takeMoments.map((begun) => goesOn(begun, act ?? second));
  return [goesOn(first, second), ...planned];
}

/** One ready-made line stands in for another; what somebody wrote stays where it is. */
function withChosen(words: string, line: string, ready: readonly string[]): string {
  const written = words.split('\n');
  const at = written.findIndex((one) => ready.includes(one.trim()));
  return at < 0 ? withLine(words, line, ready) : written.with(at, line).join('\n');
}

/** One of the pairs of this board, to take along, and when. */
export function Take({ state, words, write }: ReflectingProps<MemoryState>) {
  const [isAll, setAll] = useState(false);
  // What somebody wrote stands first, in the order in which it was written.
  const mine = state.own.map((_, at) => ownId(at)).filter((id) => state.matched.includes(id));
  const found = [...new Set([...mine, ...state.matched])]
    .map((id) => ({ id, lines: linesOf(pairOf(id, state.own)) }))
    .filter(({ lines }) => lines.length > 0);
  const ready = found.flatMap(({ lines }) => lines);
  const written = words.split('\n').map((one) => one.trim());
  const chosen = found.find(({ lines }) => lines.some((line) => written.includes(line)));
  const moment = chosen?.lines.findIndex((line) => written.includes(line)) ?? 0;
  const offered = found.filter((one, at) => isAll || at < MOST || one === chosen);
  const put = (line: string | undefined) => {
    if (line !== undefined) write(withChosen(words, line, ready));
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-semibold">{MEMORY_TEXTS.takeTitle}</legend>
      <p className="text-ink-soft">{MEMORY_TEXTS.takeLead}</p>
      <div className="flex flex-wrap gap-2">
        {offered.map((one) => (
          <Chip
            key={one.id}
            className="text-left"
            selected={one === chosen}
            onClick={() => put(one.lines[moment] ?? one.lines[0])}
          >
            {one.lines[0]}
          </Chip>
        ))}
      </div>
      {found.length > MOST && (
        <div>
          <Button variant="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? MEMORY_TEXTS.takeFewer : MEMORY_TEXTS.takeMore(found.length - MOST)}
          </Button>
        </div>
      )}
      {chosen && chosen.lines.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 font-semibold">{MEMORY_TEXTS.takeWhen}</legend>
          {MEMORY_TEXTS.takeMoments.map((begun, at) => (
            <Chip
              key={begun}
              className="text-left"
              selected={moment === at + 1}
              onClick={() => put(chosen.lines[moment === at + 1 ? 0 : at + 1])}
            >
              {begun}
            </Chip>
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}
