import { useEffect, useRef, useState } from 'react';
import { atLeast } from '#domain/safety/levels.ts';
import { assess } from '#web/care/guard/guard.ts';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import {
  isHalf,
  isTwice,
  isWhole,
  type MemoryAction,
  type MemoryState,
  MOST_LETTERS,
  MOST_OWN,
} from '../state.ts';
import { MEMORY_TEXTS } from '../texts.ts';

interface OwnCardsProps {
  state: MemoryState;
  send: (action: MemoryAction) => void;
}

/** Pairs of one's own. Words of danger do not become a tile: help stands beside them. */
export function OwnCards({ state, send }: OwnCardsProps) {
  const { own, writing } = state;
  const words = `${writing.when}. ${writing.helps}`;
  const { level } = useFinding(words);
  const [heavy, setHeavy] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const isHeavy = atLeast(level, 'risk') || heavy === words;
  const isFull = own.length >= MOST_OWN;
  const canAdd = !isFull && !isHeavy && isWhole(writing) && !isTwice(state);
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  }, [words]);

  /** Nobody is faster than the guard: a tile is made only of words that were read. */
  async function add(goesOn: boolean) {
    setReading(true);
    let read = words;
    let found = await assess(read);
    // Who goes on writing meanwhile is read once more.
    while (latest.current !== read) {
      read = latest.current;
      found = await assess(read);
    }
    setReading(false);
    if (atLeast(found.level, 'risk')) {
      setHeavy(read);
      return;
    }
    send({ type: 'add' });
    if (goesOn) send({ type: 'ready' });
  }

  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 className="font-title text-xl font-semibold">{MEMORY_TEXTS.ownTitle}</h2>
        <p className="text-ink-soft">{isFull ? MEMORY_TEXTS.ownFull : MEMORY_TEXTS.ownLead}</p>
      </div>
      {own.length > 0 && (
        <ul className="flex flex-col gap-2">
          {own.map(({ when, helps }, at) => (
            <li
              key={`${when} ${helps}`}
              className="flex items-center gap-3 rounded-control border-2 border-(--cobalt-soft) bg-(--glaze) py-1 pr-1 pl-4"
            >
              <p className="min-w-0 flex-1 wrap-anywhere">
                {when} <span aria-hidden="true">·</span> <strong>{helps}</strong>
              </p>
              <Button
                variant="quiet"
                aria-label={MEMORY_TEXTS.ownRemove(when)}
                onClick={() => send({ type: 'remove', at })}
              >
                <Icon name="close" className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <>
          <WritingField
            label={MEMORY_TEXTS.ownWhen}
            hint={MEMORY_TEXTS.ownWhenHint}
            words={{ text: writing.when, write: (when) => send({ type: 'write', own: { when } }) }}
            most={MOST_LETTERS}
            rows={1}
            className="min-h-13!"
          />
          <WritingField
            label={MEMORY_TEXTS.ownHelps}
            hint={MEMORY_TEXTS.ownHelpsHint}
            words={{
              text: writing.helps,
              write: (helps) => send({ type: 'write', own: { helps } }),
            }}
            most={MOST_LETTERS}
            rows={1}
            className="min-h-13!"
          />
        </>
      )}
      {isHeavy && (
        <p>
          {MEMORY_TEXTS.ownHeavy}{' '}
          <a href="/crisis-moment" className="font-semibold text-help underline">
            {MEMORY_TEXTS.ownHelp}
          </a>
        </p>
      )}
      {!isFull && !isHeavy && isHalf(writing) && (
        <p className="text-ink-soft">{MEMORY_TEXTS.ownHalf}</p>
      )}
      {!isFull && !isHeavy && isWhole(writing) && isTwice(state) && <p>{MEMORY_TEXTS.ownTwice}</p>}
      <div className="flex flex-wrap gap-3">
        {canAdd && (
          <Button busy={isReading} onClick={() => void add(false)}>
            {MEMORY_TEXTS.ownAdd}
          </Button>
        )}
        <Button
          data-target="ready"
          variant={canAdd ? 'secondary' : 'primary'}
          disabled={isReading}
          onClick={() => (canAdd ? void add(true) : send({ type: 'ready' }))}
        >
          {canAdd
            ? MEMORY_TEXTS.ownAddAndPlay
            : own.length === 0 && !isHalf(writing)
              ? MEMORY_TEXTS.ownPlayWithout
              : MEMORY_TEXTS.ownPlay}
        </Button>
      </div>
    </div>
  );
}
