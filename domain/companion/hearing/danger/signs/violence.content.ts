import type { DangerKind } from '../../../content/danger/danger-path.ts';
import type { DangerSign } from './danger-sign.ts';
import {
  AGGRESSOR,
  FIREARM,
  gap,
  has,
  HIT_BY,
  HIT_BY_THEM,
  HIT_OTHERWISE,
  CHILD_HITS,
} from '../parts.content.ts';

const ATTACKED: readonly DangerKind[] = ['violence', 'sexual-violence'];

/** Violence. */
export const VIOLENCE: readonly DangerSign[] = [
  {
    id: 'strangled',
    kind: 'violence',
    to: 'strangle',
    all: [
      has(
        '(?:me (?:quiso|intento|trato de|volvio a) (?:ahorcar|estrangular|asfixiar)|me (?:ha )?(?:ahorco|ahorca|ahorcado|estrangulo|estrangula|estrangulado|asfixio)|me (?:apret|agarr|tom|cog|sujet|jal)[a-z]+ (?:[a-z]+ )?(?:del|el|por el|fuerte del) cuello|(?:las )?manos? (?:en el|al|alrededor del) cuello)',
      ),
    ],
    none: [/\b(?:corbata|deudas?|bufanda|calor|collar)\b/u],
  },
  {
    id: 'among-people',
    kind: 'violence',
    to: 'among-people',
    all: [
      has(
        `(?:entre|estoy|meti|llegue) (?:a|al|en)${gap(1)} (?:tienda|bar|farmacia|gasolinera|restaurante|super|supermercado|cafe|hotel|oxxo|kiosco)`,
      ),
    ],
    within: ['violence'],
  },
  {
    id: 'aggressor-gone',
    kind: 'violence',
    to: 'gone',
    all: [
      has(
        '(?:ya )?(?:se (?:fue|ha ido|largo|marcho)|ha salido|salio (?:a la calle|de la casa|corriendo|dando un portazo)|ha parado|ya no (?:esta|se oye)|dio un portazo)',
      ),
    ],
    within: ['violence'],
    none: [
      /\b(?:se fue (?:a dormir|al cuarto|a la cocina|a la sala|calmando)|no se (?:fue|ha ido)|mi (?:mama|amiga))\b/u,
    ],
  },
  {
    id: 'shut-in',
    kind: 'violence',
    to: 'inside',
    all: [
      has(
        `(?:(?:estoy|me) (?:encerrad[oa]|encerre|meti|tranque)${gap(1)} (?:en|con)|(?:golpe|pate|aporre)[a-z]*${gap(3)} (?:la )?puerta|(?:esta )?en la puerta${gap(2)} (?:golpe|pate|aporre|grit)[a-z]*|no puedo salir|quiere (?:entrar|tirar la puerta)|me tiene encerrad[oa]|no me deja salir)`,
      ),
    ],
    within: ['violence'],
  },
  {
    id: 'at-the-door',
    kind: 'violence',
    to: 'outside',
    all: [
      has(
        `(?:(?:toc|llam|golpe|pate)[a-z]*${gap(2)} (?:timbre|porton|portero|reja)|(?:esta|sigue) (?:afuera|abajo|en (?:la vereda|el portal|la entrada|la esquina|mi puerta)))`,
      ),
    ],
    within: ['violence'],
    none: [/\b(?:mi (?:mama|amiga|hermana|vecina)|policia|ya se fue)\b/u],
  },
  {
    id: 'shut-in-from-mine',
    kind: 'violence',
    outside: ['third'],
    to: 'inside',
    all: [
      has(`(?:mi|el|la) ${AGGRESSOR}`),
      has(
        `(?:(?:me encerre|estoy encerrad[oa]) (?:en el|en la|en mi|con)|me meti (?:en el|al) bano|(?:esta|sigue)${gap(3)} (?:golpeando|pateando|aporreando|rompiendo|tirando)${gap(2)} puerta|me tiene encerrad[oa]|no me deja salir de (?:la casa|casa|el cuarto|la pieza))`,
      ),
      has(
        '(?:me (?:va a|quiere) (?:pegar|matar|golpear)|esta (?:furios[oa]|borrach[oa]|grit[a-z]*|como loc[oa])|tengo miedo|grita[a-z]*|amenaz[a-z]*|(?:golpe|pate|aporre|romp|tir)[a-z]*|me peg[a-z]*|escond[a-z]*)',
      ),
    ],
    none: [
      /^(?!.*encerr).*\b(?:mi ex|orden de|perimetral|portal|timbre|afuera|abajo)\b/u,
      /\b(?:no despierta|respira|nota|ambulancia|estudiar|llaves|bano malo|descompuest[a-z]*)\b/u,
    ],
  },
  {
    id: 'aggressor-in-the-house',
    to: 'near',
    all: [
      has(
        '(?:(?:esta|sigue|anda) (?:en|aqui|aca|adentro|abajo|arriba|durmiendo|dormid[oa])(?: (?:el|la|su|casa|mi))?(?: (?:salon|sala|cocina|comedor|living|pieza|cuarto|otro cuarto|patio|habitacion|casa|bano|terraza))?|vive (?:aqui|aca|conmigo|con (?:nosotros|nosotras)|en (?:mi|la|la misma) casa)|vivimos junt[oa]s|vivo con (?:el|ella)|es de la casa)',
      ),
    ],
    within: ATTACKED,
    none: [
      /\b(?:mi (?:mama|hermana|hermano|amiga|amigo|vecina|abuela|tia|hij[oa]s?) (?:esta|sigue|anda)|esta (?:mi|conmigo)|no esta|esta en (?:el )?(?:trabajo|la calle|la carcel|otra ciudad))\b/u,
    ],
  },
  {
    id: 'aggressor-still-in-the-house',
    kind: 'sexual-violence',
    to: 'quiet',
    all: [
      has(
        '(?:(?:esta|sigue|anda) (?:en|aqui|aca|adentro|abajo|arriba|durmiendo|dormid[oa])(?: (?:el|la|su|casa|mi))?(?: (?:salon|sala|cocina|comedor|living|pieza|cuarto|otro cuarto|patio|habitacion|casa|bano|terraza))?|vive (?:aqui|aca|conmigo|con (?:nosotros|nosotras)|en (?:mi|la|la misma) casa)|vivimos junt[oa]s|vivo con (?:el|ella)|es de la casa)',
      ),
    ],
    within: ['sexual-violence'],
    none: [
      /\b(?:mi (?:mama|hermana|hermano|amiga|amigo|vecina|abuela|tia|hij[oa]s?) (?:esta|sigue|anda)|esta (?:mi|conmigo)|no esta|esta en (?:el )?(?:trabajo|la calle|la carcel|otra ciudad))\b/u,
    ],
  },
  {
    id: 'hit',
    kind: 'violence',
    all: [has(HIT_BY)],
    none: [HIT_OTHERWISE, CHILD_HITS],
  },
  {
    id: 'hit-by-them',
    kind: 'violence',
    all: [has(HIT_BY_THEM)],
    none: [HIT_OTHERWISE, CHILD_HITS],
    around: has(`(?:mi|el|la|un|una) ${AGGRESSOR}`),
  },
  {
    id: 'weapon-on-me',
    kind: 'violence',
    urgent: true,
    all: [
      has(
        `me (?:esta )?(?:apunt(?:a|o|ando)|amenaz(?:a|o|ando))${gap(3)} (?:${FIREARM}|cuchillo|navaja|machete)`,
      ),
    ],
    none: [/\b(?:asalto|asaltaron|robo|ladron|en el bus)\b/u],
  },
  {
    id: 'children-here',
    kind: 'violence',
    to: 'kids',
    all: [
      has(
        '(?:tengo|estan|estoy con|con|hay|por) (?:a )?(?:mis|dos|tres|cuatro|los|las|nuestr[oa]s|unos) (?:hij[oa]s|nin[oa]s|nen[ea]s|peques|bebes|chicos)',
      ),
    ],
    within: ['violence'],
  },
  {
    id: 'hits-the-children',
    kind: 'violence',
    to: 'kids',
    all: [
      has(
        `(?:mi|su|el|la) ${AGGRESSOR}${gap(4)} (?:le|les) (?:peg|golpe)[a-z]+${gap(2)} a (?:mis?|los|las|nuestr[oa]s?) (?:hij|nin|nen)[a-z]+`,
      ),
    ],
    none: [HIT_OTHERWISE],
  },
];
