/** One request made ready: one statement, and what its single row means for the answer. */
export interface Prepared {
  text: string;
  values: readonly (string | null)[];
  /** Runs in a read-only transaction. */
  readOnly: boolean;
  /** Resources that it embeds, at all levels. */
  embeds: number;
  /**
   * Whether `answer` may refuse a change that was made. Then it runs before the commit, and an
   * error thrown by it takes everything back.
   */
  judges: boolean;
  /** Turns the row into the answer. */
  answer(row: ResultRow): RestAnswer;
}

/** What every statement of ours returns, in this order. */
export type ResultRow = readonly [
  body: string | null,
  /** Rows on this page, or rows changed. */
  rows: number,
  /** Rows in all, when that was asked for. */
  total: number | null,
  /** Rows inserted, when an upsert says which were. */
  inserted: number | null,
];

export interface RestAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}
