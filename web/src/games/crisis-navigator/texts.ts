import { LEVELS, type PartId } from './parts.ts';

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

export const BUOY_TEXTS: Record<PartId, { name: string; what: string }> = {
  signals: { name: 'Cómo lo noto', what: 'Lo que avisa de que se acerca' },
  self: { name: 'Por mi cuenta', what: 'Lo que hago sin llamar a nadie' },
  company: { name: 'Gente y lugares', what: 'Donde despejarme sin contar nada' },
  people: { name: 'A quién pido ayuda', what: 'Personas a las que les cuento lo que pasa' },
  professionals: { name: 'Profesionales y líneas', what: 'Consultas y números que responden' },
  surroundings: {
    name: 'Un lugar más seguro',
    what: 'Alejar lo que preocupa o dormir en otro sitio',
  },
};

export const NAVIGATOR_TEXTS = {
  check: '¿Cuánto malestar sientes ahora?',
  checkLead: 'Antes de salir. 0 es nada, 10 es lo más fuerte que has sentido.',
  checkName: (value: number) => `${value} de 10`,
  setOut: 'Zarpar',
  setOutWhy: 'Elige un número.',
  skip: 'Prefiero no decirlo',
  checkedBefore: (value: number) => `La vez anterior marcaste ${value}. Si cambió, marca otro.`,
  swell: (value: number) => `${value} de 10 ya es oleaje.`,
  swellAfterHigh: 'Hace un momento marcaste un número muy alto.',
  swellStories: 'Aquí se cuentan ratos duros de otra gente.',
  swellDoor: 'Puedes zarpar, o hoy solo mirar tu plan. También vale.',
  onlyPlan: 'Hoy solo mirar mi plan',
  setOutWith: (value: number) => `Saliste con ${value} de 10.`,
  setOutAfterHigh: 'Antes de salir marcaste un número muy alto.',
  ifStill: 'Si sigue así, no te quedes a solas con eso: busca a alguien ahora.',
  minePeople: 'En tu plan, a quién le pides ayuda:',
  high: 'Hoy el mar está muy fuerte',
  highBody:
    'El juego puede esperar. Lo que sirve ahora es compañía y ayuda de verdad, y está a un toque.',
  crisis: 'Ir a la ayuda',
  ownPlan: 'Abrir mi plan',
  correct: 'Quería marcar otro número',
  buoyOf: (number: number) => `Boya ${number} de 6`,
  onePerLine: 'Una idea por línea.',
  ideas: 'Ideas para empezar',
  addIdea: (idea: string) => `Añadir «${idea}»`,
  kept: 'Se guarda en tu plan de seguridad mientras escribes.',
  onward: 'Ir a la siguiente boya',
  toHarbour: 'Entrar al puerto',
  empty: 'Puedes dejarla para otro día: la boya te espera.',
  urgent: 'Esto que escribiste suena a peligro de ahora',
  urgentBody: 'Si es así, deja el barco aquí: tu texto queda guardado. Hay gente que atiende ya.',
  notUrgent: 'Son palabras de mi plan. Seguir',
  review: '¿Sigue sirviendo lo que dice aquí?',
  still: 'Sí, sigue sirviendo',
  edit: 'Cambiar algo',
  nothingHere: 'Esta boya está vacía todavía.',
  lastLooked: (days: number) =>
    days === 0
      ? 'Miraste tu plan hoy.'
      : `La última vez que miraste tu plan fue hace ${days} días.`,
  drillOf: (number: number, count: number) => `Historia ${number} de ${count}`,
  whichBuoy: (name: string) => `¿A qué boya va ${name}?`,
  back: 'Mirar otra boya',
  tried: 'Ya miraste aquí: hoy no alcanza',
  changed: (number: number, line: string | undefined) =>
    line === undefined
      ? `Cambiaste la boya ${number} de tu plan.`
      : `Cambiaste la boya ${number}: «${line}»`,
  cameFrom: (name: string) => `Fue con la historia de ${name}.`,
  litAlready: 'Boya 1, ya encendida',
  toBuoy: (number: number, name: string) => `Boya ${number}: ${name}`,
  how: '¿Qué le ayuda a dar ese paso?',
  mine: 'Y en tu plan, esa boya dice:',
  mineEmpty: 'En tu plan, esa boya está vacía todavía.',
  yours: '¿Y tú? ¿Qué le cambiarías a la tuya?',
  changeMine: 'Cambiar la mía',
  fillMine: 'Empezar la mía',
  doneMine: 'Así la dejo',
  next: 'Siguiente',
  findOf: (number: number, count: number) => `Necesidad ${number} de ${count}`,
  find: 'Primer toque: la boya. Segundo toque: la tarjeta.',
  notHere: (name: string, what: string) =>
    `En «${name}» vive esto: ${what.toLowerCase()}. Lo que busca está en otra.`,
  card: 'Elige la tarjeta que usarías',
  anyCard: 'Aquí iría tu tarjeta',
  found: (taps: number) =>
    taps === 2 ? 'En dos toques.' : `En ${taps} toques. La próxima vez ya sabes dónde está.`,
  takeTitle: 'Que el plan viaje contigo',
  takeLead:
    'Imprímelo, guárdalo o compártelo con alguien de confianza. Luego elige dónde va a vivir.',
  where: '¿Dónde lo vas a tener a mano?',
  takeWhy: 'Elige un lugar, aunque sea uno.',
  arrive: 'Entrar al puerto',
  noPlan: 'Aquí no se puede abrir tu plan. Lo tienes siempre en «Mi plan de seguridad».',
  linesOf: (country: string) => `Responden en ${country}`,
  country: 'País de las líneas',
  noCountry: 'Elige tu país',
  countryGuessed: 'Lo suponemos por la hora de tu dispositivo. Si no es tu país, cámbialo aquí.',
  countryUnknown: 'Elige tu país para ver las líneas de ahí.',
  anyHour: 'A cualquier hora',
  linesWho: 'Puedes llamar ahora o dejarla en tu plan.',
  someHours: 'Con horario, o sin confirmar',
  someHoursWho: 'No es seguro que contesten ahora. Puedes probar igual, o dejarla en tu plan.',
  noLine: (country: string) =>
    `En ${country} todavía no hay una línea que hayamos podido confirmar.`,
  emergency: 'Emergencias',
  worldLines: 'Buscar una línea en findahelpline.com',
  allLines: 'Ver todas las líneas',
  chat: 'Abrir el chat',
  addLine: 'Añadir a mi plan',
  addLineOf: (line: string) => `Añadir a mi plan «${line}»`,
  lineAdded: 'Está en tu plan',
  planNow: 'Así está tu plan',
  harbour: 'En puerto',
  harbourPlan: (filled: number) =>
    filled === 1 ? '1 de 6 boyas tiene algo tuyo.' : `${filled} de 6 boyas tienen algo tuyo.`,
  harbourOther: 'Lo que se ensaya en calma se encuentra antes cuando hay oleaje.',
  moor: 'Amarrar el barco',
} as const;

/** Where the plan may live, and what somebody who put it there can say. */
export const PLACES_TO_KEEP: readonly { id: string; label: string; ifLost: string }[] = [
  {
    id: 'photo',
    label: 'Una foto en el teléfono',
    ifLost: 'Si no sé por dónde empezar, abro la foto de mi plan.',
  },
  {
    id: 'wallet',
    label: 'En la cartera',
    ifLost: 'Si no encuentro el teléfono, hay una copia en la cartera.',
  },
  {
    id: 'wardrobe',
    label: 'Dentro del ropero',
    ifLost: 'Si no encuentro el teléfono, hay una copia en el ropero.',
  },
  {
    id: 'person',
    label: 'Con alguien de confianza',
    ifLost: 'Si no encuentro mi plan, le pido la copia a quien la guarda.',
  },
  {
    id: 'table',
    label: 'En la mesa de noche',
    ifLost: 'Si no encuentro el teléfono, hay una copia en la mesa de noche.',
  },
];

interface Done {
  /** Buoys that hold something. */
  filled: number;
  /** Stories or needs. */
  done: number;
  /** Whose stories they were. */
  names: readonly string[];
}

export function outcomeText(level: number, { filled, done, names }: Done): string {
  if (level === LEVELS.build) return NAVIGATOR_TEXTS.harbourPlan(filled);
  if (level === LEVELS.review) return `Plan repasado: ${NAVIGATOR_TEXTS.harbourPlan(filled)}`;
  if (level === LEVELS.take) return 'Tu plan ya tiene un sitio donde vivir.';
  return level === LEVELS.rehearse
    ? `Ensayaste con ${LIST.format(names)}, con tu plan a mano.`
    : `Encontraste ${done} tarjetas en la carta.`;
}
