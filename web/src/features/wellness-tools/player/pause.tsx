import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TOOL_PAGE_TEXTS } from '../texts.ts';

interface PauseProps {
  title: string;
  onResume: () => void;
  onFinish: () => void;
  onRestart: () => void;
  afterwards: ReactNode;
}

/** Also what is found after a reload in the middle of a tool. */
export function PauseScreen({ title, onResume, onFinish, onRestart, afterwards }: PauseProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  return (
    <section className="mx-auto flex w-full max-w-md flex-col gap-6 py-10 text-center">
      <div>
        <p className="text-ink-soft">{title}</p>
        <h1 className="font-title text-2xl font-semibold">{TOOL_PAGE_TEXTS.paused}</h1>
        <p className="mt-2 text-ink-soft">{TOOL_PAGE_TEXTS.pausedLead}</p>
      </div>
      <div ref={panel} className="flex flex-col gap-3">
        <Button size="lg" onClick={onResume}>
          {TOOL_PAGE_TEXTS.resume}
        </Button>
        <Button variant="secondary" onClick={onFinish}>
          {TOOL_PAGE_TEXTS.finishNow}
        </Button>
        <Button variant="quiet" onClick={onRestart}>
          {TOOL_PAGE_TEXTS.restart}
        </Button>
        {afterwards}
      </div>
    </section>
  );
}
