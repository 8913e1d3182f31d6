import type { EntryKind } from '#domain/search/entry.ts';
import { COMPANION } from '#domain/product.ts';

export const SEARCH_TEXTS = {
  title: 'Buscar',
  lead: 'Escríbelo como te salga. Lo que pongas aquí no sale de tu aparato ni se guarda.',
  label: 'Qué necesitas o qué te pasa',
  hint: 'Como «no puedo dormir»',
  clear: 'Borrar lo escrito',
  starters: 'Para empezar por algo',
  /** Each is typed into the field by one touch. */
  starterWords: [
    'no puedo dormir',
    'ansiedad',
    'todo me cuesta',
    'extraño a alguien',
    'una pelea',
    'cabeza acelerada',
    'soledad',
    'poner límites',
  ],
  slash: 'Abrir la búsqueda con la tecla /',
  preparing: 'Preparando la búsqueda…',
  failed: 'No se pudo preparar la búsqueda. Puede ser la conexión.',
  retry: 'Reintentar',
  found: (count: number) =>
    count === 0 ? 'No hay resultados.' : count === 1 ? '1 resultado' : `${count} resultados`,
  guessed: (count: number) =>
    count === 0 ? 'No hay resultados.' : `Nada igual. ${count} que se parecen.`,
  help: 'Primero, por si lo necesitas',
  nearest: 'Lo más cercano',
  more: (count: number) => `Ver ${count} más`,
  because: (typed: string) => `Porque escribiste «${typed}»`,
  nothingTitle: 'Con esas palabras no encuentro nada',
  nothingLead: `Prueba con otras, más cortas. O cuéntaselo a ${COMPANION} como te salga: para eso está.`,
  guessLead: `Con esas palabras no encuentro nada. Esto es lo que más se parece. También puedes contárselo a ${COMPANION}.`,
  otherwise: '¿Es más largo de contar?',
  talk: `Hablar con ${COMPANION}`,
  kinds: {
    tool: { one: 'Herramienta', many: 'Herramientas' },
    lesson: { one: 'Lección', many: 'Lecciones' },
    game: { one: 'Juego', many: 'Juegos' },
    sheet: { one: 'Hoja para imprimir', many: 'Hojas para imprimir' },
    answer: { one: `Respuesta de ${COMPANION}`, many: `Respuestas de ${COMPANION}` },
    flow: { one: `Con ${COMPANION}, paso a paso`, many: `Con ${COMPANION}, paso a paso` },
    sound: { one: 'Sonido', many: 'Sonidos' },
    challenge: { one: 'Reto', many: 'Retos' },
    line: { one: 'Línea de ayuda', many: 'Líneas de ayuda' },
    service: { one: 'Dónde pedir atención', many: 'Dónde pedir atención' },
    work: { one: 'Libro o película', many: 'Libros y películas' },
    place: { one: 'Sección', many: 'Secciones' },
  } satisfies Record<EntryKind, { one: string; many: string }>,
} as const;
