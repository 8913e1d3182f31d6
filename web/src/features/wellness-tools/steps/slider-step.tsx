import { WeightField } from '../player/parts/weight-field.tsx';
import { TOOL_PAGE_TEXTS } from '../texts.ts';
import type { StepProps } from './step-props.ts';

/** A number from 0 to 10, beside what it was before where the tool asks twice. */
export function SliderStepView({ step, run, answer, dispatch }: StepProps<'slider'>) {
  const before = step.before === undefined ? undefined : run.answers[step.before];
  return (
    <div className="flex flex-col gap-5 text-lg">
      <WeightField
        question={step.title}
        low={step.low}
        high={step.high}
        value={typeof answer === 'number' ? answer : null}
        onChange={(value) => dispatch({ type: 'answer', step: step.id, value })}
      />
      {typeof before === 'number' && (
        <p className="text-base text-ink-soft">{TOOL_PAGE_TEXTS.beforeWas(before)}</p>
      )}
    </div>
  );
}
