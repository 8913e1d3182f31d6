import { gainOf, type Mix } from '#domain/ambient/mix.ts';
import { renderLoop } from '#domain/ambient/synthesis/render-loop.ts';
import type { Engine, Order } from './orders.ts';

const LOOP_SECONDS = 24;
const CROSS_SECONDS = 1.5;
/** Sliders come to rest first: each mix is made anew. */
const REST_MS = 400;

/** Lets the page breathe between two pieces of work. */
const breathe = () => new Promise<void>((done) => setTimeout(done, 0));

/**
 * For browsers without a thread for sound, or an address without https: half a minute of the mix is
 * made beforehand and goes round without a seam. A change is heard a moment later.
 */
export function loopEngine(context: AudioContext, out: AudioNode, onSilent: () => void): Engine {
  const volume = new GainNode(context);
  // Two in a row that rise evenly rise together as hearing does.
  const [rise, alike] = [new GainNode(context, { gain: 0 }), new GainNode(context, { gain: 0 })];
  volume.connect(rise).connect(alike).connect(out);
  let playing: { source: AudioBufferSourceNode; gain: GainNode } | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  async function make(mix: Mix): Promise<void> {
    round += 1;
    const mine = round;
    const { sampleRate: rate } = context;
    const seed = Date.now() & 0xffff;
    const loop = await renderLoop(mix, { rate, seconds: LOOP_SECONDS, seed }, async () => {
      await breathe();
      if (mine !== round) throw new DOMException('Another mix is wanted', 'AbortError');
    });
    const buffer = new AudioBuffer({
      numberOfChannels: 2,
      length: loop.left.length,
      sampleRate: rate,
    });
    buffer.copyToChannel(loop.left, 0);
    buffer.copyToChannel(loop.right, 1);
    const source = new AudioBufferSourceNode(context, { buffer, loop: true });
    const gain = new GainNode(context, { gain: 0 });
    source.connect(gain).connect(volume);
    source.start();
    const now = context.currentTime;
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(1, now + CROSS_SECONDS);
    if (playing) {
      playing.gain.gain.setValueAtTime(1, now);
      playing.gain.gain.linearRampToValueAtTime(0, now + CROSS_SECONDS);
      playing.source.stop(now + CROSS_SECONDS);
    }
    playing = { source, gain };
  }

  function fade(to: 0 | 1, seconds: number, wait = 0): void {
    const now = context.currentTime;
    for (const { gain } of [rise, alike]) {
      const { value } = gain;
      gain.cancelScheduledValues(now);
      gain.setValueAtTime(value, now + wait);
      gain.linearRampToValueAtTime(to, now + wait + seconds);
    }
    clearTimeout(ending);
    if (to === 0) ending = setTimeout(onSilent, (wait + seconds) * 1000 + 50);
  }

  return {
    context,
    send(order: Order) {
      if (order.type === 'mix') {
        clearTimeout(resting);
        const { mix } = order;
        // Given up for a newer one: that one sounds.
        resting = setTimeout(() => void make(mix).catch(() => undefined), playing ? REST_MS : 0);
      } else if (order.type === 'volume') {
        volume.gain.setTargetAtTime(gainOf(order.level), context.currentTime, 0.05);
      } else if (order.type === 'fade') fade(order.to, order.seconds);
      else if (order.type === 'sleep') fade(0, order.overSeconds, order.inSeconds);
      else fade(1, order.seconds);
    },
  };
}
