import type { CSSProperties, ReactNode } from 'react';
import { wordsOf } from '../rules.ts';
import type { ThoughtsState } from '../state.ts';
import { THOUGHT_TEXTS } from '../texts.ts';
import { Shore } from './bank.tsx';
import { Current } from './current.tsx';
import { Leaf } from './leaf.tsx';
import { LensedWords } from './lensed-words.tsx';
import {
  ARRIVE,
  BOB,
  FADE_OFF,
  FLOAT_OFF,
  Moving,
  type Motion,
  PASS_BY,
  TO_THE_BANK,
} from './moving.tsx';

interface SceneProps {
  state: ThoughtsState;
  still: boolean;
}

/** Seen from the bank it is far out and small, and whole. */
const FAR_OUT = 'translateY(-24%) scale(0.66)';

/** The thought, or the two, on the river. Words are words: they can be read, found and enlarged. */
export function ThoughtScene({ state, still }: SceneProps) {
  const { stage } = state;
  const pair = stage === 'heavier';
  const lens = stage === 'lens' ? state.lens : null;
  const isNew = pair || stage === 'kind' || stage === 'before';
  const far: CSSProperties = {
    transform: lens === 'shore' ? FAR_OUT : 'none',
    transition: still ? undefined : 'transform 1.2s ease-in-out',
  };
  return (
    <section
      aria-label={THOUGHT_TEXTS.scene}
      className="thought-scene relative flex flex-col items-center justify-center gap-3 overflow-hidden rounded-card px-4 py-4"
    >
      <Current still={still} />
      {(pair ? [0, 1] : [state.chosen]).map((which) => (
        <Moving
          key={`${state.visit} ${which} ${state.here[which]?.number}`}
          motion={isNew && !still ? ARRIVE : null}
          className="relative block w-full max-w-md"
        >
          <span className="block" style={far}>
            <Moving
              key={`${lens === 'shore'} ${stage === 'parting'}`}
              motion={motionOf(state, still)}
              className="block"
            >
              <Framed isFramed={lens === 'prefix'}>
                <Leaf small={pair || lens === 'prefix'}>
                  <LensedWords words={wordsOf(state, which)} lens={lens} still={still} />
                </Leaf>
              </Framed>
            </Moving>
          </span>
        </Moving>
      ))}
      {lens === 'shore' && <Shore />}
    </section>
  );
}

/** A picture on a cord: something to look at, by somebody who looks. */
function Framed({ isFramed, children }: { isFramed: boolean; children: ReactNode }) {
  if (!isFramed) return children;
  return (
    <span className="thought-frame relative block">
      <svg viewBox="0 0 96 24" className="thought-cord absolute" aria-hidden="true">
        <path d="M4 24 48 5l44 19" fill="none" stroke="var(--wood-line)" strokeWidth="2.5" />
        <circle cx="48" cy="5" r="4" fill="var(--wood-line)" />
      </svg>
      {children}
    </span>
  );
}

function motionOf({ stage, lens, served }: ThoughtsState, still: boolean): Motion | null {
  if (stage === 'parting' && served === false) return still ? FADE_OFF : FLOAT_OFF;
  if (still) return null;
  if (stage === 'parting') return TO_THE_BANK;
  return stage === 'lens' && lens === 'shore' ? PASS_BY : BOB;
}
