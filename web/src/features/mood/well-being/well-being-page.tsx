import { useState } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { WellBeingCheck } from './check.ts';
import { PastChecks } from './past-checks.tsx';
import { Questions } from './questions.tsx';
import { Result } from './result.tsx';
import { WELL_BEING_TEXTS as TEXTS } from './texts.ts';
import { useChecks } from './use-checks.ts';

/** Above the page, also before it is known who is there. */
export function WellBeingHeader() {
  return <PageHeader title={TEXTS.title} lead={TEXTS.lead} />;
}

/** Five questions, a number that is not more than it is, and the times before. */
export function WellBeingPage() {
  const { rows, failed, online, change, undo } = useChecks();
  const [doneId, setDoneId] = useState<string | null>(null);
  const place = rows.findIndex(({ id }) => id === doneId);
  const done = rows[place];

  function keep(answers: number[]) {
    const row = { id: crypto.randomUUID(), answers, takenAt: new Date().toISOString() };
    change({ type: 'add', row });
    setDoneId(row.id);
  }

  function remove(check: WellBeingCheck) {
    const changeId = change({ type: 'delete', id: check.id });
    toast({
      title: TEXTS.removed,
      action: {
        label: TEXTS.undo,
        onPress: () => void undo(changeId, { type: 'add', row: check }),
      },
    });
  }

  return (
    <div className="flex flex-col gap-6">
      {!online && <Notice tone="info">{TEXTS.offline}</Notice>}
      {failed && <Notice tone="error">{TEXTS.error}</Notice>}
      {done ? (
        <Result
          key={done.id}
          check={done}
          before={rows[place + 1]}
          onAgain={() => setDoneId(null)}
        />
      ) : (
        <Questions onDone={keep} />
      )}
      {rows.length > 0 && <PastChecks checks={rows} onRemove={remove} />}
    </div>
  );
}
