import { ToolPicture } from '../pictures/picture.tsx';
import { StepTitle } from './step-title.tsx';
import type { StepProps } from './step-props.ts';

/** Read at one's own pace: large, few words, all in sight. */
export function TextStepView({ step }: Pick<StepProps<'text' | 'picture'>, 'step'>) {
  const isPicture = step.kind === 'picture';
  return (
    <div className="flex flex-col gap-5">
      {step.picture && (
        <ToolPicture
          id={step.picture}
          className={`aspect-4/3 self-start rounded-card ${isPicture ? 'h-44 md:h-60' : 'h-32 md:h-40'}`}
        />
      )}
      {step.title && <StepTitle>{step.title}</StepTitle>}
      <div className="flex max-w-[40ch] flex-col gap-4 text-lg">
        {step.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
