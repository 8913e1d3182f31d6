import { felt, type Vignette } from '../vignette.ts';

/** Two things are felt at once. */
export const MIXED: readonly Vignette[] = [
  {
    id: 'rocio',
    level: 3,
    name: 'Rocío',
    bond: 'Amiga del colegio, en Arequipa. Tiene 30 años.',
    setting: 'Te citó en el parque. Trae dos helados y no empieza el suyo.',
    backdrop: 'bench',
    look: {
      skin: 'tan',
      hair: 'bob',
      tone: 'black',
      age: 'young',
      build: 'medium',
      top: 'sand',
      extra: 'glasses',
    },
    mood: 'plain',
    beats: [
      {
        line: 'Me aceptaron. La maestría en Bogotá, con beca. Empiezo en febrero.',
        felt: {
          cell: felt(4, 4),
          word: 'ilusión',
          others: ['tristeza', 'enojo', 'alivio'],
          inside: 'La ilusión me daba saltos. Y en el mismo sitio, más abajo, algo se me encogía.',
        },
        replies: {
          validate: {
            say: '¡Con beca! Qué alegría tan grande. Y qué cambio tan grande, también.',
            after: 'Las dos cosas. Por eso se me derrite el helado.',
          },
          ask: {
            say: '¡Felicidades! ¿Cómo te sientes tú con la noticia?',
            after: 'Feliz. Y como con pena. ¿Se puede?',
          },
          advise: {
            say: 'Busca departamento ya, en febrero sube todo.',
            after: 'Ya, ya… recién ayer me enteré.',
          },
          minimise: {
            say: '¡Buenazo! Y ni que fuera la China, son tres horas de avión.',
            after: 'Sí, pues. Tres horas.',
          },
          'take-over': {
            say: '¿Y yo con quién voy a comer helado ahora?',
            after: 'Ay, no me hagas sentir peor.',
          },
        },
        why: 'No empezó el helado: algo más viene con la noticia. Nombrar lo grande del cambio le hace sitio.',
      },
      {
        line: 'Mi papá me abrazó y dijo «anda, hijita». Y se fue a regar. Regó lo que ya estaba regado.',
        shut: 'Mi papá contento. Bueno, ya sabes cómo es.',
        felt: {
          cell: felt(2, 4),
          word: 'pena',
          others: ['indignación', 'aburrimiento', 'euforia'],
          inside:
            'Quedamos él y yo desde que murió mi mamá. Me dio permiso de irme con la manguera en la mano.',
        },
        replies: {
          validate: {
            say: 'Te dijo que te vayas y se le notó que le cuesta. A ti también se te nota.',
            after: 'Es que se va a quedar con esas plantas y nadie que le robe las lúcumas.',
          },
          ask: {
            say: '¿Qué te da más pena de dejarlo?',
            after: 'La hora del lonche. Pone dos tazas sin pensar.',
          },
          advise: {
            say: 'Que tu tía se mude con él y problema resuelto.',
            after: 'Mi tía y él se pelean por el canal. Pero gracias.',
          },
          minimise: {
            say: 'Tu papá es fuerte, ni te preocupes.',
            after: 'Todos dicen que es fuerte. Por eso nadie le pregunta.',
          },
          'take-over': {
            say: 'Mi viejo lloró tres días cuando me fui, fue tremendo.',
            after: 'Ay. ¿Y se le pasó?',
          },
        },
        why: 'Regar lo regado es una frase entera. Si la lees en voz alta, ella puede seguir.',
      },
      {
        line: '¿Soy mala hija si me voy contenta?',
        shut: 'En fin, ya veré. ¿Vamos yendo?',
        felt: {
          cell: felt(2, 3),
          word: 'culpa',
          others: ['celos', 'diversión', 'desprecio'],
          inside: 'La palabra «contenta» me salió bajito, como si la hubiera robado.',
        },
        replies: {
          validate: {
            say: 'Puedes irte contenta y quererlo. Las dos caben en la maleta.',
            after: 'En la maleta. Eso se lo voy a decir a él, con esas palabras.',
          },
          ask: {
            say: '¿Qué crees que él quiere que sientas?',
            after: '«Que te vaya bonito, hijita». Me lo dijo. Lo que pasa es que no le creí.',
          },
          advise: {
            say: 'Llámalo todos los días y no tendrás culpa.',
            after: 'Si lo llamo todos los días me va a colgar.',
          },
          minimise: {
            say: 'Ay, qué dramática, es una maestría.',
            after: 'Sí. Mejor hablemos de otra cosa.',
          },
          'take-over': {
            say: 'Yo me sentí pésimo cuando dejé a los míos, y mira, aquí sigo.',
            after: 'Ya. Supongo que se sobrevive.',
          },
        },
        why: 'No hay que elegir por ella entre las dos emociones. Decir que caben juntas es lo que alivia.',
      },
    ],
    endings: {
      near: 'Caminan hasta su casa. Su papá sale con la manguera y ella le dice lo de la maleta. Él apaga el agua. Esta noche hay tres tazas.',
      some: 'Terminan el helado hablando de febrero. Al despedirse te abraza un poco más de la cuenta.',
      far: 'Se despide rápido, con el helado en la mano. Febrero está lejos todavía: hay varios parques por delante.',
    },
  },
  {
    id: 'nelson',
    level: 3,
    name: 'Nelson',
    bond: 'Tu suegro, en Montevideo. Tiene 64 años.',
    setting: 'Primer lunes de jubilado. Te abre la puerta con la radio muy alta.',
    backdrop: 'yard',
    look: { skin: 'light', hair: 'bald', tone: 'grey', age: 'older', build: 'broad', top: 'clay' },
    mood: 'open',
    beats: [
      {
        line: 'Cuarenta y un años manejando el 183. Hoy me desperté a las cuatro y cuarto y me dije: dormí, bobo. Y no pude.',
        felt: {
          cell: felt(3, 3),
          word: 'confusión',
          others: ['rabia', 'orgullo', 'miedo'],
          inside:
            'Puse el mate, me vestí, bajé. En la vereda me acordé de que no tenía a dónde ir.',
        },
        replies: {
          validate: {
            say: 'Cuarenta y un años no se apagan de un domingo a un lunes.',
            after: 'El cuerpo ficha igual. Qué bicho raro, el cuerpo.',
          },
          ask: {
            say: '¿Y qué hizo a las cuatro y cuarto?',
            after: 'Mate. Y miré pasar el primero. Iba con dos minutos de atraso.',
          },
          advise: {
            say: 'Anótese en el club, hay gimnasia para jubilados.',
            after: '¿Para jubilados? No, todavía no soy de esos.',
          },
          minimise: {
            say: '¡Pero qué maravilla, don Nelson, a vivir!',
            after: 'A vivir, sí. Pasá, pasá.',
          },
          'take-over': {
            say: 'Ojalá yo, que me quedan treinta. Estoy que no doy más.',
            after: 'Y bueno, ya te va a tocar.',
          },
        },
        why: 'Todos le dicen «qué maravilla». La extrañeza se queda sin quien la escuche.',
      },
      {
        line: 'Lo lindo es no tener jefe. Lo feo es que nadie sabe si llegué.',
        shut: 'Y bueno, así es esto. ¿Querés un mate?',
        felt: {
          cell: felt(2, 4),
          word: 'vacío',
          others: ['alegría', 'impaciencia', 'celos'],
          inside:
            'Subían setecientas personas por día. «Buen día, Nelson». Hoy me saludó la radio.',
        },
        replies: {
          validate: {
            say: 'Es un alivio y una ausencia. Lo esperaba mucha gente cada mañana.',
            after: 'La señora del hospital, el gurí del violín… ¿Quién les dirá buen día?',
          },
          ask: {
            say: '¿A quién extraña de la línea?',
            after:
              'A una señora del hospital. Veinte años: «buen día, Nelson, lléveme con cuidado».',
          },
          advise: {
            say: 'Búsquese un trabajito de medio tiempo.',
            after: 'Trabajé cuarenta y un años. No quiero un trabajito.',
          },
          minimise: {
            say: 'Acá lo sabemos nosotros, no sea así.',
            after: 'Sí, ustedes sí. Los domingos.',
          },
          'take-over': {
            say: 'A mí en la oficina nadie me saluda, así que imagínese.',
            after: 'Qué triste, che. Habría que bajarlos del ómnibus.',
          },
        },
        why: 'Dijo «lo lindo» y «lo feo» en la misma frase. Contestar a las dos mitades es haber oído.',
      },
      {
        line: 'No le digas a la patrona, pero ayer me subí al 183. De pasajero. Hasta la terminal y de vuelta.',
        shut: 'Voy a bajar la radio, que no se oye nada.',
        felt: {
          cell: felt(3, 4),
          word: 'nostalgia',
          others: ['asco', 'envidia', 'susto'],
          inside:
            'Pagué boleto. El muchacho no quería cobrarme. Fui mirando por la ventana lo que nunca había podido mirar.',
        },
        replies: {
          validate: {
            say: 'Fue a despedirse. Me parece de lo más lógico.',
            after: 'Fui a eso, sí. No lo había llamado así. Fui a despedirme.',
          },
          ask: {
            say: '¿Qué se ve desde el asiento de pasajero?',
            after: 'El río, che. Cuarenta años y yo mirando el espejo.',
          },
          advise: {
            say: 'Eso no le hace bien, mejor corte de una vez.',
            after: 'Capaz. Era un viaje, nomás.',
          },
          minimise: {
            say: '¡Ja! Lo suyo es vicio.',
            after: 'Vicio, sí. Bueno, cambiá el tema que viene ella.',
          },
          'take-over': {
            say: 'Yo a mi antiguo trabajo no vuelvo ni loco.',
            after: 'Cada uno con lo suyo.',
          },
        },
        why: 'Un secreto chico es un regalo. Se recibe con curiosidad, sin corregirlo.',
      },
    ],
    endings: {
      near: 'El jueves van los dos en el 183, en los asientos de adelante. La señora del hospital sube en la tercera parada. Se hace un silencio. «¡Nelson! Está del otro lado».',
      some: 'Te sirve otro mate y te cuenta de un pasajero con un violín. La radio queda más baja.',
      far: 'Sube la radio. Al salir, pasa el 183. Se podría volver el jueves, y preguntar por esa línea.',
    },
  },
];
