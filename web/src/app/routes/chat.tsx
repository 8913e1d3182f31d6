import { ChatPage } from '#web/features/chat/chat-page.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import { pageKind } from '../shell/page-kind.ts';
import { APP_TEXTS, pageTitle } from '../texts.ts';

export const handle = pageKind('conversation');

export const meta = () => pageTitle(APP_TEXTS.areas.talk);

export default function Chat() {
  return <ChatPage online={useOnline()} />;
}
