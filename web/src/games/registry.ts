import type { GameInfo } from './contract.ts';
import { GAME_TEXTS } from './texts.ts';

/** Every game there is. Only what a list needs is here; the game itself comes with `load`. */
export const GAMES = {
  breathing: {
    ...GAME_TEXTS.breathing,
    paths: ['/minigames/breathing'],
    icon: 'breath',
    evidence: 'moderate',
    listedAt: 1,
    atHome: { ...GAME_TEXTS.breathing.atHome, order: 2, icon: 'breath' },
    load: async () => (await import('./breathing/index.ts')).breathing,
  },
  'bubble-zen': {
    ...GAME_TEXTS['bubble-zen'],
    paths: ['/minigames/bubble-zen', '/bubble-game'],
    icon: 'wave',
    evidence: 'preliminary',
    load: async () => (await import('./bubble-zen/index.ts')).bubbleZen,
  },
  'thought-bubbles': {
    ...GAME_TEXTS['thought-bubbles'],
    paths: ['/minigames/thought-bubbles'],
    icon: 'leaf',
    evidence: 'preliminary',
    load: async () => (await import('./thought-bubbles/index.ts')).thoughtBubbles,
  },
  'present-catcher': {
    ...GAME_TEXTS['present-catcher'],
    paths: ['/minigames/present-catcher'],
    icon: 'pebble',
    evidence: 'preliminary',
    load: async () => (await import('./present-catcher/index.ts')).presentCatcher,
  },
  'emotion-detective': {
    ...GAME_TEXTS['emotion-detective'],
    paths: ['/minigames/emotion-detective'],
    icon: 'search',
    evidence: 'preliminary',
    rated: 'wellbeing',
    load: async () => (await import('./emotion-detective/index.ts')).emotionDetective,
  },
  'empathy-trainer': {
    ...GAME_TEXTS['empathy-trainer'],
    paths: ['/minigames/empathy-trainer'],
    icon: 'people',
    evidence: 'preliminary',
    load: async () => (await import('./empathy-trainer/index.ts')).empathyTrainer,
  },
  'crisis-navigator': {
    ...GAME_TEXTS['crisis-navigator'],
    paths: ['/minigames/crisis-navigator'],
    icon: 'wave',
    evidence: 'moderate',
    rated: 'wellbeing',
    load: async () => (await import('./crisis-navigator/index.ts')).crisisNavigator,
  },
  'memory-wellness': {
    ...GAME_TEXTS['memory-wellness'],
    paths: ['/minigames/memory-wellness', '/memory-game'],
    icon: 'eye',
    evidence: 'preliminary',
    load: async () => (await import('./memory-wellness/index.ts')).memoryWellness,
  },
  'word-search-wellness': {
    ...GAME_TEXTS['word-search-wellness'],
    paths: ['/minigames/word-search-wellness'],
    icon: 'search',
    evidence: 'enjoyment',
    load: async () => (await import('./word-search-wellness/index.ts')).wordSearchWellness,
  },
  'recognize-emotion': {
    ...GAME_TEXTS['recognize-emotion'],
    paths: ['/recognize-emotion'],
    levelPaths: true,
    icon: 'eye',
    evidence: 'preliminary',
    load: async () => (await import('./recognize-emotion/index.ts')).recognizeEmotion,
  },
  'mandala-coloring': {
    ...GAME_TEXTS['mandala-coloring'],
    paths: ['/minigames/mandala-coloring', '/mandala-coloring'],
    icon: 'flower',
    evidence: 'preliminary',
    rated: 'wellbeing',
    load: async () => (await import('./mandala-coloring/index.ts')).mandalaColoring,
  },
  mandala: {
    ...GAME_TEXTS.mandala,
    paths: ['/minigames/mandala', '/minigames/zen-brain'],
    icon: 'spiral',
    evidence: 'preliminary',
    rated: 'wellbeing',
    load: async () => (await import('./mandala/index.ts')).mandala,
  },
} as const satisfies Record<string, GameInfo>;

export type GameId = keyof typeof GAMES;
