import type { Sheet } from '../sheet.ts';

/** For who lost somebody. */
export const SHEETS = {
  'grief-letter': {
    notFor:
      'Si hace muy poco, o si la muerte fue violenta, escríbela cerca de alguien. Puedes dejarla a medias.',
    blocks: [
      { kind: 'fields', fields: ['Para', 'Fecha'] },
      { kind: 'lines', title: 'Lo que ha pasado desde que no estás', count: 4 },
      {
        kind: 'lines',
        title: 'Lo que echo de menos, con detalle',
        hint: 'Una voz, una manía, un olor.',
        count: 4,
      },
      { kind: 'lines', title: 'Lo que no llegué a decirte, o lo que aún me enoja', count: 4 },
      { kind: 'lines', title: 'Lo que me llevo de ti', count: 3 },
      { kind: 'lines', title: 'Cómo quiero tenerte cerca', count: 2 },
    ],
  },
  'first-days': {
    notFor:
      'Si te quedas sin agua, sin comida o sin dormir varios días, o quieres morir también, pide ayuda hoy.',
    blocks: [
      {
        kind: 'text',
        text: 'Estos días la cabeza va lenta. Es normal. Deja que otra persona lleve esta hoja por ti.',
      },
      {
        kind: 'checks',
        title: 'Hoy',
        columns: 2,
        items: [
          'Agua, y algo de comer',
          'Avisar a quien duerme cerca',
          'Elegir a una persona que atienda llamadas',
          'Descansar, aunque no duermas',
          'Cuidar a niños y animales',
          'Tomar la medicación de siempre',
        ],
      },
      {
        kind: 'checks',
        title: 'Esta semana',
        columns: 2,
        items: [
          'Certificado y trámites del funeral',
          'Avisar en el trabajo o estudio',
          'Decir a los niños la verdad, con palabras simples',
          'Guardar los papeles en una carpeta',
          'Aceptar comida y ayuda con las compras',
          'Decidir quién se queda de noche',
        ],
      },
      {
        kind: 'checks',
        title: 'Puede esperar',
        columns: 2,
        items: [
          'La ropa y sus cosas',
          'Mudanzas y ventas',
          'Contestar todos los mensajes',
          'Herencias y cuentas no urgentes',
          'Estar bien',
          'Entenderlo',
        ],
      },
      {
        kind: 'table',
        title: 'Quién hace qué',
        columns: ['Persona', 'Teléfono', 'Se encarga de'],
        rows: 5,
        rowMm: 11,
      },
      {
        kind: 'lines',
        title: 'Lo que necesito que la gente sepa',
        hint: '«Vengan, y no me pregunten cómo estoy».',
        count: 2,
      },
    ],
  },
  'hard-dates': {
    notFor:
      'Si la fecha te da miedo por lo que podrías hacer, no la pases a solas. Prepara compañía ya.',
    blocks: [
      {
        kind: 'table',
        title: 'Fechas que pesan',
        columns: ['Fecha', 'Qué recuerda', 'Quiero compañía o calma'],
        rows: 5,
        rowMm: 11,
      },
      { kind: 'lines', title: 'La próxima: ¿cómo me imagino ese día?', count: 2 },
      {
        kind: 'checks',
        title: 'Ideas para ese día',
        columns: 2,
        items: [
          'Encender una vela',
          'Cocinar su plato',
          'Ir a un lugar suyo',
          'Contar una historia',
          'Escribirle unas líneas',
          'Hacer algo nuevo',
          'Trabajar como siempre',
          'No hacer nada',
        ],
      },
      {
        kind: 'boxes',
        heightMm: 40,
        boxes: [{ title: 'Plan A' }, { title: 'Plan B, si no puedo' }, { title: 'Quién lo sabe' }],
      },
      { kind: 'lines', title: 'Después: ¿qué ayudó, qué no repito?', count: 2 },
    ],
  },
} as const satisfies Record<string, Sheet>;
