import { findAct } from '#domain/challenges/packs.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Run } from '../runs/run.ts';
import type { TakeBack } from '../runs/use-runs.ts';
import { LOOK_BACK_TEXTS as TEXTS, PACK_TEXTS } from '../texts.ts';

interface PastRunsProps {
  runs: readonly Run[];
  onRemoveWords: (run: Run) => TakeBack;
}

/** How a pack ended the times before, with what was said of it. */
export function PastRuns({ runs, onRemoveWords }: PastRunsProps) {
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="past-runs" className="flex flex-col gap-4">
      <h2 id="past-runs" className="font-title text-xl font-semibold">
        {PACK_TEXTS.before}
      </h2>
      {runs.map((run) => (
        <PastRun key={run.id} run={run} onRemoveWords={() => onRemoveWords(run)} />
      ))}
    </section>
  );
}

function PastRun({ run, onRemoveWords }: { run: Run; onRemoveWords: () => TakeBack }) {
  const { didGood, wasHard, kept, endedAt } = run;
  const acts = kept.map(findAct).filter((act) => act !== undefined);

  function remove() {
    const onPress = onRemoveWords();
    toast({ title: TEXTS.wordsRemoved, action: { label: TEXTS.undo, onPress } });
  }

  return (
    <Card tone="well" as="article" className="flex flex-col gap-3">
      {endedAt !== null && <h3 className="font-semibold">{TEXTS.endedOn(new Date(endedAt))}</h3>}
      <dl className="flex flex-col gap-3">
        {didGood !== null && <Said ask={TEXTS.didGood} said={didGood} />}
        {wasHard !== null && <Said ask={TEXTS.wasHard} said={wasHard} />}
        {acts.length > 0 && (
          <Said ask={TEXTS.keptActs} said={acts.map(({ title }) => title).join('. ')} />
        )}
      </dl>
      {didGood === null && wasHard === null && <p className="text-ink-soft">{TEXTS.noWords}</p>}
      {(didGood !== null || wasHard !== null) && (
        <Button variant="quiet" className="self-start px-2!" onClick={remove}>
          {TEXTS.removeWords}
        </Button>
      )}
    </Card>
  );
}

function Said({ ask, said }: { ask: string; said: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{ask}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{said}</dd>
    </div>
  );
}
