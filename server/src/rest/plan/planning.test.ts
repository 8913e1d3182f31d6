import { describe, expect, test } from 'vitest';
import type { Catalogue, Column, Table } from '../catalogue/catalogue.ts';
import { relationshipsOf } from '../catalogue/relationships.ts';
import { prepareInsert } from '../operations/insert.ts';
import { prepareRead } from '../operations/read.ts';
import type { RestRequest } from '../operations/request.ts';
import { parsePrefer } from '../parse/headers/prefer.ts';
import { parseQueryString } from '../parse/query-string.ts';

function table(name: string, columns: Record<string, string>): Table {
  const all = Object.entries(columns).map(([column, type]): [string, Column] => [
    column,
    { name: column, type, nullable: true, default: null, readOnly: false, comment: null },
  ]);
  return {
    name,
    kind: 'table',
    columns: new Map(all),
    primaryKey: ['id'],
    comment: null,
    grants: {},
  };
}

const catalogue: Catalogue = {
  tables: new Map(
    [
      table('books', { id: 'integer', title: 'text', data: 'jsonb', author_id: 'integer' }),
      table('authors', { id: 'integer', name: 'text' }),
    ].map((each) => [each.name, each]),
  ),
  relationships: relationshipsOf([
    {
      name: 'books_author',
      from: 'books',
      to: 'authors',
      columns: [['author_id', 'id']],
      unique: false,
    },
  ]),
  routines: new Map(),
  enums: new Map(),
};

function request(query: string, more: Partial<RestRequest> = {}): RestRequest {
  return {
    method: 'GET',
    pairs: parseQueryString(query),
    preferences: parsePrefer(undefined),
    media: { format: 'array', stripNulls: false },
    range: undefined,
    body: '',
    bodyKind: 'json',
    ...more,
  };
}

describe('a read becomes one statement', () => {
  test('names come from the catalogue in quotes, everything else is a parameter', () => {
    const { text, values } = prepareRead(
      catalogue,
      'books',
      request(
        `select=id,t:title,data->a->>1::text&title=like.*x'*&or=(id.in.(1,2),data->>k.eq.v)&order=id.desc&limit=700&offset=3`,
      ),
    );
    expect(text).toBe(
      `select case when coalesce(octet_length(_b.b), 0) <= 8388608 then _b.b when private.answer_too_large() then null end, _b.n, _b.total, _b.inserted from (` +
        `select coalesce(json_agg(_r), '[]')::text, count(*)::int, null, null from (` +
        `select case when set_config('rest.bytes', (coalesce(nullif(current_setting('rest.bytes', true), ''), '0')::bigint + 84 + coalesce(octet_length(_q.c1), 4) + coalesce(octet_length(_q.c2), 4))::text, true)::bigint <= 8388608 then _q.c0 when private.answer_too_large() then null end as "id", _q.c1 as "t", _q.c2 as "a" from (` +
        `select t0."id" as "id", t0."title" as "t", ((t0."data"->$5::text->>$6::int))::text as "a" ` +
        `from "public"."books" as t0 ` +
        `where (t0."title" like $1) and ((t0."id" = any($2)) or ((t0."data"->>$3::text) = $4)) ` +
        `order by t0."id" desc limit 700 offset $7::bigint) as _q(c0, c1, c2)) _r) as _b(b, n, total, inserted)`,
    );
    expect(values).toEqual([`%x'%`, '{"1","2"}', 'k', 'v', 'a', '1', '3']);
  });
  test('embedded resources are lateral joins; only those that filter are counted through', () => {
    const { text } = prepareRead(
      catalogue,
      'authors',
      request('select=name,books!inner(title)&books.title=eq.x', {
        preferences: parsePrefer('count=exact'),
      }),
    );
    expect(text).toContain(
      `from (select t1."title" as "title" from "public"."books" as t1 where t1."author_id" = t0."id" and (t1."title" = $1) limit 1000) as _q(c0)) _r) e1 on e1.v is not null`,
    );
    expect(text.match(/join lateral/gu)).toHaveLength(2);
    const left = prepareRead(
      catalogue,
      'authors',
      request('select=name,books(title)', { preferences: parsePrefer('count=exact') }),
    );
    expect(left.text.match(/join lateral/gu)).toHaveLength(1);
  });
  test('few values are added up in a window, which is cheaper', () => {
    const few = prepareRead(catalogue, 'books', request('select=id,title&limit=1000')).text;
    expect(few).toContain('sum(83 + coalesce(octet_length(_q.c1), 4)) over (rows unbounded');
    const many = prepareRead(catalogue, 'books', request('select=id,title,a:title&limit=700')).text;
    expect(many).not.toContain('over (');
  });
  test('rows that are short whatever they hold are not counted', () => {
    const { text } = prepareRead(catalogue, 'books', request('select=id,author_id'));
    expect(text).not.toContain('over (');
  });
  test('two requests that differ in values only share their statement', () => {
    const of = (query: string) => prepareRead(catalogue, 'books', request(query)).text;
    expect(of('title=eq.a&id=in.(1)&offset=1')).toBe(of('title=eq.b&id=in.(2,3)&offset=9'));
  });
});

describe('an insert', () => {
  const insert = (query: string, body: unknown, prefer: string) =>
    prepareInsert(
      catalogue,
      'books',
      request(query, {
        method: 'POST',
        preferences: parsePrefer(prefer),
        body: JSON.stringify(body),
      }),
    );
  test('is one jsonb parameter, however many rows', () => {
    const body = [
      { id: 1, title: 'a' },
      { id: 2, title: 'b' },
    ];
    const { text, values } = insert('', body, 'return=minimal');
    expect(text).toBe(
      `with _w as (insert into "public"."books" as t0 ("id", "title") select _p."id", _p."title" from jsonb_to_recordset($1::jsonb) as _p("id" integer, "title" text) returning 1) select null, count(*)::int, null, null from _w`,
    );
    expect(values).toEqual([JSON.stringify(body)]);
  });
  test('an upsert leaves the key alone', () => {
    const { text } = insert('', { id: 1, title: 'a' }, 'resolution=merge-duplicates');
    expect(text).toContain(
      'on conflict ("id") do update set "title" = excluded."title" returning 1',
    );
  });
  test('returns only the columns that the answer needs', () => {
    const { text } = insert('select=title,authors(name)', { title: 'a' }, 'return=representation');
    expect(text).toContain('returning t0."title", t0."author_id")');
  });
});
