import type { LanguageModel, ModelMessage } from 'ai';
import type { Message } from '#domain/companion/message.ts';
import { OPINION_PROMPT } from '#domain/companion/opinion-prompt.content.ts';
import { SAFETY_LEVELS, type SafetyLevel } from '#domain/safety/levels.ts';
import type { Config } from '#server/config.ts';
import { LoggableError } from '#server/log.ts';
import { MODEL_CLOCK } from '../output/model-clock.ts';
import type { Prompt, Provider } from './provider.ts';

const OPINION_TIMEOUT_MS = 8000;
/** Beyond this the window of a small model is full; older words stay in the history. */
const TURNS_SENT = 40;
const MAX_ANSWER_TOKENS = 500;
/**
 * Guided mode goes on instead: another try would wait for seconds, or for as long as the model's
 * server asks in `retry-after`.
 */
const RETRIES = 0;

type ModelSettings = Exclude<Config['ai'], { provider: 'guided' }>;

/**
 * The companion's words from a language model: any OpenAI-compatible server, or Anthropic. The
 * libraries are loaded with the first message, so that a server in guided mode never holds them.
 */
export function modelProvider(settings: ModelSettings, clock = MODEL_CLOCK): Provider {
  let loading: Promise<LanguageModel> | undefined;
  const model = () => (loading ??= loadModel(settings));
  return {
    checked: true,
    clock,
    stream: (prompt, signal) => streamFrom(model, prompt, signal),
    opinion: (messages, signal) => opinionOf(model, messages, signal),
  };
}

async function loadModel(settings: ModelSettings): Promise<LanguageModel> {
  if (settings.provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const { apiKey, baseUrl } = settings;
    return createAnthropic({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })(settings.model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'companion',
    baseURL: settings.baseUrl,
    ...(settings.apiKey && { apiKey: settings.apiKey }),
  })(settings.model);
}

async function* streamFrom(
  model: () => Promise<LanguageModel>,
  { messages, instructions }: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const { streamText } = await import('ai');
  const { stream } = streamText({
    model: await model(),
    instructions,
    messages: toModel(messages),
    maxRetries: RETRIES,
    maxOutputTokens: MAX_ANSWER_TOKENS,
    abortSignal: signal,
    // Failures come out of the stream below; the library would print them.
    onError: () => {},
  });
  for await (const part of stream) {
    if (signal.aborted) return;
    if (part.type === 'text-delta') yield part.text;
    else if (part.type === 'error') throw asError(part.error);
    else if (part.type === 'abort') throw new LoggableError('the model took too long');
    else if (part.type === 'finish' && part.finishReason === 'other') {
      throw new LoggableError('the model ended without saying that it had finished');
    }
  }
}

/** The level that the model reads in the last message; null when it does not say one of the four. */
async function opinionOf(
  model: () => Promise<LanguageModel>,
  messages: readonly Message[],
  signal: AbortSignal,
): Promise<SafetyLevel | null> {
  const { generateText } = await import('ai');
  const { text } = await generateText({
    model: await model(),
    instructions: OPINION_PROMPT,
    // As JSON, so that words of the person cannot pass for instructions.
    prompt: JSON.stringify(messages.slice(-8).map(({ role, text: said }) => ({ role, said }))),
    temperature: 0,
    maxOutputTokens: 200,
    maxRetries: RETRIES,
    timeout: OPINION_TIMEOUT_MS,
    abortSignal: signal,
  });
  const said = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return SAFETY_LEVELS.find((level) => said.at(-1) === level) ?? null;
}

function toModel(messages: readonly Message[]): ModelMessage[] {
  return messages
    .filter(({ text }) => text !== '')
    .slice(-TURNS_SENT)
    .map(({ role, text }) => ({ role: role === 'person' ? 'user' : 'assistant', content: text }));
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
