import { offlineList } from '#web/data/outbox/offline-list.ts';
import { type Practice, readPractice } from '#web/data/practices/practice.ts';
import { practicesKey } from '#web/data/practices/practices-key.ts';
import type { ToolResult } from '../contract.ts';
import { TOOLS_KEPT_TEXTS } from '../kept-here.texts.ts';

/** Finished tools: kept on the device first, stored once under the id of the run. */
export const practices = offlineList<Practice>({
  kind: 'tool-results',
  schema: readPractice,
  order: (one, other) =>
    Date.parse(other.finishedAt) - Date.parse(one.finishedAt) || (one.id < other.id ? 1 : -1),
  queries: practicesKey,
  send: async (change, owner) => (await import('./send-practice.ts')).sendPractice(change, owner),
  inWords: TOOLS_KEPT_TEXTS.results,
});

export function practiceOfResult({ toolId, ...result }: ToolResult): Practice {
  return { ...result, kind: 'tool', practiceId: toolId };
}
