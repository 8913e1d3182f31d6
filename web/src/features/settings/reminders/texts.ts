export const REMINDER_TEXTS = {
  quiet:
    'Remanso no manda avisos al teléfono ni al correo para que vuelvas. Al correo llega solo lo que cuida tu cuenta, como entrar desde otro lugar.',
  title: 'Un recordatorio en tu calendario',
  lead: 'Si quieres uno, lo guarda tu propio calendario: suena a tu hora y se borra allí cuando quieras.',
  what: 'Para qué',
  kinds: {
    checkIn: 'Anotar cómo llego',
    breathe: 'Respirar un momento',
    diary: 'Escribir en el diario',
    pause: 'Una pausa',
  },
  days: 'Qué días',
  dayNames: { daily: 'Todos', weekdays: 'De lunes a viernes', weekend: 'Fin de semana' },
  time: 'A qué hora',
  noTime: 'Falta la hora.',
  discreet: 'Que no diga para qué es',
  discreetHint: 'En el calendario se lee solo «Un momento».',
  discreetTitle: 'Un momento',
  download: 'Descargar para mi calendario',
  done: 'Se descargó un archivo. Ábrelo y tu calendario te preguntará si lo añade.',
  fileName: 'un-momento.ics',
} as const;
