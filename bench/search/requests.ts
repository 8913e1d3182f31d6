import type { Pool } from 'pg';
import type { DataRequest } from '../rest/data-api.ts';

type Place = readonly [at: string, id: string];

/** Where pages of somebody's messages begin. */
export interface Places {
  /** Half-way through all that was said. */
  middle: Place;
  /** So that 500 messages are left until the newest. */
  last: Place;
}

const EXPORT_PAGE = 500;

export async function placesOf(owner: Pool, userId: string): Promise<Places> {
  const at = async (offset: string): Promise<Place> => {
    const { rows } = await owner.query<{ at: string; id: string }>(
      `select to_json(created_at) #>> '{}' as at, id from public.messages where user_id = $1
        order by created_at, id
       offset (select ${offset} from public.messages where user_id = $1) limit 1`,
      [userId],
    );
    const row = rows[0];
    if (!row) throw new Error('no such message');
    return [row.at, row.id];
  };
  return { middle: await at('count(*) / 2'), last: await at(`count(*) - ${EXPORT_PAGE + 1}`) };
}

/** What the history dialog asks, for words of every frequency. */
export function searches({ middle }: Places): Record<string, DataRequest> {
  const search = (words: string, before?: Place): DataRequest => ({
    method: 'POST',
    path: 'rpc/search_messages',
    body: JSON.stringify({
      p_query: words,
      p_limit: 30,
      ...(before && { p_before: before[0], p_before_id: before[1] }),
    }),
  });
  return {
    'search: every second message': search('mar'),
    'search: that, half-way back': search('mar', middle),
    'search: one in a hundred': search('invierno'),
    'search: those, half-way back': search('invierno', middle),
    'search: forty in all': search('flamenco'),
    'search: half a word of those': search('flamenc'),
    'search: two words, one in 21': search('tren ventana'),
    'search: a rare and a common word': search('mar flamenco'),
    'search: two that seldom meet': search('inviernos flamencos'),
    'search: nowhere': search('ornitorrinco'),
  };
}

/** What the export asks: the first page, and the one after which there is no more. */
export function exportPages({ last: [at, id] }: Places): Record<string, DataRequest> {
  const columns = 'select=id,conversation_id,role,content,status,created_at&status=neq.unsaved';
  const page = `messages?${columns}&order=created_at.asc,id.asc&limit=${EXPORT_PAGE}`;
  const place = encodeURIComponent(at);
  return {
    'export: first page': { method: 'GET', path: page },
    'export: last page': {
      method: 'GET',
      path: `${page}&created_at=gte.${place}&or=(created_at.gt.%22${place}%22,and(created_at.eq.%22${place}%22,id.gt.${id}))`,
    },
  };
}
