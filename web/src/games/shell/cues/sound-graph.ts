import { followSoundLevel } from '#web/lib/look/sound-level.ts';

/** So many voices at once are a chord and its echo; what comes on top would only be noise. */
const MOST_VOICES = 24;

/** Of everything together, before the limiter. */
const LOUDEST = 0.9;

export interface SoundGraph {
  context: AudioContext;
  /** Everything that sounds goes in here. */
  out: AudioNode;
}

let graph: SoundGraph | null = null;
let voices = 0;

/**
 * The one graph that every game's sound goes through: a limiter at its end keeps any number of
 * voices from hurting. Null where the browser has no sound to give.
 */
export function openSound(): SoundGraph | null {
  try {
    graph ??= makeGraph();
    // Browsers suspend audio until the person interacts.
    void graph.context.resume().catch(() => undefined);
    return graph;
  } catch {
    return null;
  }
}

function makeGraph(): SoundGraph {
  const context = new AudioContext();
  const out = new GainNode(context);
  followSoundLevel(out, LOUDEST);
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -16,
    knee: 6,
    ratio: 20,
    attack: 0.003,
    release: 0.25,
  });
  out.connect(limiter).connect(context.destination);
  return { context, out };
}

/** Lets a source sound between two moments, unless too many do already. */
export function sound(source: AudioScheduledSourceNode, start: number, end: number): void {
  if (voices >= MOST_VOICES) return;
  voices += 1;
  source.addEventListener('ended', () => {
    voices -= 1;
    source.disconnect();
  });
  source.start(start);
  source.stop(end);
}
