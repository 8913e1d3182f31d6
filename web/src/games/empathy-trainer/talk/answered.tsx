import { Button } from '#web/ui/button.tsx';
import { EMPATHY_TEXTS, KIND_TEXTS } from '../texts.ts';
import type { Beat, ReplyKind } from '../vignette.ts';

interface AnsweredProps {
  beat: Beat;
  kind: ReplyKind;
  onGo: () => void;
}

/** What kind of reply it was, why one kind helps here, and on. */
export function Answered({ beat, kind, onGo }: AnsweredProps) {
  const { label, what } = KIND_TEXTS[kind];
  return (
    <div className="flex flex-col gap-4">
      <div className="rounded-card bg-surface-2 px-4 py-3">
        <p>
          <strong>{EMPATHY_TEXTS.kindWas(label)}</strong> {what}
        </p>
        <details className="mt-1">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
            {EMPATHY_TEXTS.why}
          </summary>
          <p className="pb-2">{beat.why}</p>
        </details>
      </div>
      <div>
        <Button size="lg" onClick={onGo}>
          {EMPATHY_TEXTS.go}
        </Button>
      </div>
    </div>
  );
}
