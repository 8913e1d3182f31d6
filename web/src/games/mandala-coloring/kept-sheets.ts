import { draftOwner } from '#web/lib/drafts.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { readJson, writeItem } from '#web/lib/safe-storage.ts';
import type { Fills } from './drawing/fills.ts';
import { SHAPES_OF } from './drawing/motifs.ts';
import { BARE } from './drawing/paint.ts';
import type { Plan } from './drawing/plan.ts';

/** A mandala as it was coloured: all that is needed to draw it again. */
export interface KeptSheet {
  plan: Plan;
  fills: Fills;
}

export const MOST_SHEETS = 6;

/** Of each person of this device apart. */
const keyOf = () => `remanso.game-sheets.${draftOwner()}`;

/** The last mandalas that the current person coloured on this device, the newest first. */
export function readSheets(): readonly KeptSheet[] {
  return (
    readJson(keyOf(), (value) =>
      Array.isArray(value) ? value.filter(isKeptSheet).slice(0, MOST_SHEETS) : null,
    ) ?? []
  );
}

export function keepSheets(sheets: readonly KeptSheet[]): void {
  writeItem(keyOf(), JSON.stringify(sheets));
}

/** With this one in front, once; bare paper is not kept. */
export function withSheet(sheets: readonly KeptSheet[], sheet: KeptSheet): readonly KeptSheet[] {
  if (sheet.fills.every((paint) => paint === BARE)) return sheets;
  return [sheet, ...sheets.filter((other) => !isSame(other, sheet))].slice(0, MOST_SHEETS);
}

export const isSame = (one: KeptSheet, other: KeptSheet): boolean =>
  JSON.stringify([one.plan, one.fills]) === JSON.stringify([other.plan, other.fills]);

function isKeptSheet(value: unknown): value is KeptSheet {
  if (!isRecord(value) || !isRecord(value['plan'])) return false;
  const { centre, rings } = value['plan'];
  const { fills } = value;
  return (
    Number.isFinite(centre) &&
    Array.isArray(rings) &&
    rings.length > 0 &&
    rings.every(isRing) &&
    Array.isArray(fills) &&
    fills.every(Number.isInteger)
  );
}

function isRing(value: unknown): boolean {
  if (!isRecord(value) || typeof value['turned'] !== 'boolean') return false;
  const { kind, shapes, around, from, to } = value;
  return (
    typeof kind === 'string' &&
    Object.hasOwn(SHAPES_OF, kind) &&
    [shapes, around, from, to].every(Number.isFinite) &&
    Number(around) >= 1 &&
    Number(around) <= 24
  );
}
