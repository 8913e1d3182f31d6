import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useMoment } from '../board/use-moment.ts';
import { lettersOf } from '../layout/letters.ts';
import type { SearchAction } from '../rules.ts';
import { type SearchState, storyOf } from '../state.ts';
import { SEARCH_TEXTS } from '../texts.ts';
import { Slots } from './slots.tsx';

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
      <div>
        <p className="sr-only">
          {SEARCH_TEXTS.formed(
            letters.slice(0, laid.length).join(''),
            letters.length - laid.length,
          )}
        </p>
        <Slots letters={letters} laid={laid.length} still={still} />
      </div>
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
