import { type BackgroundSetting, readBackground } from '#domain/backgrounds/background-setting.ts';
import { backgroundOn } from '#domain/backgrounds/background-on-device.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { readItem, readJson, writeItem } from '#web/lib/safe-storage.ts';
import { watchedKeys } from '#web/lib/watched-keys.ts';
import { draw } from '#web/ui/background/draw.ts';
import { firstStyle } from '#web/ui/background/picture.ts';
import { thisDevice } from './this-device.ts';
import { BACKGROUND_KEY } from './first-paint.ts';

/** Changed in this tab or in another one. */
const { notify, subscribe } = watchedKeys(BACKGROUND_KEY);
export { subscribe as onKeptChange };

/** Raised when a drawing changes: what was kept is then drawn anew. */
const DRAWN = 1;

interface Kept {
  owner: string;
  setting: BackgroundSetting;
  drawn: number;
}

let last: { text: string | null; kept: Kept | null } = { text: null, kept: null };

function read(): Kept | null {
  const text = readItem(BACKGROUND_KEY);
  if (text !== last.text) last = { text, kept: readJson(BACKGROUND_KEY, parse) };
  return last.kept;
}

function parse(value: unknown): Kept | null {
  if (!isRecord(value)) return null;
  const { owner, setting, drawn } = value;
  const known = readBackground(setting);
  if (!known || typeof owner !== 'string' || typeof drawn !== 'number') return null;
  return { owner, setting: known, drawn };
}

/** What this person has on this device; null where nothing is known. The same object until it changes. */
export function keptBackground(owner: string): BackgroundSetting | null {
  const kept = read();
  return kept?.owner === owner ? kept.setting : null;
}

/** Keeps it with what the next page paints first, in both lights. */
export function keepBackground(owner: string, setting: BackgroundSetting): void {
  const kept = read();
  const same = kept?.owner === owner && kept.drawn === DRAWN;
  if (same && JSON.stringify(kept.setting) === JSON.stringify(setting)) return;
  const shown = backgroundOn(setting, thisDevice());
  const [light, dark] = (['light', 'dark'] as const).map((mode) =>
    firstStyle(draw(shown, mode), shown.data.overlay),
  );
  writeItem(BACKGROUND_KEY, JSON.stringify({ owner, setting, drawn: DRAWN, light, dark }));
  notify();
}
