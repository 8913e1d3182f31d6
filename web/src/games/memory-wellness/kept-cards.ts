import { draftOwner } from '#web/lib/drafts.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { readJson, writeItem } from '#web/lib/safe-storage.ts';
import type { OwnPair } from './deck/pair.ts';

const keyOf = () => `remanso.game-cards.${draftOwner()}`;
const writingKeyOf = () => `${keyOf()}.writing`;
const seenKeyOf = () => `${keyOf()}.seen`;

/** About three boards. */
const MOST_SEEN = 24;

/** The pairs that the current person wrote on this device. */
export function readOwnCards(): readonly OwnPair[] {
  return (
    readJson(keyOf(), (value) => (Array.isArray(value) ? value.filter(isOwnPair) : null)) ?? []
  );
}

/** The pair that was begun and never laid: its words wait for another day. */
export function readWriting(): OwnPair {
  return readJson(writingKeyOf(), (value) => (isOwnPair(value) ? value : null)) ?? EMPTY;
}

const EMPTY: OwnPair = { when: '', helps: '' };

export function keepOwnCards(pairs: readonly OwnPair[], writing: OwnPair): void {
  writeItem(keyOf(), JSON.stringify(pairs));
  writeItem(writingKeyOf(), JSON.stringify(writing));
}

/** What lay on the last boards, newest first. */
export function readSeen(): readonly string[] {
  return (
    readJson(seenKeyOf(), (value) =>
      Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null,
    ) ?? []
  );
}

export function keepSeen(ids: readonly string[]): void {
  const all = [...new Set([...ids, ...readSeen()])];
  writeItem(seenKeyOf(), JSON.stringify(all.slice(0, MOST_SEEN)));
}

function isOwnPair(value: unknown): value is OwnPair {
  return isRecord(value) && typeof value['when'] === 'string' && typeof value['helps'] === 'string';
}
