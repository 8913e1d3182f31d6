import { isRecord } from '#web/lib/is-record.ts';
import { readItem, readJson, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import { watchedKeys } from '#web/lib/watched-keys.ts';
import { DataError } from '../../data-error.ts';
import type { OutboxKind } from '../outbox.ts';

/** When each part of a document was written; empty for a part that nobody touched. */
type Versions<Part extends string> = Readonly<Record<Part, string>>;

/** The one row of the account. It is written only over the revision that was read. */
export interface RemoteDocument<Doc> {
  read: () => Promise<{ doc: Doc; revision: number } | null>;
  /** @param revision null where there was no row. False when another device was faster */
  write: (doc: Doc, revision: number | null) => Promise<boolean>;
}

/** What a feature declares of a document that each device has whole and that is merged. */
export interface DocumentParts<Doc extends object, Part extends string>
  extends Pick<OutboxKind<never>, 'kind'> {
  /** Names it for sign-out, inside a list. */
  inWords: (count: number) => string;
  empty: Doc;
  /** Reads what was kept, perhaps by an older version. */
  schema: (value: unknown) => Doc;
  versions: (doc: Doc) => Versions<Part>;
  /** One document out of two. @param agreed the versions on which both agreed last */
  merge: (mine: Doc, agreed: Versions<Part>, theirs: Doc) => Doc;
  remote: (owner: string) => Promise<RemoteDocument<Doc>>;
}

export interface KeptDocument<Doc, Part extends string> {
  doc: Doc;
  /** The versions on which device and account agreed last. */
  base: Versions<Part>;
}

/** Each round lost means that another device wrote in between. */
const MAX_ROUNDS = 5;

export type OfflineDocument<Doc extends object, Part extends string> = ReturnType<
  typeof offlineDocument<Doc, Part>
>;

/**
 * Declares a document. It lies whole on the device, one an owner, written at every keystroke: there
 * before any network and any account, and still there when all of it was sent.
 */
export function offlineDocument<Doc extends object, Part extends string>(
  parts: DocumentParts<Doc, Part>,
) {
  const { kind, inWords, empty, schema, versions, merge } = parts;
  const nothing: KeptDocument<Doc, Part> = { doc: empty, base: versions(empty) };
  const parsed = new Map<string, { text: string | null; kept: KeptDocument<Doc, Part> }>();
  const keyOf = (owner: string) => `remanso.${kind}.${owner}`;
  const { notify, subscribe } = watchedKeys(`remanso.${kind}`);

  /** The same object until something changes. */
  function kept(owner: string): KeptDocument<Doc, Part> {
    const text = readItem(keyOf(owner));
    const known = parsed.get(owner);
    if (known?.text === text) return known.kept;
    const found = readJson(keyOf(owner), parse) ?? nothing;
    parsed.set(owner, { text, kept: found });
    return found;
  }

  function parse(value: unknown): KeptDocument<Doc, Part> | null {
    if (!isRecord(value)) return null;
    const base = isRecord(value['base']) ? value['base'] : {};
    const known: Record<Part, string> = { ...nothing.base };
    for (const part in known) {
      const at = base[part];
      if (typeof at === 'string') known[part] = at;
    }
    return { doc: schema(value), base: known };
  }

  function write(owner: string, { doc, base }: KeptDocument<Doc, Part>): void {
    const text = JSON.stringify({ ...doc, base });
    if (text === readItem(keyOf(owner))) return;
    writeItem(keyOf(owner), text);
    notify();
  }

  const isUnsent = (owner: string) => {
    const { doc, base } = kept(owner);
    return !same(versions(doc), base);
  };

  /** Always over what is kept now: another tab may have written another part. */
  function change(owner: string, edit: (doc: Doc) => Doc): void {
    const { doc, base } = kept(owner);
    write(owner, { doc: edit(doc), base });
  }

  /** What the account said goes under what was written here meanwhile. */
  function accept(owner: string, sent: Versions<Part>, agreed: Doc): void {
    write(owner, { doc: merge(kept(owner).doc, sent, agreed), base: versions(agreed) });
  }

  function forget(owner: string): void {
    removeItem(keyOf(owner));
    notify();
  }

  /**
   * Makes the device's document and the account's one; of two devices none overwrites the other.
   * @throws {DataError} when the account could not be reached; the device keeps everything
   */
  async function sync(owner: string): Promise<void> {
    const remote = await parts.remote(owner);
    const wasHere = readItem(keyOf(owner)) !== null;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const { doc: mine, base } = kept(owner);
      const theirs = await remote.read();
      if (!theirs && same(mine, empty)) return;
      const agreed = theirs ? merge(mine, base, theirs.doc) : mine;
      const isKnown = theirs !== null && same(agreed, theirs.doc);
      if (isKnown || (await remote.write(agreed, theirs?.revision ?? null))) {
        // Erased meanwhile, at signing out: it does not come back to a shared device.
        const isErased = wasHere && readItem(keyOf(owner)) === null;
        if (!isErased) accept(owner, versions(mine), agreed);
        return;
      }
    }
    throw new DataError('busy', `${kind} changed at every attempt`, 0);
  }

  const unsent = (owner: string) => (isUnsent(owner) ? 1 : 0);
  const told = { notify, subscribe };
  return { kind, inWords, nothing, kept, isUnsent, unsent, change, accept, forget, sync, ...told };
}

function same(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
