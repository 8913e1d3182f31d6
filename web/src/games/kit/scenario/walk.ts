import type { Choice, Condition, Line, Position, Scene, Story } from './story.ts';

export function beginStory(story: Story): Position {
  const meters = Object.entries(story.meters).map(([name, { start }]) => [name, start] as const);
  return { scene: story.first, meters: Object.fromEntries(meters) };
}

/** @throws {RangeError} for a scene that the story does not have, which the checker finds first */
export function sceneAt<S extends Scene>(story: Story<S>, { scene }: Position): S {
  const found = story.scenes[scene];
  if (!found) throw new RangeError(`No scene "${scene}" in the story "${story.id}".`);
  return found;
}

export function linesAt(story: Story, at: Position): readonly Line[] {
  return sceneAt(story, at).lines.filter(({ when }) => holds(when, at));
}

export function choicesAt(story: Story, at: Position): readonly Choice[] {
  return sceneAt(story, at).choices.filter(({ when }) => holds(when, at));
}

export function isEnding(story: Story, at: Position): boolean {
  return sceneAt(story, at).choices.length === 0;
}

/** Where a choice leads. One that is not there now leads nowhere: the position stays. */
export function choose(story: Story, at: Position, id: string): Position {
  const choice = choicesAt(story, at).find((one) => one.id === id);
  if (!choice) return at;
  const meters = { ...at.meters };
  for (const [name, amount] of Object.entries(choice.effects ?? {})) {
    const meter = story.meters[name];
    if (!meter) continue;
    const moved = (meters[name] ?? meter.start) + amount;
    meters[name] = Math.min(meter.most, Math.max(meter.least, moved));
  }
  return { scene: choice.to, meters };
}

function holds(conditions: readonly Condition[] | undefined, { meters }: Position): boolean {
  return (conditions ?? []).every(({ meter, atLeast = -Infinity, atMost = Infinity }) => {
    const value = meters[meter] ?? 0;
    return value >= atLeast && value <= atMost;
  });
}
