import { vi } from 'vitest';

class FakeParam {
  value = 0;
  setValueAtTime(value: number) {
    this.value = value;
  }
  linearRampToValueAtTime(value: number) {
    this.value = value;
  }
  exponentialRampToValueAtTime(value: number) {
    this.value = value;
  }
  setTargetAtTime(value: number) {
    this.value = value;
  }
}

class FakeNode {
  readonly context: FakeContext;
  next: FakeNode | null = null;
  constructor(context: FakeContext) {
    this.context = context;
  }
  connect<T extends FakeNode>(next: T): T {
    this.next = next;
    return next;
  }
  disconnect() {
    this.next = null;
  }
}

class FakeGain extends FakeNode {
  gain = new FakeParam();
}

/** A source and when it sounds; the moments are those of its context. */
export class FakeSource extends FakeNode {
  readonly frequency = new FakeParam();
  until = Infinity;
  #listeners: (() => void)[] = [];
  start() {
    this.context.started.push(this);
  }
  addEventListener(_type: 'ended', listener: () => void) {
    this.#listeners.push(listener);
  }
  stop(at: number) {
    this.until = at;
  }
  end() {
    for (const listener of this.#listeners) listener();
  }
  /** Whether anything on the way to the ear is closed. */
  get isFaded(): boolean {
    // The first is its own shape over time, the last ones are the person's volume and the limiter.
    const way = this.next?.next;
    return way instanceof FakeGain && way.gain.value === 0;
  }
}

class FakeContext {
  state: AudioContextState = 'running';
  currentTime = 10;
  asked = 0;
  readonly destination = new FakeNode(this);
  readonly started: FakeSource[] = [];
  resume() {
    this.asked += 1;
    return Promise.resolve();
  }
}

/** Puts an audio of its own into the window of a test; returns what it was asked to do. */
export function fakeAudio(): FakeContext {
  const context = new FakeContext();
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context;
  });
  vi.stubGlobal(
    'GainNode',
    class extends FakeGain {
      constructor(of: FakeContext, { gain = 1 } = {}) {
        super(of);
        this.gain.value = gain;
      }
    },
  );
  vi.stubGlobal('OscillatorNode', FakeSource);
  vi.stubGlobal('DynamicsCompressorNode', FakeNode);
  return context;
}
