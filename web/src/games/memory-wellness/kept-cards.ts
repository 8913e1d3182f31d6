import { draftOwner } from '#web/lib/drafts.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { readJson, writeItem } from '#web/lib/safe-storage.ts';
import type { OwnPair } from './deck/pair.ts';

const keyOf = () => `remanso.game-cards.${draftOwner()}`;

/** The pairs that the current person wrote on this device. */
export function readOwnCards(): readonly OwnPair[] {
  return (
    readJson(keyOf(), (value) => (Array.isArray(value) ? value.filter(isOwnPair) : null)) ?? []
  );
}

export function keepOwnCards(pairs: readonly OwnPair[]): void {
  writeItem(keyOf(), JSON.stringify(pairs));
}

function isOwnPair(value: unknown): value is OwnPair {
  return isRecord(value) && typeof value['when'] === 'string' && typeof value['helps'] === 'string';
}
