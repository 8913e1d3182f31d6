import { unbroken } from '#domain/crisis-lines/crisis-line.ts';

export const PLAN_TEXTS = {
  title: 'Mi plan de seguridad',
  lead: 'Lo que te sirve a ti cuando todo se pone difícil, escrito por ti en un momento más tranquilo. Se abre sin conexión.',
  modes: { label: 'Qué hacer con el plan', read: 'Leer', write: 'Escribir' },
  partTitle: (number: number, title: string) => `${number}. ${title}`,
  onePerLine: 'Una idea por línea.',
  ideas: (part: string) => `Ideas para empezar: ${part}`,
  addIdea: (idea: string) => `Añadir «${idea}»`,
  nothingYet: 'Todavía vacío.',
  fill: 'Escribir esta parte',
  call: (number: string) => `Llamar al ${unbroken(number)}`,
  lineOf: (country: string) => `Línea de ${country}`,
  allLines: 'Líneas de ayuda por país',
  people: 'De tu plan',
  moment: 'Ir paso a paso ahora',
  status: {
    device: 'Guardado en este dispositivo.',
    saving: 'Guardado aquí. Enviando a tu cuenta...',
    waiting: 'Guardado aquí. Irá a tu cuenta cuando vuelva la conexión.',
    refused: 'Guardado aquí. Tu cuenta no lo aceptó; prueba a entrar de nuevo.',
    saved: 'Guardado aquí y en tu cuenta.',
  },
  statusEmpty: {
    device: 'En este dispositivo no hay nada escrito.',
    saving: 'Buscando tu plan en tu cuenta...',
    waiting: 'Sin conexión. Si tu cuenta tiene un plan, aparecerá aquí cuando vuelva.',
    refused: 'Tu cuenta no respondió. Prueba a entrar de nuevo para ver tu plan.',
    saved: 'Todavía no hay nada escrito, ni aquí ni en tu cuenta.',
  },
  where: {
    emptyTitle: 'En este dispositivo no hay ningún plan',
    hereTitle: 'Tu plan está en este dispositivo',
    accountTitle: 'Este es el plan de tu cuenta',
    here: 'Lo que escribas se queda aquí y se abre sin entrar. Quien use este dispositivo podría leerlo.',
    ofAccount:
      'Elegiste que se abra aquí sin entrar. Lo que cambies irá a tu cuenta cuando vuelvas a entrar.',
    account: '¿Lo escribiste con tu cuenta? Sigue en ella.',
    signIn: 'Entrar y ver mi plan',
  },
  earlier: {
    title: 'Otro de tus dispositivos había escrito esto:',
    add: 'Juntar las dos',
    drop: 'Dejarlo ir',
  },
  fresh: {
    body: (days: number) =>
      `Hace ${days} días que no lo miras. Las personas y los teléfonos cambian: ¿sigue sirviendo?`,
    yes: 'Sí, sigue sirviendo',
    review: 'Revisarlo',
    thanks: 'Anotado. Volveremos a preguntar en un mes.',
  },
  adopt: {
    body: 'En este dispositivo hay un plan escrito sin entrar. ¿Es tuyo? Lo sumamos al de tu cuenta sin borrar nada.',
    yes: 'Sí, es mío',
    no: 'No, dejarlo',
  },
  shown: {
    label: 'Abrir mi plan en este dispositivo aunque no haya entrado',
    hint: 'Quien use este dispositivo podría leerlo.',
  },
  take: {
    title: 'Llevarlo contigo',
    card: 'Imprimir tarjeta de cartera',
    sheet: 'Imprimir hoja o guardar PDF',
    howTo:
      'Para el PDF, elige «Guardar como PDF» en la ventana de impresión. En iPhone, abre la vista previa con dos dedos y compártela.',
    share: 'Compartir',
    shareHint: 'Con alguien de confianza, por la aplicación que tú elijas.',
    copied: 'Plan copiado. Pégalo donde quieras.',
    notCopied: 'No se pudo copiar. Prueba a imprimirlo.',
    empty: 'Escribe al menos una parte.',
  },
  clear: {
    action: 'Vaciar el plan',
    title: 'Vaciar el plan',
    body: 'Se vacían las seis partes, aquí y en tu cuenta. Puedes deshacerlo desde el aviso.',
    confirm: 'Vaciar',
    cancel: 'Cancelar',
    done: 'Plan vacío.',
    undo: 'Deshacer',
  },
  noScript:
    'Sin JavaScript, lo que escribas aquí no se guarda: imprime la página y rellénala a mano.',
  credit:
    'El método es la planificación de seguridad de Barbara Stanley y Gregory K. Brown. Las palabras de esta página son nuestras. Si puedes, escríbelo con una persona que te atienda o en quien confíes.',
  printedOn: (day: string) => `Escrito por mí. Impreso el ${day}.`,
  emergency: 'Si hay peligro ahora: llama al número de emergencias de donde estés.',
} as const;

const DAY = new Intl.DateTimeFormat('es', { dateStyle: 'long' });

export function dayText(at: Date): string {
  return DAY.format(at);
}
