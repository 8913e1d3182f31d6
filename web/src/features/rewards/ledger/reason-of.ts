import { LEDGER_TEXTS } from './texts.ts';

const { reasons } = LEDGER_TEXTS;

/**
 * What a game, a tool, a lesson, an act or a piece of the store is called; undefined where there is
 * none of this name any more.
 */
export type NameOf = (kind: string, name: string) => string | undefined;

/** Why these tokens moved, in plain words, from what the ledger has: `tool:five-senses`. */
export function reasonOf(description: string, nameOf: NameOf): string {
  const colon = description.indexOf(':');
  const kind = colon === -1 ? description : description.slice(0, colon);
  const name = colon === -1 ? '' : description.slice(colon + 1);
  const known = nameOf(kind, name);
  if (known !== undefined) return kind === 'refund' ? LEDGER_TEXTS.givenBack(known) : known;
  return Object.hasOwn(reasons, kind) ? reasons[kind as keyof typeof reasons] : reasons.other;
}
