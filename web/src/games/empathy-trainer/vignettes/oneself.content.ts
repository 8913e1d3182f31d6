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
          others: ['aburrimiento', 'envidia', 'euforia'],
          inside: 'Debajo del regaño había algo simple: la quiero, y no estuve.',
        },
        replies: {
          validate: {
            say: 'Te duele porque te importa. Se te pasó, y eso pesa.',
            after: 'Me importa mucho. Eso sí es verdad.',
          },
          ask: {
            say: '¿Cómo ha sido esta semana, para que se te pasara?',
            after: 'Horrible. El trabajo, la gripe, la mudanza de mamá. No lo había juntado.',
          },
          advise: {
            say: 'Pon todos los cumpleaños en el calendario, ahora mismo.',
            after: 'Sí, otra tarea. A las once de la noche.',
          },
          minimise: { say: 'Da igual, la gente ya ni mira eso.', after: 'Ella sí mira. Lo sabes.' },
          'take-over': {
            say: 'Siempre haces lo mismo. Siempre, con todo el mundo.',
            after: 'Siempre. Claro. Y entonces para qué.',
          },
        },
        why: 'A una amiga no le dirías «siempre haces lo mismo». La misma frase amable funciona hacia adentro.',
      },
      {
        line: 'Seguro que ya lo comentó con las demás. Seguro que pensó: con esta persona no se puede contar.',
        shut: 'Ya está. Mejor no escribir nada. Mejor desaparecer un tiempo.',
        felt: {
          cell: felt(1, 4),
          word: 'vergüenza',
          others: ['ternura', 'impaciencia', 'asombro'],
          inside: 'Pasé de «hice algo» a «soy así». Fue tan rápido que no lo noté.',
        },
        replies: {
          validate: {
            say: 'Imaginar que piensan mal de ti asusta. Es normal querer esconderse.',
            after: 'Quiero esconderme, sí. Y a la vez quiero llamarla.',
          },
          ask: {
            say: '¿Eso lo sabes, o lo estás imaginando?',
            after: 'Lo imagino. Lo único que sé es que no le escribí.',
          },
          advise: {
            say: 'Mándale flores, así lo compensas.',
            after: 'Flores para tapar. No sé si es eso.',
          },
          minimise: { say: 'Qué exageración. Duérmete.', after: 'No puedo dormir.' },
          'take-over': {
            say: 'Claro que lo pensaron. Tú pensarías igual.',
            after: '¿Lo pensaría? No. Yo pensaría: ¿estará bien?',
          },
        },
        why: 'Separar lo que se sabe de lo que se imagina no quita la culpa. La deja del tamaño que tiene.',
      },
      {
        line: '¿Y ahora qué se dice, un día tarde?',
        shut: 'Mañana se verá. O no.',
        felt: {
          cell: felt(3, 3),
          word: 'duda',
          others: ['rabia', 'celos', 'asco'],
          inside: 'La pregunta ya no era un látigo. Era una pregunta.',
        },
        fits: ['validate', 'ask', 'advise'],
        replies: {
          validate: {
            say: 'Cuesta llegar tarde. Y llegar tarde es llegar.',
            after: 'Llegar tarde es llegar. Empiezo con eso.',
          },
          ask: {
            say: '¿Qué te gustaría recibir a ti, si fuera al revés?',
            after: 'Algo corto. Que no me haga consolar a quien se olvidó.',
          },
          advise: {
            say: '«Ayer se me pasó tu día y me da pena. Te quiero. ¿Te invito el jueves?». Así, sin más.',
            after: 'Así, sin más. Copiado.',
          },
          minimise: {
            say: 'Ponle un sticker y listo.',
            after: 'Un sticker. Once años de amistad, un sticker.',
          },
          'take-over': {
            say: 'Escríbele una carta entera de lo mal que estás.',
            after: 'Entonces el cumpleaños sería mío.',
          },
        },
        why: 'Cuando la voz baja, sí sirve una frase concreta. Corta, con lo que pasó, lo que sientes y un paso.',
      },
    ],
    endings: {
      near: 'Mandas tres líneas. A los dos minutos: «Jaja, yo me acordé del tuyo porque me avisa el teléfono. Jueves sí». Apagas la luz.',
      some: 'Dejas el mensaje escrito, sin enviar. Mañana con café. La almohada ya no pesa tanto.',
      far: 'La voz sigue un rato. Casi nunca dura lo que amenaza. Mañana se le puede hablar como a alguien de la casa.',
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
          others: ['nostalgia', 'gratitud', 'apatía'],
          inside: 'Me ardían las orejas tres horas después. El cuerpo seguía en esa silla.',
        },
        replies: {
          validate: {
            say: 'Quedarse en blanco con doce pares de ojos encima es durísimo.',
            after: 'Durísimo. Y nadie dijo nada. Casi fue peor.',
          },
          ask: {
            say: '¿Qué pasó justo antes del blanco?',
            after: 'Vi que la jefa miraba el reloj. Se me fue todo ahí.',
          },
          advise: {
            say: 'La próxima vez lo llevas todo escrito, palabra por palabra.',
            after: 'Lo llevaba escrito. No lo pude leer.',
          },
          minimise: { say: 'Ya fue. Piensa en otra cosa.', after: 'Otra cosa. «Eh… bueno… eso».' },
          'take-over': {
            say: 'Es que hablar en público no es lo tuyo. Nunca lo fue.',
            after: 'Nunca. Anotado. A los cuarenta años, anotado.',
          },
        },
        why: 'Decir «piensa en otra cosa» hace volver la escena. Reconocer que fue duro le deja terminar.',
      },
      {
        line: 'Y lo peor: la idea era buena. Tres semanas con esa idea.',
        shut: 'Da igual. No era tan buena.',
        felt: {
          cell: felt(2, 4),
          word: 'frustración',
          others: ['alivio', 'miedo', 'celos'],
          inside: 'No me daba rabia el silencio. Me daba rabia que la idea se quedara dentro.',
        },
        replies: {
          validate: {
            say: 'Tres semanas cuidándola, y no la pudiste enseñar. Da rabia.',
            after: 'Da rabia, sí. Rabia es mejor que vergüenza. Tiene piernas.',
          },
          ask: {
            say: '¿Cuál era la idea, en una frase?',
            after: 'Que los turnos los arme el equipo. Mira. La dije entera.',
          },
          advise: {
            say: 'Pide otra reunión mañana mismo y lo cuentas bien.',
            after: 'Mañana no. Se me seca la boca solo de pensarlo.',
          },
          minimise: { say: 'Habrá otras ideas, no te aferres.', after: 'Me gusta esta.' },
          'take-over': {
            say: 'Otra persona la habría sabido defender.',
            after: 'Otra persona, seguro. Siempre hay otra persona.',
          },
        },
        why: 'Debajo de la vergüenza había cariño por algo. Preguntar por la idea lo encuentra.',
      },
      {
        line: 'A Inés le pasó en marzo. Y yo pensé: qué humana, pobre. Le llevé un café.',
        shut: 'Me bajo en la próxima.',
        felt: {
          cell: felt(4, 3),
          word: 'ternura',
          others: ['indignación', 'susto', 'envidia'],
          inside: 'Me oí contarlo y se me bajaron los hombros. Ese café era bueno.',
        },
        replies: {
          validate: {
            say: 'A Inés le tocó café. A ti también te toca.',
            after: 'Con leche, dos de azúcar. Igual que a ella.',
          },
          ask: {
            say: '¿Qué le dijiste a Inés cuando le diste el café?',
            after: '«La idea se entendió igual». Y era verdad.',
          },
          advise: {
            say: 'Mándale tu idea por escrito a la jefa: tres líneas.',
            after: 'Puede ser. Primero el café.',
          },
          minimise: {
            say: 'Lo de Inés era distinto.',
            after: '¿Distinto en qué? No, en serio, ¿en qué?',
          },
          'take-over': {
            say: 'Inés es Inés. De ti se espera más.',
            after: '¿Quién lo espera? Ah. Tú.',
          },
        },
        why: 'Lo que haces por alguien querido es la mejor pista de lo que te sirve. Solo hay que darle la vuelta.',
      },
    ],
    endings: {
      near: 'Te bajas una parada antes y compras un café. En el vaso escriben mal tu nombre. La idea, en tres líneas, sale desde el banco de la plaza.',
      some: 'El autobús dobla por tu calle. La escena pasa otra vez, más corta. Ya no trae sonido.',
      far: 'La voz se baja contigo. En casa se cansa antes. Otro día se le puede contestar con un café.',
    },
  },
];
