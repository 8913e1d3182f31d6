import type { ReflectingProps } from '../../contract.ts';
import { Chip } from '#web/ui/chip.tsx';
import { pairOf } from '../deck/deck.ts';
import type { MemoryState } from '../rules.ts';
import { MEMORY_TEXTS } from '../texts.ts';

/** More to choose from is no choice. */
const MOST = 6;

/** A beginning such as «Hoy, antes de dormir:» stays; anything else gives way. */
function afterBeginning(words: string, line: string): string {
  const begun = words.trimEnd();
  if (!begun.endsWith(':')) return line;
  return `${begun} ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
}

/** One of the pairs of this board, to take along. */
export function Take({ state, words, write }: ReflectingProps<MemoryState>) {
  const found = state.matched.slice(0, MOST).map((id) => pairOf(id, state.own));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-semibold">{MEMORY_TEXTS.takeTitle}</legend>
      <p className="text-ink-soft">{MEMORY_TEXTS.takeLead}</p>
      <div className="flex flex-wrap gap-2">
        {found.map(({ id, cards: [first, second] }) => {
          const line = `${first}: ${second.charAt(0).toLowerCase()}${second.slice(1)}.`;
          return (
            <Chip
              key={id}
              className="text-left"
              selected={words.toLowerCase().endsWith(line.toLowerCase())}
              onClick={() => write(afterBeginning(words, line))}
            >
              {line}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
