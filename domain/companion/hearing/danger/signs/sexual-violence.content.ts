import type { DangerSign } from './danger-sign.ts';
import {
  FROZE,
  gap,
  has,
  IN_MY_BED,
  INTRUDER,
  LONG_AGO,
  PLAINLY_SEXUAL,
  TOUCHED_ME,
  TOUCHED_OTHERWISE,
} from '../parts.content.ts';

/** Sexual violence. */
export const SEXUAL_VIOLENCE: readonly DangerSign[] = [
  {
    id: 'sexual-recent',
    kind: 'sexual-violence',
    to: 'recent',
    all: [has(PLAINLY_SEXUAL)],
    around: has(
      '(?:anoche|ayer|anteayer|antier|hoy|recien|acaba de|hace (?:un rato|unas horas|\\d+ horas|dos dias|un dia)|esta (?:manana|tarde|noche|madrugada)|el (?:viernes|sabado|domingo))',
    ),
    none: [
      TOUCHED_OTHERWISE,
      /\b(?:vive (?:aqui|conmigo|con nosotros)|esta (?:aqui|aca|en la))\b/u,
    ],
  },
  {
    id: 'sexual',
    kind: 'sexual-violence',
    all: [has(PLAINLY_SEXUAL)],
    none: [TOUCHED_OTHERWISE],
    past: true,
  },
  {
    id: 'sexual-touched',
    kind: 'sexual-violence',
    all: [
      has(TOUCHED_ME),
      has(
        `(?:(?:mi|un|el|su|una) (?:ex )?${INTRUDER}|mientras|cosas|donde no|partes|senos|pechos|y yo no|sin (?:que|mi))`,
      ),
    ],
    around: FROZE,
    none: [TOUCHED_OTHERWISE],
    past: true,
  },
  {
    id: 'sexual-touched-later',
    kind: 'sexual-violence',
    all: [has(TOUCHED_ME)],
    around: has(`(?:(?:mi|un|el) (?:ex )?${INTRUDER}${gap(5)} (?:${IN_MY_BED})|${IN_MY_BED})`),
    none: [TOUCHED_OTHERWISE],
    past: true,
  },
  {
    id: 'touched-by-elder',
    kind: 'sexual-violence',
    all: [
      has(
        'mi (?:padrastro|tio|abuelo|hermanastro|entrenador|profe[a-z]*|cura|pastor|stepdad)(?: [a-z]+){0,2} me (?:toca|tocaba|toco)(?= \\||$| y | cuando| mientras| donde| (?:por|en) las noches| de noche| desde)',
      ),
    ],
    none: [TOUCHED_OTHERWISE],
    past: true,
  },
  {
    id: 'groped',
    kind: 'sexual-violence',
    all: [
      has(
        `(?:${INTRUDER}|alguien)${gap(4)} me (?:ha )?(?:toc|agarr|manose|roz|met)[a-z]+${gap(2)} (?:trasero|nalgas?|culo|pechos?|tetas|entrepierna|mano|en (?:el|la) (?:camion|metro|bus|colectivo|micro|tren|subte|transporte|combi|oficina|almacen))`,
      ),
    ],
    none: [TOUCHED_OTHERWISE, /\bme (?:agarro|dio) (?:de )?la mano\b/u],
    past: true,
  },
  {
    id: 'touched-as-a-child',
    kind: 'sexual-violence',
    all: [has(`${INTRUDER}${gap(3)} me (?:tocaba|toco|manoseaba|hacia cosas|besaba)`), LONG_AGO],
    none: [TOUCHED_OTHERWISE, /\bme tocaba (?:la guitarra|el piano|canciones|la puerta)\b/u],
    past: true,
  },
  {
    id: 'something-was-done',
    kind: 'sexual-violence',
    to: 'maybe',
    all: [
      has('me (?:hicieron|hizo) (?:algo|cosas)'),
      has(
        '(?:no (?:me acuerdo|recuerdo)|drog[a-z]*|borrach[oa]|desperte|sin ropa|me duele (?:abajo|ahi))',
      ),
    ],
    none: [TOUCHED_OTHERWISE],
  },
  {
    id: 'woke-undressed',
    kind: 'sexual-violence',
    to: 'maybe',
    all: [
      has(`(?:desperte|amaneci)${gap(3)} (?:sin (?:ropa|calzones|pantalones)|desnud[oa])`),
      has('no (?:me acuerdo|recuerdo|se que (?:paso|me hicieron))'),
    ],
  },
  {
    id: 'elder-in-my-bed',
    kind: 'sexual-violence',
    to: 'maybe',
    all: [
      has(
        '(?:mi|el|un) (?:padrastro|tio|primo|papa|padre|abuelo|cunado|vecino|profe[a-z]*|jefe|patron|hermanastro|stepdad|suegro|inquilino|entrenador|pastor|cura)',
      ),
      has(
        'se (?:ha |me )?(?:met(?:io|e|ia|ido)|acost(?:o|aba|ado)|acuesta|sub(?:io|e)) (?:en|a|conmigo en) (?:mi|la) cama',
      ),
    ],
    none: [
      TOUCHED_OTHERWISE,
      /\b(?:cuento|tele|pesadilla|tormenta|frio|siesta|enferm[oa]|hospital)\b/u,
    ],
    past: true,
  },
  {
    id: 'in-my-bed',
    kind: 'sexual-violence',
    all: [has(IN_MY_BED), has(`(?:mi|un|el|su|la) (?:ex )?${INTRUDER}`), FROZE],
    none: [
      TOUCHED_OTHERWISE,
      /\b(?:pesadilla|tormenta|frio|despertarme|a (?:despedirse|saludar|dejar|buscar|avisar|traer)|sin tocar la puerta)\b/u,
    ],
    past: true,
    to: 'maybe',
  },
  {
    id: 'in-my-bed-again',
    kind: 'sexual-violence',
    to: 'receive',
    all: [has(IN_MY_BED), FROZE],
    around: has(`(?:mi|un|el) (?:ex )?${INTRUDER}`),
    within: ['sexual-violence'],
    none: [TOUCHED_OTHERWISE],
  },
];
