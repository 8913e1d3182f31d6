import { loadBackend } from '#web/data/backend.ts';
import { DataError, dataOf } from '#web/data/data-error.ts';
import { queryClient } from '#web/data/query-client.ts';
import { applyChange, readChange } from '../contacts/contact-change.ts';
import type { Contact } from '../contacts/contact.ts';
import { contactsKey } from './list-contacts.ts';
import { saveContact } from './save-contact.ts';

/**
 * The sender of this feature. The list in memory learns of the change before it leaves the outbox,
 * so that nothing flickers in between.
 * @throws {DataError} when the server did not take it
 */
export async function sendContactChange(payload: unknown, owner: string): Promise<void> {
  const change = readChange(payload);
  if (!change) throw new DataError('unreadable', 'contact change', 400);
  if (change.type === 'save') await saveContact(change.contact);
  else await deleteContact(change.id);
  const queryKey = contactsKey(owner);
  // An answer that was already on its way may not know of this change: it is asked for again.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<readonly Contact[]>(
    queryKey,
    (contacts) => contacts && applyChange(contacts, change),
  );
  void queryClient.invalidateQueries({ queryKey });
}

/** Deleting who is already gone is no error. */
async function deleteContact(id: string): Promise<void> {
  const backend = await loadBackend();
  dataOf(await backend.from('support_contacts').delete().eq('id', id));
}
