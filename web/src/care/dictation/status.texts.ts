import type { DictationState } from './listen.ts';

/** That the browser listens, where the audio goes, and what went wrong. */
export const STATUS_TEXTS: Record<Exclude<DictationState, 'off'>, string> = {
  starting: 'Abriendo el micrófono. Tu navegador puede enviar el audio a su fabricante.',
  listening:
    'Te escucho. Para convertirlo en texto, tu navegador puede enviar el audio a su fabricante.',
  'listening-here': 'Te escucho. El audio no sale de este dispositivo.',
  denied: 'El navegador no tiene permiso para usar el micrófono.',
  'no-microphone': 'No se encontró ningún micrófono.',
  'no-network': 'El dictado necesita conexión. Puedes seguir escribiendo.',
  failed: 'El dictado no respondió. Puedes seguir escribiendo.',
};
