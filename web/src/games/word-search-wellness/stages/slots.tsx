import type { CSSProperties } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';

interface SlotsProps {
  letters: readonly string[];
  /** How many of them are there. */
  laid: number;
  still: boolean;
}

/** How high a letter is, of a hundred of its slot. */
const LETTER_SHARE = 56;

/** The word, a slot for each letter and all of them in one line, however narrow the screen is. */
export function Slots({ letters, laid, still }: SlotsProps) {
  const { length } = letters;
  const style: CSSProperties = {
    gridTemplateColumns: `repeat(${length}, minmax(0, 2.75rem))`,
    fontSize: `min(1.5rem, ${LETTER_SHARE / length}cqw)`,
  };
  return (
    <div className="@container">
      <div aria-hidden="true" className="sand-slots grid" style={style}>
        {letters.map((letter, at) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a slot is its place in the word
            key={at}
            className={classNames(
              'flex aspect-square items-center justify-center rounded-full border-2 font-semibold',
              at < laid && 'border-(--shell) bg-(--pearl)',
              at === laid && 'border-ink-soft bg-surface',
              at > laid && 'border-dashed border-ink-soft',
            )}
          >
            {at < laid && <span className={still ? undefined : 'animate-arrive'}>{letter}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}
