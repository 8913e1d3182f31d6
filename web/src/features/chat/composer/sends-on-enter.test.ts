import { describe, expect, it } from 'vitest';
import { sendsOnEnter } from './sends-on-enter.ts';

const enter = {
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
};

describe('Enter', () => {
  it('sends on a desktop and makes a line on a touch keyboard', () => {
    expect(sendsOnEnter(enter, false)).toBe(true);
    expect(sendsOnEnter(enter, true)).toBe(false);
  });

  it('makes a line with Shift, and sends everywhere with Ctrl or Cmd', () => {
    expect(sendsOnEnter({ ...enter, shiftKey: true }, false)).toBe(false);
    expect(sendsOnEnter({ ...enter, ctrlKey: true }, true)).toBe(true);
    expect(sendsOnEnter({ ...enter, metaKey: true }, true)).toBe(true);
  });

  it('leaves an input method alone, and other keys', () => {
    expect(sendsOnEnter({ ...enter, isComposing: true }, false)).toBe(false);
    expect(sendsOnEnter({ ...enter, key: 'a' }, false)).toBe(false);
  });
});
