import { paced, type Pace } from './paced.ts';
import type { Provider } from './provider.ts';

/** Guided mode: no model; the words of `domain/companion`, one by one. */
export function guidedProvider(pace: Pace): Provider {
  return { checked: false, stream: ({ guided }, signal) => paced(guided.text, pace, signal) };
}
