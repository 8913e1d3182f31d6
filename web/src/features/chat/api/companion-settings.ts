import type { FormOfAddress } from '#domain/companion/address/render.ts';
import { loadBackend } from '#web/data/backend.ts';
import { DataError, dataOf } from '#web/data/data-error.ts';
import { FORMS_OF_ADDRESS, keepAddress } from '../offline/last-address.ts';

export interface CompanionSettings {
  /** Whether the companion remembers anything beyond a conversation. */
  memory: boolean;
  address: FormOfAddress;
}

export const companionSettingsKey = ['chat', 'settings'] as const;

/** @throws {DataError} */
export async function loadCompanionSettings(): Promise<CompanionSettings> {
  const backend = await loadBackend();
  const row = dataOf(
    await backend.from('profiles').select('companion_memory, form_of_address').maybeSingle(),
  );
  if (!row) throw new DataError('not_found', 'profile', 404);
  const address = FORMS_OF_ADDRESS.find((one) => one === row.form_of_address) ?? 'tu';
  keepAddress(address);
  return { memory: row.companion_memory, address };
}

/** @throws {DataError} */
export async function saveCompanionSettings({ memory, address }: CompanionSettings): Promise<void> {
  const backend = await loadBackend();
  const values = { companion_memory: memory, form_of_address: address };
  // Every row that the person may change is hers: there is one.
  dataOf(await backend.from('profiles').update(values).not('user_id', 'is', null));
  keepAddress(address);
}
