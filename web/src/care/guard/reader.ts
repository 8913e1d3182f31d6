import type { Answer, RespondOptions, Turn } from '#domain/companion/answer.ts';
import { Classifier, type LearnedReader } from '#domain/safety/classifier/model.ts';
import weightsAddress from '#domain/safety/classifier/weights.bin?url';
import { createGuard } from '#domain/safety/guard.ts';
import { readWeightsFile } from '#domain/safety/stored/weights-file.ts';
import { attempt } from '#domain/safety/unreadable.ts';
import type { Finding, TalkSoFar } from './guard.ts';

/** A message, with the state as it came from wherever it was kept. */
export interface GuidedTurn extends Omit<Turn, 'state'> {
  state: unknown;
  /** `false`: the state after it holds none of its words. */
  keep: boolean;
}

/** What a message in guided mode was answered, without what only the server needs. */
export interface GuidedAnswer
  extends Pick<Answer, 'text' | 'level' | 'ask' | 'suggestions' | 'chips' | 'flow' | 'card'> {
  /** As it may be stored. */
  state: Answer['state'] | null;
}

/**
 * Everything in the browser that reads what people write, with its rules and weights. It lives in a
 * worker (`guard-worker.ts`), and on the page's own thread only where there can be no worker. What
 * goes in and out is plain data.
 */
export interface Reader {
  /** Never throws: what fails in reading answers `risk`, so that help shows. */
  assess(this: void, text: string, state: TalkSoFar): Finding;
  /** Whether the weights are here; where they are not, they are fetched once more. */
  isWhole(this: void): boolean;
  /** Guided mode, which hears the same guard. Fetched with the first question. */
  respond(
    this: void,
    turn: GuidedTurn,
    seed: string,
    options: RespondOptions,
  ): Promise<GuidedAnswer>;
}

/** Builds the rules ahead and begins to fetch the weights: the rules answer until they are here. */
export function openReader(): Reader {
  let guard = createGuard();
  let isWhole = false;
  attempt(guard.warmUp);
  let isFetching = false;
  // A phone without signal for a moment must not go without it for an hour.
  const learn = () => {
    if (isWhole || isFetching) return;
    isFetching = true;
    fetchLearned()
      .then(
        (learned) => {
          guard = createGuard({ learned });
          isWhole = true;
        },
        () => undefined,
      )
      .finally(() => {
        isFetching = false;
      });
  };
  learn();
  return {
    assess: (said, state) => {
      const { own, ask } = guard.assess(said, state);
      return { level: own, ask };
    },
    isWhole: () => {
      learn();
      return isWhole;
    },
    respond: async ({ keep, ...said }, seed, options) => {
      const guided = await import('./respond.ts');
      return guided.answer(guard, said, { keep, seed, options });
    },
  };
}

/**
 * The learned reader, out of the file of its weights.
 * @throws where that cannot be fetched; where it is broken, the reader fails instead, which shows help
 */
async function fetchLearned(): Promise<LearnedReader> {
  const answer = await fetch(weightsAddress);
  if (!answer.ok) throw new Error(`no weights: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  try {
    return new Classifier(readWeightsFile(bytes));
  } catch (error) {
    return failing(error);
  }
}

function failing(error: unknown): LearnedReader {
  return {
    isWhole: false,
    judge: () => {
      throw error;
    },
  };
}
