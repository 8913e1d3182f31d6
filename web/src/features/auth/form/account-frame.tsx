import type { ReactNode } from 'react';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { AUTH_TEXTS } from '../texts.ts';

interface AccountFrameProps {
  title: string;
  lead?: string;
  emotion: MascotEmotion;
  children: ReactNode;
}

/** One narrow column with Nilo at its head: the same place for every account screen. */
export function AccountFrame({ title, lead, emotion, children }: AccountFrameProps) {
  return (
    <div className="flex flex-col pb-8">
      <Mascot emotion={emotion} size="md" decorative className="mb-4" />
      <PageHeader title={title} lead={lead} />
      <noscript>
        <p className="mb-6">{AUTH_TEXTS.noScript}</p>
      </noscript>
      {children}
    </div>
  );
}
