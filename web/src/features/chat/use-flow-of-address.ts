import { useEffect, useRef } from 'react';

/**
 * Begins the flow that the address names, once, in a conversation of its own.
 * @param begin says the flow's name, with the choice of it, and takes it out of the address
 */
export function useFlowOfAddress(
  flow: string | null,
  begin: (name: string, choice: string) => void,
  drop: () => void,
): void {
  const now = useRef({ begin, drop });
  const begun = useRef<string | null>(null);
  useEffect(() => {
    now.current = { begin, drop };
  });

  useEffect(() => {
    if (flow === null) begun.current = null;
    if (flow === null || begun.current === flow) return;
    begun.current = flow;
    void import('#domain/companion/content/flows/flow-list.content.ts').then(
      ({ FLOW_LIST }) => {
        const found = FLOW_LIST.find(({ id }) => id === flow);
        now.current.drop();
        if (found) now.current.begin(found.name, `flow/${found.id}`);
      },
      () => now.current.drop(),
    );
  }, [flow]);
}
