import { describe, expect, it } from 'vitest';
import { render } from '../../address/render.ts';
import { DANGER_PATHS, DANGER_QUESTIONS } from './all-paths.ts';
import { DANGER_SIGNS } from '../../hearing/danger/signs/all-signs.ts';
import { DANGER_MARKS } from './marks.content.ts';
import type { DangerNode, DangerPath } from './danger-path.ts';

/** Somebody else's question inside «» is not asked by Nilo. */
const questions = (text: string) => (text.replace(/«[^»]*»/gu, '').match(/\?/g) ?? []).length;
const nextOf = (node: DangerNode) =>
  [node.yes, node.no, node.unsure, node.else, ...node.chips.map(({ to }) => to)].filter(
    (to) => to !== undefined,
  );

/** What can be come to from some nodes, by the given steps. */
function from(
  path: DangerPath,
  starts: readonly string[],
  steps: (node: DangerNode) => readonly string[],
): Set<string> {
  const seen = new Set(starts);
  for (const id of seen) for (const to of path.nodes[id] ? steps(path.nodes[id]) : []) seen.add(to);
  return seen;
}

/** How many chips lead from a node to an end; 99 where none does. */
function tapsToEnd(path: DangerPath, start: string): number {
  let here = new Set([start]);
  for (let taps = 0; taps <= 10; taps += 1) {
    if ([...here].some((id) => path.nodes[id]?.ends !== undefined)) return taps;
    here = new Set([...here].flatMap((id) => path.nodes[id]?.chips.map(({ to }) => to) ?? []));
  }
  return 99;
}

const says = (path: DangerPath, start: string, slot: string) =>
  [...from(path, [start], nextOf)].some((id) =>
    path.nodes[id]?.say.every((phrase) => phrase.includes(slot)),
  );

describe.each(DANGER_PATHS.map((path) => [path.kind, path] as const))('the path %s', (_, path) => {
  const nodes = Object.entries(path.nodes);

  it('comes to each of its nodes', () => {
    const known = from(
      path,
      [
        path.enter,
        path.urgent,
        ...(path.nodes.recheck ? ['recheck'] : []),
        ...path.events.map(({ to }) => to),
        ...DANGER_MARKS.flatMap(({ kind, to }) => (kind === path.kind && to ? [to] : [])),
        ...DANGER_SIGNS.flatMap(({ kind, within, to }) =>
          to !== undefined && (kind ? kind === path.kind : within?.includes(path.kind)) ? [to] : [],
        ),
        ...['retracted', 'told', 'false-alarm', 'followed'].filter((id) => path.nodes[id]),
      ],
      nextOf,
    );
    expect(nodes.map(([id]) => id).filter((id) => !known.has(id))).toEqual([]);
  });

  it('has each place that a danger said in parts leads to', () => {
    const wanted = DANGER_SIGNS.filter(({ kind, within }) =>
      kind ? kind === path.kind : within?.includes(path.kind),
    ).map(({ to, urgent }) => to ?? (urgent ? path.urgent : path.enter));
    expect(wanted.filter((to) => path.nodes[to] === undefined)).toEqual([]);
  });

  it('leads only to nodes that are there', () => {
    const wrong = [
      ...nodes.flatMap(([, node]) => nextOf(node)),
      ...path.events.map(({ to }) => to),
    ];
    expect(wrong.filter((to) => path.nodes[to] === undefined)).toEqual([]);
  });

  it('ends from wherever somebody is', () => {
    expect(nodes.map(([id]) => id).filter((id) => tapsToEnd(path, id) > 10)).toEqual([]);
  });

  it('tells nobody who sets out to wait behind an open door', () => {
    const setOut = nodes.flatMap(([, { chips }]) =>
      chips.filter(({ label }) =>
        /^(?:Voy a (?:urgencias|que me)|Me llevan|Vamos a urg)/u.test(label),
      ),
    );
    expect(
      setOut.filter(({ to }) => path.nodes[to]?.say.some((one) => one.includes('sin llave'))),
    ).toEqual([]);
  });

  it('names the line on the way in, and the emergency number at once where it is now', () => {
    expect(says(path, path.enter, '[line]') || says(path, path.enter, '[violence]')).toBe(true);
    expect(path.nodes[path.urgent]?.say.every((phrase) => phrase.includes('[emergency]'))).toBe(
      true,
    );
  });

  it('says early that it is an AI', () => {
    const first = [path.enter, path.urgent].map((id) => path.nodes[id]?.say.at(-1) ?? '');
    expect(first.filter((phrase) => !/\bIA\b/u.test(phrase))).toEqual([]);
  });

  it('asks one thing at a time, and offers two to four answers', () => {
    expect(
      nodes.filter(([, { say }]) => say.some((phrase) => questions(phrase) > 1)).map(([id]) => id),
    ).toEqual([]);
    expect(
      nodes.filter(([, { chips }]) => chips.length < 2 || chips.length > 4).map(([id]) => id),
    ).toEqual([]);
    expect(
      nodes
        .filter(([, { chips }]) => new Set(chips.map(({ label }) => label)).size < chips.length)
        .map(([id]) => id),
    ).toEqual([]);
  });

  it('asks about dying or a plan only where it says so', () => {
    const wrong = nodes.filter(
      ([, { asks, say }]) => asks !== undefined && say.some((phrase) => questions(phrase) !== 1),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('does not lead back to the same words', () => {
    expect(nodes.filter(([id, node]) => node.else === id).map(([id]) => id)).toEqual([]);
  });

  it('says nothing twice', () => {
    const sentences = nodes.flatMap(([, { say }]) => (say.at(-1) ?? '').split(/(?<=[.?])\s+/u));
    expect(sentences.filter((one, at) => one.length > 25 && sentences.indexOf(one) !== at)).toEqual(
      [],
    );
  });

  it('never says goodbye first, promises a secret, or names a dose', () => {
    const words = nodes.flatMap(([, { say }]) => say).map((phrase) => render(phrase, 'tu'));
    expect(
      words.filter((text) =>
        /\b(?:adiós|hasta pronto|que descanses|prometo|miligramos|mg)\b/iu.test(text),
      ),
    ).toEqual([]);
  });
});

describe('the paths and the questions', () => {
  it('has a calm second look where somebody may die by their own hand', () => {
    for (const kind of ['self', 'plan', 'self-harm'] as const) {
      expect(DANGER_PATHS.find((path) => path.kind === kind)?.nodes.recheck?.asks).toBe('check');
    }
  });

  it('answers each question without asking one more than once', () => {
    expect(
      DANGER_QUESTIONS.filter(({ say }) => say.some((phrase) => questions(phrase) > 1)).map(
        ({ id }) => id,
      ),
    ).toEqual([]);
  });
});
