import type { ReactNode } from 'react';
import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import { AiNotice } from './ai/ai-notice.tsx';
import { CHAT_TEXTS } from './texts.ts';

interface ChatHeaderProps {
  mood: MascotEmotion;
  online: boolean;
  children: ReactNode;
}

/** Companion and state; the state is given in words beside the face. */
export function ChatHeader({ mood, online, children }: ChatHeaderProps) {
  const state = CHAT_TEXTS.state;
  const words =
    mood === 'thinking'
      ? state.thinking
      : mood === 'talking'
        ? state.talking
        : online
          ? state.idle
          : state.offline;
  return (
    <div className="shrink-0 border-b border-line bg-page px-4 py-1 md:px-8 md:py-1.5">
      <div className="mx-auto flex w-full max-w-2xl flex-wrap items-center gap-2">
        <Mascot emotion={mood} size="sm" decorative className="max-sm:size-10" />
        <div className="min-w-20 flex-1 leading-tight">
          <h1 className="font-title text-lg font-semibold">{CHAT_TEXTS.page.title}</h1>
          <p className="truncate text-sm text-ink-soft">{words}</p>
        </div>
        <AiNotice />
        {children}
      </div>
    </div>
  );
}
