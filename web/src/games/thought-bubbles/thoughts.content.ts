/** What a thought does: the five kinds of docs/design/games.md §2. */
export const KINDS = ['judgement', 'prediction', 'memory', 'plan', 'order'] as const;
export type Kind = (typeof KINDS)[number];

/** What a thought of one's own may be called besides; no example needs these. */
export const OWN_KINDS = [...KINDS, 'comparison', 'other'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

export interface Thought {
  text: string;
  kind: Kind;
  /** The words that give it away, and why. */
  clue: string;
}

/** Everyday thoughts that many know. None of danger, none of a trauma: this is practice ground. */
export const THOUGHTS: readonly Thought[] = [
  {
    text: 'No sirvo para esto.',
    kind: 'judgement',
    clue: '«No sirvo» pone una etiqueta a la persona entera.',
  },
  {
    text: 'Qué torpeza la mía.',
    kind: 'judgement',
    clue: '«Torpeza» pone nota; no cuenta qué pasó.',
  },
  {
    text: 'Mi casa es un desastre.',
    kind: 'judgement',
    clue: '«Un desastre» califica. Una lista de platos sería un dato.',
  },
  {
    text: 'Los demás lo hacen todo mejor.',
    kind: 'judgement',
    clue: '«Todo mejor» compara y pone nota de una vez.',
  },
  {
    text: 'Mi trabajo no vale gran cosa.',
    kind: 'judgement',
    clue: '«No vale» es una nota, no una descripción.',
  },
  {
    text: 'Tengo un carácter imposible.',
    kind: 'judgement',
    clue: '«Imposible» convierte un rato en una forma de ser.',
  },
  {
    text: 'Esa respuesta fue ridícula.',
    kind: 'judgement',
    clue: '«Ridícula» la califica; falta lo que se dijo.',
  },
  { text: 'Va a salir mal.', kind: 'prediction', clue: '«Va a» habla de algo que aún no ocurre.' },
  {
    text: 'Se me va a quedar la mente en blanco.',
    kind: 'prediction',
    clue: '«Se me va a» adelanta lo que todavía no llegó.',
  },
  {
    text: 'No va a venir nadie a la cena.',
    kind: 'prediction',
    clue: '«Va a venir» habla de una noche que aún no llegó.',
  },
  {
    text: 'Esta noche tampoco dormiré.',
    kind: 'prediction',
    clue: '«Dormiré» da por hecha una noche que no empezó.',
  },
  {
    text: 'Me van a decir que no.',
    kind: 'prediction',
    clue: '«Me van a decir» adivina palabras de otra persona.',
  },
  {
    text: 'Si llamo, molestaré.',
    kind: 'prediction',
    clue: '«Molestaré» adivina cómo se sentirá alguien.',
  },
  {
    text: 'El lunes será horrible.',
    kind: 'prediction',
    clue: '«Será» coloca el lunes aquí antes de tiempo.',
  },
  {
    text: 'Aquella vez me temblaba la voz.',
    kind: 'memory',
    clue: '«Aquella vez» mira hacia atrás.',
  },
  {
    text: 'En la escuela me tocaba leer en voz alta.',
    kind: 'memory',
    clue: '«Me tocaba» trae algo de hace años.',
  },
  {
    text: 'Ayer no devolví esa llamada.',
    kind: 'memory',
    clue: '«Ayer» ya pasó, con todo y llamada.',
  },
  {
    text: 'El año pasado lo dejé a medias.',
    kind: 'memory',
    clue: '«Lo dejé» cuenta algo que ya terminó.',
  },
  {
    text: 'Cuando vivía en la otra casa dormía mejor.',
    kind: 'memory',
    clue: '«Cuando vivía» trae otra casa y otro tiempo.',
  },
  {
    text: 'Me acuerdo de aquella reunión tan larga.',
    kind: 'memory',
    clue: '«Me acuerdo» lo dice con todas las letras.',
  },
  {
    text: 'Mañana compro pan y luego llamo al banco.',
    kind: 'plan',
    clue: '«Y luego» ordena pasos.',
  },
  {
    text: 'Primero termino esto y después como.',
    kind: 'plan',
    clue: '«Primero» y «después» hacen una lista.',
  },
  {
    text: 'El sábado ordeno ese cajón.',
    kind: 'plan',
    clue: 'Tiene día y tarea: es un paso pensado.',
  },
  {
    text: 'Si llueve, me llevo el paraguas gris.',
    kind: 'plan',
    clue: '«Si… me llevo» prepara qué hacer.',
  },
  { text: 'Le escribo por la tarde, con calma.', kind: 'plan', clue: 'Dice qué y cuándo.' },
  { text: 'A las ocho apago la pantalla.', kind: 'plan', clue: 'Tiene hora y acción.' },
  { text: 'Tengo que poder con todo.', kind: 'order', clue: '«Tengo que» da una orden.' },
  {
    text: 'Ya debería saber hacer esto.',
    kind: 'order',
    clue: '«Debería» exige; no describe.',
  },
  {
    text: 'No puedo fallarle a nadie.',
    kind: 'order',
    clue: '«No puedo» suena a permiso negado: es una regla.',
  },
  {
    text: 'Hay que contestar enseguida.',
    kind: 'order',
    clue: '«Hay que» manda sin decir quién manda.',
  },
  {
    text: 'Tengo que gustarle a todo el mundo.',
    kind: 'order',
    clue: '«Tengo que» convierte un deseo en una obligación.',
  },
  {
    text: 'No debo llorar aquí.',
    kind: 'order',
    clue: '«No debo» es una regla con el dedo levantado.',
  },
];

/** Beginnings for a thought of one's own, about what many carry. They are there to be changed. */
export const LIKE_THESE: readonly string[] = [
  'No voy a llegar a tiempo.',
  'El dinero no va a alcanzar.',
  'Seguro le molestó lo que dije.',
  'Debería estar haciendo más.',
];

/** What a person may want to stand for, as it goes on inside a sentence. */
export const VALUES: readonly string[] = [
  'mi familia',
  'la amistad',
  'cuidar',
  'hacer bien mi trabajo',
  'aprender',
  'crear',
  'mi salud',
  'la honestidad',
  'el humor',
  'la calma',
  'la justicia',
  'la naturaleza',
  'la curiosidad',
  'mi libertad',
];

/** What lies by the way. */
export const FINDS: readonly string[] = [
  'una piedra lisa',
  'una pluma',
  'una flor',
  'una hoja roja',
  'una concha',
  'una ramita',
  'una semilla',
];

/** What a thought says while somebody walks, before each stride. It wants to be heard, and harms nobody. */
export const SAYINGS: readonly (readonly (string | null)[])[] = [
  [null, 'Eh, sigo aquí.', '¿No vas a contestarme?', null, 'Insisto.', '¿Falta mucho?'],
  [null, 'Oye, ¿me oíste?', null, 'Lo digo otra vez, por si acaso.', 'Yo también vengo.', null],
];

interface Act {
  does: string;
  /** How the plan may begin, in the person's own words: what, and when. */
  begins: readonly string[];
}

/** What a thought may be good for: each can be begun in two minutes, and none at night by a message. */
export const ACTS: readonly Act[] = [
  { does: 'Anotarlo para mañana', begins: ['Lo anoto ahora, en una línea, y mañana lo miro.'] },
  {
    does: 'Escribir a una amistad, mañana',
    begins: ['Mañana por la mañana le escribo a una amistad.', 'Mañana, al comer, le escribo.'],
  },
  {
    does: 'Pedir ayuda con eso',
    begins: ['Hoy pido ayuda con eso.', 'Mañana temprano pido ayuda con eso.'],
  },
  {
    does: 'Preparar una sola cosa',
    begins: ['Preparo una sola cosa ahora.', 'Mañana temprano preparo una sola cosa.'],
  },
  {
    does: 'Descansar un rato',
    begins: ['Descanso un rato ahora.', 'Mañana aparto un rato para descansar.'],
  },
];
