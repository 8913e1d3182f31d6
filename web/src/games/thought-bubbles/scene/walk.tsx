import { wordsOf } from '../rules.ts';
import type { ThoughtsState } from '../state.ts';
import { THOUGHT_TEXTS } from '../texts.ts';
import { STRIDES, TASK_LEVEL } from '../visits.ts';
import { sayingOf, thingsOf, valueOf } from '../walking.ts';
import { Current } from './current.tsx';
import { FindPicture } from './finds.tsx';
import { Leaf } from './leaf.tsx';
import { BOB, Moving, WADDLE } from './moving.tsx';
import { Walker } from './walker.tsx';

/** Nilo walks along the bank towards what matters, and the thought comes down the river with him. */
export function Walk({ state, still }: { state: ThoughtsState; still: boolean }) {
  const goal = valueOf(state);
  return (
    <section
      aria-label={THOUGHT_TEXTS.scene}
      className="thought-walk relative flex flex-col items-center justify-start gap-2 overflow-hidden rounded-card px-4 pt-5"
    >
      <Current still={still} />
      <Moving motion={still ? null : BOB} className="relative block w-full max-w-sm">
        <Leaf small>{wordsOf(state)}</Leaf>
      </Moving>
      {state.level === TASK_LEVEL && <Saying words={sayingOf(state)} />}
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-36">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          <path d="M0 46C22 34 40 48 62 42S90 36 100 40V100H0Z" fill="var(--near-bank)" />
          <path
            d="M0 84C26 79 44 87 66 83S90 80 100 82"
            fill="none"
            stroke="var(--path)"
            strokeWidth="24"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <Goal value={goal} />
        <Way state={state} still={still} />
      </div>
      <p className="sr-only">{THOUGHT_TEXTS.carry(goal)}</p>
    </section>
  );
}

/** The way: what still lies on it, and Nilo as far as he has come. */
function Way({ state, still }: { state: ThoughtsState; still: boolean }) {
  const share = state.strides / STRIDES;
  const isWalking = !still && state.strides > 0;
  return (
    <div className="thought-way absolute">
      {thingsOf(state).map(({ find, at }) => (
        <span
          key={find}
          className="thought-find absolute block"
          style={{ left: `calc(${((at / STRIDES) * 100).toFixed(1)}% + var(--thought-walker))` }}
        >
          <FindPicture find={find} className="size-full" />
        </span>
      ))}
      <div
        className="relative"
        style={{
          transform: `translateX(${(share * 100).toFixed(1)}%)`,
          transition: still ? undefined : 'transform 1.4s ease-in-out',
        }}
      >
        <Moving
          key={state.strides}
          motion={isWalking ? WADDLE : null}
          className="thought-walker block origin-bottom"
        >
          <Walker
            held={state.picked}
            isWalking={isWalking}
            hasArrived={state.stage === 'arrived'}
          />
        </Moving>
      </div>
    </div>
  );
}

/** What the thought says; its place stays where it is silent. */
function Saying({ words }: { words: string | null }) {
  return (
    <div className="relative min-h-11">
      {words && (
        <p className="rounded-card thought-sign border-2 bg-(--cloud) px-4 py-1.5 text-center">
          <span className="sr-only">{THOUGHT_TEXTS.says} </span>
          {words}
        </p>
      )}
    </div>
  );
}

/** What matters, on a sign at the end of the path. */
function Goal({ value }: { value: string }) {
  return (
    <div className="thought-goal absolute right-3 flex w-28 flex-col items-center">
      <p className="thought-sign max-w-full rounded-control border-2 bg-(--cloud) px-2 py-1.5 text-center text-sm leading-tight font-semibold hyphens-auto">
        {value}
      </p>
      <span className="thought-post h-8" />
    </div>
  );
}
