import { LEDGER_TEXTS } from './texts.ts';

const { reasons } = LEDGER_TEXTS;

/** What a game, a tool or a lesson is called; undefined where there is none of this name any more. */
export type NameOf = (kind: string, name: string) => string | undefined;

/** Why these tokens moved, in plain words, from what the ledger has: `tool:five-senses`. */
export function reasonOf(description: string, nameOf: NameOf): string {
  const [kind = '', name = ''] = description.split(':');
  const known = nameOf(kind, name);
  if (known !== undefined) return known;
  return Object.hasOwn(reasons, kind) ? reasons[kind as keyof typeof reasons] : reasons.other;
}
