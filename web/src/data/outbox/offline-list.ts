import type { QueryKey } from '@tanstack/react-query';
import { type Identified, type ListChange, type ListRules, readChange } from './list-change.ts';
import type { OutboxKind } from './outbox.ts';
import { outbox, outboxKind } from './the-outbox.ts';

/** What a feature declares of a list that can be written offline. */
export interface OfflineListParts<Row extends Identified>
  extends ListRules<Row>,
    Pick<OutboxKind<never>, 'kind'> {
  /** So many of them as words of a Spanish list, for sign-out: "un cambio en tu red de apoyo". */
  inWords: (count: number) => string;
  /** Beginning of the keys of every query that answers with this person's rows. */
  queries: (owner: string) => QueryKey;
  /** Most say `toTable('its_table')`. */
  send: (change: ListChange<Row>, owner: string) => Promise<void>;
  /** What a change of an older version says today; null where it was another one. */
  older?: (payload: unknown) => ListChange<Row> | null;
}

export type OfflineList<Row extends Identified> = ReturnType<typeof offlineList<Row>>;

/** Declares a list. This is all that a feature writes of it (docs/adding-offline-writes.md). */
export function offlineList<Row extends Identified>(parts: OfflineListParts<Row>) {
  const { kind, inWords, schema, order, older } = parts;
  const rules = { schema, order };

  const queued = outboxKind<ListChange<Row>>({
    kind,
    schema: (payload) => readChange(payload, rules) ?? older?.(payload) ?? null,
    async send(made, owner) {
      await parts.send(made, owner);
      // The lists in memory learn of it before it leaves, so that nothing flickers in between. It has
      // arrived: where they cannot be told, it must not be sent once more over newer words.
      await import('./tell-queries.ts')
        .then(({ tellQueries }) => tellQueries(parts.queries(owner), made, rules))
        .catch(() => undefined);
    },
  });

  /**
   * Keeps a change on this device, seen at once and sent when the network allows. Gives its id. What
   * only a screen knows of a row is left out; whatever cannot be read is kept all the same.
   */
  const change = (owner: string, made: ListChange<Row>) =>
    queued.add(owner, readChange(made, rules) ?? made);

  return {
    ...queued,
    inWords,
    rules,
    change,
    /** Takes a change back; where it may have left already, the opposite goes after it. */
    async undo(owner: string, id: string, opposite: ListChange<Row>): Promise<void> {
      if (!(await outbox.takeBack(owner, kind, id))) change(owner, opposite);
    },
  };
}
