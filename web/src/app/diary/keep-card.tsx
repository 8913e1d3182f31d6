import type { CardExtraProps } from '#web/features/chat/keepsakes/card-extra.ts';
import KeepButton from './keep-button.tsx';
import { KEEP_TEXTS } from './texts.ts';

/** Beside what can be done with a card of the chat: its lines become a page of the diary. */
export default function KeepCard({ id, card: { title, lines } }: CardExtraProps) {
  const text = lines.map((line) => `- ${line.replaceAll('\n', ' ')}`).join('\n');
  return <KeepButton thing={{ id, title, text, tags: [KEEP_TEXTS.talkTag] }} />;
}
