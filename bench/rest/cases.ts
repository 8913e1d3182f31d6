import type { DataRequest } from './data-api.ts';

/** One request, and what a person would write by hand for the same answer. */
export interface RestCase {
  name: string;
  request: DataRequest;
  /** One row whose first column is the body of the answer. */
  sql: string;
  values: readonly string[];
  readOnly: boolean;
}

const COLUMNS = 'id, emotion, intensity, note, occurred_at';
const SELECT = `select=${COLUMNS.replaceAll(', ', ',')}`;
const rows = (rest: string) =>
  `select coalesce(json_agg(r), '[]')::text from (select ${COLUMNS} from public.mood_entries ${rest}) r`;

export const CASES: readonly RestCase[] = [
  {
    name: 'list',
    request: { method: 'GET', path: `mood_entries?${SELECT}&order=occurred_at.desc&limit=20` },
    sql: rows('order by occurred_at desc limit 20'),
    values: [],
    readOnly: true,
  },
  {
    name: 'filtered',
    request: {
      method: 'GET',
      path: `mood_entries?${SELECT}&emotion=eq.calma&intensity=in.(2,3)&order=occurred_at.desc&limit=20`,
    },
    sql: rows('where emotion = $1 and intensity = any($2) order by occurred_at desc limit 20'),
    values: ['calma', '{2,3}'],
    readOnly: true,
  },
  {
    name: 'insert',
    request: {
      method: 'POST',
      path: 'mood_entries',
      body: JSON.stringify({ emotion: 'calma', intensity: 3, note: 'una nota' }),
    },
    sql: `with w as (
            insert into public.mood_entries (emotion, intensity, note) values ($1, $2, $3))
          select ''`,
    values: ['calma', '3', 'una nota'],
    readOnly: false,
  },
];
