/** An answer that is not the data: PostgREST's shape and codes, with the HTTP status beside it. */
export class DataApiError extends Error {
  override name = 'DataApiError';
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;

  constructor(
    status: number,
    code: string,
    message: string,
    details: unknown = null,
    hint: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
  }
}
