/** Words that stand wherever a person writes: help, dictation, how much still fits. */
export const CARE_TEXTS = {
  help: {
    still: 'Hay quien puede escucharte ahora',
    quiet: '¿Hay algo más detrás? Aquí hay ayuda',
    said: 'Lo que escribiste suena muy difícil. No tienes que llevarlo sin compañía: hay alguien a quien puedes llamar ahora.',
    link: 'Ver ayuda ahora',
  },
  count: {
    left: (left: number) => (left === 1 ? 'Queda 1 carácter' : `Quedan ${left} caracteres`),
    over: (over: number) => `Sobran ${over} ${over === 1 ? 'carácter' : 'caracteres'}.`,
    full: (most: number) => `No cabe más: son ${most} caracteres.`,
  },
  dictation: {
    label: 'Dictar',
    title: 'Dictar. De convertir la voz en texto se encarga tu navegador.',
    stop: 'Dejar de dictar',
    starting: 'Abriendo el micrófono. Tu navegador puede enviar el audio a su fabricante.',
    listening:
      'Te escucho. Para convertirlo en texto, tu navegador puede enviar el audio a su fabricante.',
    listeningHere: 'Te escucho. El audio no sale de este dispositivo.',
    denied: 'El navegador no tiene permiso para usar el micrófono.',
    'no-microphone': 'No se encontró ningún micrófono.',
    'no-network': 'El dictado necesita conexión. Puedes seguir escribiendo.',
    failed: 'El dictado no respondió. Puedes seguir escribiendo.',
  },
} as const;
