import type { ListChange } from '#web/data/outbox/list-change.ts';
import { offlineList } from '#web/data/outbox/offline-list.ts';
import { toTable } from '#web/data/outbox/to-table.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { contactsKey } from '../api/list-contacts.ts';
import { SUPPORT_KEPT_TEXTS } from '../kept-here.texts.ts';
import { type Contact, readContact } from './contact.ts';

/** The people of somebody's network: written on the device first, sent when the network allows. */
export const contacts = offlineList<Contact>({
  kind: 'contact',
  schema: readContact,
  order: (one, other) => one.name.localeCompare(other.name, 'es') || (one.id < other.id ? -1 : 1),
  queries: contactsKey,
  send: toTable('support_contacts'),
  inWords: SUPPORT_KEPT_TEXTS.changes,
  older: readOlderChange,
});

/** How versions before November 2026 kept somebody who was added or changed. */
function readOlderChange(payload: unknown): ListChange<Contact> | null {
  const row = isRecord(payload) ? readContact(payload['contact']) : null;
  return row && { type: 'save', row };
}
