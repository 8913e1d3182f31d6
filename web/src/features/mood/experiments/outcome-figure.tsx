import { isWith } from '#domain/mood/experiments/plan.ts';
import { verdictOf } from '#domain/mood/experiments/verdict.ts';
import { Button } from '#web/ui/button.tsx';
import { dateOfDay, dayNumber } from '../analytics/read/scored-days.ts';
import { dateText } from '../analytics/texts.ts';
import { EstimateRows } from '../charts/estimate-rows.tsx';
import { Figure } from '../charts/figure.tsx';
import { signed } from '../charts/texts.ts';
import { noonOfDate } from '../days.ts';
import type { Experiment } from './experiment.ts';
import { OutcomeChart } from './outcome-chart.tsx';
import {
  type ActWords,
  EXPERIMENTS_TEXTS as TEXTS,
  moreText,
  noText,
  openText,
  QUESTION_TEXTS,
} from './texts.ts';

const MOST = 5;

interface OutcomeProps {
  experiment: Experiment;
  act: ActWords;
  values: readonly (number | undefined)[];
  onRemove: () => void;
}

/** Yes, no, or not known yet: in a word, in a sentence, as a picture and as a table. */
export function OutcomeFigure({ experiment, act, values, onRemove }: OutcomeProps) {
  const { id, arms, question, startsOn } = experiment;
  const { answer, effect, p } = verdictOf(arms, values, id);
  const first = dayNumber(noonOfDate(startsOn));
  const told = values.filter((value) => value !== undefined).length;
  return (
    <Figure
      title={`${act.name}: ${TEXTS.verdict[answer].toLowerCase()}`}
      sentence={
        <>
          <span className="block text-ink-soft">{QUESTION_TEXTS[question].ask}</span>
          {effect && p !== null && (answer === 'more' || answer === 'less')
            ? moreText(question, act, effect, p)
            : effect && answer === 'no'
              ? noText(question, act, effect)
              : openText(effect, p, told)}
        </>
      }
      table={{
        caption: TEXTS.table,
        columns: TEXTS.columns,
        rows: () =>
          values.map((value, day) => [
            dateText(dateOfDay(first + day)),
            isWith(arms, day) ? TEXTS.arm.true : TEXTS.arm.false,
            value === undefined ? TEXTS.noRecord : signed(value),
          ]),
      }}
    >
      {told > 0 && <OutcomeChart {...{ question, arms, values }} />}
      {effect && (
        <>
          <EstimateRows
            rows={[{ key: id, label: TEXTS.effect, estimate: effect, clear: answer !== 'open' }]}
            most={MOST}
          />
          <p className="text-sm text-ink-soft">{TEXTS.hint}</p>
        </>
      )}
      <div className="print:hidden">
        <Button variant="quiet" onClick={onRemove}>
          {TEXTS.remove}
        </Button>
      </div>
    </Figure>
  );
}
