import { isRecord } from '#web/lib/is-record.ts';
import { readJson, removeItem, writeItem } from '#web/lib/safe-storage.ts';

/** How far each lesson was read that was not read to its end, by person. */
export const PLACES_IN_LESSONS = 'remanso.lesson-places';

interface SavedPlace {
  /** Id of the passage that was being read. */
  passage: string;
  /** ISO 8601. */
  at: string;
}

type Places = Readonly<Record<string, SavedPlace>>;

const keyOf = (owner: string) => `${PLACES_IN_LESSONS}.${owner}`;

export function savedPlaces(owner: string): Places {
  const kept = readJson(keyOf(owner), (value) => (isRecord(value) ? value : null)) ?? {};
  const places: Record<string, SavedPlace> = {};
  for (const [lessonId, place] of Object.entries(kept)) {
    if (!isRecord(place)) continue;
    const { passage, at } = place;
    if (typeof passage === 'string' && typeof at === 'string') places[lessonId] = { passage, at };
  }
  return places;
}

/** The lesson that was begun last and not finished; null where none was. */
export function begunLast(owner: string): string | null {
  const [last] = Object.entries(savedPlaces(owner)).toSorted(([, one], [, other]) =>
    other.at.localeCompare(one.at),
  );
  return last?.[0] ?? null;
}

/** Keeps how far a lesson was read; with null lets go of it, as at its end. */
export function savePlace(owner: string, lessonId: string, passage: string | null): void {
  const { [lessonId]: _, ...others } = savedPlaces(owner);
  const places: Places =
    passage === null
      ? others
      : { ...others, [lessonId]: { passage, at: new Date().toISOString() } };
  if (Object.keys(places).length === 0) removeItem(keyOf(owner));
  else writeItem(keyOf(owner), JSON.stringify(places));
}
