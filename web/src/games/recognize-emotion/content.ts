import type { Intro, KeyHelp, LevelInfo, Reflection } from '../contract.ts';

export const intro: Intro = {
  trains:
    'Mirar qué se mueve en una cara: cejas, ojos, nariz, boca. Con pistas, y sin creer que una cara lo cuenta todo.',
  evidence:
    'Practicar con respuestas ayuda a reconocer gestos, también en caras nuevas. Pasa solo en parte a otras emociones, y puede que cambie más la inclinación que el acierto. Estas caras son dibujos nuestros; no es una prueba.',
  steps: [
    'Mira la cara y elige la palabra que le va mejor.',
    'Verás qué se movió. Si aciertas seguido, el gesto se vuelve más sutil; si no, más claro.',
    'Al final hay una tabla de lo que viste y de lo que se confundió.',
  ],
  safety:
    'Una cara no prueba lo que alguien siente: hay quien sonríe con pena y quien frunce el ceño para pensar.',
};

export const levels: readonly [LevelInfo, ...LevelInfo[]] = [
  {
    level: 1,
    title: 'Seis emociones, bien claras',
    detail: 'Cuatro palabras para elegir. Nilo empieza.',
  },
  { level: 2, title: 'Con menos fuerza', detail: 'El mismo gesto, al 60 %.' },
  { level: 3, title: 'Apenas', detail: 'Al 40 %. Aquí cuenta cada ceja.' },
  { level: 4, title: 'Solo los ojos', detail: 'La boca queda fuera.' },
  { level: 5, title: 'De un vistazo', detail: 'Medio segundo. También sin prisa, si prefieres.' },
  { level: 6, title: '¿Cuándo cambia?', detail: 'Una cara se vuelve otra; tú pones la marca.' },
  { level: 7, title: 'Dos a la vez', detail: 'Caras con dos emociones juntas.' },
  {
    level: 8,
    title: 'La misma cara, otra historia',
    detail: 'Una cara, dos historias: lo que pasa alrededor cambia la palabra.',
  },
  {
    level: 9,
    title: 'Extra: Encuentra la sonrisa',
    detail: 'Una entre dieciséis. Un juego de atención; su efecto en el ánimo es preliminar.',
  },
];

export const reflection: Reflection = {
  question: '¿A quién preguntaré cómo está en vez de adivinar?',
  hint: 'Un nombre y una pregunta corta bastan.',
  starters: [
    'Hoy le pregunto a alguien cómo está.',
    'Hay una cara que creí entender, y no pregunté.',
    'Me gustaría que alguien me preguntara.',
  ],
};

export const help: readonly KeyHelp[] = [
  { keys: '1 a 6', does: 'Elegir la palabra que lleva ese número.' },
  { keys: 'Flechas', does: 'Mover la barra, o ir de cara en cara en el tablero.' },
];
