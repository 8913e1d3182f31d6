/** What is said of a game before it is fetched. */
export const GAME_TEXTS = {
  breathing: {
    label: 'Respirar',
    title: 'Respirar con el río',
    skill: 'Bajar el ritmo del cuerpo con la respiración',
    minutes: '1 a 5 minutos',
    atHome: { title: 'Respirar', body: 'Un minuto, al ritmo del agua.' },
  },
  'bubble-zen': {
    label: 'Burbujas',
    title: 'Burbujas con el aire',
    skill: 'Alargar la salida de aire, nota por nota',
    minutes: '2 a 3 minutos',
  },
} as const;
