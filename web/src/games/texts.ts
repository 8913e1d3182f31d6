/** What is said of a game before it is fetched. */
export const GAME_TEXTS = {
  breathing: {
    label: 'Respirar',
    title: 'Respirar con el río',
    skill: 'Bajar el ritmo del cuerpo',
    trains: 'Respirar despacio le dice al cuerpo que baje la guardia.',
    minutes: '1 a 5 minutos',
    atHome: { title: 'Respirar', body: 'Un minuto, al ritmo del agua.' },
  },
  'bubble-zen': {
    label: 'Burbujas',
    title: 'Burbujas con el aire',
    skill: 'Soltar el aire nota por nota',
    minutes: '2 a 3 minutos',
  },
  'thought-bubbles': {
    label: 'Pensamientos',
    title: 'Pensamientos en el río',
    skill: 'Mirar un pensamiento sin pelear con él',
    minutes: '3 a 5 minutos',
  },
  'present-catcher': {
    label: 'Aquí y ahora',
    title: 'Lo que está aquí',
    skill: 'Notar el presente y los viajes de la mente',
    minutes: '2 a 4 minutos',
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
    skill: 'Imaginar qué siente alguien y contestar',
    minutes: '3 a 5 minutos',
  },
  'crisis-navigator': {
    label: 'Navegar',
    title: 'Seis boyas',
    skill: 'Armar y ensayar tu plan de seguridad',
    minutes: '3 a 6 minutos',
  },
  'memory-wellness': {
    label: 'Parejas',
    title: 'Parejas de azulejos',
    skill: 'Recordar lo que ayuda, antes de que haga falta',
    minutes: '3 a 8 minutos',
  },
  'word-search-wellness': {
    label: 'Letras',
    title: 'Letras en la arena',
    skill: 'Buscar palabras y formar la que falta',
    minutes: '3 a 10 minutos',
  },
  'recognize-emotion': {
    label: 'Caras',
    title: 'Leer caras',
    skill: 'Ver qué mueve una cara, y qué no prueba',
    minutes: '2 a 4 minutos',
  },
  'mandala-coloring': {
    label: 'Colorear',
    title: 'Mandalas para colorear',
    skill: 'Un rato de manos y color',
    minutes: '2 a 15 minutos',
  },
  mandala: {
    label: 'Mandala',
    title: 'Mandala de luz',
    skill: 'Dibujar despacio, y quedártelo o soltarlo',
    minutes: '2 a 10 minutos',
  },
} as const;
