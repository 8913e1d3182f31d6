import { useQuery } from '@tanstack/react-query';
import { useChanges, useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { marksQuery } from './list-marks.ts';
import type { MarkKind } from './mark.ts';
import { marks } from './marks.ts';

/** Which tools a person put first or out of sight, and how to change that. */
export function useMarks(userId: string) {
  const { rows } = useOfflineList(marks, userId, useQuery(marksQuery(userId)));
  const { change } = useChanges(marks);
  const of = (mark: MarkKind) =>
    new Set(rows.filter((row) => row.mark === mark).map(({ toolId }) => toolId));
  return {
    favourites: of('favourite'),
    hidden: of('hidden'),
    set(toolId: string, mark: MarkKind, on: boolean) {
      const there = rows.filter((row) => row.toolId === toolId && row.mark === mark);
      if (on && there.length === 0) {
        const markedAt = new Date().toISOString();
        change({ type: 'add', row: { id: crypto.randomUUID(), toolId, mark, markedAt } });
      }
      // Two devices may have set it.
      if (!on) for (const { id } of there) change({ type: 'delete', id });
    },
  };
}

export type Marks = ReturnType<typeof useMarks>;
