const DAY = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', timeZone: 'UTC' });

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`);

export const CARE_TEXTS = {
  weeks: 'Tus últimas cuatro semanas',
  /** What the picture shows, for who does not see it. */
  picture: (cared: number, rested: number) =>
    rested === 0
      ? `En las últimas cuatro semanas: ${days(cared)} de cuidado.`
      : `En las últimas cuatro semanas: ${days(cared)} de cuidado y ${days(rested)} de descanso.`,
  legend: { cared: 'cuidado', rested: 'descanso' },
  rest: {
    title: '¿Hoy toca descansar?',
    body: 'Descansar también es cuidarte. Tus días seguidos se quedan donde están y te esperan.',
    today: 'Hoy descanso',
    longer: 'O un poco más:',
    spans: { 2: 'hasta mañana', 3: 'tres días', 7: 'una semana' },
    restingTitle: 'Hoy es día de descanso',
    restingBody: 'No hay nada que hacer. Si te apetece pasar, también está bien.',
    /** @param day yyyy-mm-dd */
    until: (day: string) =>
      `Descansas hasta el ${DAY.format(new Date(`${day}T12:00:00Z`))}. Si te apetece pasar, también está bien.`,
    end: 'Terminar el descanso',
    waiting: 'Pendiente de enviar.',
    refused: {
      title: 'Ese descanso no se pudo guardar',
      description: 'El día queda muy lejos de hoy. Mira si la fecha de este dispositivo está bien.',
    },
  },
} as const;
