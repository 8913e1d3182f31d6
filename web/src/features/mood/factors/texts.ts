import type { FactorKind, UsualFactorId } from '#domain/mood/factors/factors.ts';

interface FactorWords {
  name: string;
  /** Within a sentence: "los días con más ...". */
  inSentence: string;
  unit?: string;
  hint?: string;
}

export const USUAL_FACTOR_TEXTS: Record<UsualFactorId, FactorWords> = {
  sleep: { name: 'Sueño', inSentence: 'sueño', unit: 'horas' },
  movement: { name: 'Movimiento', inSentence: 'movimiento', unit: 'minutos' },
  company: { name: 'Compañía', inSentence: 'compañía' },
  outdoors: { name: 'Aire libre', inSentence: 'aire libre' },
  screens: { name: 'Pantallas', inSentence: 'pantallas' },
  coffee: { name: 'Café', inSentence: 'café', unit: 'tazas' },
  alcohol: { name: 'Alcohol', inSentence: 'alcohol', unit: 'copas' },
  workload: { name: 'Carga de trabajo o estudio', inSentence: 'carga de trabajo o estudio' },
  meals: { name: 'Comidas', inSentence: 'comidas', unit: 'al día' },
  period: { name: 'Menstruación', inSentence: 'menstruación' },
  medication: {
    name: 'Medicación tomada',
    inSentence: 'medicación tomada',
    hint: 'Una nota solo para ti. Aquí nadie aconseja sobre ella.',
  },
  pain: { name: 'Dolor', inSentence: 'dolor' },
  headache: { name: 'Dolor de cabeza', inSentence: 'dolor de cabeza' },
  stomach: { name: 'Estómago revuelto', inSentence: 'estómago revuelto' },
  palpitations: { name: 'Palpitaciones', inSentence: 'palpitaciones' },
  'muscle-tension': { name: 'Tensión en el cuerpo', inSentence: 'tensión en el cuerpo' },
  appetite: { name: 'Apetito', inSentence: 'apetito' },
};

export const KIND_TEXTS: Record<FactorKind, string> = {
  yes_no: 'Sí o no',
  scale: 'De nada a mucho',
  amount: 'Una cantidad',
};

export const SCALE_TEXTS = ['nada', 'poco', 'algo', 'bastante', 'mucho'] as const;

export const FACTORS_TEXTS = {
  title: 'Factores de tus días',
  lead: 'Lo que acompaña a tus días. Anota solo lo que te sirva: un día sin anotar no dice nada.',
  day: 'Día',
  today: 'Hoy',
  yesterday: 'Ayer',
  earlier: 'Día anterior',
  later: 'Día siguiente',
  starters: 'Para empezar',
  more: 'Ver más factores',
  moreTitle: 'Del día',
  bodyTitle: 'El cuerpo',
  ownTitle: 'Propios',
  ownLead: 'Algo que solo tú sabes que cuenta.',
  yes: 'sí',
  no: 'no',
  less: (name: string) => `Menos: ${name}`,
  plus: (name: string) => `Más: ${name}`,
  clear: (name: string) => `Borrar: ${name}`,
  noRecord: 'sin registro',
  add: 'Añadir un factor propio',
  name: 'Qué es',
  nameMissing: 'Falta decir qué es.',
  kind: 'Cómo se anota',
  unit: 'En qué se cuenta',
  unitHint: 'Por ejemplo: vasos, páginas, minutos.',
  save: 'Añadir',
  cancel: 'Cancelar',
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar: ${name}`,
  removeTitle: (name: string) => `¿Quitar «${name}»?`,
  removeLead: 'Se borran también los días que anotaste con él.',
  keep: 'Dejarlo',
  offline: 'Lo que anotes ahora queda en este dispositivo y se envía cuando vuelva la conexión.',
  error: 'No se pudo traer lo que ya anotaste. Lo que anotes ahora se guarda igual.',
  loading: 'Buscando tus factores...',
  waiting: 'Pendiente de enviar.',
  refused: 'Algo de esto no se pudo guardar en tu cuenta. Sigue en este dispositivo.',
  charts: 'Ver qué acompaña a tus días',
  inCheckIn: 'Factores de este día',
} as const;
