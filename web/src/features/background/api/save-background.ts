import type { BackgroundSetting } from '#domain/backgrounds/background-setting.ts';
import { loadBackendOf } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';

/** @throws {DataError} */
export async function saveBackground(background: BackgroundSetting, owner: string): Promise<void> {
  const backend = await loadBackendOf(owner);
  dataOf(await backend.from('profiles').update({ background }).eq('user_id', owner));
}
