export interface Heard {
  /** Milliseconds to the first words. */
  first: number;
  /** Whether the answer came to its end. */
  done: boolean;
}

interface Talk {
  port: number;
  headers: Record<string, string>;
}

/** Sends one message as a browser does and listens to the whole answer. */
export async function listen({ port, headers }: Talk): Promise<Heard> {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/functions/v1/chat`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Hoy tuve un día pesado', messageId: crypto.randomUUID() }),
  });
  let first = Number.NaN;
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (Number.isNaN(first) && text.includes('text-delta')) first = performance.now() - started;
  }
  return { first, done: text.includes('"type":"done"') };
}
