import type { Lens } from '../state.ts';
import { THOUGHT_TEXTS } from '../texts.ts';
import { appearAfter, GROW, Moving } from './moving.tsx';

interface LensedWordsProps {
  words: string;
  lens: Lens | null;
  still: boolean;
}

const TILTS = [-9, 6, -4, 10, -7, 3, 8, -11] as const;

/** The same words, looked at through a lens. */
export function LensedWords({ words, lens, still }: LensedWordsProps) {
  switch (lens) {
    case 'prefix':
      return (
        <>
          <span className="mb-1 block font-text text-base font-normal">{THOUGHT_TEXTS.frame}</span>«
          {words}»
        </>
      );
    case 'slow':
      return <SlowWords words={words} still={still} />;
    case 'cartoon':
      return <CartoonWords words={words} />;
    case 'grow':
      return still ? (
        <span className="block text-4xl">{words}</span>
      ) : (
        <Moving motion={GROW} className="block">
          {words}
        </Moving>
      );
    default:
      return <>{words}</>;
  }
}

function SlowWords({ words, still }: { words: string; still: boolean }) {
  return (
    <span className="tracking-widest">
      {words.split(' ').map((word, at) => (
        <Moving
          // oxlint-disable-next-line react/no-array-index-key -- a word is its place in the sentence
          key={at}
          className="mx-2 inline-block"
          motion={still ? null : appearAfter(at * 1100)}
        >
          {word}
        </Moving>
      ))}
    </span>
  );
}

/** Letters that dance; read aloud it is one sentence. */
function CartoonWords({ words }: { words: string }) {
  return (
    <>
      <span className="sr-only">{words}</span>
      <span aria-hidden="true">
        {words.split(' ').map((word, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a word is its place in the sentence
          <span key={place} className="inline-block whitespace-pre">
            {Array.from(word, (letter) => letter).map((letter, at) => {
              const tilt = TILTS[(place * 3 + at) % TILTS.length] ?? 0;
              const style = { transform: `translateY(${tilt * 0.5}px) rotate(${tilt}deg)` };
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a letter is its place in the word
                <span key={at} className="inline-block" style={style}>
                  {letter}
                </span>
              );
            })}{' '}
          </span>
        ))}
      </span>
    </>
  );
}
