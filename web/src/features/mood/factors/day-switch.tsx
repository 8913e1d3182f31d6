import { Icon } from '#web/ui/icon/icon.tsx';
import { daysBetween, localDate, noonOfDate } from '../days.ts';
import { dayTitle } from '../texts.ts';
import { FACTORS_TEXTS as TEXTS } from './texts.ts';

interface DaySwitchProps {
  /** yyyy-mm-dd */
  day: string;
  today: Date;
  onChoose: (day: string) => void;
}

const ROUND =
  'inline-flex size-11 items-center justify-center rounded-full border border-ink-soft bg-surface hover:border-primary hover:bg-primary-soft disabled:opacity-40';

/** Which day is written down: today, or one before it; never one to come. */
export function DaySwitch({ day, today, onChoose }: DaySwitchProps) {
  const at = noonOfDate(day);
  const ago = daysBetween(at, today);
  const go = (by: number) => () =>
    onChoose(localDate(new Date(at.getFullYear(), at.getMonth(), at.getDate() + by, 12)));
  return (
    <div className="flex items-center justify-between gap-3 rounded-card bg-surface-2 p-2">
      <button type="button" aria-label={TEXTS.earlier} className={ROUND} onClick={go(-1)}>
        <Icon name="arrow-left" className="size-5" />
      </button>
      <p aria-live="polite" className="text-center font-title text-lg leading-tight font-semibold">
        {dayTitle(at, ago)}
      </p>
      <button
        type="button"
        aria-label={TEXTS.later}
        className={ROUND}
        disabled={ago <= 0}
        onClick={go(1)}
      >
        <Icon name="arrow-right" className="size-5" />
      </button>
    </div>
  );
}
