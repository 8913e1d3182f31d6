import type { CSSProperties } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useMoment } from '../board/use-moment.ts';
import { lettersOf } from '../layout/letters.ts';
import type { SearchAction } from '../rules.ts';
import { type SearchState, storyOf } from '../state.ts';
import { SEARCH_TEXTS } from '../texts.ts';

interface FormingProps {
  state: SearchState;
  send: (action: SearchAction) => void;
  still: boolean;
}

/** The letters that the water left, and the word that is made of them: a touch lays the next one. */
export function Forming({ state, send, still }: FormingProps) {
  const { pearls, laid, later } = state;
  const letters = Array.from(lettersOf(storyOf(state).word));
  const isLate = useMoment(state.missed) && later !== '';
  return (
    <div className="flex flex-col gap-4">
      <p>{SEARCH_TEXTS.formAsk}</p>
      <Slots letters={letters} laid={laid.length} still={still} />
      <div className="flex flex-wrap gap-2">
        {pearls.map((at, place) => {
          const letter = letters[at] ?? '';
          const isLaid = laid.includes(place);
          return (
            // It stays where it is, so that the focus does.
            <button
              key={at}
              type="button"
              aria-disabled={isLaid || undefined}
              aria-label={isLaid ? SEARCH_TEXTS.pearlLaid(letter) : letter}
              data-target={isLaid ? undefined : place}
              onClick={() => send({ type: 'letter', at: place })}
              className={classNames(
                'flex size-12 items-center justify-center rounded-full border-2 text-xl font-semibold',
                isLaid
                  ? 'border-dashed border-(--shell)'
                  : 'border-(--shell) bg-(--pearl) text-ink hover:border-primary',
              )}
            >
              {!isLaid && letter}
            </button>
          );
        })}
      </div>
      <p className="min-h-7" aria-hidden="true">
        {isLate && SEARCH_TEXTS.later(later)}
      </p>
      <div>
        <Button variant="secondary" onClick={() => send({ type: 'hint' })}>
          <Icon name="eye" className="size-5" />
          {SEARCH_TEXTS.formHint}
        </Button>
      </div>
    </div>
  );
}

/** How high a letter is, of a hundred of its slot. */
const LETTER_SHARE = 56;

/** The word, a slot for each letter and all of them in one line, however narrow the screen is. */
function Slots({ letters, laid, still }: { letters: string[]; laid: number; still: boolean }) {
  const { length } = letters;
  const style: CSSProperties = {
    gridTemplateColumns: `repeat(${length}, minmax(0, 2.75rem))`,
    fontSize: `min(1.5rem, ${LETTER_SHARE / length}cqw)`,
  };
  return (
    <div className="@container">
      <p className="sr-only">
        {SEARCH_TEXTS.formed(letters.slice(0, laid).join(''), length - laid)}
      </p>
      <div aria-hidden="true" className="grid gap-[0.8cqw]" style={style}>
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
