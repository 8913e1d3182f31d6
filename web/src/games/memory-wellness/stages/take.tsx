import { withLine } from '#web/care/writing/with-line.ts';
import type { ReflectingProps } from '../../contract.ts';
import { Chip } from '#web/ui/chip.tsx';
import { pairOf } from '../deck/deck.ts';
import type { MemoryState } from '../rules.ts';
import { MEMORY_TEXTS } from '../texts.ts';

/** More to choose from is no choice. */
const MOST = 6;

/** Also where it goes on from a beginning, with a small letter. */
const holdsPair = (words: string, line: string) => words.toLowerCase().includes(line.toLowerCase());

/** A beginning such as «Hoy, antes de dormir:» goes on with the pair; nothing written is lost. */
function withPair(words: string, line: string, lines: readonly string[]): string {
  if (holdsPair(words, line)) return words;
  const begun = words.trimEnd();
  if (!begun.endsWith(':')) return withLine(words, line, lines);
  return `${begun} ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
}

/** One of the pairs of this board, to take along. */
export function Take({ state, words, write }: ReflectingProps<MemoryState>) {
  const found = state.matched.slice(0, MOST).map((id) => {
    const [first, second] = pairOf(id, state.own).cards;
    return { id, line: `${first}: ${second.charAt(0).toLowerCase()}${second.slice(1)}.` };
  });
  const lines = found.map(({ line }) => line);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-semibold">{MEMORY_TEXTS.takeTitle}</legend>
      <p className="text-ink-soft">{MEMORY_TEXTS.takeLead}</p>
      <div className="flex flex-wrap gap-2">
        {found.map(({ id, line }) => (
          <Chip
            key={id}
            className="text-left"
            selected={holdsPair(words, line)}
            onClick={() => write(withPair(words, line, lines))}
          >
            {line}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
