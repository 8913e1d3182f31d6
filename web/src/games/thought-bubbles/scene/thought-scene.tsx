import { wordsOf } from '../rules.ts';
import type { ThoughtsState } from '../state.ts';
import { THOUGHT_TEXTS } from '../texts.ts';
import { Current } from './current.tsx';
import { Leaf } from './leaf.tsx';
import { LensedWords } from './lensed-words.tsx';
import {
  ARRIVE,
  BOB,
  FADE_OFF,
  FAR_OUT,
  FLOAT_OFF,
  Moving,
  type Motion,
  TO_THE_BANK,
} from './moving.tsx';

interface SceneProps {
  state: ThoughtsState;
  still: boolean;
}

/** The thought, or the two, on the river. Words are words: they can be read, found and enlarged. */
export function ThoughtScene({ state, still }: SceneProps) {
  const { stage } = state;
  const pair = stage === 'heavier';
  const lens = stage === 'lens' ? state.lens : null;
  const isNew = pair || stage === 'kind' || stage === 'before';
  return (
    <section
      aria-label={THOUGHT_TEXTS.scene}
      className="relative flex min-h-64 flex-col items-center justify-center gap-3 overflow-hidden rounded-card px-4 py-8 sm:min-h-80"
    >
      <Current still={still} />
      {(pair ? [0, 1] : [state.chosen]).map((which) => (
        <Moving
          key={`${state.visit} ${which}`}
          motion={isNew && !still ? ARRIVE : null}
          className="relative block w-full max-w-md"
        >
          <Moving
            key={`${lens === 'shore'} ${stage === 'parting'}`}
            motion={motionOf(state, still)}
            className={lens === 'shore' && still ? 'block scale-75' : 'block'}
          >
            <Leaf small={pair}>
              <LensedWords words={wordsOf(state, which)} lens={lens} still={still} />
            </Leaf>
          </Moving>
        </Moving>
      ))}
    </section>
  );
}

function motionOf({ stage, lens, served }: ThoughtsState, still: boolean): Motion | null {
  if (stage === 'parting' && served === false) return still ? FADE_OFF : FLOAT_OFF;
  if (still) return null;
  if (stage === 'parting') return TO_THE_BANK;
  return stage === 'lens' && lens === 'shore' ? FAR_OUT : BOB;
}
