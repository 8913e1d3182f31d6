import type { GameInfo } from './contract.ts';
import { GAME_TEXTS } from './texts.ts';

/** Every game there is. Only what a list needs is here; the game itself comes with `load`. */
export const GAMES = {
  breathing: {
    ...GAME_TEXTS.breathing,
    paths: ['/minigames/breathing'],
    icon: 'breath',
    evidence: 'moderate',
    hasCover: true,
    listedAt: 1,
    atHome: { ...GAME_TEXTS.breathing.atHome, order: 2, icon: 'breath' },
    load: async () => (await import('./breathing/index.ts')).breathing,
  },
} as const satisfies Record<string, GameInfo>;

export type GameId = keyof typeof GAMES;
