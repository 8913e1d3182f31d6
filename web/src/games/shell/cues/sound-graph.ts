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

/** Short enough to be at once, long enough not to click. */
const HUSH_SECONDS = 0.06;

interface OwnGraph extends SoundGraph {
  out: GainNode;
  /** Where `out` leads: as loud as the person wants it, and limited. */
  end: AudioNode;
}

let graph: OwnGraph | null = null;
const sounding = new Set<AudioScheduledSourceNode>();

/**
 * The one graph that every game's sound goes through: a limiter at its end keeps any number of
 * voices from hurting. Null where nothing can be heard now: what is started while the browser holds
 * audio back would wait, and sound all at once when it lets go.
 */
export function openSound(): SoundGraph | null {
  wakeSound();
  return graph?.context.state === 'running' ? graph : null;
}

/** Asks for sound, so that it is there when it is wanted: browsers hold it back until a touch. */
export function wakeSound(): void {
  try {
    graph ??= makeGraph();
    if (graph.context.state !== 'running') void graph.context.resume().catch(() => undefined);
  } catch {
    // The browser has no sound to give.
  }
}

/** Lets everything that sounds fade away. What begins afterwards is heard as ever. */
export function hush(): void {
  if (!graph || sounding.size === 0) return;
  const { context, out, end } = graph;
  const { currentTime: now } = context;
  out.gain.setValueAtTime(1, now);
  out.gain.linearRampToValueAtTime(0, now + HUSH_SECONDS);
  for (const source of sounding) source.stop(now + HUSH_SECONDS);
  graph.out = new GainNode(context);
  graph.out.connect(end);
}

function makeGraph(): OwnGraph {
  const context = new AudioContext();
  const out = new GainNode(context);
  const end = new GainNode(context);
  followSoundLevel(end, LOUDEST);
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -16,
    knee: 6,
    ratio: 20,
    attack: 0.003,
    release: 0.25,
  });
  out.connect(end).connect(limiter).connect(context.destination);
  return { context, out, end };
}

/** Lets a source sound between two moments, unless too many do already. */
export function sound(source: AudioScheduledSourceNode, start: number, end: number): void {
  if (sounding.size >= MOST_VOICES) return;
  sounding.add(source);
  source.addEventListener('ended', () => {
    sounding.delete(source);
    source.disconnect();
  });
  source.start(start);
  source.stop(end);
}
