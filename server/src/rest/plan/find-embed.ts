import { errors } from '../respond/errors.ts';
import type { EmbedPlan, ReadPlan } from './read-plan.ts';

/** The level that a path of names or aliases leads to. */
export function levelAt(root: ReadPlan, path: readonly string[]): ReadPlan {
  let level = root;
  for (const name of path) {
    const embed = findEmbed(level, name);
    if (!embed) throw errors.notEmbedded(name);
    level = embed.plan;
  }
  return level;
}

export function findEmbed(level: ReadPlan, name: string): EmbedPlan | undefined {
  return (
    level.embeds.find(({ label }) => label === name) ??
    level.embeds.find((embed) => embed.name === name)
  );
}
