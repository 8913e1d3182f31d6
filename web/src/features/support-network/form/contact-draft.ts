import { type Closeness, type GoodFor, isCloseness, isGoodFor } from '#domain/support/contact.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { formDraft } from '../contacts/contact-drafts.ts';
import type { Contact } from '../contacts/contact.ts';

/** The fields as they are being filled in. */
export interface ContactDraft {
  name: string;
  phone: string;
  note: string;
  closeness: Closeness;
  goodFor: readonly GoodFor[];
}

export function draftOf(contact: Contact | null): ContactDraft {
  return {
    name: contact?.name ?? '',
    phone: contact?.phone ?? '',
    note: contact?.note ?? '',
    closeness: contact?.closeness ?? 'close',
    goodFor: contact?.goodFor ?? [],
  };
}

/** Kept at every keystroke; gone only when it was saved or given up. */
export function useContactDraft(id: string) {
  return useDraft(formDraft(id));
}

/** Null for nothing, or for what another version left. */
export function readContactDraft(text: string): ContactDraft | null {
  if (text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return null;
    const { name, phone, note, closeness, goodFor } = value;
    if (typeof name !== 'string' || typeof phone !== 'string' || typeof note !== 'string') {
      return null;
    }
    if (!isCloseness(closeness) || !Array.isArray(goodFor)) return null;
    return { name, phone, note, closeness, goodFor: goodFor.filter(isGoodFor) };
  } catch {
    return null;
  }
}
