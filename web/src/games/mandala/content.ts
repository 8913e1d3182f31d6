import type {
  GameOption,
  Intro,
  KeyHelp,
  LevelInfo,
  RatingScale,
  Reflection,
} from '../contract.ts';

export const intro: Intro = {
  trains:
    'Dibujar despacio y dejar que se repita. La línea sin prisa es más ancha y brilla; la rápida queda fina.',
  evidence:
    'Ocho estudios, con 578 personas, compararon colorear mandalas con dibujar libre: calman parecido. Quienes los revisaron piden estudios mejores antes de recomendarlo. Aquí están las dos cosas y solo se promete un rato tranquilo.',
  steps: [
    'Dibuja en cualquier parte. Cada trazo se repite alrededor del centro.',
    'Ve despacio y mira cómo crece la línea.',
    'Deshaz todo lo que quieras, hasta la hoja vacía.',
    'Al final te lo quedas, o dejas que se lo lleve el aire.',
  ],
};

export const levels: readonly [LevelInfo, ...LevelInfo[]] = [
  { level: 1, title: 'Cruz', detail: 'Cuatro partes. Líneas grandes.' },
  { level: 2, title: 'Copo', detail: 'Seis partes.' },
  { level: 3, title: 'Loto', detail: 'Ocho partes. El camino empieza a dar vueltas.' },
  { level: 4, title: 'Rosetón', detail: 'Diez partes.' },
  { level: 5, title: 'Reloj', detail: 'Doce partes. Curvas más finas.' },
  { level: 6, title: 'Girasol', detail: 'Dieciséis partes. Un punto ya es una corona.' },
];

export const options: readonly GameOption[] = [
  {
    id: 'mode',
    label: 'Cómo',
    values: [
      { id: 'free', label: 'Libre', detail: 'La hoja vacía y tu mano.' },
      {
        id: 'follow',
        label: 'Seguir un camino',
        detail: 'Pasas despacio sobre los puntos. Cada camino florece y aparece el siguiente.',
      },
      {
        id: 'remember',
        label: 'De memoria',
        detail: 'Miras un dibujo sin prisa, se tapa, y lo haces tú. Puedes volver a mirarlo.',
      },
    ],
  },
  {
    id: 'ground',
    label: 'Fondo',
    values: [
      { id: 'night', label: 'Agua de noche', detail: 'Líneas de luz sobre fondo oscuro.' },
      { id: 'sand', label: 'Arena', detail: 'Líneas de color sobre fondo claro.' },
    ],
  },
];

export const rating: RatingScale = {
  question: '¿Cuánta calma sientes ahora?',
  low: 'nada',
  high: 'mucha',
};

export const reflection: Reflection = {
  question: '¿Qué título le pones?',
  hint: 'Con dos o tres palabras basta.',
  starters: ['Lo que da vueltas', 'Río de noche', 'Lo que solté', 'Sin título'],
};

/** Said by one touch, apart from the title. */
export const FEELINGS: readonly string[] = [
  'Siento calma.',
  'Siento alivio.',
  'Siento cansancio.',
  'Siento tristeza.',
  'Siento un poco de todo.',
];

export const help: readonly KeyHelp[] = [
  { keys: 'Flechas a los lados', does: 'Girar el lápiz alrededor del centro.' },
  { keys: 'Flecha arriba y abajo', does: 'Alejarlo del centro o acercarlo.' },
  { keys: 'Espacio', does: 'Bajar el lápiz y levantarlo, o poner un sello.' },
  { keys: 'Z, Y', does: 'Deshacer y rehacer.' },
  { keys: 'Más y menos', does: 'Cambiar en cuántas partes se repite.' },
];
