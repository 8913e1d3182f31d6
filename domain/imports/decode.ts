export interface Decoded {
  text: string;
  /** It was not Unicode, and is read as what Windows writes in western Europe and the Americas. */
  isGuessed: boolean;
}

/** The words of a file, without its byte order mark; null for what is no text (a picture, a zip). */
export function decodeText(bytes: Uint8Array): Decoded | null {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : null;
  if (wide) return { text: new TextDecoder(wide).decode(bytes), isGuessed: false };
  if (bytes.includes(0)) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}
