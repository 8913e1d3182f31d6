import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { HistoryState } from './conversation/use-history.ts';
import { HISTORY_NOTICE_TEXTS } from './history-notice.texts.ts';
import { CHAT_TEXTS } from './texts.ts';

const MESSAGES = {
  offline: HISTORY_NOTICE_TEXTS.offlineHistory,
  gone: HISTORY_NOTICE_TEXTS.gone,
  failed: HISTORY_NOTICE_TEXTS.loadFailed,
} as const;

interface HistoryNoticeProps {
  state: HistoryState;
  onReload: () => void;
  onFresh: () => void;
}

/** Says where the stored part of a conversation is while it is not on screen. */
export function HistoryNotice({ state, onReload, onFresh }: HistoryNoticeProps) {
  if (state === 'ready') return null;
  if (state === 'loading') {
    return (
      <p className="my-auto flex animate-late items-center justify-center gap-2 text-ink-soft">
        <Spinner /> {HISTORY_NOTICE_TEXTS.loading}
      </p>
    );
  }
  return (
    <Notice tone="info">
      <p>{MESSAGES[state]}</p>
      {state === 'gone' ? (
        <Button variant="quiet" onClick={onFresh}>
          {CHAT_TEXTS.history.fresh}
        </Button>
      ) : (
        <Button variant="quiet" onClick={onReload}>
          {CHAT_TEXTS.page.tryAgain}
        </Button>
      )}
    </Notice>
  );
}
