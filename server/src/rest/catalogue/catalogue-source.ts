import type pg from 'pg';
import type { Catalogue } from './catalogue.ts';
import { introspect } from './introspect.ts';

/** How long a name that is not there is believed to be missing before looking again. */
const PATIENCE_MS = 5000;

/**
 * Holds the catalogue: read on the first request, and read again when a request names something
 * unknown, because another copy of the server may have migrated the shared database.
 */
export class CatalogueSource {
  readonly #pool: pg.Pool;
  readonly #now: () => number;
  #loading: Promise<Catalogue> | null = null;
  #current: Catalogue | null = null;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(pool: pg.Pool, now: () => number = () => performance.now()) {
    this.#pool = pool;
    this.#now = now;
  }

  /** Null until the first reading has finished. */
  get current(): Catalogue | null {
    return this.#current;
  }

  async get(): Promise<Catalogue> {
    return this.#current ?? (await this.reload());
  }

  async reload(): Promise<Catalogue> {
    this.#loading ??= this.#read();
    return await this.#loading;
  }

  /** A newer catalogue after a miss, or null when the known one was read moments ago. */
  async refreshAfterMiss(): Promise<Catalogue | null> {
    if (this.#now() - this.#readAt < PATIENCE_MS) return null;
    return await this.reload();
  }

  async #read(): Promise<Catalogue> {
    try {
      this.#readAt = this.#now();
      this.#current = await introspect(this.#pool);
      return this.#current;
    } finally {
      this.#loading = null;
    }
  }
}
