import type { Theme } from '../../kit/affect/emotion.ts';
import { andBefore } from '../texts.ts';

/** What two words speak of. Stands after «hablan de». */
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

/** What happens to whoever feels it. Stands after «con enojo,». */
export const WITH_TEXTS: Readonly<Record<Theme, string>> = {
  gain: 'celebras algo bueno',
  bond: 'alguien te importa y te acercas',
  rest: 'algo se afloja y descansas',
  loss: 'te falta algo o alguien',
  threat: 'temes que pase algo malo',
  wrong: 'quieres que pare algo que estorba o no es justo',
  seen: 'te pesa cómo te miran',
  harm: 'te pesa algo que hiciste',
  rival: 'miras lo que otra persona tiene o podría quitarte',
  unknown: 'te topas con algo nuevo o que no se entiende',
  away: 'quieres alejarte de algo',
  empty: 'te faltan ganas o fuerzas',
};

type Said = readonly [word: string, brings: string];

export const KINSHIP_TEXTS = {
  /** `energy`: the felt word has more of it (1), less (−1), or about the same. */
  shared: ([mine, felt]: readonly [string, string], what: string, energy: number) => {
    const more = energy === 0 ? '' : `; la suya va con ${energy > 0 ? 'más' : 'menos'} energía`;
    return `«${capital(mine)}» ${andBefore(felt)} «${felt}» hablan de ${what}${more}.`;
  },
  apart: (near: boolean) =>
    near
      ? 'El mapa las pone cerca porque solo mira la energía y el agrado. Hablan de cosas distintas.'
      : 'Hablan de cosas distintas.',
  feltWith: ([mine, my]: Said, [felt, their]: Said) => `Con ${mine}, ${my}; con ${felt}, ${their}.`,
  saidIn: (word: string, land: string, meaning: string) =>
    `«${capital(word)}» se dice en ${land}: ${meaning}`,
  from: (word: string, land: string) => `«${capital(word)}» se dice en ${land}.`,
} as const;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
