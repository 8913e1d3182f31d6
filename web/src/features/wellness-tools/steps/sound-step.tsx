import { useEffect, useRef } from 'react';
import { bellTimes, ringIn } from '../sound/bell.ts';
import { lengthMs } from '../session/plan.ts';
import { TOOL_PAGE_TEXTS } from '../texts.ts';
import { clock, Pond } from './pond.tsx';
import type { StepProps } from './step-props.ts';

interface SoundProps extends Pick<StepProps<'sound'>, 'step' | 'run' | 'picture'> {
  bells: boolean;
}

/** Silence between bells. All of them are set at once, so that they ring with the screen locked. */
export function SoundStepView({ step, run, picture, bells }: SoundProps) {
  const beganAt = useRef(run.ms);
  const { minutes } = run;
  useEffect(() => {
    if (!bells) return undefined;
    const passed = beganAt.current / 1000;
    const takeBack = bellTimes(minutes, step.every)
      .filter((at) => at >= passed)
      .map((at) => ringIn(at - passed));
    return () => {
      for (const stop of takeBack) stop();
    };
  }, [bells, minutes, step.every]);
  useEffect(() => {
    beganAt.current = run.ms;
  });

  const length = lengthMs(step, minutes) ?? 0;
  return (
    <div className="flex flex-col items-center gap-5 text-center">
      <Pond picture={step.picture ?? picture} ms={run.ms} lengthMs={length} />
      <p className="font-title text-3xl font-medium tabular-nums">{clock(length - run.ms)}</p>
      <div className="flex max-w-[36ch] flex-col gap-1 text-ink-soft">
        {step.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <span className="sr-only">{TOOL_PAGE_TEXTS.left(clock(length))}</span>
    </div>
  );
}
