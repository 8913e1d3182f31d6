import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { plainWords } from '#domain/diary/words/markdown.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { useEmotionLook } from '../emotion-look.ts';
import { clockText, DIARY_TEXTS } from '../texts.ts';
import { type Entry, toEntry } from '../use-diary.ts';
import { Delivery } from './delivery.tsx';

/** As much of the words as three lines show. */
const BEGINNING = 400;

interface EntryCardProps {
  entry: Entry;
  /** What stands in place of the beginning, such as what was found. */
  excerpt?: ReactNode;
  /** Said before the hour, where cards are not below their day. */
  when?: string;
}

/** An entry in a list. All of it leads to its page. */
export function EntryCard({ entry, excerpt, when }: EntryCardProps) {
  const { names, Mark } = useEmotionLook();
  const { id, title, body, emotion, tags, occurredAt, reading, twinOf } = entry;
  const beginning = plainWords(body.slice(0, BEGINNING));
  const clock = clockText(new Date(occurredAt));
  const isOpen = reading === 'open';
  return (
    <article className="relative flex gap-4 rounded-card border border-line bg-surface p-5 hover:border-primary">
      {isOpen && emotion ? (
        <Mark id={emotion} className="size-11 shrink-0" />
      ) : (
        <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-surface-2 text-ink-soft">
          <Icon name={isOpen ? 'edit' : 'lock'} className="size-5" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="text-sm text-ink-soft">
          <time dateTime={occurredAt}>{when ? `${when}, ${clock}` : clock}</time>
          {isOpen && emotion && <> · {names[emotion]}</>}
        </p>
        <h3 dir="auto" className="font-title text-lg font-semibold wrap-anywhere">
          <Link
            to={toEntry(id)}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {isOpen
              ? title || firstWords(beginning) || DIARY_TEXTS.untitled
              : DIARY_TEXTS.sealedItem}
          </Link>
        </h3>
        {isOpen && (excerpt ?? (title !== '' || beginning.length > TITLE_WORDS)) && (
          <p dir="auto" className="mt-0.5 line-clamp-3 text-ink-soft wrap-anywhere">
            {excerpt ?? (beginning || DIARY_TEXTS.noWords)}
          </p>
        )}
        {reading === 'broken' && <p className="mt-0.5 text-sm">{DIARY_TEXTS.broken}</p>}
        {isOpen && tags.length > 0 && (
          <p className="mt-1 text-sm text-ink-soft">{tags.map((tag) => `#${tag}`).join('  ')}</p>
        )}
        {twinOf && <p className="mt-1 text-sm font-semibold">{DIARY_TEXTS.twin}</p>}
        <Delivery entry={entry} />
      </div>
    </article>
  );
}

const TITLE_WORDS = 60;

/** Instead of a title: the beginning, up to a whole word. */
function firstWords(text: string): string {
  if (text.length <= TITLE_WORDS) return text;
  return `${text.slice(0, TITLE_WORDS).replace(/\s+\S*$/, '')}…`;
}
