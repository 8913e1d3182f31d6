import { useUser } from '#web/data/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import { dayAfter } from './day-after.ts';
import { rests, restUntil } from './rests.ts';
import { CARE_TEXTS } from './texts.ts';
import { useCare } from './use-care.ts';

const TEXTS = CARE_TEXTS.rest;
const SPANS = [2, 3, 7] as const;
const next = (day: string) => dayAfter(day, 1);

/** A day off, or some: kind, at hand, and ended as easily. Nothing is lost by it. */
export function RestToday() {
  const { id: owner } = useUser();
  const { care, waiting } = useCare();
  if (!care) return null;
  const { today } = care;
  const last = restUntil(care.rests, today, next);

  const tell = (day: string, resting: boolean) => rests.add(owner, { day, resting }, day);
  function rest(days: number) {
    for (let ahead = 0; ahead < days; ahead += 1) tell(dayAfter(today, ahead), true);
  }
  function end() {
    for (const day of care?.rests ?? []) if (day >= today) tell(day, false);
  }

  return (
    <section
      aria-labelledby="rest-title"
      className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 rounded-card bg-surface-2 p-5 md:gap-x-7 md:gap-y-1 md:p-7"
    >
      <Mascot
        emotion={last === null ? 'neutral' : 'calm'}
        size="md"
        decorative
        className="max-md:size-18 md:row-span-3"
      />
      <h2 id="rest-title" className="min-w-0 font-title text-lg leading-snug font-semibold">
        {last === null ? TEXTS.title : TEXTS.restingTitle}
      </h2>
      <p aria-live="polite" className="text-ink-soft max-md:col-span-2">
        {last === null ? TEXTS.body : last === today ? TEXTS.restingBody : TEXTS.until(last)}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-md:col-span-2 md:mt-2">
        {last === null ? (
          <>
            <Button variant="secondary" onClick={() => rest(1)}>
              <Icon name="leaf" className="size-5" />
              {TEXTS.today}
            </Button>
            <span className="flex flex-wrap items-center gap-x-4 text-sm">
              <span className="text-ink-soft">{TEXTS.longer}</span>
              {SPANS.map((days) => (
                <button
                  key={days}
                  type="button"
                  onClick={() => rest(days)}
                  className="min-h-11 rounded-control font-semibold text-primary underline underline-offset-4 hover:no-underline"
                >
                  {TEXTS.spans[days]}
                </button>
              ))}
            </span>
          </>
        ) : (
          <Button variant="secondary" onClick={end}>
            {TEXTS.end}
          </Button>
        )}
        {waiting && <span className="text-sm text-ink-soft">{TEXTS.waiting}</span>}
      </div>
    </section>
  );
}
