export const SEARCH_TEXTS = {
  /** Words that say nothing of what somebody looks for. */
  empty:
    'a al con de del el en es esta estoy la las lo los me mi mis muy no para por que se si soy tengo un una y',
} as const;
