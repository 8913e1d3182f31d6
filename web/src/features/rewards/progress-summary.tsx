import { levelProgress } from '#domain/rewards/level.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useProgress } from './api/progress.ts';
import { useTokens } from './api/tokens.ts';
import { RiverGauge } from './river-gauge.tsx';
import { REWARD_TEXTS } from './texts.ts';

const TEXTS = REWARD_TEXTS.summary;

/** For the profile: the days of care come first; what was gained is never taken away. */
export function ProgressSummary() {
  const progress = useProgress();
  const tokens = useTokens();

  if (progress.isPending) return <ProgressFrame label={TEXTS.loading} />;
  if (progress.isError) {
    return (
      <Notice tone="error">
        <p>{TEXTS.failed}</p>
        <Button variant="quiet" onClick={() => void progress.refetch()}>
          {TEXTS.retry}
        </Button>
      </Notice>
    );
  }
  if (progress.data === null) {
    return (
      <Card>
        <p className="text-ink-soft">{TEXTS.empty}</p>
      </Card>
    );
  }

  const { total_logins, points, level, streak_count, max_streak } = progress.data;
  const { into, missing } = levelProgress(points);
  return (
    <Card as="section" aria-label={TEXTS.title} className="flex flex-col gap-5 md:p-7">
      <p className="font-title text-[2rem] leading-tight font-semibold md:text-3xl">
        {TEXTS.days(total_logins)}
      </p>
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap justify-between gap-x-4">
          <strong>{TEXTS.level(level)}</strong>
          <span className="text-ink-soft tabular-nums">{TEXTS.points(points)}</span>
        </p>
        <RiverGauge into={into} />
        <p className="text-sm text-ink-soft">{TEXTS.toNext(missing, level + 1)}</p>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-3 border-t border-line pt-4">
        {tokens.data !== undefined && (
          <Figure icon="pebble" label={TEXTS.labels.tokens} value={String(tokens.data)} />
        )}
        {streak_count > 1 && (
          <Figure icon="wave" label={TEXTS.labels.streak} value={TEXTS.streak(streak_count)} />
        )}
        <Figure icon="star" label={TEXTS.labels.longest} value={TEXTS.longest(max_streak)} />
      </dl>
      <p className="-mt-1 text-sm text-ink-soft">{TEXTS.stays}</p>
    </Card>
  );
}

/** As high as what it will say, so that nothing below it moves when that comes. */
export function ProgressFrame({ label }: { label?: string }) {
  return (
    <Card className="flex min-h-86.5 flex-col justify-center">
      {label && <Spinner label={label} />}
    </Card>
  );
}

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
