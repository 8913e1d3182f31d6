import type { Choice, Line, Scene, Story } from '../kit/scenario/story.ts';
import { HEARD, NEAR_AT, OPENNESS, SHUT_AT } from './openness.ts';
import { type Beat, REPLY_KINDS, type ReplyKind, type Vignette } from './vignette.ts';

export interface TalkScene extends Scene {
  /** Which beat it belongs to; the ending belongs to none. */
  beat: number | null;
  /** The reply that this scene answers, or null where it is the reader's turn. */
  after: ReplyKind | null;
}

export type Talk = Story<TalkScene>;

export const DEFAULT_FITS: readonly ReplyKind[] = ['validate', 'ask'];
const MOVES: Record<ReplyKind, number> = {
  validate: 0,
  ask: 0,
  advise: -1,
  minimise: -2,
  'take-over': -1,
};

export function fits(beat: Beat, kind: ReplyKind): boolean {
  return (beat.fits ?? DEFAULT_FITS).includes(kind);
}

/** A vignette as a story of the kit: a scene for each beat, one for each answer, one ending. */
export function asStory(vignette: Vignette): Talk {
  const { id, beats, endings } = vignette;
  const scenes: Record<string, TalkScene> = {};
  for (const [at, beat] of beats.entries()) {
    scenes[`beat-${at}`] = {
      beat: at,
      after: null,
      lines: linesOf(beat),
      choices: repliesOf(beat, at),
    };
    const to = at + 1 < beats.length ? `beat-${at + 1}` : 'end';
    for (const kind of REPLY_KINDS) {
      scenes[`beat-${at}-${kind}`] = {
        beat: at,
        after: kind,
        lines: [{ who: id, text: beat.replies[kind].after }],
        choices: [{ id: 'go', text: beat.replies[kind].note, to }],
      };
    }
  }
  const end = (text: string, least: number, most: number): Line => ({
    who: 'narrator',
    text,
    when: [{ meter: 'openness', atLeast: least, atMost: most }],
  });
  scenes['end'] = {
    beat: null,
    after: null,
    lines: [
      end(endings.near, NEAR_AT, OPENNESS.most),
      end(endings.some, SHUT_AT + 1, NEAR_AT - 1),
      end(endings.far, OPENNESS.least, SHUT_AT),
    ],
    choices: [],
  };
  return { id, first: 'beat-0', meters: { openness: OPENNESS, heard: HEARD }, scenes };
}

function linesOf({ line, shut }: Beat): Line[] {
  if (shut === undefined) return [{ who: 'other', text: line }];
  const open = { meter: 'openness', atLeast: SHUT_AT + 1 };
  return [
    { who: 'other', text: line, when: [open, { meter: 'heard', atLeast: HEARD.most }] },
    { who: 'other', text: shut.line, when: [open, { meter: 'heard', atMost: HEARD.least }] },
    { who: 'other', text: shut.line, when: [{ meter: 'openness', atMost: SHUT_AT }] },
  ];
}

function repliesOf(beat: Beat, at: number): Choice[] {
  return REPLY_KINDS.map((kind) => ({
    id: kind,
    text: beat.replies[kind].say,
    effects: fits(beat, kind) ? { openness: 1, heard: 1 } : { openness: MOVES[kind], heard: -1 },
    to: `beat-${at}-${kind}`,
  }));
}
