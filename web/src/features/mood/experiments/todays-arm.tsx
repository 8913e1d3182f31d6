import { Link } from 'react-router';
import { isWith } from '#domain/mood/experiments/plan.ts';
import { useToday } from '#web/lib/days/use-today.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { dayOf, isOver } from './progress.ts';
import { EXPERIMENTS_TEXTS as TEXTS } from './texts.ts';
import { useExperiments } from './use-experiments.ts';

/** One quiet line where a check-in is made: what today is about. Nothing where nothing is tried. */
export function TodaysArm() {
  const today = useToday();
  const { rows, wordsOf } = useExperiments();
  const row = rows.find((one) => !isOver(one, today));
  const arm = row && isWith(row.arms, dayOf(row, today));
  if (!row || arm === undefined) return null;
  return (
    <Link
      to="/mood/experiments"
      className="flex items-center gap-3 rounded-card border border-line bg-surface p-4 no-underline transition duration-160 ease-out hover:border-primary hover:bg-primary-soft"
    >
      <span className="flex-1">
        <span className="block text-sm text-ink-soft">{TEXTS.mood}</span>
        <span className="block font-semibold">
          {arm ? TEXTS.withLine(wordsOf(row.factor).name) : TEXTS.withoutLine}
        </span>
      </span>
      <Icon name="arrow-right" className="size-5 text-primary" />
    </Link>
  );
}
