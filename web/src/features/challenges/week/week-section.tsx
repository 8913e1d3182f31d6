import { findAct } from '#domain/challenges/packs.ts';
import { daysAfter } from '#domain/challenges/week.ts';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useGrantedAct } from '../acts/granted.ts';
import type { useDoneActs } from '../acts/use-done-acts.ts';
import type { DoorOf } from '../contract.ts';
import { ACT_TEXTS, CHALLENGES_TEXTS as TEXTS } from '../texts.ts';
import { startOfWeek } from './start-of-week.ts';
import type { useWeek } from './use-week.ts';
import { WeekRiver } from './week-river.tsx';
import { WeekSlot } from './week-slot.tsx';

interface WeekSectionProps {
  of: ReturnType<typeof useWeek>;
  acts: ReturnType<typeof useDoneActs>;
  doorOf: DoorOf;
}

/** The card of this week: five acts, each done, swapped or turned into rest by a touch. */
export function WeekSection({ of, acts, doorOf }: WeekSectionProps) {
  const { week, card, loading } = of;
  const granted = useGrantedAct();
  const done = card.filter((slot) => slot.done !== null).length;

  function put(takeBack: (() => void) | null, title: string | undefined) {
    if (!takeBack || title === undefined) return;
    toast({
      title: ACT_TEXTS.swapped(title),
      action: { label: ACT_TEXTS.undo, onPress: takeBack },
    });
  }

  return (
    <Card as="section" aria-labelledby="week-title" className="overflow-hidden p-0!">
      <div className="h-22 overflow-hidden md:h-28">
        <WeekRiver done={card.map((slot) => slot.done !== null)} />
      </div>
      <div className="px-5 pt-4 md:px-7">
        <h2 id="week-title" className="font-title text-2xl font-semibold">
          {TEXTS.week}
        </h2>
        <p className="text-sm text-ink-soft">
          {TEXTS.weekSpan(startOfWeek(week), startOfWeek(daysAfter(week, 6)))}
        </p>
        <p className="mt-2">
          {TEXTS.weekLead} {!loading && TEXTS.weekDone(done)}
        </p>
      </div>
      {loading ? (
        <p className="flex items-center gap-3 px-5 py-8 text-ink-soft md:px-7">
          <Spinner /> {TEXTS.loading}
        </p>
      ) : (
        <ol className="mt-3 divide-y divide-line border-t border-line">
          {card.map((slot, at) => (
            <WeekSlot
              key={`${at} ${slot.act.id}`}
              {...{ slot, at, doorOf }}
              isGranted={slot.done !== null && granted === slot.act.id}
              onDone={(smaller) => {
                of.hold(at);
                acts.record(slot.act, smaller);
              }}
              onTakeBack={() => acts.takeBack(slot.act.id, startOfWeek(week).toISOString())}
              onSwap={() => {
                const swapped = of.swap(at);
                put(swapped.takeBack, findAct(swapped.actId)?.title);
              }}
              onRest={() => {
                const rest = of.rest(at);
                put(rest?.takeBack ?? null, rest ? findAct(rest.actId)?.title : undefined);
              }}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}
