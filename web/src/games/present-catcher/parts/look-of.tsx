import { Icon } from '#web/ui/icon/icon.tsx';
import { noticeOf } from '../river/noticing.ts';
import type { Noticing, Token } from '../river/state.ts';
import { thingOf } from '../rules.ts';
import { PRESENT_TEXTS } from '../texts.ts';

/** No token of the river has this number. */
export const NOTICE_ID = -1;

/** On a fine screen a thing that drifts is moved as it is, not painted anew at each part of a pixel. */
const CHIP =
  '[@media(min-resolution:1.5dppx)]:will-change-transform absolute top-0 left-0 flex min-h-11 w-max cursor-grab items-center justify-center gap-2 border-2 border-(--token-line) bg-(--token) px-3 py-1.5 text-center leading-tight font-semibold text-balance';
const TOKEN = `${CHIP} rounded-full`;
/** What is asked for is not there yet: its edge is open, until it is. */
const BLANK = `${CHIP} rounded-full border-dashed`;

/** Narrow, so that the circle that breathes is seen around it. */
const FACE = { maxWidth: '8rem' } as const;

/** A thing that drifts; what it is for its time stands below it when it came back. */
export function lookOf(token: Token, reason: string | null) {
  const { text, heard } = thingOf(token);
  const label = heard ? PRESENT_TEXTS.heard(text) : text;
  const face = (
    <>
      {heard && <Icon name="sound" className="size-5 shrink-0" />}
      <span style={FACE}>{text}</span>
      {reason && (
        <span
          className="absolute left-1/2 w-max rounded-card border border-line bg-surface px-2 py-1 text-sm"
          style={{ top: '100%', transform: 'translate(-50%, 0.25rem)', maxWidth: '11rem' }}
        >
          {reason}
        </span>
      )}
    </>
  );
  return { id: token.id, label, reach: 90, className: TOKEN, face };
}

/** The blank chip in the circle: what only who is there can find. */
export function noticeLook(noticing: Noticing) {
  const isHeld = noticing.heldMs !== null;
  const label = isHeld ? PRESENT_TEXTS.stayWith : noticeOf(noticing).text;
  return {
    id: NOTICE_ID,
    label,
    reach: 90,
    className: isHeld ? TOKEN : BLANK,
    face: <span style={FACE}>{label}</span>,
  };
}
