import { classNames } from '#web/ui/styles/class-names.ts';
import { type ThoughtsState, wordsOf } from '../rules.ts';
import { THOUGHT_TEXTS } from '../texts.ts';
import { Bank } from './bank.tsx';
import { LensedWords } from './lensed-words.tsx';
import { DRIFT, Moving } from './moving.tsx';

interface SceneProps {
  state: ThoughtsState;
  still: boolean;
}

/** The thought, or the two, over the river. Words are words: they can be read, found and enlarged. */
export function ThoughtScene({ state, still }: SceneProps) {
  const pair = state.stage === 'heavier';
  const isLeaf = state.lens === 'leaf' && state.stage === 'lens';
  return (
    <section
      aria-label={THOUGHT_TEXTS.scene}
      className="relative flex min-h-64 items-center justify-center gap-4 overflow-hidden rounded-card p-5 sm:min-h-80"
    >
      <svg
        viewBox="0 0 360 220"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <Bank />
      </svg>
      {(pair ? [0, 1] : [state.chosen]).map((which) => (
        <Moving
          key={`${state.visit} ${which} ${isLeaf}`}
          motion={isLeaf && !still ? DRIFT : null}
          className={classNames(
            'relative block max-w-80 min-w-0 border-2 px-6 py-5 text-center font-title text-xl leading-snug font-semibold text-balance wrap-anywhere',
            isLeaf
              ? 'rounded-[60%_8%_60%_8%] border-(--leaf-line) bg-(--leaf) px-9'
              : 'rounded-[2.2rem] border-(--cloud-line) bg-(--cloud)',
            pair && 'flex-1 text-lg',
          )}
        >
          <LensedWords
            words={wordsOf(state, which)}
            lens={state.stage === 'lens' ? state.lens : null}
            still={still}
          />
        </Moving>
      ))}
    </section>
  );
}
