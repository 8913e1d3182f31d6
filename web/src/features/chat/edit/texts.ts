export const EDIT_TEXTS = {
  label: 'Tu mensaje',
  hint: 'Se abre otra conversación desde este punto. La que tienes se queda como está.',
  send: 'Enviar en otra conversación',
  cancel: 'Cancelar',
  offline: 'Hace falta conexión',
  unchanged: 'Cambia algo para enviarlo',
  failed: 'No se pudo abrir la otra conversación. Lo que escribiste sigue aquí.',
} as const;
