export const SIGN_OUT_TEXTS = {
  signOut: 'Cerrar sesión',
  done: 'Sesión cerrada correctamente!',
  failed: 'Error al cerrar sesión',
  failedDetail:
    'Aquí ya no hay nada abierto, pero el servidor no respondió. La sesión vence por sí sola.',
  unsentTitle: 'Tienes algo sin enviar',
  unsent:
    'Hay texto tuyo que todavía no sale de este dispositivo. Si lo guardas, te espera aquí hasta que vuelvas a entrar; quien use este dispositivo podría llegar a leerlo.',
  keep: 'Guardarlo y salir',
  discard: 'Borrarlo y salir',
  stay: 'Seguir aquí',
} as const;
