import type { Pair } from './pair.ts';

/** An emotion ↔ how many people notice it. */
export const EMOTIONS: readonly Pair[] = [
  {
    id: 'fear',
    kind: 'emotion',
    cards: ['Miedo', 'Manos frías y ganas de huir'],
    act: 'decirle a alguien qué me asusta',
    because:
      'La sangre va a los músculos, por si hay que correr. El cuerpo no sabe que era solo una llamada.',
  },
  {
    id: 'anger',
    kind: 'emotion',
    cards: ['Enojo', 'Mandíbula y puños apretados'],
    act: 'aflojar las manos y decir qué me molestó',
    because: 'El enojo avisa de que algo pasó la raya. La raya se puede decir en voz normal.',
  },
  {
    id: 'sadness',
    kind: 'emotion',
    cards: ['Tristeza', 'Pecho pesado y lágrimas'],
    act: 'pedir compañía un rato',
    because: 'La tristeza frena para que dé tiempo a echar de menos. Suele pedir calma y compañía.',
  },
  {
    id: 'shame',
    kind: 'emotion',
    cards: ['Vergüenza', 'Cara caliente, ganas de esconderse'],
    act: 'contarlo a alguien de confianza',
    because:
      'La vergüenza cuida tu lugar entre la gente. Se encoge si alguien de confianza escucha y se queda.',
  },
  {
    id: 'anxiety',
    kind: 'emotion',
    cards: ['Ansiedad', 'Un nudo por lo que puede venir'],
    act: 'mirar alrededor y nombrar lo que veo',
    because: 'La ansiedad ensaya lo que aún no ha pasado. Mirar alrededor le recuerda qué hora es.',
  },
  {
    id: 'joy',
    kind: 'emotion',
    cards: ['Alegría', 'Pies que bailan'],
    act: 'contarla a alguien que también se alegre',
    because: 'La alegría contada a alguien que también se alegra dura un poco más.',
  },
  {
    id: 'calm',
    kind: 'emotion',
    cards: ['Calma', 'Hombros sueltos, sin prisa'],
    act: 'quedarme en ella un rato más',
    because:
      'La calma no necesita que todo esté resuelto. Lo pendiente puede esperar fuera un rato.',
  },
  {
    id: 'disgust',
    kind: 'emotion',
    cards: ['Asco', 'Nariz arrugada'],
    act: 'apartarme de lo que lo provoca',
    because: 'Protege de lo que podría hacer daño por dentro. El gesto llega antes que la idea.',
  },
  {
    id: 'surprise',
    kind: 'emotion',
    cards: ['Sorpresa', 'Cejas arriba, boca abierta'],
    act: 'tomar aire antes de contestar',
    because: 'La sorpresa dura muy poco: abre la puerta y deja paso a otra emoción.',
  },
  {
    id: 'tenderness',
    kind: 'emotion',
    cards: ['Ternura', 'Voz suave, ganas de abrazar'],
    act: 'decirle a alguien que le tengo cariño',
    because: 'La ternura da ganas de cuidar. La voz baja sola, como para no despertar a nadie.',
  },
  {
    id: 'guilt',
    kind: 'emotion',
    cards: ['Culpa', 'Ganas de arreglar lo que hice'],
    act: 'reparar lo que se pueda con un gesto',
    because: 'Cuando la culpa es justa, un gesto que repara vale más que una semana de castigo.',
  },
  {
    id: 'relief',
    kind: 'emotion',
    cards: ['Alivio', 'Un suspiro: ya pasó'],
    act: 'soltar los hombros y descansar un rato',
    because: 'El alivio llega cuando algo deja de pesar. A veces basta con haberlo dicho.',
  },
  {
    id: 'boredom',
    kind: 'emotion',
    cards: ['Aburrimiento', 'Bostezos y mirar el reloj'],
    act: 'empezar algo que me importe un poco más',
    because: 'El aburrimiento pide algo que importe un poco más. También deja sitio a una idea.',
  },
  {
    id: 'pride',
    kind: 'emotion',
    cards: ['Orgullo', 'Pecho ancho y cabeza alta'],
    act: 'contarlo sin pedir perdón',
    because: 'El orgullo dice que algo costó y salió. Se puede contar sin pedir perdón.',
  },
  {
    id: 'nostalgia',
    kind: 'emotion',
    cards: ['Nostalgia', 'Un olor que lleva a otra época'],
    act: 'contar ese recuerdo a alguien que escuche',
    because: 'La nostalgia mezcla pena y cariño por lo que fue. Viene, se queda un rato y se va.',
  },
  {
    id: 'envy',
    kind: 'emotion',
    cards: ['Envidia', 'Un pellizco por lo ajeno'],
    act: 'apuntar qué querría para mí',
    because: 'La envidia señala algo que también querrías. Eso ya es una pista.',
  },
  {
    id: 'confusion',
    kind: 'emotion',
    cards: ['Confusión', 'Ceño fruncido, releer lo mismo'],
    act: 'preguntar lo que no entiendo',
    because: 'La confusión pide parar un momento o preguntar. No entender todavía no es no poder.',
  },
  {
    id: 'impatience',
    kind: 'emotion',
    cards: ['Impaciencia', 'Dedos que golpean la mesa'],
    act: 'mirar tres cosas que tengo a mano',
    because: 'La impaciencia quiere llegar ya. Mirar lo que hay a mano hace la espera más corta.',
  },
];
