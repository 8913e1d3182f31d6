export interface Heard {
  /** Milliseconds to the first words. */
  first: number;
  /** Whether the answer came to its end. */
  done: boolean;
  /** The talk in which it was said. */
  conversationId: string | undefined;
}

interface Talk {
  port: number;
  headers: Record<string, string>;
  /** Absent: a new talk. */
  conversationId?: string | undefined;
}

/**
 * Sends one message as a browser does and listens to the whole answer.
 * @throws when the message was refused
 */
export async function listen(
  { port, headers, conversationId }: Talk,
  message = 'Hoy tuve un día pesado',
): Promise<Heard> {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/functions/v1/chat`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ message, messageId: crypto.randomUUID(), conversationId }),
  });
  if (!response.ok) throw new Error(`chat answered ${response.status}: ${await response.text()}`);
  let first = Number.NaN;
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (Number.isNaN(first) && text.includes('text-delta')) first = performance.now() - started;
  }
  return {
    first,
    done: text.includes('"type":"done"'),
    conversationId: /"conversationId":"([\w-]+)"/.exec(text)?.[1],
  };
}
