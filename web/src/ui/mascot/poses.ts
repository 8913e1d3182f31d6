import type { MascotEmotion } from './emotions.ts';
import type { BROWS, EYES, MOUTHS } from './face.tsx';
import type { ARMS } from './arms.tsx';
import type { PropName } from './props.tsx';

export interface Pose {
  eyes: keyof typeof EYES;
  mouth: keyof typeof MOUTHS;
  brows?: keyof typeof BROWS;
  /** Arms as the viewer sees them. */
  left: keyof typeof ARMS;
  right: keyof typeof ARMS;
  /** Degrees the head leans, and how far it sinks. */
  lean?: number;
  sink?: number;
  /** In the paws or in the air. */
  prop?: PropName;
  /** On the head, so that it leans with it. */
  worn?: PropName;
}

/** An emotion is a set of poses of the same parts; a new one needs no new drawing. */
export const POSES: Record<MascotEmotion, Pose> = {
  default: { eyes: 'open', mouth: 'smile', left: 'hold', right: 'hold', prop: 'pebble' },
  neutral: { eyes: 'open', mouth: 'rest', left: 'belly', right: 'belly' },
  happy: { eyes: 'arch', mouth: 'laugh', left: 'up', right: 'up', sink: -1 },
  calm: { eyes: 'shut', mouth: 'smile', left: 'belly', right: 'belly', lean: -3, sink: 1 },
  breathing: { eyes: 'shut', mouth: 'blow', left: 'belly', right: 'belly', prop: 'air' },
  listening: {
    eyes: 'open',
    mouth: 'smile',
    brows: 'soft',
    left: 'ear',
    right: 'belly',
    lean: -7,
    prop: 'sound',
  },
  talking: {
    eyes: 'open',
    mouth: 'talk',
    brows: 'soft',
    left: 'belly',
    right: 'out',
    lean: 3,
    prop: 'words',
  },
  thinking: {
    eyes: 'aside',
    mouth: 'aside',
    brows: 'one',
    left: 'belly',
    right: 'chin',
    lean: 5,
    prop: 'bubbles',
  },
  curious: {
    eyes: 'wide',
    mouth: 'blow',
    brows: 'up',
    left: 'belly',
    right: 'up',
    lean: 5,
    prop: 'dragonfly',
  },
  encouraging: { eyes: 'open', mouth: 'open', brows: 'up', left: 'belly', right: 'up', lean: -2 },
  concerned: { eyes: 'open', mouth: 'small', brows: 'worry', left: 'heart', right: 'out', lean: 4 },
  worried: { eyes: 'wide', mouth: 'wavy', brows: 'worry', left: 'mouth', right: 'mouth', sink: 1 },
  sadness: {
    eyes: 'low',
    mouth: 'sad',
    brows: 'worry',
    left: 'down',
    right: 'down',
    lean: -4,
    sink: 4,
    worn: 'tear',
  },
  focused: {
    eyes: 'down',
    mouth: 'rest',
    brows: 'firm',
    left: 'hold',
    right: 'hold',
    sink: 1,
    prop: 'tower',
  },
  fitness: {
    eyes: 'open',
    mouth: 'open',
    brows: 'soft',
    left: 'flex',
    right: 'flex',
    worn: 'band',
  },
  nutrition: { eyes: 'arch', mouth: 'smile', left: 'hold', right: 'hold', prop: 'fruit' },
};
