import type { DangerSign } from './danger-sign.ts';
import {
  AGGRESSOR,
  BLEEDS,
  CUT_OTHERWISE,
  gap,
  has,
  HIT_BY,
  HIT_BY_THEM,
  HITS,
  I_CUT,
} from '../parts.content.ts';

/** A wound. */
export const A_WOUND: readonly DangerSign[] = [
  {
    id: 'bleeding-attacked',
    kind: 'violence',
    to: 'bleeding',
    all: [
      has(
        `(?:(?:me )?sangr(?:a|o|ando)|(?:ceja|cabeza|frente|boca|cara|nariz) (?:abierta|rota|partida)|no (?:para|deja) de sangrar|(?:mucha |harta )?sangre|me rompio (?:la|el|un|una))`,
      ),
    ],
    around: has(
      `(?:${HIT_BY}|${HIT_BY_THEM}|me (?:ha )?(?:tirado|pego|golpeo)|${AGGRESSOR}${gap(6)} me ${HITS})`,
    ),
    none: [/\b(?:me corte|cortarme|a mi hij[oa]|regla|menstruacion)\b/u],
  },
  {
    id: 'cut-and-bleeds',
    kind: 'self-harm',
    urgent: true,
    all: [has(`(?:${I_CUT}|cortarme|me corto)`), has(BLEEDS)],
    none: [CUT_OTHERWISE],
  },
  {
    id: 'bleeds-after-cutting',
    kind: 'self-harm',
    urgent: true,
    all: [has(BLEEDS)],
    around: has(`(?:${I_CUT}|cortarme|lastimarme|me corto)`),
    none: [CUT_OTHERWISE, /\bno (?:me )?sangra\b/u],
  },
  {
    id: 'bleeds',
    kind: 'self-harm',
    urgent: true,
    all: [has(BLEEDS)],
    within: ['self-harm'],
    none: [/\bno (?:me )?(?:sangra|sale sangre|esta sangrando)\b/u],
  },
];
