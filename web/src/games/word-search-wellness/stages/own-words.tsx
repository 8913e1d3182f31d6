import { type RefObject, useState } from 'react';
import { atLeast } from '#domain/safety/levels.ts';
import { assess } from '#web/care/guard/guard.ts';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { FEWEST_OWN, planOf } from '../levels.ts';
import { fitsGrid, type SearchAction } from '../rules.ts';
import type { SearchState } from '../state.ts';
import { SEARCH_TEXTS } from '../texts.ts';

interface OwnWordsProps {
  title?: RefObject<HTMLHeadingElement | null>;
  state: SearchState;
  send: (action: SearchAction) => void;
}

/** Longer than any word that fits, so that a longer one can be corrected. */
const MOST_LETTERS = 24;

/** Words of how somebody feels: some that are proposed, or those that somebody writes. */
export function OwnWords({ title, state, send }: OwnWordsProps) {
  const { own, proposed } = state;
  const missing = FEWEST_OWN - own.length;
  const all = [...proposed, ...own.filter((word) => !proposed.includes(word))];
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 ref={title} tabIndex={-1} className="font-title text-xl font-semibold outline-none">
          {SEARCH_TEXTS.ownTitle}
        </h2>
        <p className="text-ink-soft">{SEARCH_TEXTS.ownLead}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {all.map((word) => {
          const chosen = own.includes(word);
          const fits = chosen || fitsGrid(state, word);
          return (
            <Chip
              key={word}
              selected={chosen}
              aria-disabled={!fits || undefined}
              data-target={chosen ? undefined : word}
              className={fits ? undefined : 'opacity-60'}
              onClick={() => send({ type: chosen ? 'drop' : 'take', word })}
            >
              {word}
            </Chip>
          );
        })}
      </div>
      <NewWord state={state} send={send} />
      <output className="text-ink-soft">{SEARCH_TEXTS.ownChosen(own.length)}</output>
      <div>
        <Button
          size="lg"
          disabledReason={missing > 0 ? SEARCH_TEXTS.ownMissing(missing) : undefined}
          onClick={() => send({ type: 'sow' })}
        >
          {SEARCH_TEXTS.ownSow}
        </Button>
      </div>
    </section>
  );
}

function NewWord({ state, send }: Pick<OwnWordsProps, 'state' | 'send'>) {
  const { writing } = state;
  const word = writing.trim();
  const { level } = useFinding(writing);
  const [heavy, setHeavy] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const isHeavy = atLeast(level, 'risk') || (heavy !== null && heavy === writing);
  const fits = fitsGrid(state, word);

  /** Nobody is faster than the guard: a word goes into the grid only when it was read. */
  async function add() {
    setReading(true);
    const found = await assess(writing);
    setReading(false);
    if (atLeast(found.level, 'risk')) setHeavy(writing);
    else send({ type: 'take', word });
  }

  return (
    <div className="flex flex-col gap-3">
      <WritingField
        label={SEARCH_TEXTS.ownField}
        hint={SEARCH_TEXTS.ownHint(planOf(state.level).side)}
        words={{ text: writing, write: (text) => send({ type: 'write', text }) }}
        most={MOST_LETTERS}
        rows={1}
        optional
        className="min-h-13!"
      />
      {isHeavy && (
        <p>
          {SEARCH_TEXTS.ownHeavy}{' '}
          <a href="/crisis-moment" className="font-semibold text-help underline">
            {SEARCH_TEXTS.ownHelp}
          </a>
        </p>
      )}
      {!isHeavy && word !== '' && (
        <div>
          <Button
            variant="secondary"
            busy={isReading}
            disabledReason={fits ? undefined : SEARCH_TEXTS.ownRefused}
            onClick={() => void add()}
          >
            {SEARCH_TEXTS.ownAdd}
          </Button>
        </div>
      )}
    </div>
  );
}
