import { followSoundLevel } from '#web/lib/look/sound-level.ts';
import type { Engine } from './orders.ts';

/** True where there is nothing to make sound with. */
export const isWithoutSound = () => typeof AudioContext === 'undefined';

/**
 * Opens the way to the speaker. Call it from a press of a person and before anything is waited for:
 * browsers let nothing sound otherwise.
 */
export async function openEngine(onSilent: () => void): Promise<Engine> {
  const context = new AudioContext({ latencyHint: 'playback' });
  void context.resume().catch(() => undefined);
  // As loud as the settings let anything be.
  const out = new GainNode(context);
  const end = followSoundLevel(out);
  context.addEventListener('statechange', () => {
    if (context.state === 'closed') end();
  });
  out.connect(context.destination);
  // Only Safari asks: with this it sounds with the ringer off, and with the screen locked.
  const session: unknown = Reflect.get(navigator, 'audioSession');
  if (typeof session === 'object' && session !== null) Reflect.set(session, 'type', 'playback');
  // There is none on addresses without https, whatever the types say.
  if (Reflect.get(context, 'audioWorklet') !== undefined) {
    try {
      const { workletEngine } = await import('./worklet-engine.ts');
      return await workletEngine(context, out, onSilent);
    } catch {
      // It could not be fetched or was refused: the other way needs neither.
    }
  }
  const { loopEngine } = await import('./loop-engine.ts');
  return loopEngine(context, out, onSilent);
}
