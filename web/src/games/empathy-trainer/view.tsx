import type { ViewProps } from '../contract.ts';
import { useFocusOn } from '../kit/focus/use-focus-on.ts';
import { linesAt } from '../kit/scenario/walk.ts';
import { moodOf } from './mood-of.ts';
import {
  beatOf,
  type EmpathyAction,
  type EmpathyState,
  feltOf,
  opennessOf,
  replyOf,
  talkOf,
  vignetteOf,
} from './rules.ts';
import { Boats } from './scene/boats.tsx';
import { TalkScene } from './scene/talk-scene.tsx';
import { Answered } from './talk/answered.tsx';
import { Before, Bubble } from './talk/bubble.tsx';
import { Ending } from './talk/ending.tsx';
import { Placing } from './talk/placing.tsx';
import { Replying } from './talk/replying.tsx';
import { saidBefore } from './talk/transcript.ts';
import { apartText } from './texts.ts';

export function EmpathyView(props: ViewProps<EmpathyState, EmpathyAction>) {
  const { state, send, reducedMotion } = props;
  const vignette = vignetteOf(state);
  const { name, bond, setting, look, prop, backdrop } = vignette;
  const openness = opennessOf(state);
  const top = useFocusOn<HTMLDivElement>(`${state.position.scene} ${state.compared}`);
  const beat = beatOf(state);
  const told = feltOf(state);
  const replied = replyOf(state);
  const isBeginning = state.replies.length === 0;
  const lines = linesAt(talkOf(state), state.position).map(({ text }) => text);
  const scene = { place: backdrop, look, prop, mood: moodOf(vignette, state) };
  const said = saidBefore(state);
  // The thread stays in sight: what was just said stands above what comes now.
  const recent = replied ? 1 : 2;
  const turn = beat && told && { state, beat, told, vignette, send };
  return (
    <div className="flex min-h-full flex-col gap-4 pb-6">
      {isBeginning && (
        <TalkScene {...scene} className="h-40 w-full shrink-0 rounded-card sm:h-48" />
      )}
      <header>
        <h2 className="font-title text-xl font-semibold">{name}</h2>
        <p className="text-ink-soft">{bond}</p>
      </header>
      <Before said={said.slice(0, -recent)} name={name} />
      <div ref={top} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-3 outline-none">
        {isBeginning ? (
          <Boats openness={openness} still={reducedMotion} />
        ) : (
          // The face is where the eyes are, and changes with what was said.
          <div className="flex items-center gap-3">
            <TalkScene {...scene} near className="size-24 shrink-0 rounded-card" />
            <div className="min-w-0 flex-1">
              <Boats openness={openness} still={reducedMotion} />
              <p className="mt-1 text-sm text-ink-soft">{apartText(openness, !look)}</p>
            </div>
          </div>
        )}
        {isBeginning && <p>{setting}</p>}
        {said.slice(-recent).map(({ mine, text }) => (
          <Bubble key={text} {...{ mine, text, name }} />
        ))}
        {beat && replied && <Bubble mine text={beat.replies[replied].say} name={name} />}
        {beat && lines.map((text) => <Bubble key={text} mine={false} text={text} name={name} />)}
        {!beat && <Ending state={state} send={send} />}
      </div>
      {beat && replied && (
        <Answered reply={beat.replies[replied]} onGo={() => send({ type: 'go' })} />
      )}
      {turn && !replied && !state.compared && <Placing {...turn} />}
      {turn && !replied && state.compared && <Replying {...turn} />}
    </div>
  );
}
