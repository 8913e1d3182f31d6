/** What is said of a game before it is fetched. */
export const GAME_TEXTS = {
  breathing: {
    label: 'Respirar',
    title: 'Respirar con el río',
    skill: 'Bajar el ritmo del cuerpo con la respiración',
    minutes: '1 a 5 minutos',
    atHome: { title: 'Respirar', body: 'Un minuto, al ritmo del agua.' },
  },
  'emotion-detective': {
    label: 'Detective',
    title: 'Detective de emociones',
    skill: 'Encontrar la palabra justa para lo que se siente',
    minutes: '3 a 5 minutos',
  },
  'empathy-trainer': {
    label: 'Acompañar',
    title: 'Acompañar sin arreglar',
    skill: 'Imaginar qué siente alguien y elegir qué contestar',
    minutes: '3 a 5 minutos',
  },
  'crisis-navigator': {
    label: 'Navegar',
    title: 'Seis boyas',
    skill: 'Armar y ensayar tu plan de seguridad',
    minutes: '3 a 6 minutos',
  },
} as const;
