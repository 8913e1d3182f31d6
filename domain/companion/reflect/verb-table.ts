import { IMPERFECTS, IRREGULAR_VERBS, REGULAR_VERBS } from './verbs.content.ts';

/** First-person form → mark `tú|vos|usted` of a `Told`. */
export const TO_YOU = new Map<string, string>();
/** Forms that could be somebody else's ("estaba"). */
export const AMBIGUOUS = new Set(IMPERFECTS.split(' '));

for (const line of IRREGULAR_VERBS.trim().split('\n')) {
  const [yo = '', tu = '', vos = '', usted = '', past, tuPast = '', ustedPast = ''] =
    line.split(' ');
  TO_YOU.set(yo, `${tu}|${vos}|${usted}`);
  if (past) TO_YOU.set(past, `${tuPast}|${tuPast}|${ustedPast}`);
}
for (const word of REGULAR_VERBS.split(' ')) if (!word.endsWith('_')) addRegular(word);
for (const word of AMBIGUOUS)
  TO_YOU.set(word, `${word === 'era' ? 'eras' : `${word}s`}|${word}s|${word}`);
const FUTURES: Record<string, string> = {
  seré: 'ser',
  estaré: 'estar',
  podré: 'podr',
  tendré: 'tendr',
  haré: 'har',
  iré: 'ir',
  volveré: 'volver',
  diré: 'dir',
};
for (const [yo, stem] of Object.entries(FUTURES)) {
  TO_YOU.set(yo, `${stem}ás|${stem}ás|${stem}á`);
}

function addRegular(infinitive: string): void {
  const stem = infinitive.slice(0, -2);
  const theme = infinitive.slice(-2, -1);
  const e = theme === 'a' ? 'a' : 'e';
  const voseo = theme === 'a' ? 'ás' : theme === 'e' ? 'és' : 'ís';
  const yo = infinitive === 'coger' ? 'cojo' : infinitive === 'exigir' ? 'exijo' : `${stem}o`;
  TO_YOU.set(yo, `${stem}${e}s|${stem}${voseo}|${stem}${e}`);
  const past = theme === 'a' ? `${spelled(stem)}é` : `${stem}í`;
  const [tuPast, ustedPast] = theme === 'a' ? ['aste', 'ó'] : ['iste', 'ió'];
  TO_YOU.set(past, `${stem}${tuPast}|${stem}${tuPast}|${stem}${ustedPast}`);
}

function spelled(stem: string): string {
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`;
  if (stem.endsWith('g')) return `${stem}u`;
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}c`;
  return stem;
}
