import type { DangerSign } from './danger-sign.ts';
import { AT_HAND, FIREARM, gap, has, HEIGHT, MEANS } from '../parts.content.ts';

const OF_DYING = has(
  '(?:matar(?:me)?|me mato|suicid[a-z]*|morir(?:me)?|me muero|quitarme la vida|no (?:quiero|querer) (?:vivir|seguir|estar)|acabar con (?:todo|esto)|desaparecer|tirarme|colgarme|ahorcarme|hacerme dano|irme con (?:el|ella)|terminar con todo|pegarme un tiro)',
);

/** What hurts lies near. Said again it gives way to where it still lies. */
const KEPT_AT_HAND = {
  all: [
    has(
      `(?:${MEANS}${gap(6)} ${AT_HAND}|${AT_HAND}${gap(4)} ${MEANS}|tengo${gap(4)} ${MEANS}|(?:siguen|sigue|estan) ${AT_HAND})`,
    ),
  ],
  within: ['self', 'plan'],
  none: [
    /\b(?:no tengo|ya no (?:las|los|lo|la)|se (?:las|los|lo|la) (?:di|lleve|entregue|doy)|(?:las|los|lo|la) tire|guardo mi|me (?:las|los|lo|la) guard)\b/u,
    /\b(?:es|son) la idea\b$/u,
  ],
} satisfies Partial<DangerSign>;

/** Means within reach, on a path where somebody may die. */
export const MEANS_AT_HAND: readonly DangerSign[] = [
  {
    id: 'firearm',
    to: 'armed',
    all: [has(FIREARM)],
    within: ['self', 'plan'],
    none: [
      /\bno (?:tengo|hay) (?:ningun |ninguna |un |una )?(?:arma|pistola|revolver|escopeta)\b/u,
      /\bcuchillo\b/u,
    ],
  },
  {
    id: 'firearm-to-die',
    kind: 'plan',
    to: 'armed',
    all: [has(FIREARM), OF_DYING],
    none: [
      /\bmi [a-z]+ (?:tiene|se encerro|dice|quiere|saco|esta)\b/u,
      /\bno (?:tengo|hay)\b/u,
      /\bme (?:apunta|amenaza|va a matar)\b/u,
    ],
  },
  {
    id: 'edge',
    to: 'height',
    all: [has(HEIGHT)],
    within: ['self', 'plan', 'voices'],
    none: [
      /\b(?:cerr(?:o|e|amos) (?:la|las) ventanas?|(?:ya )?no estoy|ya me (?:aleje|quite|baje)|lejos de la)\b/u,
    ],
  },
  {
    id: 'means-at-hand',
    to: 'kept-near',
    ...KEPT_AT_HAND,
  },
  {
    id: 'means-still-at-hand',
    to: 'kept-still',
    ...KEPT_AT_HAND,
  },
  {
    id: 'means-at-hand-urge',
    kind: 'self-harm',
    to: 'means',
    all: [
      has(
        `(?:${MEANS}${gap(6)} ${AT_HAND}|tengo${gap(4)} ${MEANS}|(?:lo|la|las|los) tengo ${AT_HAND})`,
      ),
    ],
    within: ['self-harm'],
    none: [/\b(?:no tengo|ya no|se (?:las|los|lo|la) (?:di|doy))\b/u],
  },
];
