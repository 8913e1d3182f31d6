interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** An input method is composing a letter: its Enter chooses, it does not send. */
  isComposing: boolean;
}

/**
 * Whether a key sends the message. With a mouse or trackpad Enter sends and Shift+Enter makes a
 * line; on a touch keyboard Enter makes a line, because there is a button for sending.
 * Ctrl or Cmd with Enter sends everywhere.
 */
export function sendsOnEnter(press: KeyPress, touch: boolean): boolean {
  if (press.key !== 'Enter' || press.isComposing || press.altKey) return false;
  if (press.ctrlKey || press.metaKey) return true;
  return !press.shiftKey && !touch;
}

/** Whether the main way of pointing here is a finger. */
export function isTouch(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
}
