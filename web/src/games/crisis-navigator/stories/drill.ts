import type { Look } from '../../kit/people/look.ts';
import type { Choice, Scene, Story } from '../../kit/scenario/story.ts';
import { PARTS, type PartId } from '../parts.ts';

/** What helps with the step, and what happens then. */
export interface Way {
  text: string;
  after: string;
}

/** A buoy that carries: what the plan says there, what is in the way, and how it is done all the same. */
export interface Help {
  says: string;
  obstacle: string;
  ways: readonly [Way, Way, ...Way[]];
  ending: string;
}

/** The buoys that a story asks about. The first is lit already: whoever reads a plan saw the signs. */
type RehearsedId = Exclude<PartId, 'signals'>;
export const REHEARSED = PARTS.filter((part): part is RehearsedId => part !== 'signals');

/**
 * A hard moment of somebody else, told in the third person, and what in a plan could carry it.
 * People, professionals and safer surroundings carry in every story: nobody learns here that they
 * can wait. The two before may be too little for the hour; then the story says why and what is next.
 */
export interface Drill {
  id: string;
  name: string;
  look: Look;
  situation: string;
  /** What of the own signs is seen. */
  sign: string;
  buoys: Readonly<
    Record<'self' | 'company', Help | string> &
      Record<'people' | 'professionals' | 'surroundings', Help>
  >;
}

export interface DrillScene extends Scene {
  kind: 'choose' | 'elsewhere' | 'reach' | 'done';
  /** The buoy at which it happens. */
  part: PartId;
}

/**
 * A drill as a story of the kit. Buoys that are too little here lead back, so that one can look at
 * all of them without ever being stopped.
 */
export function asStory({ id, situation, sign, buoys }: Drill): Story<DrillScene> {
  const told = (text: string) => ({ who: 'narrator', text });
  const carries = (part: RehearsedId) => typeof buoys[part] !== 'string';
  const scenes: Record<string, DrillScene> = {
    start: {
      kind: 'choose',
      part: 'signals',
      lines: [told(situation), told(sign)],
      choices: REHEARSED
        // What carries comes first: whoever always takes the first choice gets to the end.
        .toSorted((a, b) => Number(carries(b)) - Number(carries(a)))
        .map((part): Choice => ({ id: part, text: part, to: `at-${part}` })),
    },
  };
  for (const part of REHEARSED) {
    const help = buoys[part];
    if (typeof help === 'string') {
      const choices = [{ id: 'back', text: 'back', to: 'start' }];
      scenes[`at-${part}`] = { kind: 'elsewhere', part, lines: [told(help)], choices };
      continue;
    }
    const { says, obstacle, ways, ending } = help;
    const choices = ways.map(({ text }, n): Choice => {
      return { id: String(n), text, to: `by-${part}-${n}` };
    });
    scenes[`at-${part}`] = { kind: 'reach', part, lines: [told(says), told(obstacle)], choices };
    for (const [n, { after }] of ways.entries()) {
      const lines = [told(after), told(ending)];
      scenes[`by-${part}-${n}`] = { kind: 'done', part, lines, choices: [] };
    }
  }
  return { id, first: 'start', meters: {}, scenes };
}
