import { levelProgress, POINTS_PER_LEVEL } from '#domain/rewards/level.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useProgress } from './api/progress.ts';
import { useTokens } from './api/tokens.ts';
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
  if (progress.data === null) return <p className="text-ink-soft">{TEXTS.empty}</p>;

  const { total_logins, points, level, streak_count, max_streak } = progress.data;
  const { into, missing } = levelProgress(points);
  return (
    <Card as="section" aria-label={TEXTS.title} className="flex flex-col gap-4">
      <p className="font-title text-2xl font-semibold">{TEXTS.days(total_logins)}</p>
      <div className="flex flex-col gap-2">
        <p className="flex flex-wrap justify-between gap-x-4">
          <strong>{TEXTS.level(level)}</strong>
          <span className="text-ink-soft tabular-nums">{TEXTS.points(points)}</span>
        </p>
        <div className="h-2.5 overflow-hidden rounded-full border border-ink-soft bg-surface-2">
          <div className="h-full bg-sol" style={{ width: `${(into / POINTS_PER_LEVEL) * 100}%` }} />
        </div>
        <p className="text-sm text-ink-soft">{TEXTS.toNext(missing, level + 1)}</p>
      </div>
      <dl className="grid grid-cols-3 gap-3 border-t border-line pt-4">
        {tokens.data !== undefined && (
          <Figure label={TEXTS.labels.tokens} value={String(tokens.data)} />
        )}
        <Figure label={TEXTS.labels.streak} value={TEXTS.streak(streak_count)} />
        <Figure label={TEXTS.labels.longest} value={TEXTS.longest(max_streak)} />
      </dl>
    </Card>
  );
}

/** As high as what it will say, so that nothing below it moves when that comes. */
export function ProgressFrame({ label }: { label?: string }) {
  return (
    <Card className="flex min-h-68.75 flex-col justify-center sm:min-h-63">
      {label && <Spinner label={label} />}
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
