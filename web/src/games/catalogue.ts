import type { ReactNode } from 'react';
import { ALSO_FOUND_BY } from './catalogue.texts.ts';
import type { GameId } from './registry.ts';

/** What somebody comes for. */
export type Need = 'calm' | 'understand' | 'together' | 'distract';

/** How much time there is, in minutes. */
export type Spell = 2 | 5 | 10;

/**
 * Where a game stands in the list at /minigames. Apart from the registry, which every page of the
 * app carries along: this comes with the list alone.
 */
export interface Shelf {
  needs: readonly [Need, ...Need[]];
  /** The spells that a run of some level fits into. */
  spells: readonly [Spell, ...Spell[]];
  /** The game's drawn cover, fetched when the card comes near. A file of its own, without the game. */
  loadCover(this: void): Promise<() => ReactNode>;
  /** Words people look for that its title and skill do not have. */
  alsoFoundBy?: string;
}

/** Every game of the registry has its shelf; a test says which one is missing. */
export const SHELVES: Partial<Record<GameId, Shelf>> = {
  breathing: {
    needs: ['calm'],
    spells: [2, 5],
    loadCover: async () => (await import('./breathing/scene/cover.tsx')).BreathingCover,
    alsoFoundBy: ALSO_FOUND_BY.breathing,
  },
  'bubble-zen': {
    needs: ['calm', 'distract'],
    spells: [2, 5, 10],
    loadCover: async () => (await import('./bubble-zen/scene/cover.tsx')).BubblesCover,
    alsoFoundBy: ALSO_FOUND_BY['bubble-zen'],
  },
  'thought-bubbles': {
    needs: ['understand', 'calm'],
    spells: [5, 10],
    loadCover: async () => (await import('./thought-bubbles/scene/cover.tsx')).ThoughtsCover,
    alsoFoundBy: ALSO_FOUND_BY['thought-bubbles'],
  },
  'present-catcher': {
    needs: ['distract', 'calm'],
    spells: [2, 5],
    loadCover: async () => (await import('./present-catcher/scene/cover.tsx')).PresentCover,
    alsoFoundBy: ALSO_FOUND_BY['present-catcher'],
  },
  'emotion-detective': {
    needs: ['understand', 'distract'],
    spells: [5, 10],
    loadCover: async () => (await import('./emotion-detective/scene/cover.tsx')).DetectiveCover,
    alsoFoundBy: ALSO_FOUND_BY['emotion-detective'],
  },
  'empathy-trainer': {
    needs: ['together', 'understand'],
    spells: [5, 10],
    loadCover: async () => (await import('./empathy-trainer/scene/cover.tsx')).EmpathyCover,
    alsoFoundBy: ALSO_FOUND_BY['empathy-trainer'],
  },
  'crisis-navigator': {
    needs: ['calm', 'together'],
    spells: [5, 10],
    loadCover: async () => (await import('./crisis-navigator/scene/cover.tsx')).NavigatorCover,
    alsoFoundBy: 'crisis plan de seguridad emergencia simulacro barco',
  },
  'memory-wellness': {
    needs: ['distract', 'understand'],
    spells: [5, 10],
    loadCover: async () => (await import('./memory-wellness/scene/cover.tsx')).MemoryCover,
    alsoFoundBy: ALSO_FOUND_BY['memory-wellness'],
  },
  'word-search-wellness': {
    needs: ['distract', 'calm'],
    spells: [5, 10],
    loadCover: async () => (await import('./word-search-wellness/scene/cover.tsx')).WordSearchCover,
    alsoFoundBy: ALSO_FOUND_BY['word-search-wellness'],
  },
  'recognize-emotion': {
    needs: ['together', 'understand', 'distract'],
    spells: [2, 5],
    loadCover: async () => (await import('./recognize-emotion/cover.tsx')).FacesCover,
    alsoFoundBy: ALSO_FOUND_BY['recognize-emotion'],
  },
  'mandala-coloring': {
    needs: ['calm', 'distract'],
    spells: [2, 5, 10],
    loadCover: async () => (await import('./mandala-coloring/scene/cover.tsx')).ColoringCover,
    alsoFoundBy: ALSO_FOUND_BY['mandala-coloring'],
  },
  mandala: {
    needs: ['calm', 'distract'],
    spells: [2, 5, 10],
    loadCover: async () => (await import('./mandala/scene/cover.tsx')).MandalaCover,
    alsoFoundBy: ALSO_FOUND_BY.mandala,
  },
};
