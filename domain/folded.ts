/** Without accents and capitals, for comparing what somebody types with what stands there. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The same, but an ñ stays the letter that it is in Spanish. */
export function foldedKeepingEnye(text: string): string {
  // Set aside as a sign that nobody writes.
  return folded(text.normalize('NFC').replaceAll(/ñ/giu, '\u{1}')).replaceAll('\u{1}', 'ñ');
}
