import type { DangerSign } from './danger-sign.ts';
import {
  DECIDED,
  gap,
  has,
  PERSON,
  PLANS_OF_LIFE,
  PREPARED,
  SOMEBODY,
  SOON,
} from '../parts.content.ts';

const DYING_CHILD_OR_KIN =
  '(?:hij[oa]|bebe|viej[oa]|viejit[oa]|abuelit[oa]|mama|papa|madre|padre|herman[oa]|espos[oa]|marido|mujer|novi[oa]|pareja|abuel[oa]|amig[oa]|nin[oa]|gemel[oa]|nene|nena)';

/** To die. */
export const TO_DIE: readonly DangerSign[] = [
  {
    id: 'dated',
    kind: 'plan',
    to: 'dated',
    all: [
      has(DECIDED),
      has(SOON),
      has(
        `(?:${PREPARED}|matarme|me mato|morir[a-z]*|(?:acabar|terminar) con (?:todo(?! (?:el|la|los|las|lo|mi|eso))|mi vida|esto(?= \\||$| y | de una| ya))|suicid[a-z]*|revolver|pistola|soga|puente|pastillas|despedi[a-z]*|quitarme)`,
      ),
    ],
    none: [PLANS_OF_LIFE, PERSON],
  },
  {
    id: 'bought-for-it',
    kind: 'plan',
    to: 'dated',
    all: [
      has(
        '(?:compre|consegui|ya tengo) (?:una |la |un |el )?(?:soga|cuerda|pistola|veneno|arma|raticida)',
      ),
      has(`(?:${SOON}|lo hago|hacerlo|usarl[oa]|acabar|se acaba)`),
    ],
    none: [
      /\b(?:escalar|camping|tender|ropa|mudanza|ratas?|ratones|perr[oa]|gat[oa]|guitarra|saltar la cuerda|gimnasio)\b/u,
    ],
  },
  {
    id: 'dated-by-papers',
    kind: 'plan',
    to: 'dated',
    all: [
      has(PREPARED),
      has(`(?:${DECIDED}|${SOON})`),
      has(
        '(?:decidid[oa]|decidi|ya no (?:voy a estar|estare|haga falta)|cuando (?:yo )?(?:no este|falte)|descansar|terminar|acabar|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))',
      ),
    ],
    none: [PLANS_OF_LIFE],
  },
  {
    id: 'attempt-lately',
    kind: 'self',
    to: 'after-attempt',
    all: [
      has(
        `(?:(?:intente|trate de|quise|i tried to|tried to)${gap(2)} ?(?:matarme|suicidarme|quitarme la vida|morir(?:me)?|hacerlo|kill|tu sabes|ya sabes)?|intento de suicidio|atente contra)`,
      ),
      has(
        `(?:sali (?:del|de la) (?:hospital|clinica|psiquiatric[oa])|me dieron (?:de alta|el alta)|estuve internad[oa]|(?:el|este|ayer|anoche|hace (?:\\d+|dos|tres|cuatro|unos|pocos) dias|la semana pasada|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)))`,
      ),
      has(
        '(?:hospital|clinica|alta|internad[oa]|matarme|suicid[a-z]*|quitarme la vida|morir(?:me)?|tried to)',
      ),
    ],
    none: [PERSON, /\bhace (?:\d+ |muchos |varios |unos )?anos\b/u],
  },
  {
    id: 'to-the-dead',
    kind: 'self',
    to: 'join-dead',
    all: [
      has(
        `(?:irme|me (?:quiero|voy a|iria)(?: ir)?|ganas de ir(?:me)?|estar|reunirme|juntarme|alcanzar(?:lo|la)) ?(?:con (?:el|ella|mi ${SOMEBODY}|ellos)|a su lado|donde (?:el|ella) esta)?`,
      ),
      has(
        '(?:irme con|reunirme con|juntarme con|(?:ir|estar) con (?:el|ella|ellos)|a su lado|alcanzarl[oa]|donde esta)',
      ),
    ],
    around: has(
      `(?:(?:mi|el|la) ${DYING_CHILD_OR_KIN}${gap(4)} (?:se )?(?:murio|fallecio|muert[oa])|(?:se )?(?:murio|fallecio|me mataron|perdi a)${gap(3)} (?:a )?mi ${DYING_CHILD_OR_KIN}|desde que (?:murio|fallecio|se fue al cielo))`,
    ),
    none: [/\b(?:al cementerio|a la misa|de viaje|a (?:cenar|comer|vivir)|al cine)\b/u],
  },
];
