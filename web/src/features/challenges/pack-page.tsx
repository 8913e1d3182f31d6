import { useState } from 'react';
import { Link } from 'react-router';
import type { Pack } from '#domain/challenges/challenge.ts';
import { doneCount, stonesOf } from '#domain/challenges/run.ts';
import { DEFAULT_TIME_ZONE, dayOf } from '#domain/rewards/day.ts';
import { useUser } from '#web/data/session.ts';
import { useToday } from '#web/lib/days/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useDoneActs } from './acts/use-done-acts.ts';
import type { DoorOf, KeepInDiary } from './contract.ts';
import { Delivery } from './list/delivery.tsx';
import { LookBack } from './look-back/look-back.tsx';
import { PastRuns } from './look-back/past-runs.tsx';
import { RiverPath } from './path/river-path.tsx';
import { Standing } from './path/standing.tsx';
import { CHALLENGES } from './places.ts';
import { useRuns } from './runs/use-runs.ts';
import { PackScene } from './scenes/scene.tsx';
import { CHALLENGES_TEXTS, PACK_TEXTS as TEXTS } from './texts.ts';

interface PackPageProps {
  pack: Pack;
  doorOf: DoorOf;
  keepInDiary: KeepInDiary;
}

/** One pack: what it is about, for whom not, its way across the river, and the look back. */
export function PackPage({ pack, doorOf, keepInDiary }: PackPageProps) {
  const { id: userId } = useUser();
  const runs = useRuns(userId);
  const acts = useDoneActs(userId);
  const [isLooking, setLooking] = useState(false);
  const today = useToday();
  const run = runs.open.find(({ packId }) => packId === pack.id) ?? null;
  const stones = stonesOf(pack, run, acts.rows);
  const done = doneCount(stones);
  const isWhole = done === stones.length;
  const ended = runs.rows.filter((row) => row.packId === pack.id && row.state === 'finished');
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIME_ZONE;
  const isSetToday = stones.some(
    (stone) =>
      stone.done !== null && dayOf(new Date(stone.done.doneAt), zone) === dayOf(today, zone),
  );
  const isLoading = runs.loading || acts.loading;

  return (
    <div className="flex flex-col gap-7">
      <Link
        to={CHALLENGES.address}
        className="inline-flex min-h-11 items-center gap-2 self-start no-underline hover:underline"
      >
        <Icon name="arrow-left" className="size-5" />
        {TEXTS.back}
      </Link>
      <header className="flex flex-col gap-5">
        <div className="flex flex-col gap-5 md:flex-row md:items-center md:gap-7">
          <PackScene
            packId={pack.id}
            className="aspect-[2/1] w-full shrink-0 rounded-card md:w-80"
          />
          <div className="min-w-0">
            <h1 className="font-title text-2xl font-semibold md:text-3xl">{pack.title}</h1>
            <p className="mt-2 text-lg">{pack.line}</p>
            <p className="text-ink-soft">
              {pack.forWhom} {CHALLENGES_TEXTS.days(pack.acts.length)}.
            </p>
          </div>
        </div>
        <Card tone="well" className="p-4!">
          <h2 className="text-base font-semibold">{TEXTS.notFor}</h2>
          <p>{pack.notFor}</p>
        </Card>
      </header>
      <Delivery lists={[runs, acts]} />
      {isLoading ? (
        <p className="flex items-center gap-3 py-6 text-ink-soft">
          <Spinner /> {CHALLENGES_TEXTS.loading}
        </p>
      ) : (
        <>
          <Standing {...{ pack, run, runs }} hasEnded={ended.length > 0} />
          {isLooking && run ? (
            <LookBack
              {...{ pack, run, stones, keepInDiary }}
              onEnd={(said) => {
                setLooking(false);
                return runs.end(run, said);
              }}
              onCancel={() => setLooking(false)}
            />
          ) : (
            <section aria-labelledby="way-title" className="flex flex-col gap-4">
              <header>
                <h2 id="way-title" className="font-title text-xl font-semibold">
                  {TEXTS.way}
                </h2>
                <p className="text-ink-soft">
                  {isSetToday && !isWhole ? TEXTS.restToday : TEXTS.wayLead}
                </p>
              </header>
              <RiverPath
                stones={stones}
                isRunning={run?.state === 'running'}
                doorOf={doorOf}
                onDone={({ act }, smaller) => acts.record(act, smaller, run)}
                onTakeBack={({ act }) => run && acts.takeBack(act.id, run.startedAt)}
              />
              {run?.state === 'running' && (
                <Card tone={isWhole ? 'plain' : 'well'} className="flex flex-col items-start gap-3">
                  <h3 className="font-title text-lg font-semibold">{TEXTS.shore}</h3>
                  <p>{isWhole ? TEXTS.shoreWhole : TEXTS.shoreLead}</p>
                  <Button
                    variant={isWhole ? 'primary' : 'secondary'}
                    onClick={() => setLooking(true)}
                  >
                    {TEXTS.lookBack}
                  </Button>
                </Card>
              )}
            </section>
          )}
        </>
      )}
      <PastRuns runs={ended} onRemoveWords={runs.removeWords} />
    </div>
  );
}
