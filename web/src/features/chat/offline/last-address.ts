import type { FormOfAddress } from '#domain/companion/address/render.ts';
import { draftOwner } from '#web/lib/drafts.ts';
import { readItem, writeItem } from '#web/lib/safe-storage.ts';

/** In the order in which they are offered. */
export const FORMS_OF_ADDRESS: readonly FormOfAddress[] = ['tu', 'vos', 'usted'];

const keyOf = (owner: string) => `remanso.chat.address.${owner}`;

/** How the person wants to be addressed, for answers that are given on this device. */
export function lastAddress(): FormOfAddress {
  const kept = readItem(keyOf(draftOwner()));
  return FORMS_OF_ADDRESS.find((one) => one === kept) ?? 'tu';
}

export function keepAddress(address: FormOfAddress): void {
  writeItem(keyOf(draftOwner()), address);
}
