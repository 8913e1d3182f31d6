import { queryOptions } from '@tanstack/react-query';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { endOf, pageOf, readToEnd } from '#web/data/pages/keyset.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { CONTACT_COLUMNS, type Contact, contactOfRow } from '../contacts/contact.ts';

const PAGE = 500;

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

/** All of them: the map shows everybody at once. */
async function listContacts(signal: AbortSignal): Promise<readonly Contact[]> {
  const backend = await loadBackend();
  const by = { column: 'name', ascending: true, size: PAGE };
  const rows = await readToEnd(async (after) => {
    const query = backend.from('support_contacts').select(CONTACT_COLUMNS);
    const page = dataOf(await pageOf(query, by, after).abortSignal(signal));
    return { rows: page, next: endOf(page, PAGE, (row) => [row.name, row.id]) };
  });
  return rows.map(contactOfRow).filter((contact) => contact !== null);
}
