import { lazy } from 'react';
import { COMPANION } from '#domain/product.ts';
import { ChatFrame } from '#web/features/chat/chat-frame.tsx';
import { ChatPage } from '#web/features/chat/chat-page.tsx';
import { CardExtra, type CardExtraProps } from '#web/features/chat/keepsakes/card-extra.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { pageKind } from '../shell/page-kind.ts';
import { pageTitle } from '../texts.ts';

export const handle = pageKind('conversation', { frame: <ChatFrame /> });

export const meta = () => pageTitle(COMPANION);

const KeepCard = lazy(() => import('../diary/keep-card.tsx'));

const keepCard = (props: CardExtraProps) => <KeepCard {...props} />;

export default function Chat() {
  return (
    <CardExtra value={keepCard}>
      <ChatPage online={useOnline()} />
    </CardExtra>
  );
}
