import { openReader } from './reader.ts';
import { type Asked, type Told, perform } from './questions.ts';

/** The reader on a thread of its own, so that reading never holds up the page. */
const reader = openReader();

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it answers its own page
  void perform(reader, data).then((told: Told) => self.postMessage(told));
});
