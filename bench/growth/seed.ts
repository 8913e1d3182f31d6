import type { Pool, PoolClient } from 'pg';
import type { Keys } from '#server/keys.ts';
import { makePeople, type Person } from '../rest/seed.ts';

/** Days that everybody has told of, one entry and one value of a factor a day. */
export const DAYS = 1000;

/**
 * A database with so many rows of moods, and as many of factors, of people who each told of a
 * thousand days. Rows lie in the order of their days, as they came: those of one person are
 * scattered among everybody's. @returns one of the people
 */
export async function fillMoods(owner: Pool, keys: Keys, rows: number): Promise<Person> {
  const people = await makePeople(owner, keys, Math.max(1, Math.round(rows / DAYS)));
  const client = await owner.connect();
  try {
    // Neither triggers nor foreign keys, which would take longer than what is measured.
    await client.query('set session_replication_role = replica');
    const makeIndexes = await dropIndexes(client);
    const ids = people.map(({ id }) => id);
    await client.query(
      `insert into public.mood_entries (user_id, emotion, intensity, note, occurred_at)
       select who.id,
              (array['calma', 'alegria', 'tristeza', 'cansancio', 'ansiedad'])[1 + (d * 7) % 5],
              1 + d % 5,
              case when d % 3 = 0 then 'unas palabras de ese día, ni pocas ni muchas' end,
              date_trunc('hour', now()) - (${DAYS} - d) * interval '1 day'
         from generate_series(1, ${DAYS}) d, unnest($1::uuid[]) who(id)`,
      [ids],
    );
    await client.query(
      `insert into public.factor_days (user_id, factor, day, value)
       select who.id, 'sleep', current_date - (${DAYS} - d), 5 + d % 5
         from generate_series(1, ${DAYS}) d, unnest($1::uuid[]) who(id)`,
      [ids],
    );
    for (const statement of makeIndexes) await client.query(statement);
  } finally {
    await client.query('reset session_replication_role');
    client.release();
  }
  await owner.query('vacuum analyze public.mood_entries, public.factor_days');
  const one = people[Math.floor(people.length / 2)];
  if (!one) throw new Error('nobody was made');
  return one;
}

/** Made again over all rows, which takes a fraction of the time. @returns the statements that do */
async function dropIndexes(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ away: string; again: string }>(
    `select case when c.oid is null then 'drop index ' || i.indexrelid::regclass
                 else 'alter table ' || i.indrelid::regclass || ' drop constraint ' || c.conname end as away,
            case when c.oid is null then pg_get_indexdef(i.indexrelid)
                 else 'alter table ' || i.indrelid::regclass || ' add constraint ' || c.conname || ' '
                   || pg_get_constraintdef(c.oid) end as again
       from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'u'
      where i.indrelid in ('public.mood_entries'::regclass, 'public.factor_days'::regclass)
        and not i.indisprimary`,
  );
  for (const { away } of rows) await client.query(away);
  return rows.map(({ again }) => again);
}
