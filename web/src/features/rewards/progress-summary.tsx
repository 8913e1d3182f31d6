import { levelProgress } from '#domain/rewards/level.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useProgress } from './api/progress.ts';
import { useTokens } from './api/tokens.ts';
import { RiverOfDays } from './care/river-of-days.tsx';
import { useCare } from './care/use-care.ts';
import { FRAME, ProgressFrame } from './progress-frame.tsx';
import { RiverGauge } from './river-gauge.tsx';
import { REWARD_TEXTS } from './texts.ts';

const TEXTS = REWARD_TEXTS.summary;

interface ProgressSummaryProps {
  /** Whether the person wants to see how many days were in a row; undefined while nobody knows. */
  streak: boolean | undefined;
  onStreak: (shown: boolean) => void;
}

/** For the profile: the days of care come first; what was gained is never taken away. */
export function ProgressSummary({ streak, onStreak }: ProgressSummaryProps) {
  const progress = useProgress();
  const tokens = useTokens();
  const { care } = useCare();
  const online = useOnline();

  if (progress.data === undefined && !online) {
    return (
      <Card className={`${FRAME} text-ink-soft`}>
        <p>{TEXTS.offline}</p>
      </Card>
    );
  }
  if (progress.isError && progress.data === undefined) {
    return (
      <Notice tone="error">
        <p>{TEXTS.failed}</p>
        <Button variant="quiet" onClick={() => void progress.refetch()}>
          {TEXTS.retry}
        </Button>
      </Notice>
    );
  }
  if (progress.data === undefined) return <ProgressFrame label={TEXTS.loading} />;

  const { total_logins, points, level, streak_count, max_streak } = progress.data ?? NOTHING_YET;
  const days = Math.max(care?.total ?? 0, total_logins);
  const { into, missing } = levelProgress(points);
  return (
    <Card as="section" aria-label={TEXTS.title} className="flex flex-col gap-6 md:p-7">
      <div>
        {days === 0 ? (
          <>
            <p className={LARGE}>{TEXTS.empty.title}</p>
            <p className="mt-1 text-ink-soft">{TEXTS.empty.body}</p>
          </>
        ) : (
          <p className={LARGE}>{TEXTS.days(days)}</p>
        )}
        {care && (
          <div className="mt-3">
            <RiverOfDays care={care} />
          </div>
        )}
        {days > 0 && <p className="mt-2 text-sm text-ink-soft">{TEXTS.stays}</p>}
      </div>
      <div className="flex flex-col gap-2 border-t border-line pt-5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <strong className="font-title text-lg">{TEXTS.level(level)}</strong>
          <span className="text-ink-soft tabular-nums">{TEXTS.points(points)}</span>
        </p>
        <RiverGauge into={into} />
        <p className="text-sm text-ink-soft">
          {TEXTS.toNext(missing, level + 1)}. {TEXTS.next}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-5">
        {tokens.data !== undefined && (
          <Figure icon="pebble" label={TEXTS.labels.tokens} value={String(tokens.data)} />
        )}
        {streak === true && (
          <>
            <Figure icon="wave" label={TEXTS.labels.streak} value={TEXTS.streak(streak_count)} />
            <Figure icon="star" label={TEXTS.labels.longest} value={TEXTS.longest(max_streak)} />
          </>
        )}
      </dl>
      {streak !== undefined && (
        <button
          type="button"
          onClick={() => onStreak(!streak)}
          className="-my-3 inline-flex min-h-11 items-center gap-2 self-start rounded-control text-sm font-semibold text-primary hover:underline"
        >
          <Icon name={streak ? 'eye-off' : 'eye'} className="size-5" />
          {streak ? TEXTS.hide : TEXTS.show}
        </button>
      )}
    </Card>
  );
}

const LARGE = 'font-title text-[2rem] leading-tight font-semibold md:text-3xl';

/** As the river begins, before anything was noted in it. */
const NOTHING_YET = { total_logins: 0, points: 0, level: 1, streak_count: 0, max_streak: 0 };

function Figure({ icon, label, value }: { icon: IconName; label: string; value: string }) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-3">
      <dt className="col-start-2 text-sm leading-snug text-ink-soft">{label}</dt>
      <dd className="col-start-2 leading-snug font-semibold">{value}</dd>
      <dd aria-hidden="true" className="col-start-1 row-span-2 row-start-1">
        <Icon name={icon} className="size-7 text-primary" />
      </dd>
    </div>
  );
}
