import { COMPANION } from '#domain/product.ts';
import { ChatFrame } from '#web/features/chat/chat-frame.tsx';
import { ChatPage } from '#web/features/chat/chat-page.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import { pageKind } from '../shell/page-kind.ts';
import { pageTitle } from '../texts.ts';

export const handle = pageKind('conversation', { frame: <ChatFrame /> });

export const meta = () => pageTitle(COMPANION);

export default function Chat() {
  return <ChatPage online={useOnline()} />;
}
