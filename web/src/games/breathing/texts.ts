import type { PhaseKind } from './patterns.ts';

export const BREATHING_TEXTS = {
  pad: 'Mantén para tomar aire, suelta para dejarlo salir',
  settle: 'Ponte en una postura cómoda',
  settleHold: 'Apoya el dedo en el agua',
  holdOn: 'Mantén el dedo mientras tomas aire',
  onYourOwn: 'Ahora a tu ritmo',
  followed: 'Nilo y el río te siguen.',
  littleLeft: 'Queda poco',
  exit: 'Necesito ayuda ahora',
} as const;

/** Shown large, and read aloud where no finger is needed. */
export const PHASE_TEXTS: Record<PhaseKind, string> = {
  inhale: 'Toma aire',
  'top-up': 'Un poco más',
  'hold-full': 'Espera',
  exhale: 'Suelta el aire',
  'hold-empty': 'Espera',
};

/** One for each breath of the 60 seconds. Nothing to do, nothing to answer. */
export const PANIC_LINES = [
  'Esto es una ola. Sube y baja.',
  'Siente el suelo bajo los pies.',
  'Tu cuerpo sabe volver. Dale tiempo.',
  'Afloja la mandíbula y los hombros.',
  'No tienes que hacer nada más que respirar.',
  'Si baja, bien. Si tarda, sigo aquí contigo.',
] as const;

export function minutesLeft(minutes: number): string {
  return minutes === 1 ? 'Queda 1 min' : `Quedan ${minutes} min`;
}

/**
 * Said without a number: nobody breathes to be measured. `score` is 0–100, and speaks of the time
 * with the current only; what came after it belongs to the person.
 */
export function outcomeText(score: number, endedOnOwn: boolean): string {
  if (score < 45) return 'Respiraste a tu manera. La corriente acompaña, no manda.';
  const own = endedOnOwn ? ' La última parte la respiraste a tu aire.' : '';
  if (score >= 80) {
    const long = endedOnOwn ? 'mientras estuvo' : 'casi todo el rato';
    return `Fuiste con la corriente ${long}.${own}`;
  }
  return `Te ibas y volvías a la corriente. Volver es lo que se practica.${own}`;
}
