import type { Cue } from '../contract.ts';
import { noticeOf } from './river/noticing.ts';
import { stepsMade, stoneUnder } from './river/crossing.ts';
import { isNoticed, type PresentState } from './river/state.ts';
import { isAsking, thingOf } from './rules.ts';
import { placedText, PRESENT_TEXTS } from './texts.ts';

const HERE_HZ = [392, 440, 494, 587, 659] as const;

export function presentCues(before: PresentState, after: PresentState): readonly Cue[] {
  if (isAsking(after) && !isAsking(before)) {
    return [
      { type: 'note', voice: 'air', hz: 262, seconds: 2, loudness: 0.3 },
      { type: 'say', text: PRESENT_TEXTS.probe },
    ];
  }
  const answered = after.answers.length > before.answers.length ? after.answers.at(-1) : undefined;
  if (answered) return [{ type: 'say', text: PRESENT_TEXTS.replies[answered] }];
  const made = stepsMade(after);
  if (made > stepsMade(before)) return stepCues(after, made);
  if (before.noticing !== after.noticing) return noticeCues(after);
  return [...touchCues(before, after), ...arrivalCues(before, after)];
}

/** The river stands; what was looked for is there; the river flows on. */
function noticeCues({ noticing }: PresentState): Cue[] {
  if (!noticing) return [{ type: 'note', voice: 'drop', hz: 247, seconds: 1, loudness: 0.3 }];
  const { text, sense } = noticeOf(noticing);
  if (noticing.heldMs === null) {
    return [
      { type: 'note', voice: 'air', hz: 330, seconds: 2, loudness: 0.3 },
      { type: 'say', text: `${text}. ${PRESENT_TEXTS.senses[sense]}` },
    ];
  }
  return [
    {
      type: 'note',
      voice: 'bell',
      hz: [392, 494, 587],
      seconds: 3,
      loudness: 0.4,
      caption: PRESENT_TEXTS.captionFound,
    },
    { type: 'touch', ms: 20 },
    { type: 'say', text: `${PRESENT_TEXTS.stayWith}. ${PRESENT_TEXTS.staysWith}` },
  ];
}

/** A tone for every stone that is stepped on; one that was noticed sounds fuller, as the bank does. */
function stepCues(state: PresentState, made: number): Cue[] {
  const stone = stoneUnder(state);
  const hz = HERE_HZ[(made - 1) % HERE_HZ.length] ?? HERE_HZ[0];
  const tone: Cue = {
    type: 'note',
    voice: 'bell',
    hz: !stone || isNoticed(stone) ? [hz, hz * 1.5] : hz,
    seconds: 1.6,
    loudness: 0.35,
    ...(made === 1 && { caption: PRESENT_TEXTS.captionStep }),
  };
  return made === 1 ? [tone, { type: 'say', text: PRESENT_TEXTS.sayCrosses }] : [tone];
}

function touchCues(before: PresentState, after: PresentState): Cue[] {
  const { touch } = after;
  if (!touch || touch.count === before.touch?.count) return [];
  if (touch.kind !== 'placed') {
    const why = touch.kind === 'early' ? PRESENT_TEXTS.early : thingOf(touch).why;
    return [
      {
        type: 'note',
        voice: 'wood',
        hz: 123,
        seconds: 0.3,
        loudness: 0.3,
        caption: PRESENT_TEXTS.captionBack,
      },
      { type: 'say', text: `${PRESENT_TEXTS.sayBack} ${why}` },
    ];
  }
  const { to } = touch;
  const say: Cue = { type: 'say', text: placedText(after.level, to) };
  if (to !== 'now') {
    const hz = to === 'past' ? 165 : 208;
    const caption = PRESENT_TEXTS.captionAway;
    return [
      { type: 'note', voice: 'wood', hz, seconds: 0.4, loudness: 0.5, caption },
      { type: 'touch', ms: 15 },
      say,
    ];
  }
  const hz = HERE_HZ[after.placed % HERE_HZ.length] ?? HERE_HZ[0];
  return [
    {
      type: 'note',
      voice: 'bell',
      hz: touch.pulse ? [hz, hz * 1.5] : hz,
      seconds: 2,
      caption: touch.pulse ? PRESENT_TEXTS.captionPulse : PRESENT_TEXTS.captionNow,
    },
    { type: 'touch', ms: touch.pulse ? 20 : 10 },
    say,
  ];
}

/** Who cannot see the stream hears what comes; a sound that comes is also struck. */
function arrivalCues(before: PresentState, after: PresentState): Cue[] {
  const known = new Set(before.tokens.map(({ id }) => id));
  const come = after.tokens.filter(({ id }) => !known.has(id)).map(thingOf);
  if (come.length === 0) return [];
  const words = come
    .map(({ text, heard }) => (heard ? PRESENT_TEXTS.heard(text) : text))
    .join('. ');
  const isHeard = come.some(({ heard }) => heard);
  return [
    ...(isHeard
      ? [
          {
            type: 'note',
            voice: 'wood',
            hz: 523,
            seconds: 0.5,
            loudness: 0.25,
            caption: words,
          } as const,
        ]
      : []),
    { type: 'say', text: words },
  ];
}
