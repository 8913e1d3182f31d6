const INTERROGATIVE =
  /[¿?]|^(?:y |oye |oiga |che |pero |una pregunta |nilo )*(?:como|que|cual|cuando|cuanto|por que|donde|es normal|es raro|puedo|debo|se puede|sabes|crees|tu que|vos que)\b/iu;

/** A question, by its signs or its first word. */
export function isAsking(text: string): boolean {
  return INTERROGATIVE.test(text.normalize('NFD').replace(/\p{M}/gu, ''));
}
