/**
 * A table that is looked up with somebody's words. An object would also answer to `constructor`,
 * `toString` and whatever else it inherits; a map has only what was put into it.
 */
export function tableOf<T>(entries: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(entries));
}

/**
 * What an object that others fill has under a name, nothing inherited: for content whose shape must
 * stay an object.
 */
export function ownOf<T>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  // table: only own names get here.
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}
