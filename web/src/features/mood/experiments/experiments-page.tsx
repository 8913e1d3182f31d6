import { useState } from 'react';
import { useToday } from '#web/lib/days/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useDays } from '../analytics/read/use-days.ts';
import { localDate } from '../days.ts';
import type { Experiment } from './experiment.ts';
import { isOver } from './progress.ts';
import { OutcomeFigure } from './outcome-figure.tsx';
import { outcomesOf, toldDays } from './outcomes.ts';
import { Running } from './running.tsx';
import { StartForm } from './start-form.tsx';
import { EXPERIMENTS_TEXTS as TEXTS } from './texts.ts';
import { useExperiments } from './use-experiments.ts';

/** Above the page, also before it is known who is there. */
export function ExperimentsHeader() {
  return <PageHeader title={TEXTS.title} lead={TEXTS.lead} />;
}

/** What is being tried today, what was found out before, and how one begins. */
export function ExperimentsPage() {
  const today = useToday();
  const [asking, setAsking] = useState(false);
  const list = useExperiments();
  const { rows, known, loading, failed, online, change, undo, wordsOf } = list;
  const entries = useDays();
  const running = rows.filter((row) => !isOver(row, today));
  const over = rows.filter((row) => isOver(row, today));
  const asks = known && (asking || rows.length === 0);

  function start(row: Experiment) {
    change({ type: 'add', row });
    setAsking(false);
  }

  function stop(row: Experiment) {
    // Where a clock went back it may not have begun yet; it cannot end before that.
    const now = localDate(today);
    const fields = { stoppedOn: now < row.startsOn ? row.startsOn : now };
    const changeId = change({ type: 'edit', id: row.id, fields, seen: row });
    const back = { type: 'edit' as const, id: row.id, fields: { stoppedOn: null }, seen: row };
    toast({
      title: TEXTS.stopped,
      action: { label: TEXTS.undo, onPress: () => void undo(changeId, back) },
    });
  }

  function remove(row: Experiment) {
    const changeId = change({ type: 'delete', id: row.id });
    toast({
      title: TEXTS.removed,
      action: { label: TEXTS.undo, onPress: () => void undo(changeId, { type: 'add', row }) },
    });
  }

  return (
    <div className="flex flex-col gap-6">
      {!online && <Notice tone="info">{TEXTS.offline}</Notice>}
      {failed && (
        <Notice tone="error">
          <p>{TEXTS.error}</p>
          <Button variant="secondary" className="mt-2" onClick={() => void list.refetch()}>
            {TEXTS.retry}
          </Button>
        </Notice>
      )}
      {loading && (
        <p className="flex items-center gap-3 py-6 text-ink-soft">
          <Spinner /> {TEXTS.loading}
        </p>
      )}
      {running.map((row) => (
        <Running
          key={row.id}
          experiment={row}
          act={wordsOf(row.factor)}
          told={toldDays(row, entries.rows)}
          today={today}
          onStop={() => stop(row)}
        />
      ))}
      {asks && (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
          <StartForm
            of={list}
            today={today}
            onStart={start}
            onCancel={rows.length > 0 ? () => setAsking(false) : undefined}
          />
          <HowItGoes />
        </div>
      )}
      {known && !asks && running.length === 0 && (
        <Button className="self-start" onClick={() => setAsking(true)}>
          {TEXTS.another}
        </Button>
      )}
      {over.length > 0 && (
        <header>
          <h2 className="font-title text-2xl font-semibold">{TEXTS.past}</h2>
          <p className="mt-1 text-ink-soft">{TEXTS.caution}</p>
        </header>
      )}
      {over.map((row) => (
        <OutcomeFigure
          key={row.id}
          experiment={row}
          act={wordsOf(row.factor)}
          values={outcomesOf(row, entries.rows)}
          onRemove={() => remove(row)}
        />
      ))}
      <output className="text-sm text-ink-soft">
        {rows.some(({ delivery }) => delivery === 'waiting') && TEXTS.pending}
        {rows.some(({ delivery }) => delivery === 'refused') && TEXTS.refused}
      </output>
    </div>
  );
}

function HowItGoes() {
  return (
    <Card tone="well" as="section" aria-label={TEXTS.how}>
      <h2 className="font-title text-xl font-semibold">{TEXTS.how}</h2>
      <ol className="mt-2 flex list-decimal flex-col gap-2 pl-5">
        {TEXTS.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
