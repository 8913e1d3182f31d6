/** Fetched with the notice. */
export const HISTORY_NOTICE_TEXTS = {
  loading: 'Abriendo la conversación…',
  loadFailed: 'No se pudo abrir la conversación. Sigue guardada; prueba otra vez en un momento.',
  gone: 'Esta conversación ya no está. Puedes empezar otra.',
  offlineHistory:
    'Lo que hablaste antes aparecerá cuando vuelva la conexión. Mientras tanto puedes escribir.',
} as const;
