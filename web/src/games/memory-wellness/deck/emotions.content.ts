import type { Pair } from './pair.ts';

/** An emotion ↔ how many people notice it. */
export const EMOTIONS: readonly Pair[] = [
  {
    id: 'fear',
    kind: 'emotion',
    cards: ['Miedo', 'Manos frías y ganas de huir'],
    because:
      'La sangre va a los músculos, por si hay que correr. El cuerpo no sabe que era solo una llamada.',
  },
  {
    id: 'anger',
    kind: 'emotion',
    cards: ['Enojo', 'Mandíbula y puños apretados'],
    because: 'Avisa de que algo pasó la raya. La raya se puede decir en voz normal.',
  },
  {
    id: 'sadness',
    kind: 'emotion',
    cards: ['Tristeza', 'Pecho pesado y lágrimas'],
    because: 'Frena para que dé tiempo a echar de menos. Suele pedir calma y compañía.',
  },
  {
    id: 'shame',
    kind: 'emotion',
    cards: ['Vergüenza', 'Cara caliente, ganas de esconderse'],
    because:
      'Cuida el lugar entre los demás. Se encoge cuando alguien de confianza escucha y se queda.',
  },
  {
    id: 'anxiety',
    kind: 'emotion',
    cards: ['Ansiedad', 'Un nudo por lo que puede venir'],
    because: 'Ensaya lo que aún no ha pasado. Mirar alrededor le recuerda qué hora es.',
  },
  {
    id: 'joy',
    kind: 'emotion',
    cards: ['Alegría', 'Pies que bailan'],
    because: 'Contada a alguien que también se alegra, dura un poco más.',
  },
  {
    id: 'calm',
    kind: 'emotion',
    cards: ['Calma', 'Hombros sueltos, sin prisa'],
    because: 'No necesita que todo esté resuelto. Lo pendiente puede esperar fuera un rato.',
  },
  {
    id: 'disgust',
    kind: 'emotion',
    cards: ['Asco', 'Nariz arrugada'],
    because: 'Protege de lo que podría hacer daño por dentro. El gesto llega antes que la idea.',
  },
  {
    id: 'surprise',
    kind: 'emotion',
    cards: ['Sorpresa', 'Cejas arriba, boca abierta'],
    because: 'Dura muy poco: abre la puerta y deja paso a otra emoción.',
  },
  {
    id: 'tenderness',
    kind: 'emotion',
    cards: ['Ternura', 'Voz suave, ganas de abrazar'],
    because: 'Da ganas de cuidar. La voz baja sola, como para no despertar a nadie.',
  },
  {
    id: 'guilt',
    kind: 'emotion',
    cards: ['Culpa', 'Ganas de arreglar lo que hice'],
    because: 'Cuando es justa, un gesto que repara vale más que una semana de castigo.',
  },
  {
    id: 'relief',
    kind: 'emotion',
    cards: ['Alivio', 'Un suspiro: ya pasó'],
    because: 'Llega cuando algo deja de pesar. A veces basta con haberlo dicho.',
  },
  {
    id: 'boredom',
    kind: 'emotion',
    cards: ['Aburrimiento', 'Bostezos y mirar el reloj'],
    because: 'Pide algo que importe un poco más. También deja sitio a una idea.',
  },
  {
    id: 'pride',
    kind: 'emotion',
    cards: ['Orgullo', 'Pecho ancho y cabeza alta'],
    because: 'Dice que algo costó y salió. Se puede contar sin pedir perdón.',
  },
  {
    id: 'nostalgia',
    kind: 'emotion',
    cards: ['Nostalgia', 'Un olor que lleva a otra época'],
    because: 'Mezcla pena y cariño por lo que fue. A veces da ganas de llamar a alguien.',
  },
  {
    id: 'envy',
    kind: 'emotion',
    cards: ['Envidia', 'Un pellizco por lo ajeno'],
    because: 'Señala algo que también querrías. Eso ya es una pista.',
  },
  {
    id: 'confusion',
    kind: 'emotion',
    cards: ['Confusión', 'Ceño fruncido, releer lo mismo'],
    because: 'Pide parar un momento o preguntar. No entender todavía no es no poder.',
  },
  {
    id: 'impatience',
    kind: 'emotion',
    cards: ['Impaciencia', 'Dedos que golpean la mesa'],
    because: 'Quiere llegar ya. Mirar lo que hay a mano hace la espera más corta.',
  },
];
