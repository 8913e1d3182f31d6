import {
  BY_TONE,
  GLAD_ECHO,
  GLAD_QUESTIONS,
  LONG_QUESTIONS,
  OPEN_QUESTIONS,
  WITH_ECHO,
} from '../../../content/acknowledging.content.ts';
import { echoOf } from '../../../hearing/plain/echo.ts';
import { toneOf } from '../../../hearing/plain/tone.ts';
import type { Tone } from '../../../hearing/plain/tone.content.ts';
import type { Moment } from '../../moment.ts';

/** Who was glad a message ago and only goes on telling still is. */
function toneIn({ told, previous }: Moment): Tone {
  const tone = toneOf(told);
  return tone === 'plain' && toneOf(previous.at(-1) ?? '') === 'glad' ? 'glad' : tone;
}

/** A few words that meet what was told by how it sounds, with a name of theirs where one is safe. */
export function acknowledged(moment: Moment): string {
  const { told, speech } = moment;
  const tone = toneIn(moment);
  const echo = echoOf(told);
  const said =
    echo === null
      ? ''
      : speech.vary(
          tone === 'glad' ? GLAD_ECHO : WITH_ECHO,
          new Map([['echo', speech.plain(echo)]]),
          [],
        );
  return said || speech.vary(BY_TONE[tone]);
}

/** Words of a story that tells itself whole. */
const LONG = 34;

/** One open question that goes on from it; none where nothing is to be asked. */
export function askedOpenly(moment: Moment): string {
  const { told, speech, state } = moment;
  if (state.wants === 'fewer-questions') return '';
  const isLong = told.split(/\s+/u).length > LONG;
  const questions =
    toneIn(moment) === 'glad' ? GLAD_QUESTIONS : isLong ? LONG_QUESTIONS : OPEN_QUESTIONS;
  return speech.vary(questions, undefined, []);
}
