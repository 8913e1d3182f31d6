import { useCallback } from 'react';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { answerInWords } from '../player/notes.ts';
import { TOOL_PAGE_TEXTS } from '../texts.ts';
import type { StepProps } from './step-props.ts';

/** As much as a session keeps well on a device. */
const MOST = 3000;

/** The person's own words: kept by the session at every keystroke, read by the guard. */
export default function WritingStepView({ step, run, answer, dispatch }: StepProps<'writing'>) {
  const text = typeof answer === 'string' ? answer : '';
  const { id } = step;
  const write = useCallback(
    (words: string) => dispatch({ type: 'answer', step: id, value: words }),
    [dispatch, id],
  );
  const recalled = (step.recalls ?? [])
    .map((earlier) => answerInWords(run.answers[earlier]))
    .filter((words) => words !== '');
  return (
    <div className="flex flex-col gap-4">
      {recalled.length > 0 && (
        <Card tone="well" className="flex flex-col gap-2 py-4">
          <p className="text-sm text-ink-soft">{TOOL_PAGE_TEXTS.recalled}</p>
          {recalled.map((words) => (
            <p key={words} className="wrap-anywhere whitespace-pre-line">
              {words}
            </p>
          ))}
        </Card>
      )}
      <WritingField
        label={<span className="font-title text-2xl">{step.title}</span>}
        hint={step.hint}
        words={{ text, write }}
        most={MOST}
        rows={5}
      />
      {step.starters && text.trim() === '' && (
        <fieldset>
          <legend className="mb-2 text-sm text-ink-soft">{TOOL_PAGE_TEXTS.starters}</legend>
          <div className="flex flex-wrap gap-2">
            {step.starters.map((starter) => (
              <Chip key={starter} className="text-left" onClick={() => write(starter)}>
                {starter.trim()}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      <p className="text-sm text-ink-soft">{TOOL_PAGE_TEXTS.optional}</p>
    </div>
  );
}
