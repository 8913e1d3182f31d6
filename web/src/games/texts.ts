/** What is said of a game before it is fetched. */
export const GAME_TEXTS = {
  breathing: {
    title: 'Respirar con el río',
    skill: 'Bajar el ritmo del cuerpo con la respiración',
    minutes: '1 a 5 minutos',
  },
} as const;
