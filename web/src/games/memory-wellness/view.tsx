import { useCallback, useEffect } from 'react';
import type { ViewProps } from '../contract.ts';
import { useFocusOn } from '../kit/focus/use-focus-on.ts';
import { dayNow, keepAsked, readBoxes } from '../kit/leitner/kept-boxes.ts';
import { dueOf } from '../kit/leitner/leitner.ts';
import { Board } from './cards/board.tsx';
import { keepOwnCards, keepSeen, readOwnCards, readSeen, readWriting } from './kept-cards.ts';
import { OWN_LEVEL } from './levels.ts';
import { GAME } from './own-game.ts';
import { TILE_COLOURS } from './scene/colours.ts';
import { OwnCards } from './stages/own-cards.tsx';
import { RecallPanel } from './stages/recall-panel.tsx';
import type { MemoryAction, MemoryState } from './state.ts';
import { MEMORY_TEXTS } from './texts.ts';

/** What earlier days left here: it comes into the game as an action, so that its rules stay pure. */
function dealing(): MemoryAction {
  const boxes = readBoxes(GAME);
  const due = dueOf(boxes, dayNow());
  const waiting = Object.keys(boxes).filter((id) => !due.includes(id));
  const kept = { seen: readSeen(), own: readOwnCards(), writing: readWriting() };
  return { type: 'deal', due, waiting, ...kept };
}

/** The tiles; once they are all found, a few questions about them. */
export function MemoryView(props: ViewProps<MemoryState, MemoryAction>) {
  const { state, send, reducedMotion, quiet = false } = props;
  const { stage, asking, own, writing, cards } = state;
  const title = useFocusOn<HTMLHeadingElement>(`${asking} ${stage}`);
  useEffect(() => {
    if (stage === 'deal') send(dealing());
  }, [stage, send]);
  // Each word is kept as it is written, also the half of a pair that is never laid.
  const isOwn = state.level === OWN_LEVEL && (stage === 'own' || stage === 'board');
  useEffect(() => {
    if (isOwn) keepOwnCards(own, writing);
  }, [isOwn, own, writing]);
  useEffect(() => {
    if (stage === 'board') keepSeen([...new Set(cards.map(({ pair }) => pair))]);
  }, [stage, cards]);

  const sendAndKeep = useCallback(
    (action: MemoryAction) => {
      if (action.type === 'answer' && stage === 'ask' && asking !== null) {
        keepAsked(GAME, asking, action.pick === asking);
      }
      send(action);
    },
    [send, stage, asking],
  );

  return (
    <div style={TILE_COLOURS} className="flex flex-col gap-4 pb-6">
      {stage === 'deal' && <p className="text-ink-soft">{MEMORY_TEXTS.dealing}</p>}
      {stage === 'own' && <OwnCards {...{ state, send }} />}
      {stage === 'board' && <Board state={state} send={send} still={reducedMotion || quiet} />}
      {(stage === 'ask' || stage === 'told') && (
        <RecallPanel {...{ title, state }} send={sendAndKeep} />
      )}
      {stage === 'over' && <p>{MEMORY_TEXTS.pairs(state.matched.length, state.matched.length)}</p>}
    </div>
  );
}
