/** What people write around the word they look for. */
export const EMPTY_WORDS =
  'a al con de del el en es esta estoy la las lo los me mi mis muy no para por que se si soy tengo un una y';
