import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type OpenRun, openRuns } from '#domain/challenges/run.ts';
import { useChanges, useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { runsQuery } from './list-runs.ts';
import type { Run } from './run.ts';
import { runs } from './runs.ts';

type Fields = Partial<Omit<Run, 'id' | 'packId' | 'startedAt'>>;

/** What takes a change back. */
export type TakeBack = () => void;

/** The packs of a person, and what can be done with them; each change says how to take it back. */
export function useRuns(userId: string) {
  const query = useQuery(runsQuery(userId));
  const list = useOfflineList(runs, userId, query);
  const { change, undo } = useChanges(runs);
  const open = useMemo(() => openRuns(list.rows), [list.rows]);

  function edit(row: Run, fields: Fields): TakeBack {
    const changeId = change({ type: 'edit', id: row.id, fields, seen: row });
    const before = Object.fromEntries(
      Object.entries(row).filter(([name]) => Object.hasOwn(fields, name)),
    );
    const seen = { ...row, ...fields };
    return () => void undo(changeId, { type: 'edit', id: row.id, fields: before, seen });
  }

  function remove(row: Run): TakeBack {
    const changeId = change({ type: 'delete', id: row.id });
    return () => void undo(changeId, { type: 'add', row });
  }

  const rowsOf = ({ ids }: OpenRun) => list.rows.filter(({ id }) => ids.includes(id));
  const together = (made: readonly TakeBack[]) => () => {
    for (const takeBack of made) takeBack();
  };

  return {
    ...list,
    refetch: query.refetch,
    open,
    start(packId: string): void {
      const row: Run = {
        id: crypto.randomUUID(),
        packId,
        state: 'running',
        startedAt: new Date().toISOString(),
        endedAt: null,
        didGood: null,
        wasHard: null,
        kept: [],
      };
      change({ type: 'add', row });
    },
    /** Pauses, leaves or takes up again: of two devices that began it, both rows. */
    move: (run: OpenRun, state: OpenRun['state']) =>
      together(rowsOf(run).map((row) => edit(row, { state }))),
    /** Ends it with what was said of it. What another device began beside it is the same way. */
    end(run: OpenRun, said: Pick<Run, 'didGood' | 'wasHard' | 'kept'>): TakeBack {
      const [first, ...others] = rowsOf(run).toReversed();
      if (!first) return () => undefined;
      const fields = { ...said, state: 'finished', endedAt: new Date().toISOString() } as const;
      return together([edit(first, fields), ...others.map(remove)]);
    },
    /** Keeps an act no longer, in whatever packs it was kept. */
    letGo: (actId: string) =>
      together(
        list.rows
          .filter(({ kept }) => kept.includes(actId))
          .map((row) => edit(row, { kept: row.kept.filter((one) => one !== actId) })),
      ),
    removeWords: (row: Run) => edit(row, { didGood: null, wasHard: null }),
  };
}

/** All that the two pages do with packs. */
export type Runs = ReturnType<typeof useRuns>;
