import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { cellAt, columnOf, rowOf } from '../../kit/grid/size.ts';
import { placeText } from '../../kit/grid/texts.ts';
import type { SearchAction } from '../rules.ts';
import { leftOf, type SearchState, sizeOf, wordOfLine } from '../state.ts';
import { SEARCH_TEXTS, strayText, wayText } from '../texts.ts';
import { useMoment } from './use-moment.ts';

interface LineReaderProps {
  state: SearchState;
  send: (action: SearchAction) => void;
}

/**
 * The same search without a board: one line is read, and its word named. For screen readers, for one
 * switch, for eyes that want large letters.
 */
export function LineReader({ state, send }: LineReaderProps) {
  const left = leftOf(state);
  const isStray = useMoment(state.strayed);
  const at = wordOfLine(state);
  const cells = at === null ? [] : wholeLine(state, at);
  const first = cells[0] ?? 0;
  const size = sizeOf(state);
  const place = placeText(rowOf(size, first), columnOf(size, first));
  const [across, down] = at === null ? [0, 0] : wayOf(state, at);
  return (
    <section className="flex flex-col gap-4 rounded-card bg-(--sand) p-5">
      <div>
        <h3 className="font-semibold">
          {SEARCH_TEXTS.lineTitle((state.line % Math.max(1, left.length)) + 1, left.length)}
        </h3>
        <p>{SEARCH_TEXTS.lineFrom(place, wayText([across, down]))}</p>
      </div>
      <p aria-live="polite" className="font-semibold text-2xl tracking-[0.3em] wrap-anywhere">
        {cells.map((cell) => state.letters[cell]).join(' ')}
      </p>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2">{SEARCH_TEXTS.lineAsk}</legend>
        {left.map((word) => (
          <Chip key={word} data-target={word} onClick={() => send({ type: 'name', at: word })}>
            {state.hidden[word]?.word}
          </Chip>
        ))}
      </fieldset>
      <p aria-hidden="true" className="min-h-7">
        {isStray && strayText(state)}
      </p>
      {left.length > 1 && (
        <div>
          <Button variant="secondary" onClick={() => send({ type: 'other-line' })}>
            {SEARCH_TEXTS.otherLine}
          </Button>
        </div>
      )}
    </section>
  );
}

function wayOf(state: SearchState, at: number): readonly [number, number] {
  const size = sizeOf(state);
  const { from, to } = state.hidden[at]?.ends ?? { from: 0, to: 0 };
  return [
    Math.sign(columnOf(size, to) - columnOf(size, from)),
    Math.sign(rowOf(size, to) - rowOf(size, from)),
  ];
}

/** From edge to edge, in the way in which the word is read. */
function wholeLine(state: SearchState, at: number): number[] {
  const size = sizeOf(state);
  const [across, down] = wayOf(state, at);
  const { from } = state.hidden[at]?.ends ?? { from: 0 };
  let [column, row] = [columnOf(size, from), rowOf(size, from)];
  while (cellAt(size, column - across, row - down) !== null) {
    column -= across;
    row -= down;
  }
  const cells: number[] = [];
  for (let cell = cellAt(size, column, row); cell !== null; cell = cellAt(size, column, row)) {
    cells.push(cell);
    column += across;
    row += down;
  }
  return cells;
}
