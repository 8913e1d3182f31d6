import { KEEPSAKE } from '#domain/keepsakes/keepsake.ts';
import type { Card } from '#domain/companion/turns/talk-state.ts';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import { toast } from '#web/ui/toast.tsx';
import type { Keepsake } from './keepsake.ts';
import { keepsakes } from './keepsakes.ts';
import { KEEPSAKE_TEXTS } from './texts.ts';

/** Keeping and letting go, each with an undo. */
export function useKeeping() {
  const { change, undo } = useChanges(keepsakes);

  function keep(id: string, { title, lines }: Card) {
    const row: Keepsake = {
      id,
      title: title.slice(0, KEEPSAKE.title),
      lines: lines.slice(0, KEEPSAKE.lines).map((line) => line.slice(0, KEEPSAKE.line)),
      keptAt: new Date().toISOString(),
    };
    const changeId = change({ type: 'add', row });
    const onPress = () => void undo(changeId, { type: 'delete', id });
    toast({ title: KEEPSAKE_TEXTS.keptNow, action: { label: KEEPSAKE_TEXTS.undo, onPress } });
  }

  function remove(row: Keepsake) {
    const changeId = change({ type: 'delete', id: row.id });
    const onPress = () => void undo(changeId, { type: 'add', row });
    toast({
      title: KEEPSAKE_TEXTS.removed(row.title),
      action: { label: KEEPSAKE_TEXTS.undo, onPress },
    });
  }

  return { keep, remove };
}
