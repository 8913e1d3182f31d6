import type {
  GameOption,
  Intro,
  LevelInfo,
  QuickStart,
  RatingScale,
  Reflection,
} from '../contract.ts';
import { FADING_LEVEL, WIND_LEVEL } from './rules.ts';
import { hasHolds, PATTERN_IDS } from './patterns.ts';

export const intro: Intro = {
  evidence:
    'En 31 estudios con 1133 personas, respirar unas seis veces por minuto bajó la tensión arterial. Sobre el ánimo, la señal es menos clara.',
  steps: [
    'Mantén pulsado mientras tomas aire: la pluma sube.',
    'Suelta mientras dejas salir el aire: la pluma baja.',
    'Deja que la pluma viaje dentro de la corriente dorada.',
  ],
  safety: 'Si te mareas, detente.',
};

export const levels: readonly [LevelInfo, ...LevelInfo[]] = [
  { level: 1, title: '1 min', detail: 'Para empezar, o para una pausa corta.' },
  { level: 2, title: '2 min', detail: 'Tiempo de que bajen los hombros.' },
  { level: 3, title: '3 min', detail: 'Un rato para ti.' },
  { level: 4, title: '4 min', detail: 'Con calma.' },
  { level: 5, title: '5 min', detail: 'Como en la mayoría de los estudios.' },
  { level: WIND_LEVEL, title: 'Viento', detail: '3 minutos, con hojas que distraen.' },
  {
    level: FADING_LEVEL,
    title: 'Sin guía',
    detail: '4 minutos. La corriente se apaga y sigues a tu ritmo hasta que anochece.',
  },
];

export const options: readonly GameOption[] = [
  {
    id: 'pattern',
    label: 'Ritmo',
    values: [
      { id: '5-5', label: 'Parejo', detail: '5 segundos tomando aire, 5 soltándolo.' },
      { id: '4-6', label: 'Salida larga', detail: '4 segundos tomando aire, 6 soltándolo.' },
      { id: 'box', label: 'Cuadrada', detail: 'Todo dura 4 segundos.' },
      {
        id: '4-7-8',
        label: '4-7-8',
        detail: '4 segundos tomando aire, 8 soltándolo; 7 de pausa si la eliges.',
      },
      {
        id: 'double-sigh',
        label: 'Suspiro doble',
        detail: 'Tomas aire dos veces seguidas y lo sueltas despacio.',
      },
    ],
  },
  {
    id: 'holds',
    label: 'Pausas sin respirar',
    values: [
      { id: 'off', label: 'Sin pausas', detail: 'Solo tomar aire y soltarlo.' },
      {
        id: 'on',
        label: 'Con pausas',
        detail: 'Las del ritmo original.',
        caution:
          'Mejor sin pausas si tienes una enfermedad del corazón o de los pulmones, o durante el embarazo.',
      },
    ],
    matters: ({ pattern }) => PATTERN_IDS.some((id) => id === pattern && hasHolds(id)),
  },
  {
    id: 'mode',
    label: 'Cómo prefieres hacerlo',
    values: [
      {
        id: 'hold',
        label: 'Mantener y soltar',
        detail: 'Con el dedo, el ratón, la barra espaciadora o Intro.',
      },
      {
        id: 'follow',
        label: 'Solo seguir',
        detail: 'Sin tocar nada. También para lectores de pantalla.',
      },
    ],
  },
];

export const rating: RatingScale = {
  question: '¿Cuánta tensión hay en tu cuerpo?',
  low: 'nada',
  high: 'muchísima',
};

export const reflection: Reflection = {
  question: '¿Cuándo te serviría otra vez?',
  hint: 'Un plan corto ayuda más que un propósito: «si pasa esto, respiro así».',
  starters: [
    'Si me acuesto y la cabeza no para, respiro tres minutos.',
    'Antes de esa llamada, diez respiraciones lentas.',
    'Si noto el pecho apretado, suelto el aire despacio.',
  ],
};

export const quickStart: QuickStart = {
  label: 'Pánico: 60 segundos',
  detail: 'Sin elegir nada. Solo seguir.',
  start: { level: 1, options: { mode: 'panic', pattern: '4-6', holds: 'off' } },
  afterwards: 'Un minuto entero. Quédate lo que necesites.',
};
