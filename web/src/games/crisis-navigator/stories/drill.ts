import type { Look } from '../../kit/people/look.ts';
import type { Choice, Scene, Story } from '../../kit/scenario/story.ts';
import { PARTS, type PartId } from '../parts.ts';
import { ELSEWHERE_TEXTS } from '../texts.ts';

export interface Way {
  id: string;
  text: string;
  after: string;
}

/** A hard moment of somebody else, told in the third person, and what in a plan could carry it. */
export interface Drill {
  id: string;
  name: string;
  look: Look;
  situation: string;
  /** Buoys that carry here, and what happens there. Several do; none is the right one. */
  helps: Readonly<Partial<Record<PartId, string>>>;
  /** What is in the way of using it. */
  obstacle: string;
  /** From where it could be reached all the same. */
  ways: readonly [Way, Way, ...Way[]];
  ending: string;
}

export interface DrillScene extends Scene {
  kind: 'choose' | 'elsewhere' | 'reach' | 'done';
}

/**
 * A drill as a story of the kit. Buoys that do not carry here lead back with a word about them, so
 * that one can look at all six without ever being stopped.
 */
export function asStory(drill: Drill): Story<DrillScene> {
  const { id, situation, helps, obstacle, ways, ending } = drill;
  const told = (text: string) => ({ who: 'narrator', text });
  const scenes: Record<string, DrillScene> = {
    start: {
      kind: 'choose',
      lines: [told(situation)],
      choices: [...PARTS]
        // What carries comes first: whoever always takes the first choice gets to the end.
        .toSorted((a, b) => Number(b in helps) - Number(a in helps))
        .map((part): Choice => ({ id: part, text: part, to: `at-${part}` })),
    },
  };
  for (const part of PARTS) {
    const help = helps[part];
    scenes[`at-${part}`] = help
      ? {
          kind: 'reach',
          lines: [told(help), told(obstacle)],
          choices: ways.map((way): Choice => ({ id: way.id, text: way.text, to: `by-${way.id}` })),
        }
      : {
          kind: 'elsewhere',
          lines: [told(ELSEWHERE_TEXTS[part])],
          choices: [{ id: 'back', text: 'back', to: 'start' }],
        };
  }
  for (const way of ways) {
    scenes[`by-${way.id}`] = { kind: 'done', lines: [told(way.after), told(ending)], choices: [] };
  }
  return { id, first: 'start', meters: {}, scenes };
}
