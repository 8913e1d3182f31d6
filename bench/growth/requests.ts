import type { DataRequest } from '../rest/data-api.ts';

const MOOD = 'mood_entries?select=id,emotion,intensity,note,occurred_at,words,own_words,mixed';
const NEWEST = 'order=occurred_at.desc,id.desc';

/** What the screens ask about one person's moods and factors (`web/src/features/mood/api`). */
export function moodRequests(now: Date): Record<string, DataRequest> {
  const daysAgo = (days: number) =>
    encodeURIComponent(new Date(now.getTime() - days * 86_400_000).toISOString());
  const get = (path: string): DataRequest => ({ method: 'GET', path });
  const middle = daysAgo(500);
  return {
    'the newest entry': get(`${MOOD}&${NEWEST}&limit=1`),
    'list: first page': get(`${MOOD}&${NEWEST}&limit=50`),
    'list: a page in the middle': get(
      `${MOOD}&occurred_at=lte.${middle}&or=(occurred_at.lt.%22${middle}%22,and(occurred_at.eq.%22${middle}%22,id.lt.ffffffff-ffff-ffff-ffff-ffffffffffff))&${NEWEST}&limit=50`,
    ),
    'the year': get(`${MOOD}&occurred_at=gte.${daysAgo(365)}&${NEWEST}&limit=1000`),
    'all of it, for the charts': get(`${MOOD}&${NEWEST}&limit=1000`),
    'all values of factors': get(
      'factor_days?select=id,factor,day,value&order=day.desc,id.desc&limit=1000',
    ),
  };
}
