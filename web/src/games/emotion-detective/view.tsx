import { useCallback, useEffect } from 'react';
import type { ViewProps } from '../contract.ts';
import { useFocusOn } from '../kit/focus/use-focus-on.ts';
import { CLUES } from './cases/case.ts';
import { Clues } from './clues.tsx';
import { Guess } from './guess.tsx';
import { keepMet, keepRun, readEarlier } from './people/kept-people.ts';
import { Revealed } from './reveal/revealed.tsx';
import { caseOf, type DetectiveAction, type DetectiveState, isDealt, rules } from './rules.ts';
import { WindowScene } from './scene/window-scene.tsx';
import { DETECTIVE_TEXTS, wordsText } from './texts.ts';

const BESIDE = { flex: '0 0 clamp(7.5rem, 38%, 16rem)' };
const WORDS = { flex: '1 1 8rem' };

export function DetectiveView({ state, send }: ViewProps<DetectiveState, DetectiveAction>) {
  const title = useFocusOn<HTMLHeadingElement>(`${state.at} ${state.revealed}`);
  const dealt = isDealt(state);
  useEffect(() => {
    if (dealt) return;
    // What earlier runs left here comes into the game as an action, so that its rules stay pure.
    const deal: DetectiveAction = { type: 'deal', ...readEarlier(state) };
    keepRun(state, rules.step(state, deal).cases);
    send(deal);
  }, [dealt, state, send]);

  const open = caseOf(state);
  const { revealed } = state;
  const sendAndKeep = useCallback(
    (action: DetectiveAction) => {
      if (action.type === 'answer') keepMet(open.id);
      send(action);
    },
    [send, open.id],
  );

  if (!dealt) return <p className="text-ink-soft">{DETECTIVE_TEXTS.dealing}</p>;
  const solved = state.solved.at(-1);
  const window = (
    <WindowScene
      look={open.look}
      mood={revealed ? open.mood : 'plain'}
      open={CLUES.map((clue) => revealed || state.opened.includes(clue))}
      className={revealed ? 'h-40 w-full shrink-0 rounded-card sm:h-48' : 'h-full w-full shrink-0'}
      narrow={!revealed}
    />
  );
  return (
    <div className="flex min-h-full flex-col gap-4 pb-6">
      {/* Small while somebody thinks: the window, the clues and the map are to be seen together. */}
      <div className={revealed ? 'flex flex-col gap-4' : 'flex flex-wrap items-center gap-3'}>
        {revealed ? (
          window
        ) : (
          <div className="flex h-32 justify-center overflow-hidden rounded-card" style={BESIDE}>
            {window}
          </div>
        )}
        <header style={revealed ? undefined : WORDS}>
          <p className="text-sm text-ink-soft">
            {DETECTIVE_TEXTS.caseOf(Math.min(state.at + 1, state.cases.length), state.cases.length)}
          </p>
          {/* The window above comes into sight with it. */}
          <h2
            ref={title}
            tabIndex={-1}
            className="font-title text-xl font-semibold text-balance"
            style={{ scrollMarginTop: '20rem' }}
          >
            {revealed ? DETECTIVE_TEXTS.felt(open.name, wordsText(open.answers)) : open.name}
          </h2>
          <p>
            {open.place} {revealed && open.home}
          </p>
        </header>
      </div>
      {revealed && solved ? (
        <Revealed
          open={open}
          solved={solved}
          isLast={state.at + 1 >= state.cases.length}
          onNext={() => send({ type: 'next' })}
        />
      ) : (
        <>
          <Clues
            clues={open.clues}
            opened={state.opened}
            onOpen={(clue) => send({ type: 'open', clue })}
          />
          {state.opened.length > 0 && <Guess state={state} open={open} send={sendAndKeep} />}
        </>
      )}
    </div>
  );
}
