import { Button } from '#web/ui/button.tsx';
import { EMPATHY_TEXTS } from '../texts.ts';
import type { Reply } from '../vignette.ts';

/** What this very reply did, and on. */
export function Answered({ reply, onGo }: { reply: Reply; onGo: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="rounded-card bg-surface-2 px-4 py-3">{reply.note}</p>
      <div>
        <Button size="lg" onClick={onGo}>
          {EMPATHY_TEXTS.go}
        </Button>
      </div>
    </div>
  );
}
