import { useEffect, useRef } from 'react';

interface Beginning {
  /** Id of a flow. */
  flow: string | null;
  /** Id of a question that Nilo answers. */
  answer: string | null;
}

interface Said {
  words: string;
  choice: string;
}

/** What the person would say and tap, found by its id; null for one that nobody knows. */
async function saidBy({ flow, answer }: Beginning): Promise<Said | null> {
  if (flow !== null) {
    const { FLOW_LIST } = await import('#domain/companion/content/flows/flow-list.content.ts');
    const found = FLOW_LIST.find(({ id }) => id === flow);
    return found ? { words: found.name, choice: `flow/${found.id}` } : null;
  }
  const { ANSWER_CARDS } = await import('./answers/cards.ts');
  const found = ANSWER_CARDS.find(({ id }) => id === answer);
  return found ? { words: found.ask, choice: `answer/${found.id}` } : null;
}

/**
 * Begins the flow or asks the question that the address names, once, in a conversation of its own.
 * @param begin says its name, with the choice of it
 * @param drop takes it out of the address
 */
export function useBeginningOfAddress(
  { flow, answer }: Beginning,
  begin: (words: string, choice: string) => void,
  drop: () => void,
): void {
  const now = useRef({ begin, drop });
  const begun = useRef<string | null>(null);
  useEffect(() => {
    now.current = { begin, drop };
  });

  useEffect(() => {
    const named = flow ?? answer;
    if (named === null) begun.current = null;
    if (named === null || begun.current === named) return;
    begun.current = named;
    void saidBy({ flow, answer }).then(
      (said) => {
        now.current.drop();
        if (said) now.current.begin(said.words, said.choice);
      },
      () => now.current.drop(),
    );
  }, [flow, answer]);
}
