import type { Message } from '#domain/companion/conversation.ts';
import type { Answer, RespondOptions } from '#domain/companion/respond.ts';
import { assess, loadClassifier, warmUp } from '#domain/safety/assess.ts';
import { attempt } from '#domain/safety/unreadable.ts';
import type { Finding, TalkSoFar } from './guard.ts';

/** What a message in guided mode was answered, without what only the server needs. */
export type GuidedAnswer = Pick<Answer, 'text' | 'level' | 'ask' | 'suggestions' | 'quickReplies'>;

let isWhole = false;

/**
 * Everything in the browser that reads what people write, with its rules and weights. It lives in a
 * worker (`guard-worker.ts`), and on the page's own thread only where there can be no worker. What
 * goes in and out is plain data.
 */
const READER = {
  /** Never throws: what fails in reading answers `risk`, so that help shows. */
  assess(text: string, state: TalkSoFar): Finding {
    const { own, ask } = assess(text, state);
    return { level: own, ask };
  },

  /** Whether the weights are here. */
  isWhole(): boolean {
    return isWhole;
  },

  /** Guided mode, which hears the same guard. Fetched with the first question. */
  async respond(
    messages: readonly Message[],
    seed: string,
    options: RespondOptions,
  ): Promise<GuidedAnswer> {
    const guided = await import('#domain/companion/respond.ts');
    const random = guided.seededRandom(guided.seedOf(seed));
    const { text, level, ask, suggestions, quickReplies } = guided.respond(
      messages,
      random,
      options,
    );
    return { text, level, ask, suggestions, quickReplies };
  },
};

export type Reader = typeof READER;

/** Builds the rules ahead and begins to fetch the weights: the rules answer until they are here. */
export function openReader(): Reader {
  attempt(() => warmUp());
  loadClassifier().then(
    () => {
      isWhole = true;
    },
    () => {},
  );
  return READER;
}
