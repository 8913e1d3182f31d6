import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackgroundSetting } from '#domain/backgrounds/background-setting.ts';
import { BACKGROUNDS } from '#domain/backgrounds/catalogue.content.ts';
import { pieceOf } from '#domain/backgrounds/piece-of.ts';
import { PIECES } from '#domain/store/catalogue.content.ts';
import { type Piece, SLOTS } from '#domain/store/piece.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { ask } from './ask.ts';
import { describePolicies } from './policy-matrix.ts';

const PIECE = 'nilo:wool-hat';
const PRICE = 3;
const FREE = 'nilo:wheelchair';
const SNOW = {
  type: 'particles',
  data: { particles: 'snow', particleCount: 16, gradient: 'mist' },
} as const satisfies BackgroundSetting;

describePolicies({
  table: 'public.store_purchases',
  row: async () => ({ piece_id: PIECE, price: PRICE }),
  insert: false,
  delete: false,
});

describePolicies({
  table: 'public.worn_pieces',
  row: async () => ({ slot: 'head', piece_id: PIECE }),
  insert: false,
  delete: true,
});

interface Answer {
  status: string;
  balance?: number;
}
interface Balance {
  earned: string;
  spent: string;
  balance: string;
}

const buy = (piece = PIECE, id: string = randomUUID()) => {
  return (client: PoolClient) =>
    ask<Answer>(client, 'select public.buy_piece($1, $2)', [id, piece]);
};
const refund = (id: string) => (client: PoolClient) =>
  ask<Answer>(client, 'select public.refund_piece($1)', [id]);
const wear =
  (piece: string, choice: string | null = null) =>
  (client: PoolClient) =>
    ask<Answer>(client, 'select public.wear_piece($1, $2)', [piece, choice]);
const worn = async (client: PoolClient) =>
  (await client.query('select slot, piece_id, choice from public.worn_pieces order by slot')).rows;
const choose = (setting: BackgroundSetting) => (client: PoolClient) =>
  client.query('update public.profiles set background = $1', [JSON.stringify(setting)]);
const background = (client: PoolClient) => ask(client, 'select background from public.profiles');
const purse = async (client: PoolClient) => {
  const { rows } = await client.query<Balance>('select earned, spent, balance from token_balance');
  return rows.map(({ earned, spent, balance }) => [earned, spent, balance].map(Number));
};

describe('the token store', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.drop());

  async function someoneWith(tokens: number): Promise<string> {
    const { id } = await db.createUser();
    await db.giveConsent(id);
    await db.pools.owner.query(
      `insert into public.user_tokens (user_id, token_type, amount, description)
       select $1, 'activity_reward', 1, 'x' from generate_series(1, $2)`,
      [id, tokens],
    );
    return id;
  }

  it('sells what the catalogue shows, at its prices and for its places', async () => {
    const { rows } = await db.pools.owner.query(
      `select piece_id as id, price, slot, withdrawn_at is not null as withdrawn
         from private.store_prices order by 1`,
    );
    const backgrounds = BACKGROUNDS.filter(({ price }) => price > 0);
    const pieces: readonly Piece[] = [
      ...PIECES,
      ...backgrounds.map(({ id, name, price }) => ({ id, name, price })),
    ];
    const shown = pieces.map(({ id, price, slot = null, withdrawn = false }) => {
      return { id, price, slot, withdrawn };
    });
    expect(rows).toEqual(shown.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    for (const slot of SLOTS) expect(rows.map((row) => row.slot)).toContain(slot);
  });

  it('never spends below zero, with fifty purchases at once', async () => {
    const ana = await someoneWith(20);
    const sold = PIECES.filter(({ price }) => price > 0).slice(0, 25);
    const calls = [...sold, ...sold].map(({ id }) => db.commitAsUser(ana, buy(id)));
    const answers = await Promise.all(calls);
    expect(answers).toHaveLength(50);
    const [[earned, spent, balance]] = (await db.asUser(ana, purse)) as [number[]];
    expect(earned).toBe(20);
    expect(spent).toBeLessThanOrEqual(20);
    expect(balance).toBe(20 - (spent ?? 0));
    for (const answer of answers) expect(answer.balance).toBeGreaterThanOrEqual(0);
    // The dearest is 6: whoever still had that much would have been sold something.
    expect(balance).toBeLessThan(6);
    const { rows } = await db.pools.owner.query(
      `select count(*)::int as all, count(distinct piece_id)::int as pieces, sum(price)::int as paid
         from public.store_purchases where user_id = $1`,
      [ana],
    );
    expect(rows[0].all).toBe(rows[0].pieces);
    expect(rows[0].paid).toBe(spent);
  });

  it('sells the last tokens to one of two tabs', async () => {
    const ana = await someoneWith(3);
    const answers = await Promise.all([
      db.commitAsUser(ana, buy('nilo:wool-hat')),
      db.commitAsUser(ana, buy('nilo:beret')),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['bought', 'not_enough']);
    expect(await db.asUser(ana, purse)).toEqual([[3, 3, 0]]);
  });

  it('buys once for one id, and nobody pays twice for what is theirs', async () => {
    const ana = await someoneWith(10);
    const id = randomUUID();
    const twice = [db.commitAsUser(ana, buy(PIECE, id)), db.commitAsUser(ana, buy(PIECE, id))];
    for (const { status } of await Promise.all(twice)) expect(status).toBe('bought');
    expect(await db.commitAsUser(ana, buy(PIECE))).toEqual({ status: 'owned', balance: 7 });
    expect(await db.commitAsUser(ana, buy(FREE))).toEqual({ status: 'owned', balance: 7 });
    expect(await db.commitAsUser(ana, buy('nilo:nothing'))).toMatchObject({
      status: 'not_for_sale',
    });
    const other = db.commitAsUser(ana, buy('nilo:beret', id));
    await expect(other).rejects.toMatchObject({ code: '23505' });
    const leo = await someoneWith(10);
    await expect(db.commitAsUser(leo, buy(PIECE, id))).rejects.toMatchObject({ code: '23505' });
  });

  it('gives back exactly once, also when asked many times at once', async () => {
    const ana = await someoneWith(5);
    const leo = await someoneWith(5);
    const id = randomUUID();
    await db.commitAsUser(ana, buy(PIECE, id));
    await db.commitAsUser(ana, wear(PIECE));
    expect(await db.commitAsUser(leo, refund(id))).toEqual({ status: 'not_found', balance: 5 });
    const asked = Array.from({ length: 8 }, () => db.commitAsUser(ana, refund(id)));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'refunded')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'already_refunded')).toHaveLength(7);
    expect(await db.asUser(ana, purse)).toEqual([[5, 0, 5]]);
    expect(await db.asUser(ana, worn)).toEqual([]);
    // Sending the old purchase again buys nothing; a new one does.
    expect(await db.commitAsUser(ana, buy(PIECE, id))).toEqual({ status: 'bought', balance: 5 });
    expect(await db.commitAsUser(ana, buy(PIECE))).toEqual({ status: 'bought', balance: 2 });
  });

  it('puts away the background that is given back, and no other', async () => {
    const ana = await someoneWith(20);
    const [snow, koi] = [randomUUID(), randomUUID()];
    await db.commitAsUser(ana, buy('background:snow', snow));
    await db.commitAsUser(ana, buy('background:koi', koi));
    // Less of it is the same piece.
    const faint = { ...SNOW, data: { ...SNOW.data, overlay: 0.4 } };
    await db.commitAsUser(ana, choose(faint));
    await db.commitAsUser(ana, refund(koi));
    expect(await db.asUser(ana, background)).toEqual(faint);
    await db.commitAsUser(ana, refund(snow));
    expect(await db.asUser(ana, background)).toBeNull();
  });

  it('puts away a choice that arrives after it was given back, until it is bought again', async () => {
    const ana = await someoneWith(20);
    const id = randomUUID();
    await db.commitAsUser(ana, buy('background:snow', id));
    const both = [db.commitAsUser(ana, choose(SNOW)), db.commitAsUser(ana, refund(id))];
    await Promise.all(both);
    expect(await db.asUser(ana, background)).toBeNull();
    await db.commitAsUser(ana, choose(SNOW));
    expect(await db.asUser(ana, background)).toBeNull();
    await db.commitAsUser(ana, buy('background:snow'));
    await db.commitAsUser(ana, choose(SNOW));
    expect(await db.asUser(ana, background)).toEqual(SNOW);
  });

  it('knows the piece of every background as the browser does', async () => {
    for (const { id, setting } of BACKGROUNDS) {
      const sql = 'select private.background_piece($1)';
      expect(await ask(db.pools.owner, sql, [JSON.stringify(setting)])).toBe(id);
      expect(pieceOf(setting)).toBe(id);
    }
    expect(await ask(db.pools.owner, 'select private.background_piece(null)')).toBeNull();
  });

  it('asks nothing back of who deleted tokens that were spent, and gives nothing for it', async () => {
    const ana = await someoneWith(3);
    const id = randomUUID();
    await db.commitAsUser(ana, buy(PIECE, id));
    await db.commitAsUser(ana, (client) => client.query('delete from public.user_tokens'));
    expect(await db.asUser(ana, purse)).toEqual([[0, 3, 0]]);
    expect(await db.asUser(ana, (client) => ask(client, 'select token_balance()'))).toBe('0');
    expect((await db.commitAsUser(ana, wear(PIECE))).status).toBe('worn');
    await db.pools.owner.query(
      `insert into public.user_tokens (user_id, token_type, amount, description)
       values ($1, 'activity_reward', 4, 'x')`,
      [ana],
    );
    expect((await db.commitAsUser(ana, buy('nilo:ear-flower'))).status).toBe('not_enough');
    expect(await db.commitAsUser(ana, refund(id))).toEqual({ status: 'refunded', balance: 4 });
  });

  it('leaves a withdrawn piece with who owns it, worn, until it is given back', async () => {
    const ana = await someoneWith(6);
    const leo = await someoneWith(6);
    const id = randomUUID();
    await db.commitAsUser(ana, buy('nilo:bow', id));
    const withdraw = `update private.store_prices set withdrawn_at = now() where piece_id = 'nilo:bow'`;
    await db.pools.owner.query(withdraw);
    expect((await db.commitAsUser(leo, buy('nilo:bow'))).status).toBe('not_for_sale');
    expect((await db.commitAsUser(leo, wear('nilo:bow'))).status).toBe('not_owned');
    expect((await db.commitAsUser(ana, wear('nilo:bow'))).status).toBe('worn');
    expect(await db.commitAsUser(ana, refund(id))).toEqual({ status: 'refunded', balance: 6 });
  });

  it('lets somebody wear what is owned or everybody’s, one thing in a place', async () => {
    const ana = await someoneWith(10);
    expect((await db.commitAsUser(ana, wear(PIECE))).status).toBe('not_owned');
    expect((await db.commitAsUser(ana, wear('sounds:cabin'))).status).toBe('not_wearable');
    expect((await db.commitAsUser(ana, wear('nilo:nothing'))).status).toBe('not_wearable');
    await db.commitAsUser(ana, wear(FREE));
    await db.commitAsUser(ana, wear('nilo:cane'));
    await db.commitAsUser(ana, wear('nilo:flag-country', 'uy'));
    expect(await db.asUser(ana, worn)).toEqual([
      { slot: 'paw', piece_id: 'nilo:flag-country', choice: 'uy' },
      { slot: 'seat', piece_id: FREE, choice: null },
    ]);
  });

  it('is closed before consenting and for visitors', async () => {
    const { id } = await db.createUser();
    const denied = { code: '42501' };
    for (const call of [buy(), refund(randomUUID()), wear(FREE)]) {
      await expect(db.commitAsUser(id, call)).rejects.toMatchObject(denied);
      await expect(db.commitAsUser(null, call)).rejects.toMatchObject(denied);
    }
    await expect(db.asUser(null, purse)).rejects.toMatchObject(denied);
  });
});
