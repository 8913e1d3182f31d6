import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sameDayQuery } from '../api/list-entries.ts';
import { DIARY_TEXTS, dayText } from '../texts.ts';
import { type Entry, useDiary } from '../use-diary.ts';
import { useOpened } from '../vault/use-vault.ts';
import { EntryCard } from './entry-card.tsx';

const NONE: never[] = [];

/** What was written on this day of an earlier year, once a visit. */
export function SameDay({ entries }: { entries: readonly Entry[] }) {
  const { owner } = useDiary();
  const [now] = useState(() => new Date());
  const { data = NONE } = useQuery(sameDayQuery(owner, now));
  const rows = useOpened(owner, data);
  const [found] = rows.filter(({ reading }) => reading === 'open');
  if (!found) return null;
  const years = now.getFullYear() - new Date(found.occurredAt).getFullYear();
  // It may have been changed or deleted here since it was fetched.
  const listed = entries.find(({ id }) => id === found.id);
  const entry: Entry = listed ?? { ...found, delivery: 'sent', refusedId: null };
  return (
    <section aria-label={DIARY_TEXTS.yearTitle(years)}>
      <h2 className="mb-3 font-title text-xl font-semibold">{DIARY_TEXTS.yearTitle(years)}</h2>
      <EntryCard entry={entry} when={dayText(new Date(entry.occurredAt), now)} />
    </section>
  );
}
