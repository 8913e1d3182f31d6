import type { Connection, Submittable } from 'pg';
import { openScope, requestClient, type RequestScope, scopeClaims } from '#server/db/scope.ts';

/** How a transaction begins: its kind, and the scope with a statement that stays prepared. */
const READING = { begin: 'begin read only', name: 'rest_read_scope', text: openScope('$1', '$2') };
const WRITING = {
  begin: 'begin',
  name: 'rest_write_scope',
  text: openScope('$1', '$2', '$3'),
};
/** Which of the four commands of a batch is the query. */
const QUERY_STEP = 2;

export interface BatchQuery {
  text: string;
  values: readonly (string | null)[];
  /** Under which the statement stays prepared on its connection; '' for once. */
  name: string;
}

/** What `pg` types leave out: it writes one protocol message to the connection. */
interface Messages {
  stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly (string | null)[] }): void;
  execute(message: { portal: string }): void;
  sync(): void;
}

export type BatchRow = readonly (string | null)[];

/**
 * A transaction in one round trip: begin, scope, query and commit are written together and followed
 * by a single sync. If one fails, PostgreSQL skips those behind it, so the query never runs without
 * its scope; the transaction is then open and has to be rolled back.
 */
export class ScopedBatch implements Submittable {
  readonly #scope: RequestScope;
  readonly #query: BatchQuery;
  readonly #prepared: ReadonlySet<string>;
  readonly #opening: typeof READING;
  readonly #outcome = Promise.withResolvers<BatchRow | null>();
  #step = 0;
  #row: BatchRow | null = null;

  /** @param prepared names that this connection has prepared already */
  constructor(
    scope: RequestScope,
    query: BatchQuery,
    prepared: ReadonlySet<string>,
    { readOnly }: { readOnly: boolean },
  ) {
    this.#scope = scope;
    this.#query = query;
    this.#prepared = prepared;
    this.#opening = readOnly ? READING : WRITING;
  }

  /** The first row of the query, once everything is committed. */
  get result(): Promise<BatchRow | null> {
    return this.#outcome.promise;
  }

  /** Names that this batch asks the connection to prepare. */
  get preparing(): string[] {
    return [this.#opening.name, this.#query.name].filter(
      (name) => name !== '' && !this.#prepared.has(name),
    );
  }

  submit(connection: Connection): void {
    const messages = connection as unknown as Messages;
    const { begin, name, text } = this.#opening;
    messages.stream.cork();
    try {
      this.#write(messages, { name: '', text: begin, values: [] });
      const values: (string | null)[] = [scopeClaims(this.#scope), this.#scope.role];
      // Only a change may leave an event that says where the request came from.
      if (this.#opening === WRITING) values.push(requestClient(this.#scope));
      this.#write(messages, { name, text, values });
      this.#write(messages, this.#query);
      this.#write(messages, { name: '', text: 'commit', values: [] });
      messages.sync();
    } finally {
      messages.stream.uncork();
    }
  }

  #write(messages: Messages, { name, text, values }: BatchQuery): void {
    if (!this.#prepared.has(name)) messages.parse({ name, text });
    messages.bind({ statement: name, values });
    messages.execute({ portal: '' });
  }

  handleDataRow(message: { fields: BatchRow }): void {
    if (this.#step === QUERY_STEP) this.#row = message.fields;
  }

  handleCommandComplete(): void {
    this.#step += 1;
  }

  handleReadyForQuery(): void {
    this.#outcome.resolve(this.#row);
  }

  handleError(error: Error): void {
    this.#outcome.reject(error);
  }
}
