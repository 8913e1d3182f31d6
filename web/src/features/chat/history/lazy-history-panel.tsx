import { lazy, Suspense } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';
import { CHAT_TEXTS } from '../texts.ts';
import type { HistoryPanelProps } from './history-panel.tsx';

const HistoryPanel = lazy(async () => {
  const { HistoryPanel: panel } = await import('./history-panel.tsx');
  return { default: panel };
});

/** The list of earlier conversations is fetched after the page has loaded. */
export function LazyHistoryPanel(props: HistoryPanelProps) {
  return (
    <Suspense fallback={<Spinner label={CHAT_TEXTS.history.loading} />}>
      <HistoryPanel {...props} />
    </Suspense>
  );
}
