// oxlint-disable-next-line import/default -- the build makes one: its address
import workletUrl from './mixer-worklet.ts?worker&url';
import { type Engine, MIXER, type Order } from './orders.ts';

/** Sound made in the browser's own thread for it: nothing that the page does can make it stutter. */
export async function workletEngine(
  context: AudioContext,
  out: AudioNode,
  onSilent: () => void,
): Promise<Engine> {
  await context.audioWorklet.addModule(workletUrl);
  const node = new AudioWorkletNode(context, MIXER, {
    numberOfInputs: 0,
    outputChannelCount: [2],
  });
  node.port.addEventListener('message', onSilent);
  node.port.start();
  node.connect(out);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  return { context, send: (order: Order) => node.port.postMessage(order) };
}
