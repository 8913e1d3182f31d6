import type { DangerSign } from './danger-sign.ts';
import { CUT_HABIT, CUT_OTHERWISE, gap, has, I_CUT, WANT_TO_CUT } from '../parts.content.ts';

/** Harm to oneself, without a wound now. */
export const SELF_HARM: readonly DangerSign[] = [
  {
    id: 'cut-lately',
    kind: 'self-harm',
    urgent: true,
    all: [
      has(I_CUT),
      has(
        `(?:recien|acabo|hace (?:un rato|rato|poco|unos minutos|\\d+ minutos)|otra vez|de nuevo|hoy|ahora|esta noche|con (?:un|una|la|el) (?:navaja|gillette|cutter|cuchill[a-z]*|vidrio|tijera[a-z]*|encendedor|cigarro)|los brazos?|las piernas?|el brazo|la pierna|las munecas|el muslo|a proposito)`,
      ),
    ],
    none: [CUT_OTHERWISE, /\bhace (?:\d+|dos|tres|varios|unos) (?:dias|semanas|meses)\b/u],
  },
  {
    id: 'cut-urge',
    kind: 'self-harm',
    all: [
      has(
        `(?:${WANT_TO_CUT}|${CUT_HABIT}|${I_CUT}${gap(3)} (?:los|las|el|la) (?:brazos?|piernas?|munecas?|muslos?))`,
      ),
    ],
    none: [
      CUT_OTHERWISE,
      /\b(?:no quiero (?:cortarme|lastimarme|hacerme dano)|ya no me corto|sin cortarme|no voy a (?:cortarme|lastimarme))\b/u,
    ],
  },
  {
    id: 'cut-in-a-word',
    kind: 'self-harm',
    all: [
      /^(?:(?:y|solo|quiero|me|ya|ganas de|es que|pienso en) )*(?:cortarme|lastimarme|autolesionarme|hacerme dano|me corto|me corte|me lastimo)(?: (?:otra vez|de nuevo|ya|mucho|y ya))?$/u,
    ],
  },
];
