export const AMBIENT_TEXTS = {
  title: 'Sonidos',
  lead: 'Lluvia, mar, fuego, un corazón tranquilo. Siguen sonando por toda la app y con la pantalla apagada.',
  ownMix: 'Tu mezcla',
  nothingTitle: 'Todavía no suena nada',
  nothingLead: 'Elige una mezcla o enciende un sonido.',
  play: 'Escuchar',
  pause: 'Pausar',
  starting: 'Empezando…',
  interrupted: 'El sonido está en pausa: el teléfono lo necesitó para otra cosa.',
  goOn: 'Seguir',
  failed:
    'Este navegador no puede producir sonido, o el dispositivo no tiene salida de audio. Prueba a recargar la página o a abrirla en otro navegador.',
  retry: 'Volver a intentar',
  muted: 'No se oye nada porque el sonido está apagado en tus ajustes.',
  settings: 'Abrir Ajustes',
  heard: 'Lo que se oye',
  volume: 'Volumen',
  space: 'La barra espaciadora también pausa y sigue.',
  clear: 'Apagar todos',
  mixes: 'Mezclas de la casa',
  sounds: 'Los sonidos',
  soundsLead: 'Enciende los que quieras. Cada uno se puede afinar.',
  level: 'Cuánto suena',
  levelOf: (title: string) => `${title}: cuánto suena`,
  parameterOf: (title: string, label: string) => `${title}: ${label}`,
  tune: 'Afinar',
  tuneOf: (title: string) => `Afinar: ${title}`,
  percent: (share: number) => `${Math.round(share * 100)} %`,
  between: (share: number, low: string, high: string) =>
    share < 0.2 ? low : share > 0.8 ? high : `entre ${low} y ${high}, ${Math.round(share * 100)} %`,
} as const;

export const TIMER_TEXTS = {
  title: 'Apagar solo',
  none: 'Nunca',
  minutes: (minutes: number) => `${minutes} min`,
  spoken: (minutes: number) => `en ${minutes} minutos`,
  lead: (minutes: number) =>
    `Se apaga en ${minutes} minutos. El sonido baja poco a poco durante los últimos ${Math.max(2, Math.round(Math.min(minutes / 3, 10)))} minutos.`,
  left: (time: string) => `Se apaga en ${time}.`,
} as const;

export const SAVED_TEXTS = {
  title: 'Tus mezclas',
  empty: 'Cuando una mezcla te guste, guárdala y la tendrás aquí.',
  save: 'Guardar esta mezcla',
  saveTitle: 'Guardar esta mezcla',
  name: '¿Cómo se llama?',
  nameHint: 'Por ejemplo, para qué momento es.',
  nameMissing: 'Ponle un nombre para encontrarla luego.',
  cancel: 'Cancelar',
  confirm: 'Guardar',
  saved: (name: string) => `«${name}» está guardada.`,
  rename: 'Cambiar el nombre',
  renameTitle: 'Cambiar el nombre',
  renameOf: (name: string) => `Cambiar el nombre de «${name}»`,
  update: 'Guardar los cambios',
  updateOf: (name: string) => `Guardar los cambios en «${name}»`,
  updated: (name: string) => `«${name}» suena ahora así.`,
  remove: 'Borrar',
  removeOf: (name: string) => `Borrar «${name}»`,
  removed: (name: string) => `«${name}» se borró.`,
  undo: 'Deshacer',
  waiting: 'pendiente de enviar',
  refused: 'No se pudo guardar en tu cuenta.',
  discard: 'Quitar',
  loading: 'Buscando tus mezclas…',
  failed: 'No se pudieron leer tus mezclas. Las de la casa suenan igual.',
  retry: 'Volver a intentar',
  download: 'Descargar mis mezclas',
  fileName: 'sonidos',
} as const;

export const BAR_TEXTS = {
  label: 'Lo que suena',
  play: 'Seguir escuchando',
  pause: 'Pausar el sonido',
  stop: 'Apagar el sonido',
  left: (time: string) => `Se apaga en ${time}`,
  interrupted: 'En pausa: el teléfono usó el sonido para otra cosa.',
  failed: 'Este dispositivo no puede sonar ahora.',
  muted: 'El sonido está apagado en Ajustes.',
} as const;

/** Minutes and seconds, `4:07`. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
