import type { Position, Scene, Story } from './story.ts';
import { beginStory, choicesAt, choose, isEnding, linesAt } from './walk.ts';

/** More positions than anybody could read: a sign of a meter with too wide a range. */
const MOST_POSITIONS = 20_000;

/**
 * Everything that is wrong with a story, one sentence each; empty where it can be told to its end on
 * every way. It walks all positions that a person can reach, so it finds what depends on meters too:
 * dead ends, scenes that nobody reaches, silent scenes, choices that are never offered, loops that
 * lead to no ending, missing texts, names that mean nothing.
 */
export function faultsOf(story: Story): string[] {
  const broken = [...brokenNames(story), ...blankTexts(story.scenes, story.id)];
  return broken.length > 0 ? broken : walkFaults(story);
}

function brokenNames(story: Story): string[] {
  const faults: string[] = [];
  const knowsMeter = (name: string) => Object.hasOwn(story.meters, name);
  const knowsScene = (name: string) => Object.hasOwn(story.scenes, name);
  if (!knowsScene(story.first)) faults.push(`begins at "${story.first}", which is no scene`);
  for (const [name, { start, least, most }] of Object.entries(story.meters)) {
    if (![start, least, most].every(Number.isInteger) || start < least || start > most) {
      faults.push(`meter "${name}" does not start on a whole number within its range`);
    }
  }
  for (const [name, { lines, choices }] of Object.entries(story.scenes)) {
    const ids = choices.map(({ id }) => id);
    if (new Set(ids).size < ids.length) faults.push(`"${name}" has two choices of one name`);
    for (const { id, to, effects } of choices) {
      if (!knowsScene(to)) faults.push(`"${name}/${id}" leads to "${to}", which is no scene`);
      for (const [meter, amount] of Object.entries(effects ?? {})) {
        if (!knowsMeter(meter)) faults.push(`"${name}/${id}" moves "${meter}", which is no meter`);
        if (!Number.isInteger(amount)) faults.push(`"${name}/${id}" moves "${meter}" by a part`);
      }
    }
    for (const { meter } of [...lines, ...choices].flatMap(({ when }) => when ?? [])) {
      if (!knowsMeter(meter)) faults.push(`"${name}" asks for "${meter}", which is no meter`);
    }
  }
  return faults.map((fault) => `${story.id}: ${fault}`);
}

interface Visit {
  at: Position;
  /** Keys of the positions that lead here. */
  from: string[];
}

function walkFaults(story: Story): string[] {
  const visits = visitAll(story);
  if (!visits) return [`${story.id}: has more than ${MOST_POSITIONS} positions`];
  const places = [...visits.values()].map(({ at }) => at);
  const faults: string[] = [];
  for (const at of places) {
    if (linesAt(story, at).length === 0) faults.push(`"${at.scene}" says nothing`);
    if (!isEnding(story, at) && choicesAt(story, at).length === 0) {
      faults.push(`"${at.scene}" is a dead end`);
    }
  }
  const reached = new Set(places.map(({ scene }) => scene));
  for (const [name, scene] of Object.entries(story.scenes)) {
    if (!reached.has(name)) faults.push(`nobody reaches "${name}"`);
    else faults.push(...neverOffered(story, places, name, scene));
  }
  const saved = leadingToAnEnd(story, visits);
  for (const [key, { at }] of visits) {
    if (!saved.has(key)) faults.push(`no ending can be reached from "${at.scene}"`);
  }
  return [...new Set(faults)].map((fault) => `${story.id}: ${fault}`);
}

function neverOffered(
  story: Story,
  places: readonly Position[],
  name: string,
  scene: Scene,
): string[] {
  const here = places.filter((at) => at.scene === name);
  const offered = new Set<object>();
  for (const at of here) {
    for (const one of [...linesAt(story, at), ...choicesAt(story, at)]) offered.add(one);
  }
  return [...scene.lines, ...scene.choices]
    .filter((one) => !offered.has(one))
    .map(({ text }) => `"${name}" never comes to say "${text}"`);
}

/** Every position that can be reached, or null where there are too many. */
function visitAll(story: Story): Map<string, Visit> | null {
  const first = beginStory(story);
  const visits = new Map<string, Visit>([[keyOf(first), { at: first, from: [] }]]);
  const left = [first];
  for (let at = left.pop(); at; at = left.pop()) {
    if (visits.size > MOST_POSITIONS) return null;
    for (const { id } of choicesAt(story, at)) {
      const next = choose(story, at, id);
      const known = visits.get(keyOf(next));
      if (known) known.from.push(keyOf(at));
      else {
        visits.set(keyOf(next), { at: next, from: [keyOf(at)] });
        left.push(next);
      }
    }
  }
  return visits;
}

/** Walks back from the endings: what is not met has no way out. */
function leadingToAnEnd(story: Story, visits: Map<string, Visit>): Set<string> {
  const left = [...visits].filter(([, { at }]) => isEnding(story, at)).map(([key]) => key);
  const saved = new Set(left);
  for (let key = left.pop(); key !== undefined; key = left.pop()) {
    for (const before of visits.get(key)?.from ?? []) {
      if (saved.has(before)) continue;
      saved.add(before);
      left.push(before);
    }
  }
  return saved;
}

function keyOf({ scene, meters }: Position): string {
  return `${scene} ${JSON.stringify(meters)}`;
}

/** Where content holds an empty text, at any depth: the path to each. */
export function blankTexts(content: unknown, path: string): string[] {
  if (typeof content === 'string') return content.trim() === '' ? [`${path}: text missing`] : [];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => blankTexts(value, `${path}.${key}`));
}
