import { keptDrafts } from '#web/data/own-data/kept-drafts.ts';
import { type KeptHere, keptUnder, keptWaiting } from '#web/data/own-data/kept-here.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { itemKeys, readJson } from '#web/lib/safe-storage.ts';
import { TOOLS_KEPT_TEXTS } from './kept-here.texts.ts';
import { practices } from './ledger/practices.ts';
import { marks } from './marks/marks.ts';
import { SESSIONS } from './session/session-storage.ts';

/** Sessions in which somebody wrote something, or that wait for their last word. */
function sessionsWithWords(userId: string): number {
  return itemKeys(`${SESSIONS}.${userId}.`).filter((key) =>
    readJson(key, (value) => {
      const session = isRecord(value) ? value['session'] : null;
      const run = isRecord(session) ? session['run'] : null;
      const answers = isRecord(run) ? run['answers'] : null;
      if (!isRecord(session) || !isRecord(answers)) return null;
      const wrote = Object.values(answers).some((answer) => typeof answer === 'string');
      return wrote || session['stage'] !== 'doing' ? true : null;
    }),
  ).length;
}

/** What the wellness tools keep on this device. */
export const KEPT_BY_TOOLS: readonly KeptHere[] = [
  keptWaiting(practices),
  keptWaiting(marks),
  keptUnder('sessions of tools', [SESSIONS], {
    unsent: sessionsWithWords,
    inWords: TOOLS_KEPT_TEXTS.begun,
  }),
  keptDrafts('words that tools keep', 'tool-note.', TOOLS_KEPT_TEXTS.notes),
  {
    name: 'how tools are heard here',
    whose: 'device',
    keys: ['remanso.tools'],
  },
];
