import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Rater } from '../own-ratings.ts';
import { CRISIS_TEXTS } from '../texts.ts';
import { forgetPast, patternOf, type Wave } from './wave.ts';

const TEXTS = CRISIS_TEXTS.wave.own;

interface OwnWavesProps {
  rater: Rater;
  waves: readonly Wave[];
  onForget: () => void;
}

/** What a person's earlier waves say about the next one. Kept on this device alone. */
export function OwnWaves({ rater, waves, onForget }: OwnWavesProps) {
  if (waves.length === 0) return null;
  const pattern = patternOf(waves);

  function forget() {
    const back = forgetPast(rater);
    onForget();
    toast({
      title: TEXTS.forgotten,
      action: {
        label: TEXTS.undo,
        onPress: () => {
          back();
          onForget();
        },
      },
    });
  }

  return (
    <div className="mt-4 rounded-card bg-surface-2 p-4">
      <p>
        {TEXTS.count(waves.length)} {pattern && TEXTS.pattern(pattern.peakMinute, pattern.fall)}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{rater === null ? TEXTS.hereNow : TEXTS.here}</p>
      <Button variant="quiet" className="-ml-4" onClick={forget}>
        {TEXTS.forget}
      </Button>
    </div>
  );
}
