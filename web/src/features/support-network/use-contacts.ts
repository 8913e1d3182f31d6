import { useQuery } from '@tanstack/react-query';
import { outbox, useOutboxItems } from '#web/data/outbox/the-outbox.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { contactsQuery } from './api/list-contacts.ts';
import { CONTACT_KIND_PREFIX, type ContactChange, withPending } from './contacts/contact-change.ts';

/** The network of one person: what the server has and what still waits here. */
export function useContacts(userId: string) {
  const { data, isError, isFetching, refetch } = useQuery(contactsQuery(userId));
  const items = useOutboxItems(userId, CONTACT_KIND_PREFIX);
  const online = useOnline();
  return {
    contacts: withPending(data ?? [], items),
    /** Whether an empty list means that there is nobody, and not that nobody answered. */
    known: data !== undefined,
    loading: data === undefined && isFetching && online,
    failed: online && isError,
    online,
    refetch,
    /** Resolves once the change is kept on this device. */
    change: (change: ContactChange) =>
      outbox.add(CONTACT_KIND_PREFIX + change.type, userId, change),
  };
}
