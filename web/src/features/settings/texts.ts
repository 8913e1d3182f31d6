import { COMPANION } from '#domain/product.ts';

export const SETTINGS_TEXTS = {
  title: 'Ajustes',
  lead: 'Cada cambio se guarda al momento, llega a tus otros dispositivos y se puede deshacer.',
  index: 'En esta página',
  sections: {
    look: { title: 'Apariencia', lead: 'Cómo se ve y se mueve este lugar.' },
    nilo: { title: COMPANION, lead: 'Cómo te habla, qué recuerda y quién escribe lo que dice.' },
    senses: { title: 'Sonido y vibración', lead: 'Lo que se oye y lo que se siente en la mano.' },
    words: {
      title: 'Palabras de lo que sientes',
      lead: 'Cada país tiene las suyas. Elige cuáles quieres ver primero.',
    },
    reminders: { title: 'Avisos', lead: 'Por ahora hay silencio: nada te llama si no lo pides.' },
    privacy: { title: 'Privacidad', lead: 'Quién puede ver que estás aquí, y qué queda al irte.' },
    cookies: { title: 'Cookies', lead: undefined },
    consent: { title: 'Consentimiento', lead: undefined },
    data: { title: 'Ahorro de datos', lead: 'Para cuando la red es lenta o cuesta.' },
    security: {
      title: 'Cuenta y seguridad',
      lead: 'Tu contraseña, tu correo, el segundo paso, las llaves de acceso, dónde está abierta tu cuenta y cómo borrarla.',
    },
    session: { title: 'Sesión', lead: undefined },
  },
  unavailable: 'Esta parte se verá cuando haya red.',
  toSecurity: 'Abrir seguridad de la cuenta',
  signedInAs: (email: string) => `Entraste como ${email}.`,
} as const;

export const LOOK_TEXTS = {
  size: 'Tamaño del texto',
  theme: { legend: 'Tema', light: 'Claro', dark: 'Oscuro', system: 'Como el sistema' },
  own: {
    label: 'Tema y tamaño solo para este dispositivo',
    hint: 'Los de aquí no cambian en los demás, ni los de los demás aquí.',
  },
  calm: {
    label: 'Pocos estímulos',
    hint: 'Colores más suaves, menos dibujos, agua quieta y avisos que no se mueven. Los juegos también se calman.',
  },
  motion: {
    legend: 'Movimiento',
    system: 'Según el aparato',
    less: 'Menos',
    full: 'Todo',
  },
} as const;

export const SENSES_TEXTS = {
  sounds: {
    label: 'Sonidos',
    hint: 'De los juegos y las campanas. Cada juego empieza en silencio hasta que lo enciendes; los ambientes tienen su propio volumen.',
  },
  volume: { label: 'Volumen', value: (percent: number) => `${percent} %` },
  listen: 'Escuchar',
  haptics: {
    label: 'Vibración',
    hint: 'Un toque breve al acertar, en los juegos que lo tienen.',
    hintHere: 'Este aparato no vibra. Vale para tu teléfono.',
  },
  feel: 'Sentir',
} as const;

export const WORDS_TEXTS = {
  label: 'Primero, las de',
  everybody: 'Todos por igual',
  hint: 'Cuando busques cómo nombrar lo que sientes, estas palabras salen arriba. Las demás siguen ahí.',
  looking: 'Buscando palabras…',
  unavailable: 'Las palabras se verán cuando haya red.',
  first: 'Verás primero palabras como estas:',
} as const;

export const EXIT_SETTINGS_TEXTS = {
  place: {
    legend: 'Dónde está «Salir rápido»',
    hint: 'Un toque y esta página cambia por una de enciclopedia. No borra el historial.',
    help: 'Solo en las páginas de ayuda',
    everywhere: 'En todas las páginas',
  },
  key: {
    legend: 'Salir con una tecla',
    hint: 'Tres veces seguidas, donde está el botón.',
    none: 'Ninguna',
    escape: 'Esc, tres veces',
    shift: 'Mayús, tres veces',
  },
} as const;

export const SAVER_TEXTS = {
  label: 'Gastar menos datos',
  hint: 'Se baja solo lo que abres. Las páginas de ayuda y respirar se guardan siempre, para que abran sin red.',
  more: 'No se traen por adelantado lecciones ni juegos, ni los dibujos de la lista de juegos, y los fondos se quedan quietos.',
} as const;
