import { createOutbox, type OutboxKind } from './outbox.ts';
import type { OutboxItem } from './outbox-items.ts';

/** The one of this browser. */
export const outbox = createOutbox();

/** Declares one kind of thing that is done offline as well. */
export function outboxKind<Change>(kind: OutboxKind<Change>) {
  outbox.declare(kind);
  return {
    ...kind,
    /** @param id where what is kept has one of its own: under it, it is kept and done once */
    add: (owner: string, change: Change, id?: string) => outbox.add(kind.kind, owner, change, id),
    /** What waits and can be read, in the order in which it was done. */
    waiting: (owner: string): Change[] =>
      itemsOf(kind.kind, owner).flatMap(({ payload }) => kind.schema(payload) ?? []),
    unsent: (owner: string) => itemsOf(kind.kind, owner).length,
  };
}

/** What waits of one kind of this person, or was refused. */
export function itemsOf(kind: string, owner: string): readonly OutboxItem[] {
  return outbox.items().filter((item) => item.owner === owner && item.kind === kind);
}
