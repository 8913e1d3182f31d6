import type { Cue } from '../contract.ts';
import { isAsking, type PresentState, thingOf } from './rules.ts';
import { PRESENT_TEXTS } from './texts.ts';

const HERE_HZ = [392, 440, 494, 587, 659] as const;

export function presentCues(before: PresentState, after: PresentState): readonly Cue[] {
  if (isAsking(after) && !isAsking(before)) {
    return [
      { type: 'note', voice: 'air', hz: 262, seconds: 2, loudness: 0.3 },
      { type: 'say', text: PRESENT_TEXTS.probe },
    ];
  }
  return [...touchCues(before, after), ...arrivalCues(before, after)];
}

function touchCues(before: PresentState, after: PresentState): Cue[] {
  const { touch } = after;
  if (!touch || touch.count === before.touch?.count) return [];
  if (touch.kind === 'back') {
    return [
      {
        type: 'note',
        voice: 'wood',
        hz: 123,
        seconds: 0.3,
        loudness: 0.3,
        caption: PRESENT_TEXTS.captionBack,
      },
      { type: 'say', text: PRESENT_TEXTS.sayBack },
    ];
  }
  const to = after.gone.at(-1)?.to ?? 'now';
  const say: Cue = { type: 'say', text: PRESENT_TEXTS.sayPlaced[to] };
  if (to !== 'now') {
    const hz = to === 'past' ? 196 : 247;
    const caption = PRESENT_TEXTS.captionAway;
    return [{ type: 'note', voice: 'drop', hz, seconds: 1, caption }, say];
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
  const come = after.tokens.find(({ id }) => !known.has(id));
  if (!come) return [];
  const { text, heard } = thingOf(come);
  const words = heard ? PRESENT_TEXTS.heard(text) : text;
  return [
    ...(heard
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
