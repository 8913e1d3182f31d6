import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import type { Contact } from '../contacts/contact.ts';

/**
 * Stores somebody as they are now, new or known. Sent again, it says the same; somebody who was
 * deleted and is brought back keeps the id.
 */
export async function saveContact(contact: Contact): Promise<void> {
  const { id, name, closeness, angle, phone, note } = contact;
  const row = { name, closeness, angle, phone, note, good_for: [...contact.goodFor] };
  const backend = await loadBackend();
  const table = backend.from('support_contacts');
  const known = dataOf(await table.update(row).eq('id', id).select('id'));
  if (known.length > 0) return;
  dataOf(await table.upsert({ id, ...row }, { onConflict: 'id', ignoreDuplicates: true }));
}
