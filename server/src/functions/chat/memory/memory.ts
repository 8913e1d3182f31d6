import type { PoolClient } from 'pg';
import type { FormOfAddress } from '#domain/companion/address/render.ts';
import { extractFacts } from '#domain/companion/memory/extract-facts.ts';
import type { Guard } from '#domain/safety/guard.ts';
import { attempt } from '#domain/safety/unreadable.ts';
import type { Question } from '../answers/keep-question.ts';

/** What the person decided about the companion, and what it may use of her. */
export interface Recalled {
  trato: FormOfAddress;
  /** The newest last; empty where memory is off, for the person or for this talk. */
  facts: readonly string[];
  /** Whether something new may be remembered. */
  open: boolean;
  /** Whether she wants only words that people wrote, also where there is a model. */
  guided: boolean;
}

/** As many as a model's instructions should carry; the person sees and keeps all of them. */
const RECALLED = 40;

export async function recall(
  client: PoolClient,
  { usesMemory }: { usesMemory: boolean },
): Promise<Recalled> {
  const { rows } = await client.query<
    Omit<Recalled, 'open'> & { memory: boolean; facts: string[] }
  >({
    name: 'chat-recall',
    text: `select p.companion_memory as memory, p.form_of_address as trato,
                  coalesce(p.preferences ->> 'voice' = 'guided', false) as guided,
                  array(select m.fact from public.companion_memories m
                         where $1 and p.companion_memory
                         order by m.created_at desc limit $2) as facts
             from public.profiles p`,
    values: [usesMemory, RECALLED],
  });
  const row = rows[0];
  return {
    trato: row?.trato ?? 'tu',
    facts: row?.facts.toReversed() ?? [],
    open: usesMemory && row?.memory === true,
    guided: row?.guided === true,
  };
}

export interface Remembered {
  id: string;
  fact: string;
}

/**
 * Writes down what the message tells that may help later; each fact once. Nothing out of a talk
 * whose danger is acted upon, nothing of words that are not kept, nothing at a second attempt.
 * Where it cannot be written, as at the quota of the account, the message is stored without it.
 */
export async function remember(
  client: PoolClient,
  guard: Guard,
  { messageId, turn, kept, answered, seen, recalled }: Question,
): Promise<Remembered[]> {
  if (!recalled.open || !kept || answered !== null || seen.ask) return [];
  // What it would remember must not keep a message from being stored.
  const facts = attempt(() => extractFacts(guard, turn.text)) ?? [];
  if (facts.length === 0) return [];
  await client.query('savepoint remembering');
  try {
    const { rows } = await client.query<Remembered>(
      `insert into public.companion_memories (fact, message_id)
       select fact, $2 from unnest($1::text[]) as fact
       on conflict (user_id, fact) do nothing returning id, fact`,
      [facts, messageId],
    );
    return rows;
  } catch {
    // Fails itself, and with it the whole transaction, where the connection is gone.
    await client.query('rollback to savepoint remembering');
    return [];
  }
}
