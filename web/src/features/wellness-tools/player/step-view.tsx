import { lazy, Suspense } from 'react';
import type { PictureId } from '../contract.ts';
import type { PlannedStep } from '../session/plan.ts';
import type { Run, SessionEvent } from '../session/session.ts';
import { ListStepView } from '../steps/list-step.tsx';
import { SliderStepView } from '../steps/slider-step.tsx';
import { SoundStepView } from '../steps/sound-step.tsx';
import { TallyStepView } from '../steps/tally-step.tsx';
import { TextStepView } from '../steps/text-step.tsx';
import { TimerStepView } from '../steps/timer-step.tsx';

// The field with its guard and its dictation is fetched by the tools that ask for words.
const WritingStepView = lazy(() => import('../steps/writing-step.tsx'));

interface StepViewProps {
  step: PlannedStep;
  run: Run;
  picture: PictureId;
  bells: boolean;
  dispatch: (event: SessionEvent) => void;
}

/** One view for each kind of step; a tool brings none of its own. */
export function StepView({ step, run, picture, bells, dispatch }: StepViewProps) {
  const props = { run, picture, answer: run.answers[step.id], dispatch };
  switch (step.kind) {
    case 'timer':
      return <TimerStepView step={step} {...props} />;
    case 'tally':
      return <TallyStepView step={step} {...props} />;
    case 'list':
      return <ListStepView step={step} {...props} />;
    case 'slider':
      return <SliderStepView step={step} {...props} />;
    case 'writing':
      return (
        <Suspense fallback={null}>
          <WritingStepView step={step} {...props} />
        </Suspense>
      );
    case 'sound':
      return <SoundStepView step={step} run={run} picture={picture} bells={bells} />;
    default:
      return <TextStepView step={step} />;
  }
}
