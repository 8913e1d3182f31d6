import type { ViewProps } from '../contract.ts';
import { useFocusOn } from '../kit/focus/use-focus-on.ts';
import { linesAt } from '../kit/scenario/walk.ts';
import type { Mood } from '../kit/people/look.ts';
import { Answered } from './talk/answered.tsx';
import { isNear, isShut } from './openness.ts';
import { Before, Bubble } from './talk/bubble.tsx';
import { Placing } from './talk/placing.tsx';
import { Replying } from './talk/replying.tsx';
import {
  beatOf,
  type EmpathyAction,
  type EmpathyState,
  opennessOf,
  replyOf,
  talkOf,
  vignetteOf,
} from './rules.ts';
import { TalkScene } from './scene/talk-scene.tsx';
import { EMPATHY_TEXTS } from './texts.ts';
import { Ending } from './talk/ending.tsx';

export function EmpathyView(props: ViewProps<EmpathyState, EmpathyAction>) {
  const { state, send, reducedMotion } = props;
  const vignette = vignetteOf(state);
  const { name, bond, setting, look, backdrop } = vignette;
  const openness = opennessOf(state);
  const top = useFocusOn<HTMLDivElement>(`${state.position.scene} ${state.compared}`);
  const beat = beatOf(state);
  const replied = replyOf(state);
  const isBeginning = state.replies.length === 0;
  const lines = linesAt(talkOf(state), state.position).map(({ text }) => text);
  const distance = isNear(openness) ? 'near' : isShut(openness) ? 'far' : 'some';
  return (
    <div className="flex min-h-full flex-col gap-4 pb-6">
      <TalkScene
        place={backdrop}
        look={look}
        mood={moodOf(vignette.mood, openness, state)}
        openness={openness}
        still={reducedMotion}
        className="h-40 w-full shrink-0 rounded-card sm:h-48"
      />
      <header>
        <h2 className="font-title text-xl font-semibold">{name}</h2>
        <p className="text-ink-soft">{bond}</p>
        {!isBeginning && (
          <p className="text-sm text-ink-soft">
            {EMPATHY_TEXTS.distanceLabel} {EMPATHY_TEXTS.distance[distance]}
          </p>
        )}
      </header>
      <Before state={state} name={name} />
      <div ref={top} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-3 outline-none">
        {isBeginning && <p>{setting}</p>}
        {beat && replied && <Bubble mine text={beat.replies[replied].say} name={name} />}
        {beat && lines.map((text) => <Bubble key={text} mine={false} text={text} name={name} />)}
        {!beat && <Ending lines={lines} onClose={() => send({ type: 'close' })} />}
      </div>
      {beat && replied && <Answered beat={beat} kind={replied} onGo={() => send({ type: 'go' })} />}
      {beat && !replied && !state.compared && (
        <Placing state={state} beat={beat} vignette={vignette} send={send} />
      )}
      {beat && !replied && state.compared && (
        <Replying state={state} beat={beat} vignette={vignette} send={send} />
      )}
    </div>
  );
}

/** A face opens and closes with the talk; in between it shows what it showed at the beginning. */
function moodOf(atFirst: Mood, openness: number, { replies }: EmpathyState): Mood {
  if (replies.length === 0) return atFirst;
  if (isNear(openness)) return 'open';
  return isShut(openness) ? 'closed' : 'plain';
}
