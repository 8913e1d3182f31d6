import type { Message } from '../conversation/message.ts';
import { momentLabel } from '../history/day-label.ts';

/** A silence longer than this is worth a time of day. */
const SILENCE_MS = 20 * 60_000;

/** Whether the moment is shown above a message: at the beginning, and after a silence. */
export function isMarked({ at }: Message, before: Message | undefined): boolean {
  return !before || Date.parse(at) - Date.parse(before.at) >= SILENCE_MS;
}

/** "Hoy, 23:10", quietly between the messages. */
export function TimeMark({ at }: { at: string }) {
  return (
    <p className="mb-3 text-center text-sm text-ink-soft">
      <time dateTime={at}>{momentLabel(new Date(at))}</time>
    </p>
  );
}
