/** What is said of a game before it is fetched. */
export const GAME_TEXTS = {
  breathing: {
    label: 'Respirar',
    title: 'Respirar con el río',
    skill: 'Bajar el ritmo del cuerpo con la respiración',
    trains:
      'Respirar despacio, con la salida de aire sin prisa. Le dice al cuerpo que puede bajar la guardia.',
    minutes: '1 a 5 minutos',
    atHome: { title: 'Respirar', body: 'Un minuto, al ritmo del agua.' },
  },
} as const;
