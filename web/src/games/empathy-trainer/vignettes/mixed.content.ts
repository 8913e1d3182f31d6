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
          others: ['alegría', 'orgullo', 'nervios'],
          inside: 'La ilusión me daba saltos. Y en el mismo sitio, más abajo, algo se me encogía.',
        },
        replies: {
          validate: {
            say: '¡Con beca! Qué alegría tan grande. Y qué cambio tan grande, también.',
            after: 'Las dos cosas. Por eso se me derrite el helado.',
            note: 'Celebraste, y dejaste sitio para lo otro.',
          },
          ask: {
            say: '¡Felicidades! ¿Cómo te sientes tú con la noticia?',
            after: 'Feliz. Y como con pena. ¿Se puede?',
            note: 'La felicitaste sin dar por hecho cómo se siente.',
          },
          advise: {
            say: 'Busca departamento ya, en febrero sube todo.',
            after: 'Ya, ya… recién ayer me enteré.',
            note: 'El departamento puede esperar. La noticia es de ayer.',
          },
          minimise: {
            say: '¡Buenazo! Y ni que fuera la China, son tres horas de avión.',
            after: 'Sí, pues. Tres horas.',
            note: 'Mediste la distancia en horas. Ella, en otra cosa.',
          },
          'take-over': {
            say: '¿Y yo con quién voy a comer helado ahora?',
            after: 'Ay, no me hagas sentir peor.',
            note: 'Lo dijiste por cariño. Ahora también tiene que cuidarte a ti.',
          },
        },
      },
      {
        line: 'Mi papá me abrazó y dijo «anda, hijita». Y se fue a regar. Regó lo que ya estaba regado.',
        shut: {
          line: 'Mi papá me dijo «anda, hijita» y se fue a regar. Ya sabes cómo es.',
          felt: {
            cell: felt(2, 3),
            word: 'pena',
            others: ['culpa', 'preocupación', 'nostalgia'],
            inside: 'No conté que el jardín ya estaba regado.',
          },
        },
        felt: {
          cell: felt(2, 4),
          word: 'pena',
          others: ['culpa', 'ternura', 'preocupación'],
          inside:
            'Quedamos él y yo desde que murió mi mamá. Me dio permiso de irme con la manguera en la mano.',
        },
        replies: {
          validate: {
            say: 'Te dijo que te vayas y se le notó que le cuesta. A ti también se te nota.',
            after: 'Es que se va a quedar con esas plantas y nadie que le robe las lúcumas.',
            note: 'Leíste el gesto de su papá, y también el de ella.',
          },
          ask: {
            say: '¿Qué te da más pena de dejarlo?',
            after: 'La hora del lonche. Pone dos tazas sin pensar.',
            note: 'No preguntaste si le da pena, sino qué.',
          },
          advise: {
            say: 'Que tu tía se mude con él y problema resuelto.',
            after: 'Mi tía y él se pelean por el canal. Pero gracias.',
            note: 'Arreglaste lo de su papá. Ella te estaba contando su pena.',
          },
          minimise: {
            say: 'Tu papá es fuerte, ni te preocupes.',
            after: 'Todos dicen que es fuerte. Por eso nadie le pregunta.',
            note: 'A quien es fuerte nadie le pregunta. Eso acaba de pasar otra vez.',
          },
          'take-over': {
            say: 'Mi viejo lloró tres días cuando me fui, fue tremendo.',
            after: 'Ay. ¿Y se le pasó?',
            note: 'Le adelantaste justo la escena que teme.',
          },
        },
      },
      {
        line: '¿Soy mala hija si me voy contenta?',
        shut: {
          line: 'En fin. Mejor que no se me note tanto la alegría, ¿no? ¿Vamos yendo?',
          felt: {
            cell: felt(2, 3),
            word: 'culpa',
            others: ['vergüenza', 'tristeza', 'desánimo'],
            inside: 'Me guardé la alegría en el bolsillo, con la servilleta del helado.',
          },
        },
        felt: {
          cell: felt(2, 3),
          word: 'culpa',
          others: ['duda', 'tristeza', 'vergüenza'],
          inside: 'La palabra “contenta” me salió bajito, como si la hubiera robado.',
        },
        replies: {
          validate: {
            say: 'Puedes irte contenta y quererlo. Las dos caben en la maleta.',
            after: 'En la maleta. Eso se lo voy a decir a él, con esas palabras.',
            note: 'No la hiciste elegir entre las dos cosas.',
          },
          ask: {
            say: '¿Qué crees que él quiere que sientas?',
            after: '«Que te vaya bonito, hijita». Me lo dijo. Lo que pasa es que no le creí.',
            note: 'La llevaste a lo que él ya le había dicho.',
          },
          advise: {
            say: 'Llámalo todos los días y no tendrás culpa.',
            after: 'Si lo llamo todos los días me va a colgar.',
            note: 'Es una receta contra la culpa. Ella hablaba de poder alegrarse.',
          },
          minimise: {
            say: 'Ay, qué dramática, es una maestría.',
            after: 'Sí. Mejor hablemos de otra cosa.',
            note: '«Dramática» le dice que lo que siente sobra.',
          },
          'take-over': {
            say: 'Yo me sentí pésimo cuando dejé a los míos, y mira, aquí sigo.',
            after: 'Ya. Supongo que se sobrevive.',
            note: 'Contaste cómo te fue a ti. Ella hablaba de irse contenta.',
          },
        },
      },
    ],
    endings: {
      near: 'Caminan hasta su casa. Su papá sale con la manguera. Ella le dice que se va contenta y que le da pena, todo junto. Él apaga el agua. Esta noche hay tres tazas.',
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
          others: ['vacío', 'nostalgia', 'inquietud'],
          inside:
            'Puse el mate, me vestí, bajé. En la vereda me acordé de que no tenía a dónde ir.',
        },
        replies: {
          validate: {
            say: 'Cuarenta y un años no se apagan de un domingo a un lunes.',
            after: 'El cuerpo ficha igual. Qué bicho raro, el cuerpo.',
            note: 'Le diste la razón al cuerpo. No le pediste que disfrutara.',
          },
          ask: {
            say: '¿Y qué hizo a las cuatro y cuarto?',
            after: 'Mate. Y miré pasar el primero. Iba con dos minutos de atraso.',
            note: 'Preguntaste qué hizo, y apareció el primer ómnibus.',
          },
          advise: {
            say: 'Anótese en el club, hay gimnasia para jubilados.',
            after: '¿Para jubilados? No, todavía no soy de esos.',
            note: 'Le buscaste un club antes de saber cómo está.',
          },
          minimise: {
            say: '¡Pero qué maravilla, don Nelson, a vivir!',
            after: 'A vivir, sí. Pasá, pasá.',
            note: 'Otro «qué maravilla». Lo raro de este lunes quedó sin oír.',
          },
          'take-over': {
            say: 'Ojalá yo, que me quedan treinta. Estoy que no doy más.',
            after: 'Y bueno, ya te va a tocar.',
            note: 'Le envidiaste el lunes. Él no sabía qué hacer con él.',
          },
        },
      },
      {
        line: 'Lo lindo es no tener jefe. Lo feo es que nadie sabe si llegué.',
        shut: {
          line: 'Y bueno. Ahora nadie sabe si llegué. ¿Querés un mate?',
          felt: {
            cell: felt(2, 3),
            word: 'vacío',
            others: ['soledad', 'desánimo', 'cansancio'],
            inside: 'Ofrecí un mate para no seguir hablando de mí.',
          },
        },
        felt: {
          cell: felt(2, 4),
          word: 'vacío',
          others: ['soledad', 'tristeza', 'alivio'],
          inside:
            'Subían setecientas personas por día. “Buen día, Nelson”. Hoy me saludó la radio.',
        },
        replies: {
          validate: {
            say: 'Es un alivio y una ausencia. Lo esperaba mucha gente cada mañana.',
            after: 'La señora del hospital, el gurí del violín… ¿Quién les dirá buen día?',
            note: 'Oíste las dos mitades: el alivio y la ausencia.',
          },
          ask: {
            say: '¿A quién extraña de la línea?',
            after:
              'A una señora del hospital. Veinte años: «buen día, Nelson, lléveme con cuidado».',
            note: 'Preguntaste por la gente, y enseguida hubo alguien.',
          },
          advise: {
            say: 'Búsquese un trabajito de medio tiempo.',
            after: 'Trabajé cuarenta y un años. No quiero un trabajito.',
            note: 'Le buscaste en qué ocuparse. Él hablaba de que alguien lo espere.',
          },
          minimise: {
            say: 'Acá lo sabemos nosotros, no sea así.',
            after: 'Sí, ustedes sí. Los domingos.',
            note: 'Es cierto que ustedes lo saben. Y él no llegó a decir a quién extraña.',
          },
          'take-over': {
            say: 'A mí en la oficina nadie me saluda, así que imagínese.',
            after: 'Qué triste, che. Habría que bajarlos del ómnibus.',
            note: 'Pusiste tu oficina donde estaba su línea.',
          },
        },
      },
      {
        line: 'No le digas a la patrona, pero ayer me subí al 183. De pasajero. Hasta la terminal y de vuelta.',
        shut: {
          line: 'Ayer me tomé el 183, de pasajero. Para ver cómo andaba, nomás.',
          felt: {
            cell: felt(3, 3),
            word: 'nostalgia',
            others: ['vergüenza', 'curiosidad', 'melancolía'],
            inside: 'Le saqué importancia, por si se reían.',
          },
        },
        felt: {
          cell: felt(3, 4),
          word: 'nostalgia',
          others: ['vergüenza', 'melancolía', 'ternura'],
          inside:
            'Pagué boleto. El muchacho no quería cobrarme. Fui mirando por la ventana lo que nunca había podido mirar.',
        },
        replies: {
          validate: {
            say: 'Fue a despedirse. Me parece de lo más lógico.',
            after: 'Fui a eso, sí. No lo había llamado así. Fui a despedirme.',
            note: 'Le encontraste el nombre a ese viaje: una despedida.',
          },
          ask: {
            say: '¿Qué se ve desde el asiento de pasajero?',
            after: 'El río, che. Cuarenta años y yo mirando el espejo.',
            note: 'Recibiste el secreto con curiosidad, sin corregirlo.',
          },
          advise: {
            say: 'Eso no le hace bien, mejor corte de una vez.',
            after: 'Capaz. Era un viaje, nomás.',
            note: 'Quisiste cuidarlo de un viaje que le hacía falta.',
          },
          minimise: {
            say: '¡Ja! Lo suyo es vicio.',
            after: 'Vicio, sí. Bueno, cambiá el tema que viene ella.',
            note: 'Te reíste. Y él guardó el boleto.',
          },
          'take-over': {
            say: 'Yo a mi antiguo trabajo no vuelvo ni en sueños.',
            after: 'Cada uno con lo suyo.',
            note: 'Tú no volverías. Él te estaba contando por qué volvió.',
          },
        },
      },
    ],
    endings: {
      near: 'El jueves van los dos en el 183, en los asientos de adelante. La señora del hospital sube en la tercera parada. Se hace un silencio. «¡Nelson! Está del otro lado».',
      some: 'Te sirve otro mate y te cuenta de un pasajero con un violín. La radio queda más baja.',
      far: 'Sube la radio. Al salir, pasa el 183. Se podría volver el jueves, y preguntar por esa línea.',
    },
  },
];
