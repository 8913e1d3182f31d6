/** Hardly anything follows it. */
const SIGN = /\?(?:\s+[^\s?]+){0,6}\s*$/u;
const AT_FIRST = '^(?:y |oye |oiga |che |pero |una pregunta |nilo |bueno |entonces )*';
const ASKS = new RegExp(
  `${AT_FIRST}(?:cómo|qué|cuál|cuándo|cuánto|por qué|dónde|es normal|es raro|puedo|debo|se puede|sabes|crees|tú qué|vos qué)(?!\\p{L})`,
  'iu',
);
/** Typed without accents they may as well join a story: "cuando llego a casa…". */
const MAY_ASK = new RegExp(
  `${AT_FIRST}(?:como|que|cual|cuando|cuanto|por que|donde|tu que)(?!\\p{L})`,
  'iu',
);
const MOST_WORDS = 10;

/** A question, by its signs or its first word. */
export function isAsking(text: string): boolean {
  const isShort = text.trim().split(/\s+/u).length <= MOST_WORDS;
  return SIGN.test(text.trim()) || ASKS.test(text) || (isShort && MAY_ASK.test(text));
}
