import { offlineList } from '#web/data/outbox/offline-list.ts';
import { toTable } from '#web/data/outbox/to-table.ts';
import { TOOLS_KEPT_TEXTS } from '../kept-here.texts.ts';
import { marksKey } from './marks-key.ts';
import { type Mark, readMark } from './mark.ts';

/** Favourites and hidden tools, written on the device first. */
export const marks = offlineList<Mark>({
  kind: 'tool-marks',
  schema: readMark,
  order: (one, other) =>
    Date.parse(other.markedAt) - Date.parse(one.markedAt) || (one.id < other.id ? 1 : -1),
  queries: marksKey,
  send: toTable('tool_marks'),
  inWords: TOOLS_KEPT_TEXTS.marks,
});
