import { draftOwner } from '#web/lib/drafts.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { readJson, writeItem } from '#web/lib/safe-storage.ts';
import { afterAsking, type Boxes, type Kept, WAITS } from './leitner.ts';

/** Of each person of this device apart. */
const keyOf = (game: string) => `remanso.game-boxes.${draftOwner()}.${game}`;

const DAY_MS = 86_400_000;

/** The number of today, by the clock on the wall. */
export function dayNow(): number {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS);
}

export function readBoxes(game: string): Boxes {
  return (
    readJson(keyOf(game), (value) =>
      isRecord(value)
        ? Object.fromEntries(
            Object.entries(value).filter((entry): entry is [string, Kept] => isKept(entry[1])),
          )
        : null,
    ) ?? {}
  );
}

export function keepAsked(game: string, id: string, knew: boolean): void {
  writeItem(keyOf(game), JSON.stringify(afterAsking(readBoxes(game), id, knew, dayNow())));
}

function isKept(value: unknown): value is Kept {
  if (!isRecord(value)) return false;
  const { box, day } = value;
  return (
    Number.isInteger(day) &&
    Number.isInteger(box) &&
    Number(box) >= 1 &&
    Number(box) <= WAITS.length
  );
}
