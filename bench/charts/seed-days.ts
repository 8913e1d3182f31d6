import { loadKeys } from '#server/keys.ts';

const DAY_MS = 86_400_000;
/** As many as one request of the Data API takes without being large. */
const ROWS = 730;
const EMOTIONS = ['calma', 'alegria', 'tristeza', 'cansancio', 'ansiedad', 'enojo'] as const;
const WORDS = ['sosiego', 'euforia', 'nostalgia'];

/** Tells of every day of so many years, through the Data API, as the person of the session. */
export async function seedDays(
  { origin, dataDir, accessToken }: { origin: string; dataDir: string; accessToken: string },
  years: number,
): Promise<void> {
  const { publishableKey } = await loadKeys(dataDir);
  const days = Math.round(years * 365.25);
  const moods = Array.from({ length: days }, (_, day) => ({
    emotion: EMOTIONS[(day * 7 + Math.floor(day / 11)) % EMOTIONS.length],
    intensity: 1 + ((day * 3) % 5),
    words: day % 4 === 0 ? [WORDS[day % WORDS.length]] : [],
    occurred_at: new Date(Date.now() - day * DAY_MS - (day % 9) * 3_600_000).toISOString(),
  }));
  const factors = moods.map(({ occurred_at: at }, day) => ({
    factor: 'sleep',
    day: at.slice(0, 10),
    value: 5 + (day % 5),
  }));
  const write = async (table: string, rows: readonly object[], prefer: string) => {
    const answer = await fetch(`${origin}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        prefer,
      },
      body: JSON.stringify(rows),
    });
    if (!answer.ok) throw new Error(`${table}: ${answer.status} ${await answer.text()}`);
  };
  for (let at = 0; at < days; at += ROWS) {
    await write('mood_entries', moods.slice(at, at + ROWS), 'return=minimal');
    await write(
      'factor_days?on_conflict=user_id,factor,day',
      factors.slice(at, at + ROWS),
      'return=minimal,resolution=ignore-duplicates',
    );
  }
}
