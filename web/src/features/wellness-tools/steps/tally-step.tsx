import { classNames } from '#web/ui/styles/class-names.ts';
import { ToolPicture } from '../pictures/picture.tsx';
import { TOOL_PAGE_TEXTS } from '../texts.ts';
import { StepTitle } from './step-title.tsx';
import type { StepProps } from './step-props.ts';

/** Outlines of stones that no two of have the same shape. */
const STONES = [
  'M6 34C6 20 18 12 33 12s25 9 25 21-10 19-27 19S6 46 6 34Z',
  'M8 30C10 17 22 14 34 13s23 8 22 22-14 17-27 16S6 42 8 30Z',
  'M5 36c1-13 11-23 27-22s27 8 26 22-13 17-28 16S4 48 5 36Z',
  'M9 33c0-12 12-20 24-20s26 7 25 20-12 18-26 18S9 45 9 33Z',
  'M6 32c1-12 14-19 28-18s23 10 22 22-15 15-27 15S5 44 6 32Z',
];

/** One stone for each thing that was found. */
export function TallyStepView({ step, answer, dispatch }: StepProps<'tally'>) {
  const count = typeof answer === 'number' ? answer : 0;
  return (
    <div className="flex flex-col gap-5">
      {step.picture && (
        <ToolPicture
          id={step.picture}
          className="aspect-4/3 h-28 self-start rounded-card md:h-36"
        />
      )}
      <StepTitle>{step.title}</StepTitle>
      {step.lines.map((line) => (
        <p key={line} className="max-w-[44ch] text-lg">
          {line}
        </p>
      ))}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-ink-soft">{TOOL_PAGE_TEXTS.tallyHint}</legend>
        {Array.from({ length: step.count }, (_, index) => {
          const isFound = index < count;
          return (
            <button
              key={index}
              type="button"
              aria-pressed={isFound}
              aria-label={TOOL_PAGE_TEXTS.tally(index + 1, step.count)}
              onClick={() =>
                dispatch({
                  type: 'answer',
                  step: step.id,
                  value: index + 1 === count ? index : index + 1,
                })
              }
              className="size-16 rounded-full transition duration-160 ease-out active:translate-y-px md:size-20"
            >
              <svg viewBox="0 0 64 64" className="size-full" aria-hidden="true">
                <path
                  d={STONES[index % STONES.length]}
                  className={classNames(
                    'transition duration-200 ease-out',
                    isFound ? 'fill-primary stroke-primary' : 'fill-surface stroke-ink-soft',
                  )}
                  strokeWidth="2.5"
                />
                {isFound && (
                  <path
                    d="m22 33 7 7 14-15"
                    fill="none"
                    className="stroke-primary-ink"
                    strokeWidth="4"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                )}
              </svg>
            </button>
          );
        })}
      </fieldset>
      <output className="text-ink-soft">{TOOL_PAGE_TEXTS.tallied(count, step.count)}</output>
    </div>
  );
}
