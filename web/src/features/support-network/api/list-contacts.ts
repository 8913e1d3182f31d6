import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { CONTACT_COLUMNS, type Contact, contactOfRow } from '../contacts/contact.ts';

export function contactsQuery(userId: string) {
  return queryOptions({
    queryKey: contactsKey(userId),
    queryFn: ({ signal }) => listContacts(signal),
    staleTime: staleTimes.standard,
    meta: { offline: true },
  });
}

export function contactsKey(userId: string) {
  return ['support-network', userId, 'contacts'] as const;
}

async function listContacts(signal: AbortSignal): Promise<readonly Contact[]> {
  const backend = await loadBackend();
  const rows = dataOf(
    await backend
      .from('support_contacts')
      .select(CONTACT_COLUMNS)
      .order('name')
      .abortSignal(signal),
  );
  return rows.map(contactOfRow).filter((contact) => contact !== null);
}
