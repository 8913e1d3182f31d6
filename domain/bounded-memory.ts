/** Bytes of a character as V8 keeps a text that is not plain Latin. */
const BYTES_A_CHARACTER = 2;
/** What a map spends on an entry besides key and value: measured at 90–110 bytes on V8. */
const BYTES_AN_ENTRY = 100;

export function bytesOfText(text: string): number {
  return text.length * BYTES_A_CHARACTER;
}

/**
 * Remembers what was worked out for a text, up to so many bytes of texts and values together. What
 * was asked for longest ago goes first. A value larger than all of it is not kept.
 */
export class BoundedMemory<T> {
  private readonly entries = new Map<string, { value: T; bytes: number }>();
  private readonly most: number;
  private readonly bytesOf: (value: T) => number;
  private held = 0;

  /**
   * @param most bytes
   * @param bytesOf what a value takes by itself; what it only points to counts nothing
   */
  constructor(most: number, bytesOf: (value: T) => number) {
    this.most = most;
    this.bytesOf = bytesOf;
  }

  /** Bytes held now. */
  get bytes(): number {
    return this.held;
  }

  get(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    // A map keeps the order of insertion: put in again, it is the newest.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T): void {
    this.forget(key);
    const bytes = bytesOfText(key) + this.bytesOf(value) + BYTES_AN_ENTRY;
    if (bytes > (this.most * 15) / 16) return;
    this.entries.set(key, { value, bytes });
    this.held += bytes;
    if (this.held > this.most) this.makeRoom();
  }

  clear(): void {
    this.entries.clear();
    this.held = 0;
  }

  /** A sixteenth at a time: finding the oldest of a map passes over those that went before it. */
  private makeRoom(): void {
    for (const oldest of this.entries.keys()) {
      if (this.held <= (this.most * 15) / 16) break;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.held -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
