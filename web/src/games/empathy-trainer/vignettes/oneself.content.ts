import { felt, type Vignette } from '../vignette.ts';

/** The friend is oneself: the same ear, turned round. */
export const ONESELF: readonly Vignette[] = [
  {
    id: 'birthday',
    level: 5,
    name: 'Tu voz de adentro',
    bond: 'La conoces de toda la vida. Hoy le toca hablar.',
    setting: 'Once de la noche. Te acuerdas de golpe: ayer fue el cumpleaños de tu mejor amiga.',
    backdrop: 'night',
    mood: 'down',
    beats: [
      {
        line: 'Ni un mensaje. Ella que siempre se acuerda del tuyo. ¿Qué clase de amistad es esa?',
        felt: {
          cell: felt(1, 4),
          word: 'culpa',
          others: ['vergüenza', 'preocupación', 'tristeza'],
          inside: 'Debajo del regaño había algo simple: la quiero, y no estuve.',
        },
        replies: {
          validate: {
            say: 'Te duele porque te importa. Se te pasó, y eso pesa.',
            after: 'Me importa mucho. Eso sí es verdad.',
            note: 'Le contestaste al regaño con lo que había debajo: te importa.',
          },
          ask: {
            say: '¿Cómo ha sido esta semana, para que se te pasara?',
            after: 'Horrible. El trabajo, la gripe, la mudanza de mamá. No lo había juntado.',
            note: 'Miraste la semana entera, no solo el olvido.',
          },
          advise: {
            say: 'Pon todos los cumpleaños en el calendario, ahora mismo.',
            after: 'Sí, otra tarea. A las once de la noche.',
            note: 'Otra tarea, a las once de la noche. Suena a castigo.',
          },
          minimise: {
            say: 'Da igual, la gente ya ni mira eso.',
            after: 'Ella sí mira. Lo sabes.',
            note: 'Le dijiste que da igual. A ti no te da igual, y la voz lo sabe.',
          },
          'take-over': {
            say: 'Siempre haces lo mismo. Siempre, con todo el mundo.',
            after: 'Siempre. Claro. Y entonces para qué.',
            note: 'Repetiste el golpe, más fuerte: de un olvido pasaste a «siempre».',
          },
        },
      },
      {
        line: 'Seguro que ya lo comentó con las demás. Seguro que pensó que contigo no se puede contar.',
        shut: {
          line: 'Ya lo habrá comentado con las demás. Mejor no escribir. Mejor no dar señales en unos días.',
          felt: {
            cell: felt(1, 4),
            word: 'vergüenza',
            others: ['miedo', 'desánimo', 'culpa'],
            inside: 'Esconderme parecía más fácil que seguir oyendo lo mismo.',
          },
        },
        felt: {
          cell: felt(1, 4),
          word: 'vergüenza',
          others: ['miedo', 'culpa', 'inseguridad'],
          inside: 'Pasé de “hice algo” a “soy así”. Fue tan rápido que no lo noté.',
        },
        replies: {
          validate: {
            say: 'Imaginar que piensan mal de ti asusta. Es normal querer esconderse.',
            after: 'Quiero esconderme, sí. Y a la vez quiero llamarla.',
            note: 'No discutiste con la voz. Viste que había susto.',
          },
          ask: {
            say: '¿Eso lo sabes, o lo estás imaginando?',
            after: 'Lo imagino. Lo único que sé es que no le escribí.',
            note: 'Separaste lo que sabes de lo que imaginas.',
          },
          advise: {
            say: 'Mándale flores, así lo compensas.',
            after: 'Flores para tapar. No sé si es eso.',
            note: 'Querías dejar de sentirlo cuanto antes. Todavía no se sabía qué faltaba.',
            move: 'buscar un arreglo rápido',
          },
          minimise: {
            say: 'Qué exageración. Duérmete.',
            after: 'No puedo dormir.',
            note: 'Mandar callar a la voz no la calla.',
          },
          'take-over': {
            say: 'Claro que lo pensó. Tú pensarías igual.',
            after: '¿Lo pensaría? No. Yo pensaría: ¿estará bien?',
            note: 'Diste por cierto algo que nadie ha dicho. Hasta la voz lo dudó.',
          },
        },
      },
      {
        line: '¿Y ahora qué se dice, un día tarde?',
        shut: {
          line: 'Y ahora ya es tarde. ¿Qué se va a decir, con un día de retraso?',
          felt: {
            cell: felt(1, 3),
            word: 'desánimo',
            others: ['culpa', 'vergüenza', 'cansancio'],
            inside: 'Seguía siendo un regaño. Solo que con la voz cansada.',
          },
        },
        felt: {
          cell: felt(3, 3),
          word: 'duda',
          others: ['nervios', 'inseguridad', 'esperanza'],
          inside: 'La pregunta ya no era un látigo. Era una pregunta.',
        },
        fits: ['validate', 'ask', 'advise'],
        replies: {
          validate: {
            say: 'Cuesta escribir un día tarde. Y todavía se puede.',
            after: 'Todavía se puede. Empiezo con eso.',
            note: 'Admitiste que cuesta, y dejaste la puerta abierta.',
          },
          ask: {
            say: '¿Qué te gustaría recibir a ti, si fuera al revés?',
            after: 'Algo corto. Que no me haga consolar a quien se olvidó.',
            note: 'Lo miraste desde el otro lado, y ahí estaba la respuesta.',
          },
          advise: {
            say: '«Ayer se me pasó tu día y me da pena. Te quiero. ¿Te invito el jueves?». Así, sin más.',
            after: 'Así, sin más. Copiado.',
            note: 'Es corta: lo que pasó, lo que sientes y un paso.',
            move: 'darte una frase lista',
          },
          minimise: {
            say: 'Ponle un sticker y listo.',
            after: 'Un sticker. Once años de amistad, un sticker.',
            note: 'Era para salir del paso. La amistad lleva once años.',
          },
          'take-over': {
            say: 'Escríbele una carta entera de lo mal que estás.',
            after: 'Entonces el cumpleaños sería mío.',
            note: 'Esa carta pide consuelo, y el cumpleaños era de ella.',
            move: 'ponerte en el centro',
          },
        },
      },
    ],
    endings: {
      near: 'Mandas tres líneas. A los dos minutos: «Jaja, yo me acordé del tuyo porque me avisa el teléfono. Jueves sí». Apagas la luz.',
      some: 'Dejas el mensaje escrito, sin enviar. Mañana, con café, se verá si sale.',
      far: 'Esta noche la voz tuvo la última palabra. Mañana se le puede contestar como a alguien de la casa.',
    },
  },
  {
    id: 'meeting',
    level: 5,
    name: 'Tu voz de adentro',
    bond: 'Viaja contigo en el autobús. Nadie más la oye.',
    setting: 'Vuelves a casa. Hoy, en la reunión, te quedaste en blanco a media frase.',
    backdrop: 'street',
    mood: 'tense',
    beats: [
      {
        line: 'Doce personas mirando y tú: «eh… bueno… eso». ¿Eso qué? Repítelo otra vez en la cabeza, a ver si mejora.',
        felt: {
          cell: felt(1, 5),
          word: 'vergüenza',
          others: ['frustración', 'inseguridad', 'rabia'],
          inside: 'Me ardían las orejas tres horas después. El cuerpo seguía en esa silla.',
        },
        replies: {
          validate: {
            say: 'Quedarse en blanco con doce pares de ojos encima es durísimo.',
            after: 'Durísimo. Y nadie dijo nada. Casi fue peor.',
            note: 'Reconociste que fue duro. Así la escena puede terminar.',
          },
          ask: {
            say: '¿Qué pasó justo antes del blanco?',
            after: 'Vi que la jefa miraba el reloj. Se me fue todo ahí.',
            note: 'Fuiste al segundo de antes, y ahí había algo concreto.',
          },
          advise: {
            say: 'La próxima vez lo llevas todo escrito, palabra por palabra.',
            after: 'Lo llevaba escrito. No lo pude leer.',
            note: 'Un plan para la próxima, con esta todavía encima.',
          },
          minimise: {
            say: 'Ya fue. Piensa en otra cosa.',
            after: 'Otra cosa. «Eh… bueno… eso».',
            note: '«Piensa en otra cosa» trae la escena de vuelta.',
          },
          'take-over': {
            say: 'Es que hablar en público no es lo tuyo. Nunca lo fue.',
            after: 'Nunca. Anotado, una vez más.',
            note: 'De un mal momento hiciste una sentencia: «nunca».',
          },
        },
      },
      {
        line: 'Y lo peor: la idea era buena. Tres semanas con esa idea.',
        shut: {
          line: 'Tres semanas con esa idea, y total… no sería tan buena.',
          felt: {
            cell: felt(2, 2),
            word: 'desánimo',
            others: ['frustración', 'vergüenza', 'cansancio'],
            inside: 'Era más fácil quitarle valor a la idea que echarla de menos.',
          },
        },
        felt: {
          cell: felt(2, 4),
          word: 'frustración',
          others: ['decepción', 'pena', 'vergüenza'],
          inside: 'No me daba rabia el silencio. Me daba rabia que la idea se quedara dentro.',
        },
        replies: {
          validate: {
            say: 'Tres semanas cuidándola, y no la pudiste enseñar. Da rabia.',
            after: 'Da rabia, sí. Rabia es mejor que vergüenza. Tiene piernas.',
            note: 'Viste las tres semanas, no solo el silencio.',
          },
          ask: {
            say: '¿Cuál era la idea, en una frase?',
            after: 'Que los turnos los arme el equipo. Mira. La dije entera.',
            note: 'Preguntaste por la idea, y salió entera.',
          },
          advise: {
            say: 'Pide otra reunión mañana mismo y lo cuentas bien.',
            after: 'Mañana no. Se me seca la boca solo de pensarlo.',
            note: 'La reunión de mañana llegó antes de recobrar el aliento.',
          },
          minimise: {
            say: 'Habrá otras ideas, no te aferres.',
            after: 'Me gusta esta.',
            note: 'Te pediste soltar lo que más te gustaba del día.',
          },
          'take-over': {
            say: 'Otra persona la habría sabido defender.',
            after: 'Otra persona, seguro. Siempre hay otra persona.',
            note: 'Te comparaste con alguien que no existe, y ahí siempre se pierde.',
          },
        },
      },
      {
        line: 'A Inés le pasó en marzo. Y yo pensé: qué humana, pobre. Le llevé un café.',
        shut: {
          line: 'A Inés le pasó en marzo y le llevaste un café. A ti no te lo trajo nadie.',
          felt: {
            cell: felt(2, 2),
            word: 'soledad',
            others: ['tristeza', 'resentimiento', 'desánimo'],
            inside: 'El café era bueno. Hoy parecía para cualquiera menos para mí.',
          },
        },
        felt: {
          cell: felt(4, 3),
          word: 'ternura',
          others: ['compasión', 'nostalgia', 'alivio'],
          inside: 'Me oí contarlo y se me bajaron los hombros. Ese café era bueno.',
        },
        replies: {
          validate: {
            say: 'A Inés le tocó café. A ti también te toca.',
            after: 'Con leche, dos de azúcar. Igual que a ella.',
            note: 'Te diste lo que ya sabes dar.',
          },
          ask: {
            say: '¿Qué le dijiste a Inés cuando le diste el café?',
            after: '«La idea se entendió igual». Y era verdad.',
            note: 'Recordaste tus propias palabras. Servían.',
          },
          advise: {
            say: 'Mándale tu idea por escrito a la jefa: tres líneas.',
            after: 'Puede ser. Primero el café.',
            note: 'La idea puede salir. Primero hacía falta el café.',
          },
          minimise: {
            say: 'Lo de Inés era distinto.',
            after: '¿Distinto en qué? No, en serio, ¿en qué?',
            note: 'Buscaste por qué contigo no vale, y no apareció el motivo.',
          },
          'take-over': {
            say: 'Inés es Inés. De ti se espera más.',
            after: '¿Quién lo espera? Ah. Tú.',
            note: 'Te pediste más que a nadie. Esta vez se notó quién lo pedía.',
          },
        },
      },
    ],
    endings: {
      near: 'Te bajas una parada antes y compras un café. En el vaso escriben mal tu nombre. La idea, en tres líneas, sale desde el banco de la plaza.',
      some: 'El autobús dobla por tu calle. La escena pasa otra vez, un poco más corta.',
      far: 'La voz se baja contigo y te sigue hasta la puerta. Otro día se le puede contestar lo que le dirías a alguien que quieres.',
    },
  },
];
