import type { ViewProps } from '../contract.ts';
import { useFocusOn } from '../kit/focus/use-focus-on.ts';
import { type RecogniseAction, type RecogniseState, trialOf } from './rules.ts';
import { MorphStage } from './stages/morph-stage.tsx';
import { NamingStage } from './stages/naming-stage.tsx';
import { SmileBoard } from './stages/smile-board.tsx';
import type { Trial } from './play/trial.ts';
import { Revealed } from './stages/revealed.tsx';
import { RECOGNISE_TEXTS as TEXTS, SIX_TEXTS } from './texts.ts';

const NUMBERS: Readonly<Record<Trial['kind'], (number: number, count: number) => string>> = {
  'warm-up': TEXTS.niloOf,
  name: TEXTS.faceOf,
  mixed: TEXTS.faceOf,
  context: TEXTS.storyOf,
  morph: TEXTS.wayOf,
  smile: TEXTS.boardOf,
};

/** One face, or sixteen: what to look at, what to choose from, and then what moved. */
export function RecogniseView({ state, send }: ViewProps<RecogniseState, RecogniseAction>) {
  const title = useFocusOn<HTMLHeadingElement>(`${state.at} ${state.revealed}`);
  const trial = trialOf(state);
  const count = state.trials.length;
  if (!trial) return <p className="sr-only">{TEXTS.faceOf(count, count)}</p>;
  const number = numberOf(state, trial);
  const next = () => send({ type: 'next' });
  return (
    <div className="flex min-h-full flex-col gap-4 pb-6">
      <header className="flex flex-col gap-1">
        <p className="text-sm text-ink-soft">{number}</p>
        <div className="h-1.5 overflow-hidden rounded-full bg-surface-2" aria-hidden="true">
          <div
            className="h-full rounded-full bg-primary"
            style={{ width: `${((state.at + (state.revealed ? 1 : 0)) / count) * 100}%` }}
          />
        </div>
        {!state.revealed && (
          <h2 ref={title} tabIndex={-1} className="mt-2 font-title text-xl font-semibold">
            {askOf(trial)}
          </h2>
        )}
      </header>
      {state.revealed ? (
        <Revealed {...{ state, trial, title }} isLast={state.at + 1 === count} onNext={next} />
      ) : trial.kind === 'smile' ? (
        <SmileBoard {...{ trial, send }} touched={state.chosen} />
      ) : trial.kind === 'morph' ? (
        <MorphStage {...{ trial, send }} place={state.place} />
      ) : (
        <NamingStage {...{ state, trial, send }} />
      )}
    </div>
  );
}

/** What is counted is what the end names: Nilo, who only leads the way, apart. */
function numberOf({ trials, at }: RecogniseState, trial: Trial): string {
  const isNilo = trial.kind === 'warm-up';
  const same = trials.flatMap(({ kind }, index) =>
    (kind === 'warm-up') === isNilo ? [index] : [],
  );
  return NUMBERS[trial.kind](same.indexOf(at) + 1, same.length);
}

function askOf(trial: Trial): string {
  switch (trial.kind) {
    case 'name':
      return trial.crop === 'eyes' ? TEXTS.asks.eyes : TEXTS.asks.name;
    case 'morph':
      return TEXTS.asks.morph(SIX_TEXTS[trial.from], SIX_TEXTS[trial.to]);
    default:
      return TEXTS.asks[trial.kind];
  }
}
