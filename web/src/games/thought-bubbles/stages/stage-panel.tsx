import { Button } from '#web/ui/button.tsx';
import {
  CARRY_MS,
  LENSES,
  TASK_LEVEL,
  type ThoughtsAction,
  type ThoughtsState,
  thoughtOf,
  wordsOf,
} from '../rules.ts';
import { KIND_TEXTS, LENS_TEXTS, THOUGHT_TEXTS } from '../texts.ts';
import { KINDS, VALUES } from '../thoughts.content.ts';
import { Believe } from './believe.tsx';
import { Choices } from './choices.tsx';
import { OwnThought } from './own-thought.tsx';

interface PanelProps {
  state: ThoughtsState;
  send: (action: ThoughtsAction) => void;
}

/** What can be done at this stage. */
export function StagePanel({ state, send }: PanelProps) {
  const next = () => send({ type: 'next' });
  switch (state.stage) {
    case 'write':
      return (
        <OwnThought
          text={state.own}
          write={(text) => send({ type: 'write', text })}
          onUse={next}
          onExample={() => send({ type: 'example' })}
        />
      );
    case 'before':
    case 'after':
      return (
        <Believe
          key={state.stage}
          question={state.stage === 'before' ? THOUGHT_TEXTS.believe : THOUGHT_TEXTS.believeAfter}
          value={state.stage === 'before' ? state.before : state.after}
          onChange={(value) => send({ type: 'believe', value })}
          onNext={next}
        />
      );
    case 'heavier':
      return (
        <Choices
          choices={[0, 1].map((value) => ({ value, label: wordsOf(state, value) }))}
          onChoose={(which) => send({ type: 'heavier', which })}
        />
      );
    case 'kind':
      return (
        <Choices
          choices={KINDS.map((kind) => ({
            value: kind,
            label: KIND_TEXTS[kind].label,
            detail: KIND_TEXTS[kind].asks,
          }))}
          onChoose={(kind) => send({ type: 'kind', kind })}
        />
      );
    case 'named':
      return <Named state={state} onNext={next} />;
    case 'lens':
      return <Lenses state={state} send={send} />;
    case 'value':
      return (
        <Choices
          choices={state.values.map((value) => ({ value, label: VALUES[value] ?? '' }))}
          onChoose={(value) => send({ type: 'value', value })}
        />
      );
    case 'carry':
      return <Carry state={state} send={send} />;
    case 'serves':
      return (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => send({ type: 'serves', yes: true })}>
            {THOUGHT_TEXTS.yes}
          </Button>
          <Button variant="secondary" onClick={() => send({ type: 'serves', yes: false })}>
            {THOUGHT_TEXTS.no}
          </Button>
        </div>
      );
    default:
      return null;
  }
}

function Named({ state, onNext }: { state: ThoughtsState; onNext: () => void }) {
  const known = thoughtOf(state);
  const isSame = known === null || known.kind === state.called;
  return (
    <div className="flex flex-col gap-4">
      <p>
        <strong>
          {isSame || known === null
            ? `${THOUGHT_TEXTS.right} ${KIND_TEXTS[state.called ?? 'plan'].label}.`
            : THOUGHT_TEXTS.near(KIND_TEXTS[known.kind].label)}
        </strong>{' '}
        {known?.clue}
      </p>
      <div>
        <Button onClick={onNext}>{THOUGHT_TEXTS.next}</Button>
      </div>
    </div>
  );
}

function Lenses({ state, send }: PanelProps) {
  return (
    <div className="flex flex-col gap-4">
      <Choices
        choices={LENSES.map((lens) => ({
          value: lens,
          label: LENS_TEXTS[lens].label,
          selected: state.lens === lens,
        }))}
        onChoose={(lens) => send({ type: 'lens', lens })}
      />
      {state.lens && (
        <p aria-live="polite">
          {LENS_TEXTS[state.lens].notice}{' '}
          <span className="text-ink-soft">{THOUGHT_TEXTS.lensMore}</span>
        </p>
      )}
      {state.lens && (
        <div>
          <Button onClick={() => send({ type: 'next' })}>{THOUGHT_TEXTS.next}</Button>
        </div>
      )}
    </div>
  );
}

function Carry({ state, send }: PanelProps) {
  const seconds = Math.ceil((CARRY_MS - state.carriedMs) / 1000);
  const hasTask = state.level === TASK_LEVEL;
  return (
    <div className="flex flex-col gap-4">
      <p>{hasTask ? THOUGHT_TEXTS.carryTask : THOUGHT_TEXTS.carryLead}</p>
      <div className="flex flex-wrap items-center gap-4">
        {hasTask && (
          <Button size="lg" onClick={() => send({ type: 'step' })}>
            {THOUGHT_TEXTS.step}
          </Button>
        )}
        <p className="text-ink-soft tabular-nums">
          {hasTask && state.steps > 0 && `${THOUGHT_TEXTS.steps(state.steps)}. `}
          {THOUGHT_TEXTS.secondsLeft(seconds)}
        </p>
      </div>
    </div>
  );
}
