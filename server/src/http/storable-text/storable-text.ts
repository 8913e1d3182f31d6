/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Whether every text in the value of a JSON body, keys included, can be stored.
 * @param json what it was parsed from: only its escapes can bring such characters
 */
export function isStorableJson(value: unknown, json: string): boolean {
  if (!json.includes(String.raw`\u`)) return true;
  // A list instead of recursion: a body may nest deeper than the stack is.
  const left = [value];
  while (left.length > 0) {
    const each = left.pop();
    if (typeof each === 'string' && !isStorableText(each)) return false;
    if (typeof each !== 'object' || each === null) continue;
    for (const [key, inner] of Object.entries(each)) {
      if (!isStorableText(key)) return false;
      left.push(inner);
    }
  }
  return true;
}
