import type { Six } from './expressions.ts';
import type { Units } from './units.ts';

/** What one can see on a face and say in a few words, and where it is. Never what somebody feels. */
export const GESTURES = {
  browsUp: 'brows',
  browsUpTogether: 'brows',
  browsInnerUp: 'brows',
  browsDown: 'brows',
  eyesWide: 'eyes',
  eyesNarrow: 'eyes',
  lidsTight: 'eyes',
  lidsHang: 'eyes',
  noseWrinkled: 'nose',
  lipUp: 'mouth',
  cornersUp: 'mouth',
  cornersDown: 'mouth',
  lipsSideways: 'mouth',
  lipsPressed: 'mouth',
  jawDropped: 'mouth',
  lipsParted: 'mouth',
} as const;

export type Gesture = keyof typeof GESTURES;
export type Region = (typeof GESTURES)[Gesture];

export interface Seen {
  gesture: Gesture;
  /** 0–1. */
  strength: number;
}

/** Below this nobody sees it. */
const LEAST = 0.1;

/** What there is to see on a face, from top to bottom. */
export function gesturesOf(moved: Units): Seen[] {
  const { innerUp, outerUp, browDown, lidUp, lidTight, cheek, jaw } = moved;
  const brow = browGesture(innerUp, outerUp, browDown);
  const strengths: Record<Gesture, number> = {
    browsUp: 0,
    browsUpTogether: 0,
    browsInnerUp: 0,
    browsDown: 0,
    [brow]: Math.max(innerUp, outerUp, browDown),
    eyesWide: lidUp > lidTight ? lidUp : 0,
    eyesNarrow: cheek > lidTight ? cheek : 0,
    lidsTight: lidTight >= Math.max(lidUp, cheek) ? lidTight : 0,
    lidsHang: moved.droop,
    noseWrinkled: moved.nose,
    lipUp: moved.upperLip,
    cornersUp: moved.cornerUp,
    cornersDown: moved.cornerDown,
    lipsSideways: moved.stretch,
    lipsPressed: moved.press,
    jawDropped: jaw > moved.open * 0.4 ? jaw : 0,
    lipsParted: jaw > moved.open * 0.4 ? 0 : moved.open,
  };
  return (Object.keys(GESTURES) as Gesture[])
    .map((gesture) => ({ gesture, strength: strengths[gesture] }))
    .filter(({ strength }) => strength >= LEAST);
}

function browGesture(innerUp: number, outerUp: number, browDown: number): Gesture {
  if (browDown > innerUp) return 'browsDown';
  if (outerUp < innerUp * 0.4) return 'browsInnerUp';
  return browDown >= innerUp * 0.4 ? 'browsUpTogether' : 'browsUp';
}

/** What gives each expression away, the clearest first. */
export const KEY_GESTURES: Readonly<Record<Six, readonly Gesture[]>> = {
  joy: ['cornersUp', 'eyesNarrow'],
  sadness: ['browsInnerUp', 'cornersDown', 'lidsHang'],
  anger: ['browsDown', 'lidsTight', 'lipsPressed'],
  fear: ['browsUpTogether', 'eyesWide', 'lipsSideways'],
  surprise: ['browsUp', 'eyesWide', 'jawDropped'],
  disgust: ['noseWrinkled', 'lipUp', 'lidsTight'],
};
