import { Button } from '#web/ui/button.tsx';
import { lengthMs, lineAt } from '../session/plan.ts';
import { TOOL_PAGE_TEXTS } from '../texts.ts';
import { clock, Pond } from './pond.tsx';
import type { StepProps } from './step-props.ts';

/** Guided: one sentence at a time, large enough for half-closed eyes. */
export function TimerStepView({
  step,
  run,
  picture,
  dispatch,
}: Pick<StepProps<'timer'>, 'step' | 'run' | 'picture' | 'dispatch'>) {
  const length = lengthMs(step, run.minutes) ?? 0;
  const { index, startMs } = lineAt(step, run.ms);
  const line = step.lines[index];
  const back = () => {
    // Repeats the sentence; at its very beginning, the one before.
    const isFresh = run.ms - startMs < 2000 && index > 0;
    dispatch({ type: 'seek', ms: isFresh ? startMs - (step.lines[index - 1]?.ms ?? 0) : startMs });
  };
  const onwards = () => {
    const next = startMs + (line?.ms ?? 0);
    if (index === step.lines.length - 1) dispatch({ type: 'go', by: 1 });
    else dispatch({ type: 'seek', ms: next });
  };
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      {step.title && <h2 className="text-ink-soft">{step.title}</h2>}
      <Pond picture={step.picture ?? picture} ms={run.ms} lengthMs={length} />
      <p
        aria-live="polite"
        className="flex min-h-[7.5rem] max-w-[26ch] items-center font-title text-2xl leading-snug font-medium text-balance"
      >
        {line?.say}
      </p>
      <div className="flex items-center gap-2">
        <Button variant="quiet" onClick={back}>
          {TOOL_PAGE_TEXTS.earlier}
        </Button>
        <span className="min-w-24 text-ink-soft tabular-nums">
          {TOOL_PAGE_TEXTS.left(clock(length - run.ms))}
        </span>
        <Button variant="quiet" onClick={onwards}>
          {TOOL_PAGE_TEXTS.skip}
        </Button>
      </div>
    </div>
  );
}
