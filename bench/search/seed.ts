import type { Pool } from 'pg';
import { makePerson, type Person } from '../rest/seed.ts';
import type { Keys } from '#server/keys.ts';

/** Messages of one talk. */
const TALK = 100;
/** How often the word that stands only here and there is said, however much is said. */
const RARE = 40;

/**
 * What each message says: two of a thousand sentences, and words of known frequency.
 * `mar` every second time, `tren` every third, `ventana` every seventh, `invierno` every hundredth,
 * `flamenco` 40 times in all.
 */
const CONTENT = `
  s.sentences[1 + n * 7 % 1000] || '. ' || s.sentences[1 + n * 13 % 1000]
  || case when n % 2 = 0 then ' el mar' else '' end
  || case when n % 3 = 0 then ' un tren' else '' end
  || case when n % 7 = 0 then ' la ventana' else '' end
  || case when n % 100 = 50 then ' inviernos' else '' end
  || case when n % greatest($2 / ${RARE}, 1) = 0 then ' un flamenco' else '' end`;

const SYLLABLES = `array['ca','me','lu','ti','ro','pa','ne','so','gui','la','ver','mon','tar','bre','do']`;

/** A person with so many messages, one a minute, the last one just now. */
export async function personWhoSaid(owner: Pool, keys: Keys, messages: number): Promise<Person> {
  const person = await makePerson(owner, keys);
  const client = await owner.connect();
  try {
    // Neither triggers nor foreign keys, which would take longer than what is measured.
    await client.query(`set session_replication_role = replica`);
    await client.query(
      `with talks as (
         insert into public.conversations (user_id, title, created_at, updated_at)
         select $1, 'Charla ' || t, now(), now() from generate_series(1, $2::int / ${TALK}) t
         returning id
       ), numbered as (select array_agg(id) as ids from talks),
       words as (
         select array_agg((select string_agg((${SYLLABLES})[1 + (i * 7 + k * (i % 13 + 1)) % 15], '')
                             from generate_series(1, 2 + i % 3) k)) as words
           from generate_series(1, 1500) i
       ),
       s as (
         select array_agg((select string_agg(words[1 + (i * 31 + k * (i % 97 + 3)) % 1500], ' ')
                             from generate_series(1, 10) k)) as sentences
           from generate_series(1, 1000) i, words
       )
       insert into public.messages (conversation_id, user_id, role, content, created_at)
       select numbered.ids[1 + (n - 1) / ${TALK}], $1, 'person', ${CONTENT},
              now() - ($2 - n) * interval '1 minute'
         from generate_series(1, $2::int) n, numbered, s`,
      [person.id, messages],
    );
  } finally {
    await client.query(`reset session_replication_role`);
    client.release();
  }
  return person;
}
