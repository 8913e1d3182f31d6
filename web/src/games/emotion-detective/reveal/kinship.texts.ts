import type { Theme } from '../../kit/affect/emotion.ts';
import { andBefore } from '../texts.ts';

/** What a word speaks of. Stands after «habla de». */
export const THEME_TEXTS: Readonly<Record<Theme, string>> = {
  gain: 'algo bueno',
  bond: 'alguien que importa',
  rest: 'algo que se aflojó',
  loss: 'algo que falta',
  threat: 'algo malo que puede pasar',
  wrong: 'algo que pesa, estorba o no es justo',
  seen: 'cómo te miran',
  harm: 'algo que se hizo mal',
  rival: 'lo que otra persona tiene o podría quitarte',
  unknown: 'algo nuevo o que no se entiende',
  away: 'algo que se quiere lejos',
  empty: 'ganas o fuerzas que faltan',
};

type Said = readonly [word: string, of: string];

export const KINSHIP_TEXTS = {
  /** `energy`: the felt word has more of it (1), less (−1), or about the same. */
  shared: ([mine, felt]: readonly [string, string], what: string, energy: number) => {
    const more = energy === 0 ? '' : `; la suya va con ${energy > 0 ? 'más' : 'menos'} energía`;
    return `«${capital(mine)}» ${andBefore(felt)} «${felt}» hablan de ${what}${more}.`;
  },
  apart: (near: boolean) =>
    near
      ? 'En el mapa quedan cerca porque se sienten parecido, pero hablan de cosas distintas.'
      : 'Hablan de cosas distintas.',
  speakOf: ([mine, my]: Said, [felt, their]: Said) =>
    `«${capital(mine)}» habla de ${my}; «${felt}», de ${their}.`,
  saidIn: (word: string, land: string, meaning: string) =>
    `«${capital(word)}» se dice en ${land}: ${meaning}`,
  from: (word: string, land: string) => `«${capital(word)}» se dice en ${land}.`,
} as const;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
