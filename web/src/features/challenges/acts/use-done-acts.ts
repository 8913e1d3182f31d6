import { useQuery } from '@tanstack/react-query';
import type { Act } from '#domain/challenges/challenge.ts';
import { doneMoment, type OpenRun } from '#domain/challenges/run.ts';
import { useChanges, useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { toast } from '#web/ui/toast.tsx';
import { ACT_TEXTS } from '../texts.ts';
import { doneActs } from './done-acts.ts';
import { doneActsQuery } from './list-done.ts';

/** What was done, and how to say that something was, or was not after all. */
export function useDoneActs(userId: string) {
  const query = useQuery(doneActsQuery(userId));
  const list = useOfflineList(doneActs, userId, query);
  const { change, undo, discard } = useChanges(doneActs);

  /** Counts once, at whatever size, and can be taken back. */
  function record(act: Act, smaller: boolean, run: OpenRun | null = null) {
    const row = {
      id: crypto.randomUUID(),
      actId: act.id,
      smaller,
      doneAt: doneMoment(new Date(), run),
    };
    const changeId = change({ type: 'add', row });
    toast({
      title: smaller ? ACT_TEXTS.recordedSmaller : ACT_TEXTS.recorded,
      action: {
        label: ACT_TEXTS.undo,
        onPress: () => void undo(changeId, { type: 'delete', id: row.id }),
      },
    });
  }

  /** Takes an act back as often as it was done since then. */
  function takeBack(actId: string, since: string) {
    const from = Date.parse(since);
    const gone = list.rows.filter((row) => row.actId === actId && Date.parse(row.doneAt) >= from);
    const made = gone.map((row) => ({ row, changeId: change({ type: 'delete', id: row.id }) }));
    toast({
      title: ACT_TEXTS.takenBack,
      action: {
        label: ACT_TEXTS.undo,
        onPress: () => {
          for (const { row, changeId } of made) void undo(changeId, { type: 'add', row });
        },
      },
    });
  }

  return { ...list, refetch: query.refetch, record, takeBack, discard };
}
