import type { NastyMessage } from './messages.ts';

/** What became of the messages that were sent. */
export interface TalkTally {
  sent: number;
  /** How often each status or ending came: `200 done`, `200 error internal`, `503`, `no answer`. */
  endings: Map<string, number>;
  /** Messages that ask for help in so many words, and those of them that were shown help. */
  inDistress: number;
  helped: number;
}

/**
 * Sends messages as browsers do, so many talks at once, each of at most `turns` messages, and
 * listens to every answer until its end.
 * @param people headers of requests, one set a person
 */
export async function talkThrough(
  port: number,
  people: readonly Record<string, string>[],
  messages: Iterator<NastyMessage>,
  { talks, turns }: { talks: number; turns: number },
): Promise<TalkTally> {
  const tally: TalkTally = { sent: 0, endings: new Map(), inDistress: 0, helped: 0 };
  const holdTalks = async (headers: Record<string, string>) => {
    let conversationId: string | undefined;
    let turn = 0;
    for (let next = messages.next(); !next.done; next = messages.next()) {
      const { text, inDistress } = next.value;
      const answer = await say(port, headers, text, conversationId);
      tally.sent += 1;
      tally.endings.set(answer.ending, (tally.endings.get(answer.ending) ?? 0) + 1);
      if (inDistress) {
        tally.inDistress += 1;
        tally.helped += Number(answer.helped);
      }
      turn = (turn + 1) % turns;
      conversationId = turn === 0 ? undefined : (answer.conversationId ?? conversationId);
    }
  };
  await Promise.all(
    Array.from({ length: talks }, (_, index) => holdTalks(people[index % people.length] ?? {})),
  );
  return tally;
}

interface Answered {
  ending: string;
  helped: boolean;
  conversationId: string | undefined;
}

async function say(
  port: number,
  headers: Record<string, string>,
  message: string,
  conversationId: string | undefined,
): Promise<Answered> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/functions/v1/chat`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ message, messageId: crypto.randomUUID(), conversationId }),
    });
    const text = await response.text();
    return {
      ending: response.status === 200 ? `200 ${endingOf(text)}` : String(response.status),
      helped: /"level":"(?:risk|emergency)"/.test(text),
      conversationId: /"conversationId":"([\w-]+)"/.exec(text)?.[1],
    };
  } catch {
    return { ending: 'no answer', helped: false, conversationId: undefined };
  }
}

function endingOf(stream: string): string {
  const code = /"type":"error","code":"(\w+)"/.exec(stream)?.[1];
  if (code !== undefined) return `error ${code}`;
  return stream.includes('"type":"done"') ? 'done' : 'cut off';
}
