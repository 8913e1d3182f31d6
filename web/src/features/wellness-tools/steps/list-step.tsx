import { Chip } from '#web/ui/chip.tsx';
import { TOOL_PAGE_TEXTS } from '../texts.ts';
import { StepTitle } from './step-title.tsx';
import type { StepProps } from './step-props.ts';

/** Some of a list; choosing one too many lets go of the first. */
export function ListStepView({ step, answer, dispatch }: StepProps<'list'>) {
  const chosen = typeof answer === 'object' ? answer : [];
  function toggle(item: string) {
    const others = chosen.filter((one) => one !== item);
    const value = chosen.includes(item) ? others : [...others, item].slice(-step.most);
    dispatch({ type: 'answer', step: step.id, value });
  }
  return (
    <div className="flex flex-col gap-4">
      <StepTitle>{step.title}</StepTitle>
      {step.hint && <p className="max-w-[48ch]">{step.hint}</p>}
      <fieldset>
        <legend className="mb-3 text-ink-soft">{TOOL_PAGE_TEXTS.most(step.most)}</legend>
        <div className="flex flex-wrap gap-2.5">
          {step.items.map((item) => (
            <Chip
              key={item}
              selected={chosen.includes(item)}
              onClick={() => toggle(item)}
              className="text-left"
            >
              {item}
            </Chip>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
