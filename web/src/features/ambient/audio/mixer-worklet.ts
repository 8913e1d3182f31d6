import { Mixer } from '#domain/ambient/synthesis/mixer.ts';
import { MIXER, type Order, SILENT } from './orders.ts';

/** What a browser gives to code in its thread for sound; TypeScript's own list does not have it. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;
declare const sampleRate: number;

class MixerProcessor extends AudioWorkletProcessor {
  readonly #mixer = new Mixer(sampleRate, Date.now() & 0xffff);
  #wasSilent = true;

  constructor() {
    super();
    this.port.addEventListener('message', ({ data }: MessageEvent<Order>) => this.#obey(data));
    this.port.start();
  }

  #obey(order: Order): void {
    const mixer = this.#mixer;
    if (order.type === 'mix') mixer.set(order.mix);
    else if (order.type === 'volume') mixer.setVolume(order.level);
    else if (order.type === 'fade') mixer.fade(order.to, order.seconds);
    else if (order.type === 'sleep') mixer.sleep(order.inSeconds, order.overSeconds);
    else mixer.stayAwake(order.seconds);
  }

  process(_inputs: unknown, [output]: readonly (readonly Float32Array[])[]): boolean {
    const [left, right] = output ?? [];
    if (!left || !right) return true;
    this.#mixer.render(left, right);
    const { isSilent } = this.#mixer;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    if (isSilent && !this.#wasSilent) this.port.postMessage(SILENT);
    this.#wasSilent = isSilent;
    return true;
  }
}

registerProcessor(MIXER, MixerProcessor);
