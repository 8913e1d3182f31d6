import { isRecord } from '#web/lib/is-record.ts';
import type { OutboxItem } from '#web/data/outbox/outbox-store.ts';
import { type Contact, isContact } from './contact.ts';

/** What can be done to the list, in the form in which it waits in the outbox. */
export type ContactChange = { type: 'save'; contact: Contact } | { type: 'delete'; id: string };

/** Outbox kinds of this feature are `contact.` and the type of the change. */
export const CONTACT_KIND_PREFIX = 'contact.';

/** The list after a change, by name. Repeating a change changes nothing more. */
export function applyChange(
  contacts: readonly Contact[],
  change: ContactChange,
): readonly Contact[] {
  if (change.type === 'delete') return contacts.filter(({ id }) => id !== change.id);
  const others = contacts.filter(({ id }) => id !== change.contact.id);
  return [...others, change.contact].toSorted(byName);
}

function byName(a: Contact, b: Contact): number {
  return a.name.localeCompare(b.name, 'es') || (a.id < b.id ? -1 : 1);
}

/** Reads a change that may have been kept by an older version. Null: nobody can tell what it was. */
export function readChange(payload: unknown): ContactChange | null {
  if (!isRecord(payload)) return null;
  const { type, id, contact } = payload;
  if (type === 'save') return isContact(contact) ? { type, contact } : null;
  return type === 'delete' && typeof id === 'string' ? { type, id } : null;
}

export interface ListedContact extends Contact {
  /** `waiting`: this device knows something of it that the server does not. */
  delivery: 'sent' | 'waiting' | 'refused';
  refusedKey: string | null;
}

/** What a person sees: what the server has, and on top of it what still waits to be sent. */
export function withPending(
  contacts: readonly Contact[],
  items: readonly OutboxItem[],
): ListedContact[] {
  const last = new Map<string, OutboxItem>();
  let list: readonly Contact[] = contacts.toSorted(byName);
  for (const item of items) {
    const change = readChange(item.payload);
    if (!change || (item.rejected && change.type === 'delete')) continue;
    list = applyChange(list, change);
    last.set(change.type === 'save' ? change.contact.id : change.id, item);
  }
  return list.map((contact) => {
    const item = last.get(contact.id);
    const refusedKey = item?.rejected ? item.key : null;
    return { ...contact, delivery: refusedKey ? 'refused' : item ? 'waiting' : 'sent', refusedKey };
  });
}
