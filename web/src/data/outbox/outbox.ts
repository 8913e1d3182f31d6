import { toDataError } from '../data-error.ts';
import {
  asKeptNow,
  nextKey,
  onItemsChange,
  type OutboxItem,
  readItems,
  dropItem,
  keepItem,
} from './outbox-items.ts';

/** What a feature declares of one kind of thing that waits. */
export interface OutboxKind<Change> {
  /** Names it on the device for ever, for example `mood`. */
  kind: string;
  /** Reads what was kept, perhaps by an older version. Null: nobody can tell what it was; it stays. */
  schema: (payload: unknown) => Change | null;
  /**
   * Brings one change to the server. Must be safe to repeat (ids are made by the client): after a
   * lost answer the same change is sent again. Absent: its page sends it, nobody else.
   * @throws {DataError} when it did not arrive
   */
  send?: (change: Change, owner: string) => Promise<void>;
}

/** Answers that will be the same tomorrow. The rest (no network, no session, limits) may change. */
const FINAL = new Set([400, 404, 406, 409, 413, 422]);

/** What one tab does with the items of this device. */
export function createOutbox() {
  /** How each kind leaves: null where this version cannot read what waits. */
  const ways = new Map<string, (item: OutboxItem) => (() => Promise<void>) | null>();
  let sending: Promise<void> | null = null;
  /** Whose items go in the next round. */
  const waiting = new Set<string>();

  const find = (owner: string, kind: string, id: string) =>
    readItems().find((item) => item.owner === owner && item.kind === kind && item.id === id);

  async function sendAll(owner: string): Promise<void> {
    /** Kinds whose first does not get through: what is behind it waits, other kinds do not. */
    const held = new Set<string>();
    for (const known of readItems().filter((item) => item.owner === owner)) {
      // It may have been taken back, erased or sent by another tab meanwhile.
      const item = asKeptNow(known);
      if (!item || item.rejected !== undefined || held.has(item.kind)) continue;
      const send = ways.get(item.kind)?.(item);
      if (!send) continue;
      const status = await sendOne(item, send);
      // No network, or no session: nothing else would arrive either.
      if (status === 0 || status === 401) return;
      if (status !== ARRIVED && !FINAL.has(status)) held.add(item.kind);
    }
  }

  async function flush(owner: string): Promise<void> {
    // What was added meanwhile goes in one more round.
    waiting.add(owner);
    if (sending) return await sending;
    const rounds = async () => {
      // Whoever puts something in meanwhile finds that sending has begun.
      await Promise.resolve();
      while (waiting.size > 0) {
        const owners = [...waiting];
        waiting.clear();
        for (const one of owners) await alone(() => sendAll(one));
      }
    };
    sending = rounds().finally(() => {
      sending = null;
    });
    return await sending;
  }

  return {
    items: readItems,
    subscribe: onItemsChange,
    find,

    declare<Change>({ kind, schema, send }: OutboxKind<Change>): void {
      if (!send) return;
      ways.set(kind, ({ payload, owner }) => {
        const change = schema(payload);
        return change === null ? null : () => send(change, owner);
      });
    },

    /** Keeps it before anything else happens; sending goes on by itself. One id is one item. */
    add(kind: string, owner: string, payload: unknown, id: string = crypto.randomUUID()): string {
      const key = find(owner, kind, id)?.key ?? nextKey(id);
      keepItem({ id, key, kind, owner, payload });
      // Without network it has not left for sure, and can still be taken back.
      if (navigator.onLine) void flush(owner).catch(() => undefined);
      return id;
    },

    /** Undoes what never left. False: it may be on its way, and needs its opposite. */
    async takeBack(owner: string, kind: string, id: string): Promise<boolean> {
      let taken = false;
      await alone(async () => {
        const item = find(owner, kind, id);
        if (!item || item.tried) return;
        dropItem(item);
        taken = true;
      }, true);
      return taken;
    },

    /** Sends what waits of this person, kind by kind in order. */
    flush,

    /** Lets go of something the server has by now, or has refused. */
    discard(owner: string, kind: string, id: string): void {
      const item = find(owner, kind, id);
      if (item) dropItem(item);
    },
  };
}

const ARRIVED = 200;

/** The status that the server answered. */
async function sendOne(item: OutboxItem, send: () => Promise<void>): Promise<number> {
  if (!item.tried) keepItem({ ...item, tried: true });
  try {
    await send();
  } catch (error) {
    const { status, code } = toDataError(error);
    const isHere = asKeptNow(item) !== undefined;
    if (isHere && FINAL.has(status)) keepItem({ ...item, tried: true, rejected: code });
    return status;
  }
  // Kept anew under the same id meanwhile: that has not left yet.
  const now = asKeptNow(item);
  if (now && JSON.stringify(now.payload) === JSON.stringify(item.payload)) dropItem(now);
  return ARRIVED;
}

/** One tab at a time, where the browser can promise that. */
async function alone(work: () => Promise<void>, onlyIfFree = false): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return await work();
  await locks.request('remanso-outbox', { ifAvailable: onlyIfFree }, async (lock) => {
    if (lock) await work();
  });
}
