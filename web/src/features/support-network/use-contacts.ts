import { useQuery } from '@tanstack/react-query';
import { useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { contactsQuery } from './api/list-contacts.ts';
import { contacts } from './contacts/contacts.ts';

/** The network of one person: what the server has and what still waits here. */
export function useContacts(userId: string) {
  const list = useQuery(contactsQuery(userId));
  return { ...useOfflineList(contacts, userId, list), refetch: list.refetch };
}
