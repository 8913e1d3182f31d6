import * as z from 'zod/mini';

/** Where Ollama listens unless it is told otherwise. */
const OLLAMA = 'http://127.0.0.1:11434';
/** A start is not held up by a port that does not answer. */
const PATIENCE = 600;

const tagsSchema = z.object({ models: z.array(z.object({ name: z.string() })) });

/** One line for the terminal: how the model that runs on this machine answers instead of guided mode; null where none does. */
export async function localModelHint(address = OLLAMA): Promise<string | null> {
  try {
    const response = await fetch(`${address}/api/tags`, { signal: AbortSignal.timeout(PATIENCE) });
    const [first] = tagsSchema.parse(await response.json()).models;
    if (!first) return null;
    return `A model is reachable on this machine; to let it answer: AI_PROVIDER=openai-compatible AI_BASE_URL=${address}/v1 AI_MODEL=${first.name} npm start`;
  } catch {
    return null;
  }
}
