import type { Beat, Pair } from './pair.ts';

const beats = (
  times: readonly number[],
  sound: Pick<Beat, 'voice' | 'hz' | 'seconds'>,
): readonly Beat[] => times.map((atMs) => ({ atMs, ...sound }));

const HEART = { voice: 'wood', hz: 72, seconds: 0.5 } as const;
const FEET = { voice: 'wood', hz: 210, seconds: 0.2 } as const;
const CLOCK = { voice: 'wood', hz: 980, seconds: 0.12 } as const;

/** What a card sounds like ↔ what it is. The first card writes its sound as well. */
export const SOUNDS: readonly Pair[] = [
  {
    id: 'heart-fast',
    kind: 'sound',
    cards: ['Tumtum tumtum tumtum', 'Corazón que corre'],
    act: 'soltar el aire despacio',
    heard: beats([0, 160, 430, 590, 860, 1020, 1290, 1450], HEART),
    because: 'Correr y asustarse suenan igual por dentro. El porqué se ve mirando alrededor.',
  },
  {
    id: 'heart-slow',
    kind: 'sound',
    cards: ['Tum… tum… tum…', 'Corazón en reposo'],
    heard: beats([0, 190, 1000, 1190, 2000, 2190], HEART),
    because: 'Se nota en la muñeca o en el cuello, con dos dedos y sin apretar.',
  },
  {
    id: 'breath-long',
    kind: 'sound',
    cards: ['Ffffffuuu…', 'Aire que sale largo'],
    act: 'repetirlo cinco veces',
    heard: [{ atMs: 0, voice: 'air', hz: 240, seconds: 2.6 }],
    because: 'Para ir más despacio se alarga la salida, como quien empaña un vidrio.',
  },
  {
    id: 'breath-short',
    kind: 'sound',
    cards: ['Ff ff ff ff', 'Aire de susto'],
    act: 'soltar primero el aire que hay',
    heard: beats([0, 420, 840, 1260], { voice: 'air', hz: 420, seconds: 0.35 }),
    because: 'Soltar el aire que ya hay hace sitio. La entrada viene sola.',
  },
  {
    id: 'steps',
    kind: 'sound',
    cards: ['Tac… tac… tac…', 'Pasos sin prisa'],
    act: 'dar una vuelta corta',
    heard: beats([0, 620, 1240, 1860], FEET),
    because: 'Vale lo que se pueda hoy. El primer tramo ya cambia de aire.',
  },
  {
    id: 'rain',
    kind: 'sound',
    cards: ['Plic, plic… plic', 'Lluvia en la ventana'],
    act: 'escucharla un rato y nada más',
    heard: [
      { atMs: 0, voice: 'drop', hz: 880, seconds: 0.4 },
      { atMs: 260, voice: 'drop', hz: 990, seconds: 0.4 },
      { atMs: 900, voice: 'drop', hz: 740, seconds: 0.5 },
      { atMs: 1180, voice: 'drop', hz: 1110, seconds: 0.3 },
      { atMs: 1700, voice: 'drop', hz: 830, seconds: 0.5 },
    ],
    because: 'Suena parecida todo el rato, y nada en ella pide una respuesta.',
  },
  {
    id: 'bell',
    kind: 'sound',
    cards: ['Tannnnn…', 'Campana lejana'],
    act: 'seguir un sonido hasta que se apague',
    heard: [{ atMs: 0, voice: 'bell', hz: 330, seconds: 3 }],
    because: 'Seguirla hasta que se apaga es quedarse con una sola cosa. La mente se va y vuelve.',
  },
  {
    id: 'clock',
    kind: 'sound',
    cards: ['Tic tac tic tac', 'Reloj en un cuarto vacío'],
    act: 'ponerlo de espaldas',
    heard: [...beats([0, 1000, 2000], CLOCK), ...beats([500, 1500], { ...CLOCK, hz: 760 })],
    because:
      'Mirar la hora de noche empieza una cuenta. Con el reloj de espaldas no hay nada que restar.',
  },
  {
    id: 'kettle',
    kind: 'sound',
    cards: ['Fiiiiii', 'Tetera que avisa'],
    act: 'hacer un té y nada más',
    heard: [
      { atMs: 0, voice: 'air', hz: 1240, seconds: 0.9 },
      { atMs: 500, voice: 'air', hz: 1480, seconds: 1.4 },
    ],
    because: 'Hacer un té y nada más es una pausa entera, con principio y final.',
  },
];
