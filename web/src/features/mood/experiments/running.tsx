import { daysOf, isWith } from '#domain/mood/experiments/plan.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import type { Experiment } from './experiment.ts';
import { dayOf } from './progress.ts';
import { type ActWords, EXPERIMENTS_TEXTS as TEXTS, QUESTION_TEXTS } from './texts.ts';

interface RunningProps {
  experiment: Experiment;
  act: ActWords;
  /** Which of its days have a note of their own, from the first, and of the day after that it asks. */
  told: readonly boolean[];
  today: Date;
  onStop: () => void;
}

/** What today is about, and the days so far. No result yet: looking half-way misleads. */
export function Running({ experiment, act, told, today, onStop }: RunningProps) {
  const { arms, question } = experiment;
  const day = dayOf(experiment, today);
  const arm = isWith(arms, day);
  const noted = told.slice(0, daysOf(arms)).filter(Boolean).length;
  return (
    <Card as="section" aria-label={act.name} className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">
        {act.name}. {QUESTION_TEXTS[question].ask}
      </p>
      {arm === undefined ? (
        <h2 className="font-title text-xl font-semibold">
          {told[day] ? TEXTS.waitingTold : TEXTS.waiting}
        </h2>
      ) : (
        <div className="flex items-center gap-4">
          <Stones lit={arm} />
          <div>
            <h2 className="font-title text-2xl font-semibold">
              {arm ? TEXTS.today.with : TEXTS.today.without}
            </h2>
            <p className="text-lg">{arm ? act.today : TEXTS.withoutToday}</p>
          </div>
        </div>
      )}
      <p className="text-ink-soft">{TEXTS.noPressure}</p>
      <div>
        <p className="font-semibold">
          {TEXTS.dayOf(Math.min(day + 1, daysOf(arms)), daysOf(arms), noted)}
        </p>
        <ol aria-label={TEXTS.days} className="mt-2 flex flex-wrap gap-x-3 gap-y-2">
          {Array.from(arms).map((letter, block) => {
            const days = [2 * block, 2 * block + 1];
            return (
              // oxlint-disable-next-line react/no-array-index-key -- blocks are their places
              <li key={block} className="flex gap-1">
                {days.map((one) => (
                  <DayMark
                    key={one}
                    day={one}
                    isWith={letter === '1'}
                    told={told[one] ?? false}
                    known={one <= day}
                    isToday={one === day}
                  />
                ))}
              </li>
            );
          })}
        </ol>
      </div>
      <p className="text-sm text-ink-soft">{TEXTS.blind}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/mood">{TEXTS.checkIn}</ButtonLink>
        <Button variant="quiet" onClick={onStop}>
          {TEXTS.stop}
        </Button>
      </div>
    </Card>
  );
}

interface DayMarkProps {
  day: number;
  isWith: boolean;
  told: boolean;
  known: boolean;
  isToday: boolean;
}

/** Full with, hollow without; a dot where something was told. Days to come keep their secret. */
function DayMark({ day, isWith: withIt, told, known, isToday }: DayMarkProps) {
  return (
    <span
      className={classNames(
        'flex size-7 items-center justify-center rounded-full border-2',
        !known && 'border-dashed border-line',
        known && (withIt ? 'border-primary bg-primary' : 'border-ink-soft bg-surface'),
        isToday && 'ring-2 ring-sol ring-offset-2 ring-offset-surface',
      )}
    >
      {known && told && (
        <span className={classNames('size-2 rounded-full', withIt ? 'bg-primary-ink' : 'bg-ink')} />
      )}
      {known && <span className="sr-only">{TEXTS.dayName(day + 1, withIt, told)}</span>}
    </span>
  );
}

/** Two stones in the water: one is lit on days with. */
function Stones({ lit }: { lit: boolean }) {
  return (
    <svg viewBox="0 0 64 64" className="size-16 shrink-0" aria-hidden="true">
      <path
        d="M4 46Q14 42 24 46T44 46T60 46"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M10 54Q20 50 30 54T50 54"
        fill="none"
        stroke="var(--line)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <ellipse
        cx="32"
        cy="34"
        rx="22"
        ry="13"
        fill="var(--surface-2)"
        stroke="var(--ink-soft)"
        strokeWidth="2"
      />
      {lit && (
        <ellipse
          cx="33"
          cy="20"
          rx="13"
          ry="8.5"
          fill="var(--sol)"
          stroke="var(--ink)"
          strokeWidth="2"
        />
      )}
    </svg>
  );
}
