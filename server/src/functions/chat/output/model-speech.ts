import { PERSONA_VERSION } from '#domain/companion/content/persona.content.ts';
import { HAND_OVER_LINES } from '#domain/companion/hand-over.content.ts';
import { seedOf } from '#domain/companion/random.ts';
import type { Log } from '#server/log.ts';
import { paced, SPOKEN_PACE } from '../providers/paced.ts';
import type { Prompt, Provider } from '../providers/provider.ts';
import { checkedSpeech } from './checked-speech.ts';
import { MODEL_CLOCK, onTheClock } from './model-clock.ts';
import type { CountKind } from './safety-counts.ts';

/** After this many violations in one answer the model is stopped. */
const MAX_VIOLATIONS = 2;

interface Speech {
  provider: Provider;
  prompt: Prompt;
  log: Log;
  count(kind: CountKind): void;
  signal: AbortSignal;
}

/**
 * A model's answer: every sentence checked, and guided mode for what the model could not say. What
 * it said before it failed stays; nothing is lost and nobody is left with half an answer.
 */
export async function* modelSpeech(speech: Speech): AsyncGenerator<string, void, undefined> {
  const { provider, prompt, log, signal } = speech;
  let said = false;
  let violations = 0;
  const ending = new AbortController();
  log.debug('asking the model', { persona: PERSONA_VERSION });
  try {
    const pieces = provider.stream(prompt, AbortSignal.any([signal, ending.signal]));
    const sentences = checkedSpeech(pieces, (kind) => {
      violations += 1;
      speech.count('output_replaced');
      speech.count(`output_${kind}`);
      log.warn('a sentence of the model was replaced', { kind });
    });
    for await (const sentence of onTheClock(sentences, provider.clock ?? MODEL_CLOCK)) {
      if (signal.aborted) return;
      said ||= sentence.trim() !== '';
      yield sentence;
      if (violations >= MAX_VIOLATIONS) return;
    }
    if (said) return;
    log.warn('the model said nothing');
  } catch (error) {
    if (signal.aborted) return;
    speech.count('model_failed');
    log.warn('the model failed; guided mode goes on', { error });
  } finally {
    ending.abort();
  }
  const { guided } = prompt;
  const line = HAND_OVER_LINES[seedOf(guided.text) % HAND_OVER_LINES.length];
  yield* paced(said ? `\n\n${line} ${guided.text}` : guided.text, SPOKEN_PACE, signal);
}
