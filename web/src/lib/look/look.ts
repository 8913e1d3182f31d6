import { readItem, removeItem, writeItem } from '../safe-storage.ts';

/**
 * What a device must know of its person's choices before anything is drawn or sounds, as words on
 * the root element: the sheet reads them there (`[data-look~="calm"]`), and the code here.
 */
export type Look =
  /** Few stimuli. */
  | 'calm'
  /** Less motion, whatever the system says; or all of it. */
  | 'still'
  | 'moving'
  /** No more is fetched than what is looked at. */
  | 'saver'
  /** No sounds. */
  | 'mute'
  /** No vibration. */
  | 'steady'
  /** Words that people wrote, also where the server has a language model. */
  | 'guided'
  /** The way out in one press on every page, and a key for it. */
  | 'exit'
  | 'exit-escape'
  | 'exit-shift'
  | `volume-${number}`;

export const LOOK_KEY = 'remanso.look';

/** Runs in the head before anything is drawn; unknown words do nothing. */
export const LOOK_SCRIPT = `try{var k=localStorage.getItem('${LOOK_KEY}');if(k)document.documentElement.dataset.look=k}catch(e){}`;

const listeners = new Set<() => void>();

/** The words that hold on this page; none in a page that is being built. */
export function looks(): readonly string[] {
  if (typeof document === 'undefined') return [];
  return (document.documentElement.dataset['look'] ?? '').split(' ').filter(Boolean);
}

export function hasLook(look: Look): boolean {
  return looks().includes(look);
}

/** The words as this device has kept them, perhaps by another tab. */
export function keptLooks(): readonly string[] {
  return (readItem(LOOK_KEY) ?? '').split(' ').filter(Boolean);
}

/** Applies them at once and keeps them, where the browser lets us keep things. */
export function setLooks(next: readonly Look[]): void {
  const text = next.join(' ');
  if (text !== keptLooks().join(' ')) {
    if (text === '') removeItem(LOOK_KEY);
    else writeItem(LOOK_KEY, text);
  }
  if (text === looks().join(' ')) return;
  if (text === '') delete document.documentElement.dataset['look'];
  else document.documentElement.dataset['look'] = text;
  for (const listener of listeners) listener();
}

/** Calls back when the words change. Returns the end of it. */
export function onLookChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
