import { Button } from '#web/ui/button.tsx';
import { arrivalText } from '../outcome.texts.ts';
import { isPlan, kindsOf, thoughtOf, wordsOf } from '../rules.ts';
import { LENSES, type ThoughtsAction, type ThoughtsState } from '../state.ts';
import { KIND_TEXTS, LENS_TEXTS, OWN_NAMED, THOUGHT_TEXTS } from '../texts.ts';
import { canChange } from '../visits.ts';
import { valueOf } from '../walking.ts';
import { Believe } from './believe.tsx';
import { Carry } from './carry.tsx';
import { Choices } from './choices.tsx';
import { OwnThought } from './own-thought.tsx';
import { Parting } from './parting.tsx';
import { WhatMatters } from './what-matters.tsx';

interface PanelProps {
  state: ThoughtsState;
  send: (action: ThoughtsAction) => void;
}

/** What can be done at this stage. */
export function StagePanel({ state, send }: PanelProps) {
  return (
    <>
      <StageChoice state={state} send={send} />
      {canChange(state) && (
        <div>
          <Button variant="quiet" onClick={() => send({ type: 'other' })}>
            {state.here.length > 1 ? THOUGHT_TEXTS.anothers : THOUGHT_TEXTS.another}
          </Button>
        </div>
      )}
    </>
  );
}

function StageChoice({ state, send }: PanelProps) {
  const next = () => send({ type: 'next' });
  switch (state.stage) {
    case 'write':
      return (
        <OwnThought
          key={`${state.visit} ${state.here.length}`}
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
          choices={kindsOf(state).map((kind) => ({
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
      return <WhatMatters state={state} send={send} />;
    case 'carry':
      return <Carry state={state} send={send} />;
    case 'arrived':
      return (
        <div className="flex flex-col gap-4">
          <p>{arrivalText(valueOf(state), state.picked)}</p>
          <div>
            <Button onClick={next}>{THOUGHT_TEXTS.next}</Button>
          </div>
        </div>
      );
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
    case 'parting':
      return <Parting state={state} send={send} />;
    default:
      return null;
  }
}

function Named({ state, onNext }: { state: ThoughtsState; onNext: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        <NamedWords state={state} /> {isPlan(state) && THOUGHT_TEXTS.plan}
      </p>
      <div>
        <Button onClick={onNext}>{THOUGHT_TEXTS.next}</Button>
      </div>
    </div>
  );
}

/** Of an example it is known what it does; of the person's own thought only the person knows. */
function NamedWords({ state }: { state: ThoughtsState }) {
  const known = thoughtOf(state);
  if (!known) return OWN_NAMED[state.called ?? 'other'];
  const { label } = KIND_TEXTS[known.kind];
  return (
    <>
      <strong>
        {known.kind === state.called
          ? `${THOUGHT_TEXTS.right} ${label}.`
          : THOUGHT_TEXTS.near(label)}
      </strong>{' '}
      {known.clue}
    </>
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
      {state.lens && <p aria-live="polite">{LENS_TEXTS[state.lens].notice}</p>}
      {state.lens && (
        <div>
          <Button onClick={() => send({ type: 'next' })}>{THOUGHT_TEXTS.next}</Button>
        </div>
      )}
    </div>
  );
}
