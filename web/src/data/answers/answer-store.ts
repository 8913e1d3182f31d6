import { clear, createStore, delMany, entries, get, set } from 'idb-keyval';

/** What a query answered, and when, in milliseconds since 1970. */
export interface KeptAnswer {
  data: unknown;
  at: number;
}

export interface AnswerStore {
  get(key: string): Promise<KeptAnswer | undefined>;
  set(key: string, answer: KeptAnswer): Promise<void>;
  all(): Promise<[key: string, answer: KeptAnswer][]>;
  remove(keys: string[]): Promise<void>;
  clear(): Promise<void>;
}

/** The browser's database. It may refuse: then there is nothing to read without network. */
export function indexedDbAnswers(): AnswerStore {
  const store = createStore('remanso-answers', 'answers');
  return {
    get: (key) => get<KeptAnswer>(key, store),
    set: (key, answer) => set(key, answer, store),
    all: () => entries<string, KeptAnswer>(store),
    remove: (keys) => delMany(keys, store),
    clear: () => clear(store),
  };
}
