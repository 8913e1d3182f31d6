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
    heard: beats([0, 160, 430, 590, 860, 1020, 1290, 1450], HEART),
    question: 'Correr y asustarse aceleran el corazón. ¿Cómo se distinguen?',
    right: 'Mirando alrededor',
    wrong: ['Contando los latidos', 'No se puede'],
    because: 'El pulso solo dice «deprisa». El porqué está fuera.',
  },
  {
    id: 'heart-slow',
    kind: 'sound',
    cards: ['Tum… tum… tum…', 'Corazón en reposo'],
    heard: beats([0, 190, 1000, 1190, 2000, 2190], HEART),
    question: '¿Dónde se nota el corazón sin buscarlo mucho?',
    right: 'En la muñeca o el cuello',
    wrong: ['En el codo', 'En la frente'],
    because: 'Dos dedos, sin apretar. Lleva contigo desde antes de que nacieras.',
  },
  {
    id: 'breath-long',
    kind: 'sound',
    cards: ['Ffffffuuu…', 'Aire que sale largo'],
    heard: [{ atMs: 0, voice: 'air', hz: 240, seconds: 2.6 }],
    question: 'Para ir más despacio, ¿qué parte del aire se alarga?',
    right: 'La salida',
    wrong: ['La entrada', 'La espera'],
    because: 'Como quien empaña un vidrio. Sin vaciarse del todo.',
  },
  {
    id: 'breath-short',
    kind: 'sound',
    cards: ['Ff ff ff ff', 'Aire de susto'],
    heard: beats([0, 420, 840, 1260], { voice: 'air', hz: 420, seconds: 0.35 }),
    question: 'El aire se queda arriba y corto. ¿Qué ayuda primero?',
    right: 'Sacar el que ya hay',
    wrong: ['Llenarse más', 'Aguantar'],
    because: 'Soltar hace sitio. La entrada viene sola.',
  },
  {
    id: 'steps',
    kind: 'sound',
    cards: ['Tac… tac… tac…', 'Pasos sin prisa'],
    heard: beats([0, 620, 1240, 1860], FEET),
    question: '¿Cuánto hay que caminar para que valga?',
    right: 'Lo que se pueda hoy',
    wrong: ['Diez mil pasos', 'Una hora, como poco'],
    because: 'El primer tramo es el que cambia de aire.',
  },
  {
    id: 'rain',
    kind: 'sound',
    cards: ['Plic, plic… plic', 'Lluvia en la ventana'],
    heard: [
      { atMs: 0, voice: 'drop', hz: 880, seconds: 0.4 },
      { atMs: 260, voice: 'drop', hz: 990, seconds: 0.4 },
      { atMs: 900, voice: 'drop', hz: 740, seconds: 0.5 },
      { atMs: 1180, voice: 'drop', hz: 1110, seconds: 0.3 },
      { atMs: 1700, voice: 'drop', hz: 830, seconds: 0.5 },
    ],
    question: '¿Qué tiene la lluvia que ayuda a algunas personas a dormir?',
    right: 'Suena parecida todo el rato',
    wrong: ['Hace frío', 'Va cada vez más fuerte'],
    because: 'Nada en ella pide una respuesta.',
  },
  {
    id: 'bell',
    kind: 'sound',
    cards: ['Tannnnn…', 'Campana lejana'],
    heard: [{ atMs: 0, voice: 'bell', hz: 330, seconds: 3 }],
    question: 'Seguir una campana hasta que se apaga: ¿qué entrena?',
    right: 'Quedarse con una sola cosa',
    wrong: ['El oído musical', 'Vaciar la mente'],
    because: 'La mente se va y vuelve. Volver es justo el ejercicio.',
  },
  {
    id: 'clock',
    kind: 'sound',
    cards: ['Tic tac tic tac', 'Reloj en un cuarto vacío'],
    heard: [...beats([0, 1000, 2000], CLOCK), ...beats([500, 1500], { ...CLOCK, hz: 760 })],
    question: '¿Mirar la hora de noche ayuda a dormir?',
    right: 'No: empieza la cuenta',
    wrong: ['Sí, tranquiliza', 'Sí, cansa la vista'],
    because: 'Con el reloj de espaldas no hay nada que restar.',
  },
  {
    id: 'kettle',
    kind: 'sound',
    cards: ['Fiiiiii', 'Tetera que avisa'],
    heard: [
      { atMs: 0, voice: 'air', hz: 1240, seconds: 0.9 },
      { atMs: 500, voice: 'air', hz: 1480, seconds: 1.4 },
    ],
    question: 'Hacer un té y no hacer nada más: ¿qué es?',
    right: 'Una pausa entera',
    wrong: ['Tiempo perdido', 'Un premio por trabajar'],
    because: 'Diez minutos con principio y final, y algo tibio en las manos.',
  },
];
