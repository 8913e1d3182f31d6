import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { SHELL_TEXTS } from '../texts.ts';

interface GameFailureProps {
  lead: string;
  onRetry: () => void;
  onStartOver?: () => void;
}

export function GameFailure({ lead, onRetry, onStartOver }: GameFailureProps) {
  return (
    <EmptyState
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
  );
}
