import type { FormOfAddress } from './render.ts';

/** Words that only somebody says who says vos to Nilo, without accents. */
const VOS =
  /\b(?:vos|sos|queres|podes|tenes|sabes decirme vos|decime|contame|fijate vos|ayudame vos|mira vos|escuchame vos|haceme|dame vos|pasame vos|explicame vos|decis|pensas que|crees vos)\b|\bche\b/u;
/** The same for usted. */
const USTED =
  /\b(?:usted|digame|expliqueme|ayudeme|disculpe|perdone|me puede (?:decir|ayudar|explicar)|puede (?:decirme|ayudarme|explicarme)|le agradezco|le cuento|buenas (?:tardes|noches) (?:señorita|joven|doctor\w*)|permitame|fijese|vera usted|(?<!(?:me|te|lo|la|le|que|se|nos|alguien|nadie) )mire|le digo la verdad|le dire|senor nilo|dejeme|expliqueme|vea usted|gracias,? joven)\b/u;

/** How somebody addresses Nilo, where that is plain; null otherwise. Said speech does not count. */
export function formIn(text: string): FormOfAddress | null {
  const plain = text
    .replace(/«[^»]*»|"[^"]*"|“[^”]*”/gu, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]/gu, '');
  if (USTED.test(plain)) return 'usted';
  return VOS.test(plain) ? 'vos' : null;
}
