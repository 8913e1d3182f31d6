import { readItem, removeItem, writeItem } from '#web/lib/safe-storage.ts';

/** The address of a conversation that has not begun: `/chat?c=nueva`. */
export const FRESH_PARAM = 'nueva';

const keyOf = (owner: string) => `remanso.chat.last.${owner}`;

/** Who comes back to /chat finds the conversation that was open, and the sentence begun there. */
export function rememberConversation(id: string | null, owner: string): void {
  if (id === null) removeItem(keyOf(owner));
  else writeItem(keyOf(owner), id);
}

/** Which conversation an address means. Null: a new one. */
export function conversationOf(param: string | null, owner: string): string | null {
  const id = param ?? readItem(keyOf(owner));
  return id !== null && UUID.test(id) ? id : null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
