const MINUTE = 60_000;
/** Subjects remembered at most; the one not seen for longest is forgotten, and begins anew. */
const MAX_SUBJECTS = 50_000;

/**
 * A limit counted in this process, for requests so many that a row for each would cost more than
 * the request: every subject may do `perMinute` at once, and gets as many back over a minute.
 * Copies of the server count apart, so together they allow that many times as much.
 */
export class TokenBucket {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #subjects = new Map<string, { left: number; at: number }>();

  /** @param now milliseconds of a clock that only goes forward */
  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** @returns seconds until the next one is allowed; 0 when this one is, and then it is counted */
  take(subject: string): number {
    const now = this.#now();
    const known = this.#subjects.get(subject);
    const earned = known ? ((now - known.at) / MINUTE) * this.#perMinute : this.#perMinute;
    const left = Math.min(this.#perMinute, (known?.left ?? 0) + earned);
    if (left < 1) return Math.max(1, Math.ceil(((1 - left) * MINUTE) / this.#perMinute / 1000));
    // Deleted and set, so that the map keeps the order in which they were last seen.
    if (known) this.#subjects.delete(subject);
    else if (this.#subjects.size >= MAX_SUBJECTS) this.#forgetOldest();
    this.#subjects.set(subject, { left: left - 1, at: now });
    return 0;
  }

  #forgetOldest(): void {
    const [oldest] = this.#subjects.keys();
    if (oldest !== undefined) this.#subjects.delete(oldest);
  }
}
