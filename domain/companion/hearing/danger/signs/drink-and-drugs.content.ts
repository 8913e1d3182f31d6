import type { DangerSign } from './danger-sign.ts';
import { gap, has } from '../parts.content.ts';

const DRINK =
  '(?:alcohol|tragos?|copas|cervezas?|chelas?|birras?|vino|ron|vodka|tequila|mezcal|whisky|pisco|aguardiente|ginebra)';
const DRUG =
  '(?:coca|cocaina|perico|crack|bazuco|cristal|metanfetaminas?|anfetaminas?|tachas?|mdma|extasis|tusi|ketamina|keta|heroina|fentanilo|popper|lsd|drogas?|sustancias?)';

/** Somebody is under the influence now, by what was drunk or taken. */
const UNDER_IT = has(
  `(?:(?:estoy|ando|sigo|voy)(?: (?:muy|bien|super|tan|demasiado|re|todo|toda|medio|completamente)){0,2} (?:borrach|ebri|drogad|alcoholizad|intoxicad)[oa]|me pase (?:de|con) (?:el |la |los |las )?(?:${DRINK}|${DRUG})|(?:mezcle|he mezclado)${gap(4)} (?:${DRINK}|${DRUG})|(?:me (?:meti|he metido|inyecte)|consumi|he consumido|fume|inhale|esnife|aspire|jale)${gap(3)} ${DRUG}|(?:llevo|van|voy|sigo)${gap(4)} (?:consumiendo|drogandome|tomando (?:alcohol|sin parar)|bebiendo(?! (?:mas |solo |mucha )?(?:agua|jugo|te|cafe|leche))))`,
);
const BODY_FAILS = has(
  `(?:me cuesta respirar|no (?:puedo|logro) respirar|me falta el aire|(?:corazon|pecho)${gap(4)} (?:mil|rapid[oa]|fuerte|duele|aprieta|sale|explota|oprime)|me duele el pecho|no (?:paro|dejo) de vomitar|vomit[a-z]+${gap(2)} (?:sin parar|sangre)|me (?:desmay[a-z]+|desvanezco|apago)|no me puedo (?:parar|mover|levantar)|convulsion[a-z]*)`,
);
const CANNOT_STOP = has(
  '(?:no (?:puedo|logro|consigo|se como) (?:parar(?! de (?!beber|tomar|consumir))|dejar de (?:beber|tomar|consumir))|quiero (?:parar|dejarlo) y no puedo|no (?:aguanto|puedo) mas|(?:tengo|me da) (?:mucho |tanto )?miedo|me asusta|recai)',
);
const OTHERWISE = /\b(?:de (?:amor|felicidad|alegria|risa|poder)|resaca|cruda)\b/u;
const OF_DYING =
  /\b(?:morir(?:me)?|matarme|me mato|suicid[a-z]*|quitarme la vida|no (?:quiero )?(?:vivir|despertar)|desaparecer)\b/u;

/** Drink or drugs, now. */
export const DRINK_AND_DRUGS: readonly DangerSign[] = [
  {
    id: 'under-it-and-fails',
    kind: 'substances',
    urgent: true,
    all: [UNDER_IT, BODY_FAILS],
    none: [OTHERWISE],
    outside: ['overdose', 'third', 'violence', 'sexual-violence', 'harm'],
  },
  {
    id: 'under-it-and-cannot-stop',
    kind: 'substances',
    all: [UNDER_IT, CANNOT_STOP],
    // Who wants to die is asked about that first.
    none: [OTHERWISE, OF_DYING],
    outside: [
      'self',
      'plan',
      'self-harm',
      'overdose',
      'violence',
      'sexual-violence',
      'third',
      'harm',
      'voices',
      'after-birth',
      'eating',
      'intrusive',
    ],
  },
];
