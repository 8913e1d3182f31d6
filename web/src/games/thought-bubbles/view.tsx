import { useEffect, useRef } from 'react';
import type { ViewProps } from '../contract.ts';
import { THOUGHT_COLOURS } from './scene/colours.ts';
import { ThoughtScene } from './scene/thought-scene.tsx';
import { Walk } from './scene/walk.tsx';
import { StagePanel } from './stages/stage-panel.tsx';
import type { ThoughtsAction, ThoughtsState } from './state.ts';
import { THOUGHT_TEXTS } from './texts.ts';
import { valueOf } from './walking.ts';

/** What lies over the top of the page. */
const HEADER_PX = 64;

/** The thought above, and below it the one thing to do with it now. */
export function ThoughtsView(props: ViewProps<ThoughtsState, ThoughtsAction>) {
  const { state, send, reducedMotion, quiet = false } = props;
  const still = reducedMotion || quiet;
  const title = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const moment = `${state.visit} ${state.stage} ${state.here.length}`;
  const seen = useRef(moment);
  useEffect(() => {
    // What had the focus is gone: it goes on at the new question. At the beginning it stays.
    if (seen.current !== moment) {
      title.current?.focus({ preventScroll: true });
      // What was chosen may have stood far below: the thought is seen first.
      const top = place.current?.getBoundingClientRect().top ?? 0;
      if (top < HEADER_PX) place.current?.scrollIntoView?.({ block: 'start' });
    }
    seen.current = moment;
  }, [moment]);

  return (
    <div ref={place} style={THOUGHT_COLOURS} className="flex flex-col gap-4">
      {state.stage === 'carry' || state.stage === 'arrived' ? (
        <Walk state={state} still={still} />
      ) : (
        state.stage !== 'write' && <ThoughtScene state={state} still={still} />
      )}
      <div className="flex items-baseline justify-between gap-4">
        <h2 ref={title} tabIndex={-1} className="font-title text-xl font-semibold outline-none">
          {titleOf(state)}
        </h2>
        {state.visits > 1 && (
          <p className="shrink-0 text-sm text-ink-soft tabular-nums">
            {THOUGHT_TEXTS.progress(state.visit + 1, state.visits)}
          </p>
        )}
      </div>
      <StagePanel state={state} send={send} />
    </div>
  );
}

function titleOf(state: ThoughtsState): string {
  switch (state.stage) {
    case 'heavier':
      return THOUGHT_TEXTS.heavier;
    case 'kind':
    case 'named':
      return THOUGHT_TEXTS.kind;
    case 'lens':
      return THOUGHT_TEXTS.lens;
    case 'value':
      return THOUGHT_TEXTS.carryPick;
    case 'carry':
      return THOUGHT_TEXTS.carry(valueOf(state));
    case 'serves':
      return THOUGHT_TEXTS.serves;
    case 'before':
      return state.called ? THOUGHT_TEXTS.isNamed : THOUGHT_TEXTS.arrives;
    case 'after':
      return state.value === null ? THOUGHT_TEXTS.after : THOUGHT_TEXTS.afterWalk;
    case 'parting':
      return state.served ? THOUGHT_TEXTS.stays : THOUGHT_TEXTS.floats;
    case 'arrived':
      return THOUGHT_TEXTS.arrived;
    case 'write':
      if (state.here.length > 0) return THOUGHT_TEXTS.writeBeside;
      return state.visit > 0 ? THOUGHT_TEXTS.writeMore : THOUGHT_TEXTS.writeTitle;
    default:
      return THOUGHT_TEXTS.arrives;
  }
}
