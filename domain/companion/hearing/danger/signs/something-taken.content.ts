import type { DangerSign } from './danger-sign.ts';
import {
  DONE,
  gap,
  has,
  I_TOOK,
  ONE_PILL,
  ONLY_WANTED,
  PILLS,
  SOME_PILLS,
  SYMPTOMS,
  TOO_MUCH,
  USUAL_MEDICINE,
} from '../parts.content.ts';

/** Something taken. */
export const SOMETHING_TAKEN: readonly DangerSign[] = [
  {
    id: 'took-too-much',
    kind: 'overdose',
    urgent: true,
    all: [has(TOO_MUCH)],
    none: [USUAL_MEDICINE, ONLY_WANTED, ONE_PILL, /\bmi (?:perr[oa]|gat[oa])\b/u],
  },
  {
    id: 'took-to-die',
    kind: 'overdose',
    urgent: true,
    all: [
      has(I_TOOK),
      has(`(?:${PILLS}|algo|cosas|de todo|eso)`),
      has(
        '(?:(?:para|porque) (?:ya )?(?:no (?:quiero |queria )?(?:despertar|vivir|estar|seguir)|morir(?:me)?|matarme|dormir(?:me)? para siempre|desaparecer|que (?:se acabe|todo termine))|queria (?:morir(?:me)?|dormir y (?:ya|no))|me quiero morir|me arrepenti|y ahora (?:me da|tengo) miedo|no quiero morir(?:me)?|no quiero vivir)',
      ),
    ],
    none: [ONLY_WANTED],
  },
  {
    id: 'took-just-that',
    kind: 'overdose',
    urgent: true,
    all: [
      has(
        `(?:${DONE}(?:ya )?(?:me )?(?:las|los) (?:tome|trague|meti|baje)|(?:ya |recien )?me (?:las|los) (?:tome|trague|he tomado|acabo de tomar)|acabo de tom(?:armel|al)[oa]s|ya (?:las|los) (?:tome|trague)|ya lo tome|me (?:tome|trague) tod[oa]s?|me lo tome todo)`,
      ),
    ],
    around: has(PILLS),
    none: [
      /\b(?:en serio|con calma|con humor|a mal|a pecho|a la ligera|fotos?|medidas)\b/u,
      USUAL_MEDICINE,
    ],
  },
  {
    id: 'took-in-danger',
    kind: 'overdose',
    urgent: true,
    all: [
      has(
        `(?:${SOME_PILLS}|${DONE}(?:me )?(?:las|los|lo) (?:tome|trague)|ya (?:tome|trague)|i took|(?:ya )?me l[ao] (?:puse|inyecte)|me (?:puse|inyecte)${gap(3)} insulina)`,
      ),
    ],
    within: ['self', 'plan', 'self-harm', 'overdose', 'voices', 'after-birth', 'substances'],
    none: [USUAL_MEDICINE, ONLY_WANTED, /\b(?:en serio|con calma|a mal|a pecho)\b/u],
  },
  {
    id: 'symptoms',
    kind: 'overdose',
    to: 'symptoms',
    all: [has(SYMPTOMS)],
    within: ['overdose'],
  },
  {
    id: 'only-a-child-near',
    kind: 'overdose',
    to: 'child-near',
    all: [
      has(
        `(?:mi (?:herman|hij|prim|sobrin|niet)(?:it)?[oa]${gap(1)} (?:chic[oa]|chiquit[oa]|pequen[oa]|menor|de (?:\\d|1\\d))|mi (?:hermanit|hijit|sobrinit)[oa]|mis? (?:hijos?|ninos?) (?:chicos|chiquitos|pequenos)|(?:el|la|un|una) (?:nin[oa]|nen[ea]|bebe))`,
      ),
    ],
    within: ['overdose'],
    none: [/\b(?:esta (?:con|donde)|no esta)\b/u],
  },
  {
    id: 'took-more',
    kind: 'overdose',
    outside: ['overdose'],
    all: [has(`${I_TOOK}${gap(2)} (?:de mas|demasiad[oa]s)`)],
    none: [
      USUAL_MEDICINE,
      ONLY_WANTED,
      /\b(?:cervezas?|copas?|tragos?|vino|tequila|ron|fiesta|anoche|cafe|agua|sol|fotos?|tiempo)\b/u,
    ],
  },
  {
    id: 'took-some',
    kind: 'overdose',
    outside: ['overdose'],
    to: 'which',
    all: [
      has(
        `${I_TOOK}${gap(2)} (?:unas |las |muchas )?(?:past(?:as|illas|is)|pepas|pills|tranquilizantes|somniferos|ansioliticos|clonas)`,
      ),
      has(
        '(?:hace (?:un rato|rato|poco|una hora|media hora|\\d+ (?:minutos|horas))|recien|y ahora|y no se|tengo miedo|no aguanto|no puedo mas|sol[oa]|llor[a-z]*|ya fue|y ya|me siento)',
      ),
    ],
    none: [
      USUAL_MEDICINE,
      ONLY_WANTED,
      ONE_PILL,
      /\b(?:mis|mi) (?:pastillas?|medicacion|medicina)\b/u,
    ],
  },
];
