import { felt, type Vignette } from '../vignette.ts';

/** What is said is not what is felt. */
export const MASKED: readonly Vignette[] = [
  {
    id: 'esteban',
    level: 2,
    name: 'Esteban',
    bond: 'Trabajan juntos en Córdoba, Argentina. Tiene 51 años.',
    setting: 'Viernes, seis de la tarde. La oficina se vacía y él sigue ordenando clips.',
    backdrop: 'office',
    look: {
      skin: 'light',
      hair: 'short',
      tone: 'grey',
      age: 'adult',
      build: 'broad',
      top: 'river',
      extra: 'beard',
    },
    mood: 'open',
    beats: [
      {
        line: 'Todo bárbaro. Este finde tengo la casa para mí solo, un lujo. Nadie me discute el control remoto.',
        felt: {
          cell: felt(2, 4),
          word: 'soledad',
          others: ['alivio', 'tristeza', 'resentimiento'],
          inside:
            'Es el primer fin de semana sin los chicos desde la separación. Ordené los clips por tamaño.',
        },
        replies: {
          validate: {
            say: 'La casa entera para uno puede ser un lujo, y también un silencio grande.',
            after: 'Sí… El silencio no venía en la foto.',
            note: 'Dijiste las dos mitades y le dejaste elegir.',
          },
          ask: {
            say: '¿Y cómo te cae eso de estar solo?',
            after: 'Bien, bien. Bueno. Raro. Es el primero sin los chicos.',
            note: 'Preguntaste por él, no por sus planes.',
          },
          advise: {
            say: 'Aprovecha y haz un viaje, escápate a la sierra.',
            after: 'Sí, por ahí. La sierra, claro.',
            note: 'Le llenaste el fin de semana sin saber cómo está.',
          },
          minimise: {
            say: '¡Qué envidia! Ojalá yo.',
            after: 'Y sí, una maravilla. Buen finde.',
            note: 'Te creíste el chiste. Él se quedó detrás.',
          },
          'take-over': {
            say: 'En mi casa son tres por el control, ni te imaginas.',
            after: 'Me imagino, sí. Hasta hace un mes éramos cuatro.',
            note: 'Contaste tu casa llena. La suya se acaba de vaciar.',
          },
        },
      },
      {
        line: 'Compré milanesas para cuatro. La costumbre. Ahora tengo para toda la semana, jaja.',
        shut: {
          line: 'Me voy yendo, que dejé en el auto milanesas para cuatro. La costumbre.',
          felt: {
            cell: felt(1, 3),
            word: 'añoranza',
            others: ['vergüenza', 'cansancio', 'tristeza'],
            inside:
              'Lo dije ya de pie, con las llaves en la mano, para que no diera tiempo a nada.',
          },
        },
        felt: {
          cell: felt(1, 3),
          word: 'añoranza',
          others: ['tristeza', 'vergüenza', 'vacío'],
          inside: 'Me di cuenta en la caja. La cajera dijo “qué linda familia numerosa”.',
        },
        replies: {
          validate: {
            say: 'La mano compra para los que uno quiere. Eso tarda en cambiar.',
            after: 'La mano. Tal cual. No se le puede explicar a la mano.',
            note: 'No le explicaste nada. Le diste la razón a la mano.',
          },
          ask: {
            say: '¿Qué hacían los viernes, los cuatro?',
            after: 'Milanesas y una película. Elegía la más chica. Siempre la misma.',
            note: 'Preguntaste por los viernes de antes, y ahí estaban los chicos.',
          },
          advise: {
            say: 'Congélalas, duran tres meses.',
            after: 'Sí. Tengo lugar de sobra en el freezer.',
            note: 'Resolviste las milanesas. Lo que dolía era otra cosa.',
          },
          minimise: {
            say: '¡Mejor! Te ahorras cocinar.',
            after: 'Exacto. Pura ganancia.',
            note: 'Le encontraste una ventaja. Él dijo que sí y cerró.',
          },
          'take-over': {
            say: 'Yo vivo de delivery, tendrías que ver mi heladera.',
            after: 'Je. Otro día me contás.',
            note: 'Pasaron a hablar de tu heladera. La suya quedó sin abrir.',
          },
        },
      },
      {
        line: 'Te digo la verdad: no sé qué hacer el domingo a la tarde. El resto lo manejo.',
        shut: {
          line: 'Nos vemos el lunes, che. El domingo a la tarde ya veré qué hago.',
          felt: {
            cell: felt(2, 3),
            word: 'vacío',
            others: ['aburrimiento', 'soledad', 'cansancio'],
            inside: 'Dije “ya veré” y no se veía nada.',
          },
        },
        felt: {
          cell: felt(2, 4),
          word: 'vacío',
          others: ['ansiedad', 'aburrimiento', 'soledad'],
          inside:
            'Un domingo entero sin nadie a quien avisarle nada. Al decirlo se me aflojó la espalda.',
        },
        fits: ['validate', 'ask', 'advise'],
        replies: {
          validate: {
            say: 'Los domingos a la tarde son bravos. Gracias por decírmelo.',
            after: 'No se lo había dicho a nadie. Queda entre los clips y nosotros.',
            note: 'Le agradeciste la verdad. No hacía falta más.',
          },
          ask: {
            say: '¿Qué te gustaría que hubiera el domingo a esa hora?',
            after: 'Alguien del otro lado de la mesa. Nada más que eso.',
            note: 'Preguntaste qué falta en ese rato, y lo sabía.',
          },
          advise: {
            say: 'Si quieres, paso el domingo y llevamos esas milanesas a la plaza.',
            after: '¿En serio? Tengo para cuatro. Vení con hambre.',
            note: 'Una invitación con día, lugar y comida. Era fácil decir que sí.',
            move: 'invitar',
          },
          minimise: {
            say: 'Bah, se pasa durmiendo la siesta.',
            after: 'Claro. Una buena siesta.',
            note: 'Le llenaste el domingo con una siesta.',
          },
          'take-over': {
            say: 'Yo los domingos me deprimo siempre, es un clásico.',
            after: 'Y bueno. Seremos muchos.',
            note: 'Dijiste que a ti también te pasa. Su domingo quedó entre los de todos.',
          },
        },
      },
    ],
    endings: {
      near: 'El domingo le tocas el timbre y comen milanesas frías en un banco. Él manda una foto a los chicos. La menor contesta: «guardame una».',
      some: 'El domingo te llega un mensaje suyo: «Sobreviví a la siesta». Le contestas. Siguen hablando un rato.',
      far: 'Se va silbando. El lunes hay un clip enorme en tu teclado. Debe de ser un saludo.',
    },
  },
  {
    id: 'marisol',
    level: 2,
    name: 'Marisol',
    bond: 'Tu prima, en Ponce, Puerto Rico. Tiene 42 años.',
    setting: 'La llamas para saber de tu tía, que vive con ella desde la operación.',
    backdrop: 'yard',
    look: {
      skin: 'deep',
      hair: 'braid',
      tone: 'black',
      age: 'adult',
      build: 'medium',
      top: 'plum',
      extra: 'earrings',
    },
    mood: 'open',
    beats: [
      {
        line: 'Aquí estamos, de pie. Mami come bien, los nenes bien, el trabajo bien. Yo puedo con esto y con más.',
        felt: {
          cell: felt(2, 4),
          word: 'cansancio',
          others: ['agobio', 'soledad', 'orgullo'],
          inside: 'Hablaba sentada en el borde de la bañera, que es el único sitio con pestillo.',
        },
        replies: {
          validate: {
            say: 'Estás sosteniendo una casa entera. Eso es mucho, aunque se pueda.',
            after: 'Es mucho, sí. Gracias por contarlo entero.',
            note: 'Viste todo lo que sostiene, sin llamarla heroína.',
          },
          ask: {
            say: 'Me contaste de todos. ¿Y Marisol?',
            after: '¿Marisol? Marisol está en el baño hablando contigo.',
            note: 'Preguntaste por la única que no estaba en la lista.',
          },
          advise: {
            say: 'Tienes que organizarte con una tabla de turnos.',
            after: 'Tengo la tabla. Los turnos son míos.',
            note: 'La tabla ya existe. Falta alguien más en ella.',
          },
          minimise: {
            say: '¡Es que tú eres una guerrera!',
            after: 'Eso dicen. La guerrera tiene una lavadora andando.',
            note: '«Guerrera» suena bonito y la deja sola con la batalla.',
          },
          'take-over': {
            say: 'Yo no podría, con lo mal que duermo últimamente.',
            after: 'Ay, bendito. ¿Y qué te pasa?',
            note: 'Le hablaste de cómo duermes. Ahora también te cuida a ti.',
          },
        },
      },
      {
        line: 'El otro día se me quemó el arroz y lloré como si fuera un entierro. Por un arroz. Qué boba.',
        shut: {
          line: 'Nada, que se me quemó el arroz el otro día y me dio por llorar. Cosas.',
          felt: {
            cell: felt(1, 4),
            word: 'agobio',
            others: ['vergüenza', 'frustración', 'tristeza'],
            inside: 'Lo conté deprisa y en pequeño, para que cupiera en la llamada.',
          },
        },
        felt: {
          cell: felt(1, 5),
          word: 'agobio',
          others: ['tristeza', 'vergüenza', 'impotencia'],
          inside:
            'No era el arroz. Era la única cosa del día que podía salirme bien sin depender de nadie.',
        },
        replies: {
          validate: {
            say: 'No lloraste por el arroz. Lloraste por todo lo que iba encima.',
            after: 'Por todo. Ay. Espérate, que busco papel.',
            note: 'Le devolviste a ese llanto el tamaño de su día.',
          },
          ask: {
            say: '¿Qué más había ese día, además del arroz?',
            after: 'La terapia de mami, una junta de la escuela y tres horas de sueño.',
            note: 'Preguntaste por lo que había alrededor del arroz.',
          },
          advise: {
            say: 'Cómprate una olla arrocera y se acabó el problema.',
            after: 'Tengo una. La usa mi hijo de casco.',
            note: 'Arreglaste el arroz. No lloraba por el arroz.',
          },
          minimise: {
            say: '¡Ja! Por un arroz. Le pasa a cualquiera.',
            after: 'A cualquiera, sí. Bueno, te dejo.',
            note: 'Que le pase a cualquiera no la acompaña a ella.',
          },
          'take-over': {
            say: 'Yo lloré la semana pasada por una media perdida.',
            after: 'Somos familia, se nota. Oye, me llaman.',
            note: 'Querías que no se sintiera rara. Su día quedó al lado de una media perdida.',
          },
        },
      },
      {
        line: 'Si pido ayuda, siento que le fallo a mami. Ella cuidó a la suya sin chistar.',
        shut: {
          line: 'Yo lo resuelvo. Mami cuidó a la suya y no le pidió nada a nadie. ¿Y tú qué cuentas?',
          felt: {
            cell: felt(2, 4),
            word: 'culpa',
            others: ['orgullo', 'cansancio', 'resentimiento'],
            inside: 'Cambié de tema antes de que se me oyera la queja.',
          },
        },
        felt: {
          cell: felt(2, 4),
          word: 'culpa',
          others: ['vergüenza', 'impotencia', 'pena'],
          inside: 'Nunca lo había dicho con esas palabras. Sonó menos cierto al oírlo.',
        },
        replies: {
          validate: {
            say: 'Quieres cuidarla como ella cuidó. Y eso pesa en dos hombros solos.',
            after: 'Ella tenía tres hermanas en la casa. Eso nunca lo cuenta.',
            note: 'Viste el cariño y el peso a la vez.',
          },
          ask: {
            say: '¿Qué te diría ella si te viera en la bañera?',
            after: '«Nena, abre, que te hago café». Eso diría.',
            note: 'Con tu pregunta oyó a su mamá, y no a la culpa.',
          },
          advise: {
            say: 'Contrata a alguien unas horas y deja la culpa.',
            after: 'Ojalá la culpa se fuera pagando por hora.',
            note: 'La culpa no se va con una orden.',
          },
          minimise: {
            say: 'Tu mamá ni se entera, mujer.',
            after: 'Ella se entera de todo.',
            note: 'Querías calmarla. Ella oyó que lo que hace no se nota.',
          },
          'take-over': {
            say: 'Yo con mi madre ni hablo de esas cosas.',
            after: 'Cada casa es un mundo, sí.',
            note: 'Hablaste de tu madre. Ella estaba con la suya.',
          },
        },
      },
    ],
    endings: {
      near: 'Quedan en que tú te ocupas de los martes, aunque sea por teléfono: leerle el periódico a la tía. Marisol dice «los martes» como quien dice «mar».',
      some: 'Antes de colgar dice: «Llama otra vez, aunque sea para nada». Lo anotas.',
      far: 'Cuelga cantando. Al rato llega una foto del arroz de hoy, perfecto. Se puede contestar: «¿Y la cocinera?».',
    },
  },
  {
    id: 'iker',
    level: 2,
    name: 'Iker',
    bond: 'Amigo de la facultad, en Pamplona. Tiene 20 años.',
    setting: 'Publicaron las notas hace una hora. Lleva seis memes seguidos en el chat.',
    backdrop: 'street',
    look: {
      skin: 'light',
      hair: 'bob',
      tone: 'fair',
      age: 'young',
      build: 'slim',
      top: 'moss',
      extra: 'earrings',
    },
    mood: 'open',
    beats: [
      {
        line: 'Un 2,1 en Estadística. Técnicamente es mi récord. Que enmarquen el examen.',
        felt: {
          cell: felt(1, 4),
          word: 'vergüenza',
          others: ['inseguridad', 'frustración', 'miedo'],
          inside:
            'Puse los memes para que nadie preguntara. Funcionó. Era horrible que funcionara.',
        },
        replies: {
          validate: {
            say: 'Me río, y a la vez: después de lo que estudiaste, menudo palo.',
            after: 'Ya. Es que estudié de verdad. Eso es lo que no pongo en los memes.',
            note: 'Te reíste y miraste debajo en la misma frase.',
          },
          ask: {
            say: 'Fuera de los memes, ¿cómo te has quedado?',
            after: 'Mal. Es la segunda vez. No quería decirlo en el grupo.',
            note: 'Apartaste los memes un momento, sin quitárselos.',
          },
          advise: {
            say: 'Apúntate a la academia de la calle Mayor, aprueban todos.',
            after: 'Vale. ¿Aceptan genios incomprendidos?',
            note: 'Contestaste a la nota. Faltaba preguntar por él.',
          },
          minimise: {
            say: '¡Jajaja, crack! En julio la sacas.',
            after: '¡Seguro! Mira este otro meme.',
            note: 'Te quedaste en el meme, que era justo su escondite.',
          },
          'take-over': {
            say: 'Yo la saqué raspando, casi me da algo ese día.',
            after: 'Pero la sacaste. Enhorabuena.',
            note: 'Tú la sacaste. Eso fue lo que oyó.',
          },
        },
      },
      {
        line: 'En casa creen que voy de notables. Mi padre se lo cuenta al del bar.',
        shut: {
          line: 'Bah, ya se me ocurrirá algo. Mi padre va diciendo en el bar que saco notables.',
          felt: {
            cell: felt(2, 4),
            word: 'miedo',
            others: ['preocupación', 'irritación', 'vergüenza'],
            inside: 'Tenía tres excusas pensadas. Ninguna servía con mi padre delante.',
          },
        },
        felt: {
          cell: felt(1, 4),
          word: 'miedo',
          others: ['culpa', 'vergüenza', 'preocupación'],
          inside: 'No miedo a la bronca. Miedo a la cara de mi padre volviendo del bar.',
        },
        replies: {
          validate: {
            say: 'Decepcionar a quien presume de ti. Eso da más miedo que la nota.',
            after: 'Muchísimo más. La bronca se pasa. La cara, no sé.',
            note: 'Viste que no era la nota: era la cara de su padre.',
          },
          ask: {
            say: '¿Qué crees que pasaría si se lo cuentas?',
            after: 'Que se calla. Cuando mi padre se calla se oye la nevera.',
            note: 'Le dejaste imaginar esa escena contigo al lado.',
          },
          advise: {
            say: 'No les digas nada hasta julio y punto.',
            after: 'Es lo que hice la otra vez. Mira qué bien.',
            note: 'Callarlo ya lo probó la otra vez.',
          },
          minimise: {
            say: 'Tu padre es un trozo de pan, no será para tanto.',
            after: 'Tú no vives con el trozo de pan.',
            note: 'Hablaste de lo bueno que es su padre. Justo por eso teme decepcionarlo.',
          },
          'take-over': {
            say: 'Mi madre sí que es dura, con ella ni se puede.',
            after: 'Ya, la conozco. En fin.',
            note: 'Comparaste con tu madre. Él venía a hablar de su padre.',
          },
        },
      },
      {
        line: '¿Tú alguna vez has pensado que a lo mejor no sirves para lo que elegiste?',
        shut: {
          line: 'Bueno, me piro, que hay partido. Igual es que no valgo para esto.',
          felt: {
            cell: felt(2, 3),
            word: 'desánimo',
            others: ['inseguridad', 'duda', 'vergüenza'],
            inside: 'Lo dije de broma, mirando el móvil. A ver si alguien preguntaba.',
          },
        },
        felt: {
          cell: felt(2, 3),
          word: 'duda',
          others: ['desánimo', 'inseguridad', 'decepción'],
          inside: 'La pregunta llevaba meses en el cajón. No quería respuesta, quería sacarla.',
        },
        fits: ['validate', 'ask'],
        replies: {
          validate: {
            say: 'Es una duda grande para llevarla a solas.',
            after: 'Meses. Qué descanso decirla y que no se hunda el mundo.',
            note: 'No le diste una respuesta. Le hiciste compañía.',
          },
          ask: {
            say: '¿Qué parte de la carrera te hace dudar y cuál no?',
            after: 'Los números me ahogan. Las prácticas con gente… ahí no dudo.',
            note: 'Partiste la duda en dos, y en una de las partes no dudaba.',
          },
          advise: {
            say: 'Cámbiate de carrera ahora que estás a tiempo.',
            after: 'No sé si quiero cambiarme. Solo quería decirlo.',
            note: 'Le diste una salida, y él solo quería decirlo en voz alta.',
          },
          minimise: {
            say: 'Todo el mundo lo piensa en segundo, se pasa.',
            after: 'Será eso. Seré todo el mundo.',
            note: '«Todo el mundo» lo dejó sin su duda.',
          },
          'take-over': {
            say: 'Uf, sí, mira, yo en primero estuve a punto de dejarlo y…',
            after: 'Ah. ¿Y cómo acabó lo tuyo?',
            note: 'Un «yo también» corto acompaña. La historia entera cambia de dueño.',
          },
        },
      },
    ],
    endings: {
      near: 'Deja de mandar memes. Manda una nota de voz de cuatro minutos. Al final dice: «No hace falta que contestes. Ya está mejor fuera que dentro».',
      some: 'Manda otro meme, pero solo a ti. Es un pez con corbata en una biblioteca. Debajo pone: «¿mañana?».',
      far: 'El grupo sigue riéndose. Mañana, en la biblioteca, hay una silla libre a su lado.',
    },
  },
];
