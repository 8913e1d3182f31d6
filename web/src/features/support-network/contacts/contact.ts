import type { Database } from '#domain/database.types.ts';
import { type Closeness, type GoodFor, isCloseness, isGoodFor } from '#domain/support/contact.ts';
import { isRecord } from '#web/lib/is-record.ts';

type Row = Database['public']['Tables']['support_contacts']['Row'];

export const CONTACT_COLUMNS = 'id, name, closeness, angle, phone, good_for, note';
export const LONGEST = { name: 80, phone: 32, note: 500 } as const;

/** Somebody a person can count on, as the feature sees them. */
export interface Contact {
  /** Made by the client, so that sending it twice is once. */
  id: string;
  name: string;
  closeness: Closeness;
  /** Degrees from the top of the own ring, clockwise. */
  angle: number;
  phone: string | null;
  goodFor: readonly GoodFor[];
  note: string | null;
}

/** Null for what this build does not know, such as a ring of a later version. */
export function contactOfRow(
  row: Pick<Row, 'id' | 'name' | 'closeness' | 'angle' | 'phone' | 'good_for' | 'note'>,
): Contact | null {
  const { id, name, closeness, angle, phone, note } = row;
  if (!isCloseness(closeness)) return null;
  return { id, name, closeness, angle, phone, goodFor: row.good_for.filter(isGoodFor), note };
}

/** Reads what was kept on this device; null when it is no contact any more. */
export function readContact(value: unknown): Contact | null {
  if (!isRecord(value)) return null;
  const { id, name, closeness, angle, phone, goodFor, note } = value;
  return typeof id === 'string' &&
    typeof name === 'string' &&
    isCloseness(closeness) &&
    typeof angle === 'number' &&
    (phone === null || typeof phone === 'string') &&
    Array.isArray(goodFor) &&
    goodFor.every(isGoodFor) &&
    (note === null || typeof note === 'string')
    ? { id, name, closeness, angle, phone, goodFor, note }
    : null;
}

/**
 * The widest gap between those who already stand on a ring: where a new one has most room. The top
 * belongs to the name of the ring.
 */
export function freeAngle(contacts: readonly Contact[], closeness: Closeness): number {
  const there = contacts.filter((contact) => contact.closeness === closeness);
  if (there.length === 0) return FIRST_ANGLE[closeness];
  const taken = [0, ...there.map(({ angle }) => angle)].toSorted((a, b) => a - b);
  let best = { from: 0, gap: 0 };
  for (const [at, from] of taken.entries()) {
    const gap = (taken[at + 1] ?? 360) - from;
    if (gap > best.gap) best = { from, gap };
  }
  return Math.round(best.from + best.gap / 2) % 360;
}

/** The first of each ring do not stand behind one another. */
const FIRST_ANGLE: Record<Closeness, number> = { close: 300, middle: 60, far: 180 };
