import { atLeast } from '#domain/safety/levels.ts';
import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';
import type { Conversation } from './conversation/conversation-fold.ts';

/** What Nilo's face answers to, in the order in which it counts. */
export function companionMood(
  { level, ask, messages, answering }: Conversation,
  around: { drafting: boolean; online: boolean },
): MascotEmotion {
  if (answering !== null) {
    const speaking = messages.some(
      (message) => message.role === 'companion' && message.replyTo === answering && message.text,
    );
    if (!speaking) return 'thinking';
    return ask ? 'concerned' : 'talking';
  }
  if (ask) return 'concerned';
  if (around.drafting) return 'listening';
  if (!around.online) return 'calm';
  if (messages.length === 0) return 'happy';
  return atLeast(level, 'concern') ? 'encouraging' : 'neutral';
}
