import { useState } from 'react';
import type { Listed } from '#web/data/outbox/with-waiting.ts';
import { Card } from '#web/ui/card.tsx';
import { groupByDay } from '../days.ts';
import type { MoodEntry } from '../mood-entry.ts';
import { DeletedItem } from './deleted-item.tsx';
import { EntryItem } from './entry-item.tsx';
import { useDeletions } from './use-deletions.ts';

/** Days with their entries, the newest first. */
export function EntryList({ entries }: { entries: readonly Listed<MoodEntry>[] }) {
  const [now] = useState(() => new Date());
  const { rows, remove, restore, forget } = useDeletions(entries);
  return (
    <div className="flex flex-col gap-6">
      {groupByDay(rows, now).map((day) => (
        <section key={day.date} aria-label={day.title}>
          <h3 className="mb-2 font-semibold text-ink-soft">{day.title}</h3>
          <Card className="py-2">
            <ul className="divide-y divide-line">
              {day.entries.map((entry) => (
                <li key={entry.id}>
                  {entry.deleted ? (
                    <DeletedItem onUndo={() => restore(entry)} onGone={() => forget(entry.id)} />
                  ) : (
                    <EntryItem entry={entry} onDelete={() => remove(entry)} />
                  )}
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}
