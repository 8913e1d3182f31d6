/** More than can fail to be deleted while a database is away. */
const KEPT = 10_000;

/**
 * The jobs whose mail was handed over in this life of the process. When the database goes away
 * before the job is deleted, the job comes again; the mail must not.
 */
export class Sent {
  readonly #ids = new Set<string>();

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  add(id: string): void {
    this.#ids.add(id);
    if (this.#ids.size > KEPT) this.#ids.delete(this.#ids.values().next().value ?? '');
  }
}
