import { felt, type Vignette } from '../vignette.ts';

/** Age or culture lies between both: the first guess is often one's own life. */
export const GAPS: readonly Vignette[] = [
  {
    id: 'hernan',
    level: 4,
    name: 'Don Hernán',
    bond: 'Tu abuelo, en Bogotá. Tiene 83 años.',
    setting:
      'Almuerzo del domingo. Tus tíos acaban de quitarle las llaves del carro «por su bien».',
    backdrop: 'kitchen',
    look: {
      skin: 'olive',
      hair: 'short',
      tone: 'grey',
      age: 'older',
      build: 'slim',
      top: 'river',
      extra: 'glasses',
    },
    mood: 'closed',
    beats: [
      {
        line: 'Déjelo así. Ya decidieron. Yo estoy viejo y los viejos no manejan.',
        felt: {
          cell: felt(1, 5),
          word: 'humillación',
          others: ['tristeza', 'enojo', 'impotencia'],
          inside:
            'No fueron las llaves. Fue que lo decidieron delante de mí, como se decide sobre un mueble.',
        },
        replies: {
          validate: {
            say: 'Lo decidieron sin preguntarle, y con usted ahí sentado.',
            after: 'Ahí sentado, con la cuchara en la mano. Gracias por haberlo visto.',
            note: 'Dijiste lo que pasó en esa mesa. Nadie más lo había dicho.',
          },
          ask: {
            say: 'Abuelo, ¿qué fue lo que más le molestó?',
            after: 'El tonito. Ese tonito con que uno le habla a los niños.',
            note: 'Preguntaste qué le molestó, y no eran las llaves.',
          },
          advise: {
            say: 'Ahora hay aplicaciones, yo se la instalo y lo llevan a todas partes.',
            after: 'Instale, instale. Deje por ahí.',
            note: 'Fue otra cosa más que se decide por él.',
          },
          minimise: {
            say: 'Mejor, abuelo, que el tráfico está terrible.',
            after: 'Terrible. Páseme la sal.',
            note: 'Le diste la razón a la mesa. Él pidió la sal.',
          },
          'take-over': {
            say: 'A mí también me quitaron el carro cuando choqué, y sobreviví.',
            after: 'Usted tenía diecinueve. Le quedaba otro.',
            note: 'Te comparaste con él. A ti te quedaba otro carro por delante.',
          },
        },
      },
      {
        line: 'Con ese carro llevé a su abuela a todas las quimioterapias. Cuarenta y dos idas. Nunca llegamos tarde.',
        shut: {
          line: 'Que se lo lleven. Su abuela ya no lo necesita para ir al hospital.',
          felt: {
            cell: felt(2, 3),
            word: 'añoranza',
            others: ['desánimo', 'resentimiento', 'tristeza'],
            inside: 'Hablé como si me diera igual. Su silla sigue corrida para adelante.',
          },
        },
        felt: {
          cell: felt(2, 4),
          word: 'añoranza',
          others: ['tristeza', 'orgullo', 'ternura'],
          inside: 'Su silla todavía está corrida para adelante. No he dejado que nadie la mueva.',
        },
        replies: {
          validate: {
            say: 'Entonces ahí no hay solo un carro. Ahí iba con ella.',
            after:
              'Ahí iba con ella. Cantaba en los semáforos, para que no me diera rabia el trancón.',
            note: 'Viste quién iba en ese carro.',
          },
          ask: {
            say: '¿De qué hablaban en esos viajes?',
            after: 'De nada, de los avisos. Ella los leía en voz alta, todos.',
            note: 'Preguntaste por los viajes: fuiste a donde él está.',
          },
          advise: {
            say: 'Véndalo y con eso se da un gusto.',
            after: '¿Un gusto? Bueno. Vamos a ver.',
            note: 'Le pusiste precio, y él hablaba de ella.',
          },
          minimise: {
            say: 'Los recuerdos se llevan en el corazón, no en un carro.',
            after: 'Eso dice la gente que todavía maneja.',
            note: 'La frase es bonita. Le quita el carro por segunda vez.',
          },
          'take-over': {
            say: 'Yo la extraño muchísimo, no puedo ni pasar por su cuarto.',
            after: 'Venga. Venga acá.',
            note: 'También la extrañas, y él te abrió los brazos. Ahora el que consuela es él.',
          },
        },
      },
      {
        line: 'Yo sé que ya no veo bien de noche. No soy bobo. Pero una última vuelta sí me hubiera gustado darla.',
        shut: {
          line: 'Está bien, de noche ya no veo. Ni una última vuelta me dejaron. Voy a hacer la siesta.',
          felt: {
            cell: felt(1, 3),
            word: 'pena',
            others: ['resentimiento', 'humillación', 'cansancio'],
            inside: 'Prefería la cama a que me vieran así en la mesa.',
          },
        },
        felt: {
          cell: felt(2, 3),
          word: 'pena',
          others: ['impotencia', 'resentimiento', 'nostalgia'],
          inside: 'No pedía las llaves de vuelta. Pedía cerrarla yo, esa puerta.',
        },
        fits: ['validate', 'ask', 'advise'],
        replies: {
          validate: {
            say: 'Usted mismo lo sabe. Lo que faltó fue despedirse a su manera.',
            after: 'A mi manera. Exacto. Que uno pueda poner el punto final.',
            note: 'No discutiste si ve bien. Viste que faltaba la despedida.',
          },
          ask: {
            say: '¿Por dónde sería esa última vuelta?',
            after: 'Por la Séptima hasta el hospital. De día, despacio, leyendo los avisos.',
            note: 'Le preguntaste la ruta, y la tenía entera.',
          },
          advise: {
            say: '¿Y si la damos mañana, de día? Yo manejo y usted me dice por dónde.',
            after: 'Usted maneja y yo leo los avisos. Trato hecho.',
            note: 'Un plan de los dos, y él decide por dónde.',
            move: 'proponer algo entre los dos',
          },
          minimise: {
            say: 'Mejor no darle más vueltas, ¿no?',
            after: 'Ja. Ninguna más, tranquilo.',
            note: 'Fue un juego de palabras para cerrar el tema. Se cerró.',
          },
          'take-over': {
            say: 'Yo tampoco veo bien de noche, y eso que tengo treinta.',
            after: 'Entonces no maneje.',
            note: 'Querías ponerte a su lado. Acabó él dándote un consejo.',
          },
        },
      },
    ],
    endings: {
      near: 'El lunes a las diez van por la Séptima a treinta por hora. Él lee los avisos en voz alta. En el último semáforo, canta.',
      some: 'A la hora del café te muestra la foto que lleva detrás de la licencia. No dice nada. Tú tampoco.',
      far: 'Se va a dormir la siesta con la puerta cerrada. Las llaves quedaron en el frutero. El lunes se puede llegar con una pregunta.',
    },
  },
  {
    id: 'samira',
    level: 4,
    name: 'Samira',
    bond: 'Compañera de máster, en Granada. Tiene 24 años.',
    setting: 'Es Ramadán. En el descanso todos van a la cafetería y ella se queda en el patio.',
    backdrop: 'yard',
    look: {
      skin: 'olive',
      hair: 'scarf',
      tone: 'black',
      age: 'young',
      build: 'medium',
      top: 'plum',
    },
    mood: 'plain',
    beats: [
      {
        line: 'Otra vez: «pobrecita, ¿ni agua?». Ya van cuatro hoy. Sonrío y digo que no pasa nada.',
        felt: {
          cell: felt(2, 3),
          word: 'irritación',
          others: ['frustración', 'tristeza', 'vergüenza'],
          inside: 'No me molesta el ayuno. Me molesta que me tengan lástima por algo que me gusta.',
        },
        replies: {
          validate: {
            say: 'Explicar lo mismo cuatro veces cansa más que el ayuno, ¿no?',
            after: '¡Eso! El ayuno lo llevo bien. La lástima, regular.',
            note: 'No hablaste del hambre. Hablaste de lo que la cansa.',
          },
          ask: {
            say: '¿Cómo lo vives tú, este mes?',
            after: 'Gracias por preguntar así. Es mi mes favorito, la verdad.',
            note: 'No diste por hecho que es duro. Se lo preguntaste.',
          },
          advise: {
            say: 'Deberías beber aunque sea agua, por los exámenes.',
            after: 'No, mira, no funciona así.',
            note: 'Le aconsejaste sobre algo que ella ya tiene decidido.',
          },
          minimise: {
            say: 'Lo dicen con cariño, no te lo tomes a mal.',
            after: 'Con cariño, ya. Cinco.',
            note: 'El cariño no quita que con esta sean cinco.',
          },
          'take-over': {
            say: 'Yo no aguantaría ni una mañana, me desmayo.',
            after: 'Eso también me lo dicen mucho.',
            note: 'Pensaste en cómo sería para ti. Ella contaba cómo es para ella.',
          },
        },
      },
      {
        line: 'Lo que echo de menos es la mesa. En Tetuán somos dieciocho al romper el ayuno. Aquí pongo un plato.',
        shut: {
          line: 'En fin. En Tetuán cenamos dieciocho; aquí pongo un plato y ya está.',
          felt: {
            cell: felt(2, 3),
            word: 'añoranza',
            others: ['cansancio', 'soledad', 'desánimo'],
            inside:
              'Lo dije como un dato. Luego llama mi madre, con el altavoz, y oigo las cucharas.',
          },
        },
        felt: {
          cell: felt(2, 4),
          word: 'añoranza',
          others: ['soledad', 'tristeza', 'ternura'],
          inside: 'Mi madre me llama con el altavoz puesto. Oigo las cucharas.',
        },
        replies: {
          validate: {
            say: 'De dieciocho a un plato. No extrañas la comida: extrañas a la gente.',
            after: 'La gente y el ruido. Mi tío cuenta el mismo chiste desde 2009.',
            note: 'Oíste que no falta comida, sino gente.',
          },
          ask: {
            say: '¿Cómo es ese momento, cuando son dieciocho?',
            after: 'Todos callados mirando el reloj, y de golpe hablan todos. Es precioso.',
            note: 'Le pediste la escena, y por un momento fueron dieciocho.',
          },
          advise: {
            say: 'Ve al restaurante árabe del centro, está muy bien.',
            after: 'Lo conozco. Es de un señor de Cuenca.',
            note: 'En el restaurante hay cena. Falta el tío del chiste.',
          },
          minimise: {
            say: 'Con las videollamadas es casi como estar.',
            after: 'Casi. Las cucharas se oyen muy bien.',
            note: 'Lo decías para animarla. Ella oye las cucharas desde lejos.',
          },
          'take-over': {
            say: 'A mí en Navidad me pasa igual, una vez cené un yogur.',
            after: 'Vaya. Pues ya ves.',
            note: 'Buscar algo parecido ayuda a entender. Contarlo tan pronto le quitó el turno.',
          },
        },
      },
      {
        line: 'Había pensado invitar a gente del máster una noche. Pero me da cosa. ¿Y si vienen a ver el espectáculo?',
        shut: {
          line: 'Iba a invitar a gente del máster una noche. Mejor no, que mi mesa no es un espectáculo. Vamos, que empieza Metodología.',
          felt: {
            cell: felt(2, 3),
            word: 'desconfianza',
            others: ['irritación', 'inseguridad', 'desánimo'],
            inside: 'Ya me veía explicando los dátiles con todos grabando.',
          },
        },
        felt: {
          cell: felt(3, 3),
          word: 'inseguridad',
          others: ['ilusión', 'desconfianza', 'nervios'],
          inside: 'Quería compartir mi mesa sin convertirme en la excursión de nadie.',
        },
        fits: ['validate', 'ask', 'advise'],
        replies: {
          validate: {
            say: 'Quieres invitados, no público. Tiene todo el sentido.',
            after: 'Invitados, no público. Me lo quedo. ¿Tú vendrías?',
            note: 'Tomaste su duda en serio y le encontraste las palabras.',
          },
          ask: {
            say: '¿Qué haría que esa noche la sintieras tuya?',
            after: 'Que fueran pocos. Y que alguien me pelara las zanahorias.',
            note: 'Preguntaste qué la haría suya, no cómo se organiza.',
          },
          advise: {
            say: 'Invita a tres de confianza y yo llego antes a ayudarte, si quieres.',
            after: 'Tres. Y tú con las zanahorias. Me gusta.',
            note: 'Una idea pequeña, y tú dentro de ella.',
            move: 'ofrecerte',
          },
          minimise: {
            say: 'Qué va, a la gente le encanta lo exótico.',
            after: 'Exótico. Ya. Era eso justamente.',
            note: '«Exótico» era justo lo que temía.',
          },
          'take-over': {
            say: 'Yo invité a todos a mi casa y fue un desastre.',
            after: 'Pues nada, mejor no.',
            note: 'Contaste tu desastre, y ella se echó atrás.',
          },
        },
      },
    ],
    endings: {
      near: 'Sois cinco y medio, con el bebé de Lola. Todos callados mirando el reloj. Luego habla todo el mundo a la vez y Samira se ríe: «Ahora sí».',
      some: 'Al salir de clase te da un dátil envuelto en una servilleta. «Para las ocho y doce», dice.',
      far: 'Entra en clase y se sienta delante. Mañana hay otro descanso, y el patio sigue ahí.',
    },
  },
];
