import { useEffect } from 'react';
import { useUser } from '#web/data/session.ts';
import { useDeletion } from '#web/features/account-security/deletion/deletion-calls.ts';
import { keepAccountEnd } from './account-end.ts';

/** Behind the guard: notes on the device whether this account will be deleted. */
export function NoteAccountEnd() {
  const { id } = useUser();
  const { data: due } = useDeletion(id);
  useEffect(() => {
    if (due !== undefined) keepAccountEnd(id, due);
  }, [id, due]);
  return null;
}
