import type { PostgrestSingleResponse } from '@supabase/postgrest-js';

/**
 * What went wrong with a call, as a code that features map to a sentence.
 * `network` means that no answer came at all; the rest are the server's codes.
 */
export class DataError extends Error {
  override name = 'DataError';

  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }

  /** Trying again may work: no answer, or 502, 503, 504 (docs/specification.md §8). */
  get temporary(): boolean {
    return this.status === 0 || (this.status >= 502 && this.status <= 504);
  }
}

export function toDataError(error: unknown): DataError {
  if (error instanceof DataError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new DataError('network', message, 0);
}

/** Takes the data out of an answer of the Data API. @throws {DataError} */
export function dataOf<T>(result: PostgrestSingleResponse<T>): T {
  if (result.error === null) return result.data;
  const { code, message } = result.error;
  throw new DataError(result.status === 0 ? 'network' : code || 'unknown', message, result.status);
}
