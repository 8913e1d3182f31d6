/** Prepared statements stay on a connection until it closes, so their number must be bounded. */
const MOST = 200;

/**
 * Gives often used statements a name, under which PostgreSQL keeps them parsed and planned.
 * A text earns its name the second time it is seen; when all names are given, the rest stay
 * nameless, which is only slower.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();

  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MOST) return name;
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size >= MOST) this.#seenOnce.clear();
      this.#seenOnce.add(text);
      return undefined;
    }
    const given = String(this.#names.size);
    this.#names.set(text, given);
    return given;
  }
}
