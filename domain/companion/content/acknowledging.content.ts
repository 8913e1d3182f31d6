import type { Tone } from '../hearing/plain/tone.content.ts';
import type { FlowId } from './flows/flow.ts';
import type { Phrase } from './matters/matter.ts';

/** Said first to what is told and fits nothing written: met by how it sounds, nothing added to it. */
export const BY_TONE: Readonly<Record<Tone, readonly Phrase[]>> = {
  sad: [
    'Eso duele, y se lee.',
    'Cuesta hasta escribirlo.',
    'Qué pena más honda, y qué bien que salga.',
    'Eso se queda apretado en el pecho.',
    'No es poca cosa lo que {cuentas}.',
  ],
  angry: [
    'Con eso cualquiera arde.',
    'Hay motivo para esa rabia.',
    'Indigna leerlo.',
    'Eso no tenía por qué pasar así.',
    'Se entiende el fuego.',
  ],
  afraid: [
    'Con eso encima cuesta estar en calma.',
    'Da vértigo, sí.',
    'Se nota lo que hay en juego.',
    'Es mucha alarma para un solo cuerpo.',
  ],
  worn: [
    'Eso cansa hasta los huesos.',
    'Son muchas cosas para unas mismas manos.',
    'Con razón no quedan fuerzas.',
    'Así se llega al final del día en las últimas.',
  ],
  ashamed: [
    'Eso pesa distinto, por dentro.',
    'Decirlo ya pide valor.',
    'Que remuerda dice que importa.',
    'Aquí eso no cambia cómo {te} leo.',
  ],
  glad: [
    'Felicitaciones: eso se celebra, y aquí también.',
    'Qué alegría leer eso.',
    'Eso merece contarse con detalles.',
    'Da gusto una noticia así.',
    'Qué bueno, de verdad.',
  ],
  plain: [
    'Lo leí entero, y hay algo ahí.',
    'Bien, eso es lo que hay hoy.',
    'Gracias por contarlo así, con lo concreto.',
    'Se ve la escena.',
    'Con eso ya se entiende un poco más.',
    'Es bastante para un día.',
  ],
};

/** The same, with a name or somebody of theirs in it: their own word, as it was written. */
export const WITH_ECHO: readonly Phrase[] = [
  'Leo lo de [echo] con cuidado.',
  'Se nota cuánto importa [echo].',
  'Lo de [echo] no es poca cosa.',
  'Eso con [echo] se queda dando vueltas.',
];
export const GLAD_ECHO: readonly Phrase[] = [
  'Qué alegría, y con [echo] en la escena.',
  'Eso se celebra, y más con [echo].',
];

/** One open question after it. */
export const OPEN_QUESTIONS: readonly Phrase[] = [
  '¿Qué pasó después?',
  '¿Cómo quedó la cosa?',
  '¿Qué parte vuelve más a la cabeza?',
  '¿Qué haría falta ahora: contarlo, una idea, unas palabras?',
  '¿Qué {te} gustaría que pasara con esto?',
  '¿Desde cuándo viene así?',
  '¿Quién más lo sabe?',
  '¿Qué fue lo peor de eso?',
  '¿Qué es lo próximo que toca hacer con eso?',
];
/** After a long story. */
export const LONG_QUESTIONS: readonly Phrase[] = [
  'De todo eso, ¿qué pide palabras primero?',
  '¿Con qué parte empezamos?',
  '¿Qué de todo eso pesa más a esta hora?',
  '¿Hay algo ahí que se quiera resolver, o basta con que se oiga?',
];
export const GLAD_QUESTIONS: readonly Phrase[] = [
  '¿Cómo fue el momento?',
  '¿Con quién se celebra?',
  '¿Qué fue lo mejor?',
  '¿Qué costó más para llegar ahí?',
];

/** Something is to be done this very minute: one thing for the body, where nobody notices. */
export const RIGHT_NOW: readonly { say: Phrase; breath: boolean }[] = [
  {
    say: 'Ahora mismo: las palmas contra la pared o una contra otra, con toda la fuerza, diez segundos, y soltar de golpe. Tres veces. Nadie lo nota y el temblor baja un escalón.',
    breath: false,
  },
  {
    say: 'Agua fría en las muñecas contando hasta veinte, o algo frío en la nuca. Después, los hombros abajo y la mandíbula floja.',
    breath: false,
  },
  {
    say: 'Los talones contra el piso, como si fueran a dejar marca, y nombrar en voz baja cinco cosas que se ven ahí. Al terminar, otra vuelta más lenta.',
    breath: false,
  },
  {
    say: 'Soltar el aire como por una pajilla, largo, seis veces. No hay que llenar nada, solo vaciar. El pulso lo sigue en un par de minutos.',
    breath: true,
  },
  {
    say: 'Los puños cerrados contando hasta cinco, y abrirlos dedo por dedo. Dos veces. Luego, una frase para volver a entrar: «Denme un segundo».',
    breath: false,
  },
];
export const ANOTHER_NOW = { id: 'way/now', label: 'Otra cosa para ahora' } as const;
export const EASED_A_BIT = { id: 'way/eased', label: 'Bajó un poco' } as const;
export const EASED_LINES: readonly Phrase[] = [
  'Un escalón menos ya deja volver a entrar. Si sube otra vez, lo mismo, y desde antes.',
  'Bien. El cuerpo ya sabe el camino de bajada, por si hace falta luego.',
];

/** Words are asked for: a first sentence at once, and the way to make it one's own. */
export interface SampleWords {
  /** Over the plain text; the first that fits. */
  asks: RegExp;
  flow: FlowId;
  say: readonly Phrase[];
}
export const SAMPLE_WORDS: readonly SampleWords[] = [
  {
    asks: /\b(?:pedir(?:le)? (?:perdon|disculpas)|(?:le|como) (?:pido|pide) (?:perdon|disculpas)|del perdon|perdoname|disculparme|le grite|la regue|reconcili\p{L}*|hacer las paces|me equivoque)\b/u,
    flow: 'repair',
    say: [
      'Para empezar, a su altura y sin explicaciones: «Lo que hice estuvo mal, y no fue culpa tuya. Perdóname». Un «perdón si te molestó» no sirve igual. ¿La ajustamos?',
      'Una corta: «Me equivoqué contigo y me importa arreglarlo. ¿Podemos hablar?». Y después, callar y esperar. ¿Cuál suena a {tu} voz?',
    ],
  },
  {
    asks: /\b(?:decir que no|un limite|que no puedo|no puedo (?:cubrir|ir|prestar)|deje de|que pare|a cada rato|me llama|las? llamadas?|una vez (?:en|al|por)|no quiero ir|siempre digo que si)\b/u,
    flow: 'boundary',
    say: [
      'Una corta, que no deja puerta a medio abrir: «Esta vez no puedo, y prefiero decírtelo hoy». Sin motivos: el primero que se da es el que se discute. ¿La hacemos {tuya}?',
      'Puede ser así: «Te quiero, y esto no lo voy a hacer. De lo demás hablamos cuando quieras». ¿Cuál se parece a cómo {hablas}?',
    ],
  },
  {
    asks: /\b(?:pedir(?:le)? (?:ayuda|un favor)|que me (?:ayude|ayuden|acompan\p{L}+|cuide)|echar una mano|pedir ayuda)\b/u,
    flow: 'ask-help',
    say: [
      'Pequeña y con hora, que se pueda contestar: «¿Tienes un rato el jueves? Me hace falta alguien que me escuche, sin arreglar nada». ¿A quién iría?',
    ],
  },
  {
    asks: /./u,
    flow: 'prepare-words',
    say: [
      'Para abrir: «Quiero contarte algo que me cuesta, y necesito que me oigas hasta el final». Lo siguiente es una sola frase con lo que pasa. ¿La armamos?',
      'Sin adornos: «No sé cómo decirlo bien, así que lo digo mal: esto me está pasando». ¿Con cuál seguimos?',
      'Por escrito también vale: «Prefiero ponértelo aquí para decirlo completo. Léelo con calma y hablamos». ¿Sirve de base?',
    ],
  },
];

/** A question without a written answer. */
export const NO_ANSWER: readonly Phrase[] = [
  'A esa pregunta no tengo respuesta escrita, y no quiero poner otra cosa en su lugar.',
  'Eso no lo sé contestar bien, y lo digo antes de irme por las ramas.',
  'Buena pregunta, y no hay respuesta mía para ella.',
];
export const AFTER_NO_ANSWER: readonly Phrase[] = [
  '¿Qué {te} dice a {ti} la intuición?',
  '¿Qué cambiaría saberlo?',
  '¿Quién podría saberlo de verdad?',
];

/** Before what follows once it was read wrongly. */
export const CORRECTED_FIRST: readonly Phrase[] = [
  'Perdón, iba por otro lado.',
  '{Tienes} razón, lo leí mal.',
  'Error mío, va de nuevo.',
  'No lo había leído bien.',
];

/** Somebody asks whether something may be told. */
export const MAY_TELL: readonly Phrase[] = [
  'Claro que sí, con todos los detalles que {quieras}.',
  'Por supuesto. {Te} leo.',
];
