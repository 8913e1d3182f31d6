import type { PhaseKind } from './patterns.ts';

export const BREATHING_TEXTS = {
  pad: 'Mantén para tomar aire, suelta para dejarlo salir',
  settle: 'Ponte en una postura cómoda',
  settleHold: 'Apoya el dedo en el agua',
  holdOn: 'Mantén el dedo mientras tomas aire',
  onYourOwn: 'Ahora a tu ritmo',
  timeLeft: 'Tiempo que queda:',
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
  'Ya va bajando. Sigue a tu paso.',
] as const;

/** Said without a number: nobody breathes to be measured. `score` is 0–100. */
export function outcomeText(score: number): string {
  if (score >= 80) return 'Fuiste con la corriente casi todo el rato.';
  if (score >= 45) return 'Te ibas y volvías a la corriente. Volver es lo que se practica.';
  return 'Respiraste a tu manera. La corriente acompaña, no manda.';
}
