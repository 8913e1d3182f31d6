import { PACKS, findPack } from '#domain/challenges/packs.ts';
import { mayRun, type OpenRun, stonesOf } from '#domain/challenges/run.ts';
import { useUser } from '#web/data/session.ts';
import { toast } from '#web/ui/toast.tsx';
import { useDoneActs } from './acts/use-done-acts.ts';
import type { CareOf, DoorOf } from './contract.ts';
import { Delivery } from './list/delivery.tsx';
import { GoingCard } from './list/going-card.tsx';
import { KeptActs } from './list/kept-acts.tsx';
import { PackCard } from './list/pack-card.tsx';
import { useRuns } from './runs/use-runs.ts';
import { CHALLENGES_TEXTS as TEXTS, PACK_TEXTS } from './texts.ts';
import { useWeek } from './week/use-week.ts';
import { WeekSection } from './week/week-section.tsx';

interface ChallengesPageProps {
  doorOf: DoorOf;
  careOf: CareOf;
}

/** The week's card, the packs on their way, and all packs there are. */
export function ChallengesPage({ doorOf, careOf }: ChallengesPageProps) {
  const { id: userId } = useUser();
  const runs = useRuns(userId);
  const acts = useDoneActs(userId);
  const week = useWeek(userId, { runs: runs.rows, done: acts.rows, careOf });
  const going = runs.open
    .flatMap((run) => {
      const pack = findPack(run.packId);
      return pack && run.state !== 'left' ? [{ run, pack }] : [];
    })
    .toSorted(
      (one, other) => Number(one.run.state === 'paused') - Number(other.run.state === 'paused'),
    );
  const ended = runs.rows.filter(({ state }) => state === 'finished');

  function resume(run: OpenRun) {
    if (!mayRun(runs.open, run.packId)) {
      toast({ title: PACK_TEXTS.tooMany, description: PACK_TEXTS.pauseOneFirst });
      return;
    }
    const onPress = runs.move(run, 'running');
    toast({ title: PACK_TEXTS.resumedNow, action: { label: PACK_TEXTS.undo, onPress } });
  }

  function standingOf(packId: string): string | null {
    const run = runs.open.find((one) => one.packId === packId);
    if (run) return TEXTS.states[run.state];
    const times = ended.filter((one) => one.packId === packId).length;
    return times > 0 ? TEXTS.finished(times) : null;
  }

  return (
    <div className="flex flex-col gap-8">
      <Delivery lists={[runs, acts]} />
      <WeekSection of={week} acts={acts} doorOf={doorOf} />
      {going.length > 0 && (
        <section aria-labelledby="going-title" className="flex flex-col gap-4">
          <h2 id="going-title" className="font-title text-xl font-semibold">
            {TEXTS.going}
          </h2>
          <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {going.map(({ run, pack }) => (
              <GoingCard
                key={pack.id}
                {...{ pack, run }}
                stones={stonesOf(pack, run, acts.rows)}
                onResume={() => resume(run)}
              />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="packs-title" className="flex flex-col gap-4">
        <header>
          <h2 id="packs-title" className="font-title text-xl font-semibold">
            {TEXTS.packs}
          </h2>
          <p className="text-ink-soft">{TEXTS.packsLead}</p>
        </header>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {PACKS.map((pack) => (
            <PackCard key={pack.id} pack={pack} standing={standingOf(pack.id)} />
          ))}
        </ul>
      </section>
      <KeptActs runs={ended} onLetGo={runs.letGo} />
    </div>
  );
}
