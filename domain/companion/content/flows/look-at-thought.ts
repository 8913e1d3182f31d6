import type { Flow } from './flow.ts';

export const LOOK_AT_THOUGHT: Flow = {
  id: 'look-at-thought',
  name: 'Mirar un pensamiento',
  about:
    'Poner enfrente una idea que insiste y ver qué tiene de hecho y qué de miedo. Cinco minutos.',
  minutes: 5,
  says: [
    'no me puedo sacar una idea de la cabeza',
    'estoy convencida de que me van a echar',
    'seguro piensan que soy rara',
    'me hago mil películas',
    'y si sale todo mal',
    'no me contestó y ya creo que me odia',
    'le doy vueltas y vueltas a lo mismo',
    'me monto unas películas en la cabeza tremendas',
    'pienso que voy a fracasar haga lo que haga',
    'mi jefa me miró raro y llevo toda la tarde pensando que es por mí',
    'sobrepienso todo',
  ],
  cues: [
    'me (hago|monto|armo) (mil|unas|cada)? (pelicula|peliculas)',
    'no me (saco|puedo sacar|quito) ..2 de la cabeza',
  ],
  offer: '¿Ponemos esa idea enfrente un momento, para ver qué tiene de hecho y qué de miedo?',
  steps: [
    {
      id: 'thought',
      say: [
        'Por dentro un pensamiento da vueltas; escrito se queda quieto y se le ve el tamaño. ¿Qué dice, en una sola frase?',
      ],
      slot: 'idea',
      chips: [
        { label: 'Va a salir mal', says: ['todo va a salir mal', 'voy a fracasar'] },
        { label: 'Piensan mal de mí', says: ['me van a juzgar', 'creen que soy rara', 'me odian'] },
        { label: 'Fue mi culpa', says: ['es culpa mía'] },
        { label: 'Me van a dejar', says: ['me va a dejar', 'se va a ir', 'me van a echar'] },
      ],
      unsure:
        'Cuando empieza con «¿y si…?», se puede escribir el final que la cabeza ya da por hecho. ¿Cuál es?',
    },
    {
      id: 'sure',
      say: [
        'Ahora con un marco alrededor: estoy pensando que «[idea]». ¿Cuánto de cierto tiene hoy, a ojo?',
        'Ahora con un marco alrededor: «estoy pensando que…», y la frase detrás. ¿Cuánto de cierto tiene hoy, a ojo?',
      ],
      slot: 'certeza',
      chips: [
        {
          label: 'Segurísimo, cien',
          says: ['cien', 'es verdad', 'totalmente'],
          value: 'cien de cien',
        },
        {
          label: 'Más bien sí',
          says: ['setenta', 'bastante', 'creo que sí'],
          value: 'unos setenta de cien',
        },
        {
          label: 'Mitad y mitad',
          says: ['cincuenta', 'no sé', 'puede ser'],
          value: 'mitad y mitad',
        },
        {
          label: 'Poco, pero asusta',
          says: ['poco', 'casi nada'],
          value: 'poco, pero asusta',
          say: 'Eso ya es un dato: lo que asusta y lo probable no siempre van en el mismo auto.',
        },
      ],
      unsure: 'Como si hubiera que apostar una cena a que es cierto. ¿Se apuesta o no?',
    },
    {
      id: 'camera',
      say: [
        'Una cámara de seguridad graba sin opinar: solo lo que alguien hizo o dijo. ¿Qué grabó aquí?',
      ],
      slot: 'hecho',
      chips: [
        {
          label: 'Un silencio o un visto',
          says: ['no me contestó', 'me dejó en visto'],
          value: 'un mensaje sin respuesta',
          say: 'Un silencio es una hoja en blanco, y de noche la cabeza la escribe con letra fea.',
        },
        {
          label: 'Una cara o un tono',
          says: ['me miró raro', 'me habló mal'],
          value: 'una cara o un tono',
          say: 'La cámara ve la cara. El motivo de esa cara no sale en la grabación.',
        },
        {
          label: 'Algo que sí pasó',
          says: ['un error', 'me lo dijo'],
          value: 'algo que sí pasó',
          say: 'Entonces hay un hecho, y los hechos tienen borde. La historia de alrededor no.',
        },
        {
          label: 'Nada todavía',
          says: ['nada', 'no ha pasado nada'],
          value: 'nada todavía',
          say: 'Todo lo filmado hasta ahora ocurrió en la imaginación, con muy buen presupuesto.',
        },
      ],
      unsure: 'Quitando las palabras «seguro», «siempre» y «porque», ¿qué queda?',
    },
    {
      id: 'other',
      say: [
        'Lo grabado: «[hecho]». Con esas mismas imágenes, ¿qué otra historia podría contar alguien que {te} quiere y no anda con miedo?',
        'Con esas mismas imágenes, ¿qué otra historia podría contar alguien que {te} quiere y no anda con miedo?',
      ],
      slot: 'otra',
      chips: [
        {
          label: 'Que el asunto era suyo',
          says: ['tuvo un mal día', 'no era por mí', 'estaba en otra cosa'],
          value: 'lo que vi tenía que ver con su día, no conmigo',
        },
        {
          label: 'Que falta información',
          says: ['no se sabe', 'hay que esperar'],
          value: 'todavía falta información',
        },
        {
          label: 'Que podría con eso',
          says: ['lo resolvería', 'ya pasé por peores'],
          value: 'si pasa, veré qué hacer, como otras veces',
        },
        {
          label: 'No veo otra',
          says: ['ninguna', 'no hay otra'],
          value: 'hoy no veo otra',
          say: 'Hoy no. Mañana se vuelve a mirar la misma cinta.',
        },
      ],
      unsure: 'No tiene que ser la buena, solo otra que también cuadre. ¿Cuál sería?',
    },
    {
      id: 'do',
      say: [
        'La idea puede viajar en el asiento de atrás; el volante es otra cosa. Con ella ahí atrás, ¿qué {harías} en la próxima hora?',
      ],
      slot: 'paso',
      chips: [
        { label: 'Preguntar en vez de adivinar', says: ['preguntarle', 'hablarlo'] },
        { label: 'Seguir con lo de hoy', says: ['trabajar', 'mis cosas', 'cocinar'] },
        { label: 'Descansar', says: ['dormir', 'acostarme'] },
      ],
      unsure: 'Algo que se haría igual si esa idea no hubiera venido. ¿Qué tocaba?',
    },
  ],
  card: {
    title: 'Un pensamiento, de frente',
    lines: [
      'Estoy pensando que: [idea]',
      'Me lo creo: [certeza]',
      'Lo que grabó la cámara: [hecho]',
      'Otra historia posible: [otra]',
      'Lo que hago mientras: [paso]',
    ],
  },
  close: [
    'No hay que ganarle la discusión a esa idea. Ya tiene su papel, y la próxima hora también: «[paso]»',
    'No hay que ganarle la discusión a esa idea. Ya tiene su papel y no necesita dar más vueltas.',
  ],
};
