import type { Pair } from './pair.ts';

/** What matters ↔ a small way of doing it today. Words of a first card fit the narrowest tile whole. */
export const VALUES: readonly Pair[] = [
  {
    id: 'friendship',
    kind: 'value',
    cards: ['Amistad', 'Llamar sin motivo'],
    because: 'No hace falta un motivo: acordarse ya lo es. Suele alegrar más de lo que calculamos.',
  },
  {
    id: 'rest',
    kind: 'value',
    cards: ['Descanso', 'Apagar la luz a mi hora'],
    because: 'No hay que ganárselo. Nadie le pide a la noche que se justifique.',
  },
  {
    id: 'honesty',
    kind: 'value',
    cards: ['Verdad', 'Decir que fui yo'],
    because: 'Dicho pronto, pesa menos que escondido.',
  },
  {
    id: 'fairness',
    kind: 'value',
    cards: ['Justicia', 'Repartir las tareas'],
    because: 'No siempre es a partes iguales: cuenta lo que puede cada persona.',
  },
  {
    id: 'curiosity',
    kind: 'value',
    cards: ['Curiosidad', 'Preguntar una cosa más'],
    because: '«¿Y cómo fue?» invita a contar. «¿Y por qué no…?» suena a juicio.',
  },
  {
    id: 'care',
    kind: 'value',
    cards: ['Cuidado', 'Llevar una sopa'],
    because: 'Pedir también cansa. Una olla en la puerta no pide nada.',
  },
  {
    id: 'beauty',
    kind: 'value',
    cards: ['Belleza', 'Pararme ante un cuadro'],
    because: 'Solo pide que alguien se detenga. Ya estaba ahí antes de que llegaras.',
  },
  {
    id: 'courage',
    kind: 'value',
    cards: ['Valentía', 'Ir aunque tiemble'],
    because: 'Sin miedo no hace falta valor. El miedo puede ir al lado.',
  },
  {
    id: 'gratitude',
    kind: 'value',
    cards: ['Gratitud', 'Agradecer un detalle'],
    because: '«Gracias por esperarme en la parada» se guarda. «Gracias por todo» se escapa.',
  },
  {
    id: 'freedom',
    kind: 'value',
    cards: ['Libertad', 'Decir que no'],
    because: 'Un «no» corto y amable basta. Cuantas más razones, más sitio para discutirlas.',
  },
  {
    id: 'learning',
    kind: 'value',
    cards: ['Aprender', 'Fallar y repetir'],
    because: 'Un error dice por dónde seguir, aunque al principio parezca una pared.',
  },
  {
    id: 'patience',
    kind: 'value',
    cards: ['Paciencia', 'Esperar sin empujar'],
    because: 'Es seguir cerca sin meter prisa. Así se acompaña a una planta, y a casi cualquiera.',
  },
  {
    id: 'nature',
    kind: 'value',
    cards: ['Aire libre', 'Pisar la hierba'],
    because: 'Si no hay un parque cerca, vale el árbol de la calle.',
  },
  {
    id: 'humour',
    kind: 'value',
    cards: ['Humor', 'Reírme de un despiste'],
    because: 'Contado con gracia, un despiste pesa menos.',
  },
  {
    id: 'order',
    kind: 'value',
    cards: ['Orden', 'Despejar la mesa'],
    because: 'Un solo rincón libre ya da descanso a los ojos.',
  },
  {
    id: 'roots',
    kind: 'value',
    cards: ['Raíces', 'Cocinar la receta de casa'],
    because: 'Una olla guarda voces. Al remover, vuelven.',
  },
  {
    id: 'health',
    kind: 'value',
    cards: ['Salud', 'Pedir la cita pendiente'],
    because: 'La llamada es corta. Lo que pesa es dejarla para otro día.',
  },
  {
    id: 'giving',
    kind: 'value',
    cards: ['Dar', 'Regalar lo que no uso'],
    because: 'Lo que en una casa estorba, en otra hace falta.',
  },
  {
    id: 'creating',
    kind: 'value',
    cards: ['Crear', 'Dibujar sin plan'],
    because: 'Nadie tiene que verlo. Por eso la mano se suelta.',
  },
];
