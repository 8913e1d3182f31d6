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
    'Quedarte un rato con una sola cosa. Una forma, un color, otra forma: las manos siguen y la cabeza puede ir más despacio.',
  evidence:
    'En un estudio con 84 estudiantes, colorear un dibujo con estructura bajó la ansiedad de ese rato más que una hoja en blanco. Colorear un mandala o un dibujo a cuadros dio el mismo resultado. Otros ocho estudios, con 578 personas, no hallaron diferencia con dibujar libre.',
  steps: [
    'Elige un color y toca una pieza. Cada mandala es nuevo, y los colores se cambian cuando quieras.',
    'Con «toda la vuelta» un solo toque pinta el anillo entero, y se acaba mucho antes.',
    'Puedes deshacer todo lo que quieras, hasta la hoja vacía.',
    'Termina cuando te guste. No hace falta llenarlo.',
  ],
};

export const levels: readonly [LevelInfo, ...LevelInfo[]] = [
  { level: 1, title: 'Grande', detail: 'Unas 25 piezas. De una en una, dos o tres minutos.' },
  { level: 2, title: 'Mediano', detail: 'Unas 60 piezas. De una en una, unos cinco minutos.' },
  { level: 3, title: 'Fino', detail: 'Unas 100 piezas. De una en una, unos diez minutos.' },
  {
    level: 4,
    title: 'Encaje',
    detail: 'Unas 160 piezas. Puedes dejarlo a medias y seguir otro día.',
  },
];

export const options: readonly GameOption[] = [
  {
    id: 'palette',
    label: '¿Cómo llegas hoy?',
    values: [
      {
        id: 'river',
        label: 'Con ruido por dentro',
        detail: 'Te propone azules y verdes de río.',
      },
      { id: 'dawn', label: 'Sin fuerzas', detail: 'Te propone rosas y ámbar de amanecer.' },
      {
        id: 'moss',
        label: 'Con tensión',
        detail: 'Te propone verdes y tierras de monte.',
      },
      {
        id: 'dusk',
        label: 'Con tristeza',
        detail: 'Te propone lilas, oro e índigo de atardecer.',
      },
      {
        id: 'garden',
        label: 'Con ganas de jugar',
        detail: 'Te propone un jardín entero, sin orden.',
      },
    ],
  },
];

export const rating: RatingScale = {
  question: '¿Cuánta calma sientes ahora?',
  low: 'nada',
  high: 'mucha',
};

export const reflection: Reflection = {
  question: '¿Cuál fue tu color de hoy?',
  hint: 'Y si quieres, a qué te recuerda.',
  starters: [
    'Me recuerda a un lugar.',
    'Me gustaba al lado de los otros.',
    'No lo pensé. Salió así.',
  ],
};

export const help: readonly KeyHelp[] = [
  { keys: 'Flechas a los lados', does: 'Ir de pieza en pieza alrededor del anillo.' },
  { keys: 'Flecha arriba y abajo', does: 'Ir hacia fuera o hacia el centro.' },
  { keys: 'Intro o espacio', does: 'Pintar la pieza con el color que tienes.' },
  { keys: 'Z, Y', does: 'Deshacer y rehacer.' },
  { keys: 'Control y rueda, o dos dedos', does: 'Acercar y alejar.' },
];

/** One of these every minute and a half, for whoever wants to notice something. */
export const NOTICES: readonly string[] = [
  '¿Sientes los dedos?',
  '¿Dónde se apoya tu espalda?',
  'Si quieres, afloja la mandíbula.',
  '¿Qué sonido hay más lejos?',
  '¿Hasta dónde baja el aire?',
  'Los hombros también pueden descansar.',
  '¿Qué temperatura tienen tus manos?',
  'No hay prisa. El dibujo espera.',
  '¿Qué color te llama ahora?',
  'Mira un momento lejos y vuelve.',
];
