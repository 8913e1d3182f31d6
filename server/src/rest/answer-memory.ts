import type { ServerResponse } from 'node:http';
import { errors } from './respond/errors.ts';

/** Answers up to this many bytes are not counted; nearly all are smaller. */
const SMALL = 256 * 1024;
/** Bytes of larger answers that may wait for their readers at once, in the whole process. */
export const MAX_WAITING_BYTES = 128 * 1024 * 1024;
/** How long, in ms, the reader of a larger answer may take before the connection is cut. */
const MAX_PATIENCE = 60_000;

/**
 * Counts what stands in memory because its reader is slow, so that many large answers at once
 * cannot end the process.
 */
export class AnswerMemory {
  readonly #most: number;
  #waiting = 0;

  constructor(most = MAX_WAITING_BYTES) {
    this.#most = most;
  }

  /** @throws DataApiError 503 when there is no room; what `outgoing` takes is free once it closes */
  hold(body: string | null, outgoing: ServerResponse | undefined): void {
    const bytes = body?.length ?? 0;
    if (bytes <= SMALL || outgoing === undefined) return;
    // The reader has left: `close` has fired already and would never give the bytes back.
    if (outgoing.closed || outgoing.destroyed) return;
    if (this.#waiting + bytes > this.#most) throw errors.busy();
    this.#waiting += bytes;
    const end = setTimeout(() => outgoing.destroy(), MAX_PATIENCE).unref();
    outgoing.once('close', () => {
      this.#waiting -= bytes;
      clearTimeout(end);
    });
  }
}
