import { useState } from 'react';
import type { PracticeOf } from '#web/data/practices/practice.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Charts } from './charts.tsx';
import { ANALYTICS_TEXTS as TEXTS } from './texts.ts';
import { useDays } from './read/use-days.ts';

/** Every state of the charts: loading, failed, nothing told yet, and the charts themselves. */
export function AnalyticsPage({ practiceOf }: { practiceOf: PracticeOf }) {
  const [today] = useState(() => new Date());
  const { rows, days, known, loading, failed, online, refetch } = useDays();
  return (
    <div className="flex flex-col gap-6">
      {!online && <Notice tone="info">{TEXTS.offline}</Notice>}
      {failed && (
        <Notice tone="error">
          <p>{TEXTS.error}</p>
          <Button variant="secondary" className="mt-2" onClick={() => void refetch()}>
            {TEXTS.retry}
          </Button>
        </Notice>
      )}
      {loading && (
        <p className="flex items-center gap-3 py-6 text-ink-soft">
          <Spinner /> {TEXTS.loading}
        </p>
      )}
      {known && rows.length === 0 && (
        <EmptyState
          title={TEXTS.emptyTitle}
          action={<ButtonLink to="/mood">{TEXTS.emptyAction}</ButtonLink>}
        >
          {TEXTS.emptyLead}
        </EmptyState>
      )}
      {rows.length > 0 && <Charts {...{ rows, days, today, practiceOf }} />}
    </div>
  );
}
