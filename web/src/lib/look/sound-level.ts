import { hasLook, looks, onLookChange } from './look.ts';

const VOLUME = /^volume-(\d{1,3})$/;
/** Seconds in which a change of loudness is heard, so that nothing clicks. */
const GLIDE_SECONDS = 0.05;

/** How loud everything that sounds may be, from 0 (nothing) to 1 (as it was made). */
export function soundLevel(): number {
  if (hasLook('mute')) return 0;
  const said = looks().flatMap((look) => VOLUME.exec(look)?.[1] ?? [])[0];
  return said === undefined ? 1 : Math.min(100, Number(said)) / 100;
}

/**
 * Keeps the last node of a graph as loud as the person wants everything here.
 * @param node through which all of it passes
 * @param loudest its gain at full volume
 * @returns the end of it
 */
export function followSoundLevel(node: GainNode, loudest = 1): () => void {
  node.gain.value = loudest * soundLevel();
  return onLookChange(() => {
    node.gain.setTargetAtTime(loudest * soundLevel(), node.context.currentTime, GLIDE_SECONDS);
  });
}
