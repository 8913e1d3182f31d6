const MAX_CODED = 2000;
const PRINTABLE = /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u;
const COMMON =
  /(?:^|\s)(?:que|de|no|la|el|me|en|y|a|mi|es|lo|un|una|te|se|con|por|ya|para|como|yo)(?=\s|$)/gi;

/**
 * Other ways to read a message that was put in code: base64, hexadecimal, backwards, rot13,
 * Caesar's neighbours are not tried. Empty for ordinary text, which is recognised by its
 * small words and costs nothing here.
 */
export function hiddenReadings(text: string): string[] {
  if (text.length > MAX_CODED || text.length < 6) return [];
  const readings: string[] = [];
  for (const [coded] of text.matchAll(/[A-Za-z0-9+/]{10,}={0,2}/g)) {
    const plain = fromBase64(coded);
    if (plain !== null) readings.push(plain);
  }
  const hex = text.replace(/\s|0x/g, '');
  if (/^(?:[0-9a-f]{2}){5,}$/i.test(hex)) readings.push(fromHex(hex));
  // linear: eight digits, then blanks; neither can be read as the other.
  if (/^(?:[01]{8}\s*){4,}$/.test(text.trim())) readings.push(fromBinary(text));
  if (/([aeiou])p\1/i.test(text)) readings.push(text.replace(/([aeiou])p\1/gi, '$1'));
  if ((text.match(COMMON)?.length ?? 0) === 0) {
    readings.push(Array.from(text).toReversed().join(''));
    readings.push(text.replace(/[a-z]/gi, rot13));
  }
  return readings;
}

function fromBase64(coded: string): string | null {
  if (!/[A-Z0-9+/=]/.test(coded) || !/[a-z]/.test(coded)) return null;
  try {
    const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
    const plain = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return PRINTABLE.test(plain) ? plain : null;
  } catch {
    return null;
  }
}

function fromHex(hex: string): string {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i += 1)
    bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return new TextDecoder().decode(bytes);
}

function fromBinary(text: string): string {
  const bytes = (text.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

function rot13(letter: string): string {
  const base = letter <= 'Z' ? 65 : 97;
  return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
}
