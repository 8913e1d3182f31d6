import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { SHELL_TEXTS } from '../texts.ts';

interface GameFailureProps {
  lead: string;
  onRetry: () => void;
  onStartOver?: () => void;
}

/** Stands where the whole game stood, so its title is the page's, and gets the focus. */
export function GameFailure({ lead, onRetry, onStartOver }: GameFailureProps) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const title = screen.current?.querySelector('h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus();
  }, []);
  return (
    <div ref={screen}>
      <EmptyState
        level={1}
        title={SHELL_TEXTS.errorTitle}
        emotion="concerned"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onRetry}>{SHELL_TEXTS.retry}</Button>
            {onStartOver && (
              <Button variant="secondary" onClick={onStartOver}>
                {SHELL_TEXTS.startOver}
              </Button>
            )}
          </div>
        }
      >
        <p>{lead}</p>
      </EmptyState>
    </div>
  );
}
