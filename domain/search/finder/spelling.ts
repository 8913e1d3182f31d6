/** Letters that sound alike in one region or another, in the order in which they are put right. */
const SOUNDS: readonly [RegExp, string][] = [
  [/ñ/g, 'n'],
  [/qu|k/g, 'c'],
  [/ph/g, 'f'],
  [/^ps/, 's'],
  // Set aside as a letter that no folded word has.
  [/ch/g, 'ç'],
  [/h/g, ''],
  [/v/g, 'b'],
  [/c(?=[ei])|z/g, 's'],
  [/gu(?=[ei])/g, 'g'],
  [/g(?=[ei])/g, 'j'],
  [/ll/g, 'y'],
  [/n(?=[bp])/g, 'm'],
  [/x(?=[^aeiou])/g, 's'],
  [/(.)\1+/g, '$1'],
];

/** How a word sounds, for those who write as they speak: "verguensa", "aser", "sueno". @param word folded */
export function soundOf(word: string): string {
  return SOUNDS.reduce((text, [letters, as]) => text.replace(letters, as), word);
}

/** Whether one letter more, less, another, or two of them changed about make one word of the other. */
export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  );
}
