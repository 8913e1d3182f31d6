import { type KeptHere, keptUnder, keptWaiting } from '#web/data/own-data/kept-here.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { itemKeys, readJson } from '#web/lib/safe-storage.ts';
import { GAMES_KEPT_TEXTS } from './kept-here.texts.ts';
import { results } from './results.ts';

const SESSIONS = 'remanso.game';

function stageOf(value: unknown): unknown {
  const session = isRecord(value) ? value['session'] : null;
  return isRecord(session) ? session['stage'] : null;
}

/** Sessions that were played to their end and not delivered: the rest can be played again. */
function playedSessions(userId: string): number {
  return itemKeys(`${SESSIONS}.${userId}.`).filter((key) =>
    readJson(key, (value) => {
      const stage = stageOf(value);
      return stage !== null && stage !== 'playing' ? true : null;
    }),
  ).length;
}

/** What the games keep on this device; a game itself knows of no person. */
export const KEPT_BY_GAMES: readonly KeptHere[] = [
  keptWaiting({ ...results, inWords: GAMES_KEPT_TEXTS.results }),
  keptUnder('sessions of games', [SESSIONS], {
    unsent: playedSessions,
    inWords: GAMES_KEPT_TEXTS.begun,
  }),
  keptUnder('finished levels of games', ['remanso.game-levels']),
  keptUnder('what comes back in games', [
    'remanso.game-boxes',
    'remanso.game-cards',
    'remanso.game-people',
    'remanso.game-sheets',
  ]),
  {
    name: 'how games are played here',
    whose: 'device',
    keys: [
      'remanso.game-start',
      'remanso.game-sound',
      'remanso.game-voice',
      'remanso.game-captions',
      'remanso.game-touch',
      'remanso.game-quiet',
      'remanso.game-scan',
    ],
  },
];
