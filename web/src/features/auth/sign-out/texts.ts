const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

interface Unsent {
  count: number;
  words: string;
}

export const SIGN_OUT_TEXTS = {
  signOut: 'Cerrar sesión',
  done: 'Sesión cerrada correctamente!',
  failed: 'Error al cerrar sesión',
  failedDetail:
    'Aquí ya no hay nada abierto, pero el servidor no respondió. La sesión vence por sí sola.',
  unsentTitle: 'Tienes algo sin enviar',
  unsent: (unsent: readonly Unsent[]) => {
    const count = unsent.reduce((sum, one) => sum + one.count, 0);
    const what = LIST.format(unsent.map(({ words }) => words));
    return count === 1
      ? `Hay una cosa que todavía no llegó a tu cuenta: ${what}.`
      : `Hay ${count} cosas que todavía no llegaron a tu cuenta: ${what}.`;
  },
  choice:
    'Si lo guardas, te espera en este dispositivo hasta que vuelvas a entrar, y quien lo use podría llegar a leerlo. Si lo borras, aquí no queda nada tuyo.',
  keep: 'Guardarlo y salir',
  erase: 'Borrarlo y salir',
  stay: 'Seguir aquí',
  eraseFailed: 'Algo tuyo no se pudo borrar de este dispositivo',
  eraseFailedDetail: 'Tu sesión está cerrada. Borra los datos de este sitio en tu navegador.',
} as const;
