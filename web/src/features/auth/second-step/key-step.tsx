import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useStep } from '../sign-in/use-step.ts';
import type { Factor } from './list-factors.ts';
import { showKey } from './show-factor.ts';
import { SECOND_STEP_TEXTS } from './texts.ts';

/** A browser opens its dialog for a key only on a press, never by itself. */
export function KeyStep({ factor }: { factor: Factor }) {
  const { busy, error, start } = useStep();
  return (
    <div className="flex flex-col gap-5">
      {error && <Notice tone="error">{error}</Notice>}
      <Button
        size="lg"
        className="w-full"
        busy={busy !== null}
        onClick={() => start('key', () => showKey(factor.id))}
      >
        <Icon name="lock" />
        {SECOND_STEP_TEXTS.key.submit}
      </Button>
    </div>
  );
}
