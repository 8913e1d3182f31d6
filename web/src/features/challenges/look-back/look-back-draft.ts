import { isRecord } from '#web/lib/is-record.ts';
import { useDraft } from '#web/lib/use-draft.ts';

/** Beginning of the keys of what is being written. */
export const LOOK_BACK_DRAFTS = 'challenge-look-back.';

/** Two answers while they are written: one draft, so that sign-out counts one. */
export interface LookBackDraft {
  didGood: string;
  wasHard: string;
}

const NOTHING: LookBackDraft = { didGood: '', wasHard: '' };

function read(text: string): LookBackDraft {
  if (text === '') return NOTHING;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return NOTHING;
    const { didGood, wasHard } = value;
    return {
      didGood: typeof didGood === 'string' ? didGood : '',
      wasHard: typeof wasHard === 'string' ? wasHard : '',
    };
  } catch {
    return NOTHING;
  }
}

/** What is being said of a pack, kept at every keystroke. */
export function useLookBackDraft(packId: string) {
  const { text, write, clear } = useDraft(`${LOOK_BACK_DRAFTS}${packId}`);
  const draft = read(text);
  const put = (next: LookBackDraft) => {
    const isEmpty = next.didGood === '' && next.wasHard === '';
    if (isEmpty) clear();
    else write(JSON.stringify(next));
  };
  return {
    draft,
    put,
    clear,
    wordsOf: (name: keyof LookBackDraft) => ({
      text: draft[name],
      write: (words: string) => put({ ...draft, [name]: words }),
    }),
  };
}
