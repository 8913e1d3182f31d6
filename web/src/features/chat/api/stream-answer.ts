import { createParser } from 'eventsource-parser';
import { type ChatEvent, type ChatRequest, parseChatEvent } from '#domain/contracts/chat.ts';
import { callFunction } from '#web/data/backend.ts';
import { DataError, toDataError } from '#web/data/data-error.ts';
import { draftOwner } from '#web/lib/drafts.ts';

/** Milliseconds before each new attempt to hear the rest of an answer that broke off. */
const RESUME_AFTER = [400, 1500, 4000] as const;

interface Progress {
  /** Id of the last event that was heard. */
  lastId: string | null;
  ended: boolean;
}

/**
 * Sends a message and hands over each event of the answer as it comes; settles after the last one.
 * Where the connection breaks in the middle, it asks for the rest from there; the answer itself
 * goes on meanwhile.
 * @param onRestart the answer comes anew from its beginning: what was heard of it is void
 * @throws {DataError} refused, or cut off before its end for good (`network`)
 * @throws the signal's reason when the person stopped it
 */
export async function streamAnswer(
  request: ChatRequest,
  signal: AbortSignal,
  onEvent: (event: ChatEvent) => void,
  onRestart: () => void,
): Promise<void> {
  const progress: Progress = { lastId: null, ended: false };
  const stopped = () => {
    if (progress.lastId !== null && request.messageId) stopAnswer(request.messageId);
  };
  signal.addEventListener('abort', stopped, { once: true });
  try {
    await listenOn(request, { signal, progress, onEvent, onRestart });
  } finally {
    signal.removeEventListener('abort', stopped);
  }
}

async function listenOn(request: ChatRequest, listening: Listening): Promise<void> {
  const { signal, progress } = listening;
  const owner = draftOwner();
  for (let attempt = 0; ; attempt += 1) {
    try {
      await listen(request, listening);
      return;
    } catch (error) {
      const wait = RESUME_AFTER[attempt];
      // Nothing heard yet: whoever called knows what to do with a message that did not arrive.
      if (signal.aborted || progress.lastId === null || wait === undefined || !isNetwork(error)) {
        throw error;
      }
      await pause(wait, signal);
      // Somebody else has signed in meanwhile: the message is not theirs to send.
      if (draftOwner() !== owner) throw error;
    }
  }
}

interface Listening {
  signal: AbortSignal;
  progress: Progress;
  onEvent: (event: ChatEvent) => void;
  onRestart: () => void;
}

async function listen(
  request: ChatRequest,
  { signal, progress, onEvent, onRestart }: Listening,
): Promise<void> {
  const headers = progress.lastId === null ? {} : { 'Last-Event-ID': progress.lastId };
  const response = await callFunction('chat', request, { signal, headers });
  const parser = createParser({
    onEvent: ({ id, data }) => {
      const event = parseChatEvent(data);
      if (progress.ended) return;
      if (progress.lastId !== null && id === '0') onRestart();
      progress.lastId = id ?? progress.lastId;
      if (!event) return;
      progress.ended = event.type === 'done' || event.type === 'error';
      onEvent(event);
    },
  });
  try {
    await readText(response, (text) => parser.feed(text));
  } catch (error) {
    if (progress.ended) return;
    if (signal.aborted) throw error;
    throw toDataError(error);
  }
  if (!progress.ended) throw new DataError('network', 'The stream ended before the answer did.', 0);
}

/** Tells the server to stop the answer. What arrived stays, here and there. */
function stopAnswer(messageId: string): void {
  void callFunction('chat/stop', { messageId }, { keepalive: true }).catch(() => undefined);
}

function isNetwork(error: unknown): boolean {
  const { code, status } = toDataError(error);
  return code === 'network' || status === 502 || status === 503 || status === 504;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

async function readText(response: Response, onText: (text: string) => void): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    onText(decoder.decode(value, { stream: true }));
  }
  onText(decoder.decode());
}
