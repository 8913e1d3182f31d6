const DAY = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' });
const WITH_YEAR = new Intl.DateTimeFormat('es', { dateStyle: 'long' });

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const LEDGER_TEXTS = {
  title: 'De dónde vienen tus fichas',
  lead: 'Cada ficha recuerda algo que hiciste por ti. Ninguna se pierde por no venir.',
  loading: 'Buscando tus fichas...',
  failed: 'La lista no se pudo cargar. Tus fichas siguen guardadas.',
  retry: 'Reintentar',
  empty: 'Aquí verás la primera cuando llegue.',
  /** Without a name: what is older than its game, or was taken out. */
  reasons: {
    welcome: 'Tu primer día aquí',
    daily_login: 'Pasaste a verte',
    level_up: 'Llegaste a otro nivel',
    game: 'Un juego hasta el final',
    tool: 'Una herramienta hasta el final',
    lesson: 'Una lección recordada',
    check_in: 'Dijiste cómo llegabas',
    diary: 'Escribiste en tu diario',
    keepsake: 'Te llevaste algo de una charla',
    challenge: 'Un pequeño acto por ti',
    store: 'Algo de la tienda',
    refund: 'Algo que devolviste a la tienda',
    other: 'Algo que hiciste por ti',
  },
  givenBack: (piece: string) => `Devuelto: ${piece}`,
  amount: (tokens: number) => (tokens > 0 ? `+${tokens}` : `−${-tokens}`),
  spoken: (tokens: number) => {
    const count = Math.abs(tokens) === 1 ? '1 ficha' : `${Math.abs(tokens)} fichas`;
    return tokens > 0 ? `Llegó: ${count}` : `Se fue: ${count}`;
  },
  day: (day: Date, now: Date) =>
    capital((day.getFullYear() === now.getFullYear() ? DAY : WITH_YEAR).format(day)),
} as const;
