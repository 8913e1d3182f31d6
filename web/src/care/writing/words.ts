import { useCallback, useState } from 'react';
import { useDraft } from '#web/lib/use-draft.ts';

/** Words that somebody is writing. `write` keeps every keystroke: nothing else may stand between. */
export interface Words {
  text: string;
  write: (text: string) => void;
}

interface KeptWords extends Words {
  /** They were saved, sent or given up. */
  clear: () => void;
}

/**
 * Words kept as a draft on this device at every keystroke: a closed tab, a crash or an expired
 * session loses none. Where something else keeps them as strictly (a plan, a game's session), that
 * is `Words` as well.
 * @param key the same for as long as the field is there; its beginning is declared in `kept-here.ts`
 * @param before what stands in the field until somebody writes, such as what was saved last
 */
export function useKeptWords(key: string, before = ''): KeptWords {
  const draft = useDraft(key);
  // An empty draft may also be what somebody made of `before`.
  const [isTouched, setTouched] = useState(false);
  const text = isTouched || draft.text !== '' ? draft.text : before;
  const { write: keep, clear: drop } = draft;
  const write = useCallback(
    (next: string) => {
      setTouched(true);
      keep(next);
    },
    [keep],
  );
  const clear = useCallback(() => {
    setTouched(false);
    drop();
  }, [drop]);
  return { text, write, clear };
}
