import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Prepared } from '../prepared.ts';

const MOST = 500;
const LONGEST_KEY = 1000;

/** Remembers what a read was planned to, by everything that the plan depends on. */
export class PlanCache {
  #plans = new Map<string, Prepared>();
  #catalogue: Catalogue | null = null;

  get(catalogue: Catalogue, key: string): Prepared | undefined {
    if (catalogue !== this.#catalogue) {
      this.#catalogue = catalogue;
      this.#plans.clear();
    }
    return this.#plans.get(key);
  }

  set(key: string, plan: Prepared): void {
    if (key.length > LONGEST_KEY) return;
    if (this.#plans.size >= MOST) {
      // A map keeps the order of insertion, so the first key is the oldest.
      const [oldest] = this.#plans.keys();
      if (oldest !== undefined) this.#plans.delete(oldest);
    }
    this.#plans.set(key, plan);
  }
}
