import { useState } from 'react';
import { isMascotEmotion, MASCOT_EMOTIONS } from '#web/ui/mascot/emotions.ts';
import { Nilo } from '#web/ui/mascot/mascot.tsx';
import { outfitOf } from '#web/ui/mascot/wardrobe/outfit.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { Purse } from '../api/purse.ts';
import type { WornPiece } from '../api/worn.ts';
import { STORE_TEXTS } from '../texts.ts';
import { cardSkinOf, clothesOf } from '../wardrobe/clothes-of.ts';
import { stopTryingAll } from '../wardrobe/tried.ts';

const TEXTS = STORE_TEXTS.room;
const GESTURES = Object.keys(MASCOT_EMOTIONS).filter(isMascotEmotion);
/** The first one shows face, body and paws with nothing before them. */
const FIRST = GESTURES.indexOf('neutral');

interface FittingRoomProps {
  /** What is worn and what is tried, as it is seen. */
  seen: readonly WornPiece[];
  trying: boolean;
  purse: Purse | undefined;
}

/** Nilo, large, with everything on; it stays in sight while the shelves go by. */
export function FittingRoom({ seen, trying, purse }: FittingRoomProps) {
  const [at, setAt] = useState(FIRST);
  const gesture = GESTURES[at % GESTURES.length] ?? 'neutral';
  const skin = cardSkinOf(seen);
  return (
    <section
      aria-label={TEXTS.title}
      className="sticky top-16 z-10 overflow-hidden rounded-card border border-line bg-primary-soft lg:top-20 tight:static [@media(max-height:40rem)]:static"
    >
      <Waterline />
      <div className="relative flex items-center gap-2 p-3 lg:flex-col lg:p-5 tight:flex-col">
        <svg
          viewBox="-4 -2 128 120"
          className="-ml-1 size-40 shrink-0 lg:ml-0 lg:h-auto lg:w-full lg:max-w-80"
          fill="none"
          stroke="var(--nilo-line)"
          strokeWidth="2.1"
          strokeLinecap="round"
          strokeLinejoin="round"
          role="img"
          aria-label={TEXTS.shown(MASCOT_EMOTIONS[gesture].label)}
        >
          <Nilo emotion={gesture} outfit={outfitOf(clothesOf(seen))} />
        </svg>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2 lg:w-full">
          <p className="inline-flex min-h-9 items-center gap-2 rounded-full bg-surface px-3 py-1 font-semibold tabular-nums">
            <Icon name="pebble" className="size-5 shrink-0 text-primary" />
            <span className="sr-only">{TEXTS.has}</span>
            {purse && STORE_TEXTS.tokens(purse.balance)}
          </p>
          <p className="text-sm leading-snug" aria-live="polite">
            {trying ? TEXTS.trying : TEXTS.rest}
          </p>
          <div className="-ml-1 flex flex-wrap gap-1">
            <Button
              variant="secondary"
              className="px-3 text-sm"
              onClick={() => setAt((index) => index + 1)}
            >
              {TEXTS.another}
            </Button>
            {trying && (
              <Button variant="quiet" className="px-3 text-sm" onClick={stopTryingAll}>
                {TEXTS.stop}
              </Button>
            )}
          </div>
        </div>
        {skin !== undefined && (
          <p
            data-card-skin={skin}
            className="card-skin-sample hidden w-full rounded-card border border-line bg-surface p-5 text-sm lg:block"
          >
            {TEXTS.card}
          </p>
        )}
      </div>
    </section>
  );
}

/** The river that Nilo floats in, as wide as the room. */
function Waterline() {
  return (
    <svg
      viewBox="0 0 320 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-1/4 w-full"
    >
      <path
        d="M0 9c20-6 40-6 60 0s40 6 60 0 40-6 60 0 40 6 60 0 40-6 80 0v31H0Z"
        fill="var(--nilo-water)"
        opacity=".55"
      />
    </svg>
  );
}
