interface Asked {
  query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** The first column of the first row: what a function call or a count answers. */
export async function ask<T>(client: Asked, sql: string, values: unknown[] = []): Promise<T> {
  const { rows } = await client.query(sql, values);
  const [first] = Object.values(rows[0] ?? {});
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each test asserts what it got
  return first as T;
}
