import type { Message } from '../../conversation/message.ts';

/** A silence longer than this is worth a time of day. */
const SILENCE_MS = 20 * 60_000;

/** Whether the moment is shown above a message: at the beginning, and after a silence. */
export function isMarked({ at }: Message, before: Message | undefined): boolean {
  return !before || Date.parse(at) - Date.parse(before.at) >= SILENCE_MS;
}
