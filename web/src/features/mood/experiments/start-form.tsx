import { useState } from 'react';
import {
  ACTS,
  LENGTHS,
  type Length,
  QUESTIONS,
  type Question,
} from '#domain/mood/experiments/experiments.ts';
import { dealArms } from '#domain/mood/experiments/plan.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { localDate } from '../days.ts';
import { Choice } from '../refine/choice.tsx';
import type { Experiment } from './experiment.ts';
import { ACT_TEXTS, EXPERIMENTS_TEXTS as TEXTS, LENGTH_TEXTS, QUESTION_TEXTS } from './texts.ts';
import type { useExperiments } from './use-experiments.ts';

interface StartFormProps {
  of: Pick<ReturnType<typeof useExperiments>, 'own' | 'wordsOf'>;
  today: Date;
  onStart: (experiment: Experiment) => void;
  onCancel?: (() => void) | undefined;
}

/** What, which question and how long; chance deals out the days when it begins. */
export function StartForm({ of: { own, wordsOf }, today, onStart, onCancel }: StartFormProps) {
  const [factor, setFactor] = useState<string>(ACTS[0]);
  const [question, setQuestion] = useState<Question>('mood');
  const [length, setLength] = useState<Length>(LENGTHS[0]);

  function start() {
    const id = crypto.randomUUID();
    const arms = dealArms(id, length);
    onStart({ id, factor, question, arms, startsOn: localDate(today), stoppedOn: null });
  }

  return (
    <Card as="section" aria-label={TEXTS.title} className="flex flex-col gap-4">
      <Choice
        label={TEXTS.factor}
        value={factor}
        options={[
          ...ACTS.map((act) => [act, ACT_TEXTS[act].name] as const),
          ...own.map(({ id, name }) => [id, name] as const),
        ]}
        onChoose={setFactor}
      />
      <p className="-mt-2 text-ink-soft">
        {TEXTS.preview} {wordsOf(factor).today}
      </p>
      <Choice
        label={TEXTS.question}
        value={question}
        options={QUESTIONS.map((one) => [one, QUESTION_TEXTS[one].ask])}
        onChoose={(value) => setQuestion(QUESTIONS.find((one) => one === value) ?? question)}
      />
      <Choice
        label={TEXTS.length}
        value={String(length)}
        options={LENGTHS.map((one) => [String(one), LENGTH_TEXTS[one]])}
        onChoose={(value) => setLength(LENGTHS.find((one) => String(one) === value) ?? length)}
      />
      <p className="text-sm text-ink-soft">{TEXTS.leftOut}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={start}>
          {TEXTS.start}
        </Button>
        {onCancel && (
          <Button size="lg" variant="quiet" onClick={onCancel}>
            {TEXTS.cancel}
          </Button>
        )}
      </div>
    </Card>
  );
}
