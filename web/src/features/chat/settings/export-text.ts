import { COMPANION } from '#domain/product.ts';
import type { ExportedConversation, ExportedKeepsake } from '../api/export-conversations.ts';
import { CHAT_SETTINGS_TEXTS } from './texts.ts';
import { conversationName } from '../history/names/conversation-name.ts';

const DAY = new Intl.DateTimeFormat('es', { dateStyle: 'long' });
const HOUR = new Intl.DateTimeFormat('es', { timeStyle: 'short' });

/** A conversation as one would read it on paper. */
export function asText({ messages, ...talk }: ExportedConversation): string {
  const head = CHAT_SETTINGS_TEXTS.exportHead(
    conversationName(talk),
    DAY.format(new Date(talk.created_at)),
  );
  const lines = messages.map(({ role, content, created_at: at }) => {
    const who = role === 'person' ? CHAT_SETTINGS_TEXTS.person : COMPANION;
    return `[${HOUR.format(new Date(at))}] ${who}: ${content}`;
  });
  return `${[head, ...lines].join('\n')}\n`;
}

/** Everything for another program: conversations, and what was taken along from them. */
export function portable(
  talks: readonly ExportedConversation[],
  kept: readonly ExportedKeepsake[],
) {
  return {
    conversations: talks.map(({ title, created_at, messages }) => ({
      title,
      created_at,
      messages: messages.map((message) => ({
        at: message.created_at,
        from: message.role,
        text: message.content,
      })),
    })),
    keepsakes: kept.map(({ title, lines, kept_at }) => ({ title, lines, kept_at })),
  };
}
