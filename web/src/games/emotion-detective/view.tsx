import type { ViewProps } from '../contract.ts';
import { useFocusOn } from '../kit/focus/use-focus-on.ts';
import { CLUES } from './case.ts';
import { Clues } from './clues.tsx';
import { Guess } from './guess.tsx';
import { Revealed } from './reveal/revealed.tsx';
import { caseOf, type DetectiveAction, type DetectiveState } from './rules.ts';
import { WindowScene } from './scene/window-scene.tsx';
import { DETECTIVE_TEXTS, wordsText } from './texts.ts';

export function DetectiveView({ state, send }: ViewProps<DetectiveState, DetectiveAction>) {
  const title = useFocusOn<HTMLHeadingElement>(`${state.at} ${state.revealed}`);
  const open = caseOf(state);
  const { revealed } = state;
  const felt = wordsText(open.answers);
  const solved = state.solved.at(-1);
  return (
    <div className="flex min-h-full flex-col gap-4 pb-6">
      <WindowScene
        look={open.look}
        mood={revealed ? open.mood : 'plain'}
        open={CLUES.map((clue) => revealed || state.opened.includes(clue))}
        className="h-40 w-full shrink-0 rounded-card sm:h-48"
      />
      <header>
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
          {revealed ? DETECTIVE_TEXTS.felt(open.name, felt) : open.name}
        </h2>
        <p>{open.place}</p>
      </header>
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
          {state.opened.length > 0 && <Guess state={state} open={open} send={send} />}
        </>
      )}
    </div>
  );
}
