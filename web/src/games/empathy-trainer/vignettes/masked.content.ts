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
          others: ['alegría', 'rabia', 'curiosidad'],
          inside:
            'Es el primer fin de semana sin los chicos desde la separación. Ordené los clips por tamaño.',
        },
        replies: {
          validate: {
            say: 'La casa entera para uno puede ser un lujo, y también un silencio grande.',
            after: 'Sí… El silencio no venía en la foto.',
          },
          ask: {
            say: '¿Y cómo te cae eso de estar solo?',
            after: 'Bien, bien. Bueno. Raro. Es el primero sin los chicos.',
          },
          advise: {
            say: 'Aprovecha y haz un viaje, escápate a la sierra.',
            after: 'Sí, por ahí. La sierra, claro.',
          },
          minimise: { say: '¡Qué envidia! Ojalá yo.', after: 'Y sí, una maravilla. Buen finde.' },
          'take-over': {
            say: 'En mi casa son tres por el control, ni te imaginas.',
            after: 'Me imagino, sí. Hasta hace un mes éramos cuatro.',
          },
        },
        why: 'El chiste dice «lujo» y los clips dicen otra cosa. Nombrar las dos mitades le deja elegir.',
      },
      {
        line: 'Compré milanesas para cuatro. La costumbre. Ahora tengo para toda la semana, jaja.',
        shut: 'Me voy yendo, tengo que pasar por el súper.',
        felt: {
          cell: felt(1, 3),
          word: 'añoranza',
          others: ['diversión', 'impaciencia', 'vergüenza'],
          inside: 'Me di cuenta en la caja. La cajera dijo «qué linda familia numerosa».',
        },
        replies: {
          validate: {
            say: 'La mano compra para los que uno quiere. Eso tarda en cambiar.',
            after: 'La mano. Tal cual. No se le puede explicar a la mano.',
          },
          ask: {
            say: '¿Qué hacían los viernes, los cuatro?',
            after: 'Milanesas y una película. Elegía la más chica. Siempre la misma.',
          },
          advise: {
            say: 'Congélalas, duran tres meses.',
            after: 'Sí. Tengo lugar de sobra en el freezer.',
          },
          minimise: { say: '¡Mejor! Te ahorras cocinar.', after: 'Exacto. Pura ganancia.' },
          'take-over': {
            say: 'Yo vivo de delivery, tendrías que ver mi heladera.',
            after: 'Je. Otro día me contás.',
          },
        },
        why: 'Después de un «jaja» suele haber una puerta entornada. Una pregunta por lo de antes la abre sin empujar.',
      },
      {
        line: 'Te digo la verdad: no sé qué hacer el domingo a la tarde. El resto lo manejo.',
        shut: 'Nos vemos el lunes, che.',
        felt: {
          cell: felt(2, 4),
          word: 'vacío',
          others: ['entusiasmo', 'celos', 'asombro'],
          inside:
            'Decirlo en voz alta me dio un miedo ridículo. Y después se me aflojó la espalda.',
        },
        fits: ['validate', 'ask', 'advise'],
        replies: {
          validate: {
            say: 'Los domingos a la tarde son bravos. Gracias por decírmelo.',
            after: 'No se lo había dicho a nadie. Queda entre los clips y nosotros.',
          },
          ask: {
            say: '¿Qué te gustaría que hubiera en ese rato?',
            after: 'Alguien del otro lado de la mesa. Nada más que eso.',
          },
          advise: {
            say: 'Si quieres, paso el domingo y llevamos esas milanesas a la plaza.',
            after: '¿En serio? Tengo para cuatro. Vení con hambre.',
          },
          minimise: { say: 'Bah, se pasa durmiendo la siesta.', after: 'Claro. Una buena siesta.' },
          'take-over': {
            say: 'Yo los domingos me deprimo siempre, es un clásico.',
            after: 'Y bueno. Seremos muchos.',
          },
        },
        why: 'Cuando alguien baja la guardia, agradecerlo vale. Y aquí una invitación concreta también abraza.',
      },
    ],
    endings: {
      near: 'El domingo comen milanesas frías en un banco. Él manda una foto a los chicos. La menor contesta: «guardame una».',
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
          others: ['orgullo', 'serenidad', 'envidia'],
          inside: 'Hablaba sentada en el borde de la bañera, que es el único sitio con pestillo.',
        },
        replies: {
          validate: {
            say: 'Estás sosteniendo una casa entera. Eso es mucho, aunque se pueda.',
            after: 'Es mucho, sí. Gracias por contarlo entero.',
          },
          ask: {
            say: 'Me contaste de todos. ¿Y Marisol?',
            after: '¿Marisol? Marisol está en el baño hablando contigo.',
          },
          advise: {
            say: 'Tienes que organizarte con una tabla de turnos.',
            after: 'Tengo la tabla. Los turnos son míos.',
          },
          minimise: {
            say: '¡Es que tú eres una guerrera!',
            after: 'Eso dicen. La guerrera tiene una lavadora andando.',
          },
          'take-over': {
            say: 'Yo no podría, con lo mal que duermo últimamente.',
            after: 'Ay, bendito. ¿Y qué te pasa?',
          },
        },
        why: '«Guerrera» suena bonito y la deja sola con la batalla. Preguntar por ella la saca de la lista.',
      },
      {
        line: 'El otro día se me quemó el arroz y lloré como si fuera un entierro. Por un arroz. Qué boba.',
        shut: 'Nada, que se me quemó el arroz el otro día. Cosas.',
        felt: {
          cell: felt(1, 5),
          word: 'agobio',
          others: ['culpa', 'asco', 'aburrimiento'],
          inside:
            'No era el arroz. Era la única cosa del día que podía salirme bien sin depender de nadie.',
        },
        replies: {
          validate: {
            say: 'No lloraste por el arroz. Lloraste por todo lo que iba encima.',
            after: 'Por todo. Ay. Espérate, que busco papel.',
          },
          ask: {
            say: '¿Qué más había ese día, además del arroz?',
            after: 'La terapia de mami, una junta de la escuela y tres horas de sueño.',
          },
          advise: {
            say: 'Cómprate una olla arrocera y se acabó el problema.',
            after: 'Tengo una. La usa mi hijo de casco.',
          },
          minimise: {
            say: '¡Ja! Por un arroz. Nos pasa a todas.',
            after: 'A todas, sí. Bueno, te dejo.',
          },
          'take-over': {
            say: 'Yo lloré la semana pasada por una media perdida.',
            after: 'Somos familia, se nota. Oye, me llaman.',
          },
        },
        why: 'Se llamó «boba» ella misma. Devolverle la escena con su tamaño real le quita ese nombre.',
      },
      {
        line: 'Si pido ayuda, siento que le fallo a mami. Ella cuidó a la suya sin chistar.',
        shut: 'Lo resuelvo, tranquilo todo. ¿Y tú qué cuentas?',
        felt: {
          cell: felt(2, 4),
          word: 'culpa',
          others: ['celos', 'alivio', 'sorpresa'],
          inside: 'Nunca lo había dicho con esas palabras. Sonó menos cierto al oírlo.',
        },
        replies: {
          validate: {
            say: 'Quieres cuidarla como ella cuidó. Y eso pesa en dos hombros solos.',
            after: 'Ella tenía tres hermanas en la casa. Eso nunca lo cuenta.',
          },
          ask: {
            say: '¿Qué te diría ella si te viera en la bañera?',
            after: '«Nena, abre, que te hago café». Eso diría.',
          },
          advise: {
            say: 'Contrata a alguien unas horas y deja la culpa.',
            after: 'Ojalá la culpa se fuera pagando por hora.',
          },
          minimise: { say: 'Tu mamá ni se entera, mujer.', after: 'Ella se entera de todo.' },
          'take-over': {
            say: 'Yo con mi madre ni hablo de esas cosas.',
            after: 'Cada casa es un mundo, sí.',
          },
        },
        why: 'La culpa no se quita con una orden. Se afloja cuando alguien mira con ella de dónde viene.',
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
          others: ['orgullo', 'calma', 'envidia'],
          inside:
            'Puse los memes para que nadie preguntara. Funcionó. Era horrible que funcionara.',
        },
        replies: {
          validate: {
            say: 'Me río, y a la vez: después de lo que estudiaste, menudo palo.',
            after: 'Ya. Es que estudié de verdad. Eso es lo que no pongo en los memes.',
          },
          ask: {
            say: 'Fuera de los memes, ¿cómo te has quedado?',
            after: 'Mal. Es la segunda vez. No quería decirlo en el grupo.',
          },
          advise: {
            say: 'Apúntate a la academia de la calle Mayor, aprueban todos.',
            after: 'Vale. ¿Aceptan genios incomprendidos?',
          },
          minimise: {
            say: '¡Jajaja, crack! En julio la sacas.',
            after: '¡Seguro! Mira este otro meme.',
          },
          'take-over': {
            say: 'Yo la saqué raspando, casi me da algo ese día.',
            after: 'Pero la sacaste. Enhorabuena.',
          },
        },
        why: 'Se puede reír el chiste y mirar debajo en la misma frase. Así no pierde el escudo de golpe.',
      },
      {
        line: 'En casa creen que voy de notables. Mi padre se lo cuenta al del bar.',
        shut: 'Bah, ya se me ocurrirá algo que decir en casa.',
        felt: {
          cell: felt(1, 4),
          word: 'miedo',
          others: ['aburrimiento', 'desprecio', 'ternura'],
          inside: 'No miedo a la bronca. Miedo a la cara de mi padre volviendo del bar.',
        },
        replies: {
          validate: {
            say: 'Decepcionar a quien presume de ti. Eso da más miedo que la nota.',
            after: 'Muchísimo más. La bronca se pasa. La cara, no sé.',
          },
          ask: {
            say: '¿Qué crees que pasaría si se lo cuentas?',
            after: 'Que se calla. Cuando mi padre se calla se oye la nevera.',
          },
          advise: {
            say: 'No les digas nada hasta julio y punto.',
            after: 'Es lo que hice la otra vez. Mira qué bien.',
          },
          minimise: {
            say: 'Tu padre es un trozo de pan, no será para tanto.',
            after: 'Tú no vives con el trozo de pan.',
          },
          'take-over': {
            say: 'Mi madre sí que es dura, con ella ni se puede.',
            after: 'Ya, la conozco. En fin.',
          },
        },
        why: 'Debajo de la nota había una persona. Cuando se encuentra a esa persona, la charla cambia.',
      },
      {
        line: '¿Tú alguna vez has pensado que a lo mejor no sirves para lo que elegiste?',
        shut: 'Bueno, me piro, que hay partido.',
        felt: {
          cell: felt(2, 3),
          word: 'duda',
          others: ['rabia', 'susto', 'admiración'],
          inside: 'La pregunta llevaba meses en el cajón. No quería respuesta, quería sacarla.',
        },
        fits: ['validate', 'ask'],
        replies: {
          validate: {
            say: 'Es una pregunta grande para llevarla tú solo desde hace tanto.',
            after: 'Meses. Qué descanso decirla y que no se hunda el mundo.',
          },
          ask: {
            say: '¿Qué parte de la carrera te hace dudar y cuál no?',
            after: 'Los números me ahogan. Las prácticas con gente… ahí no dudo.',
          },
          advise: {
            say: 'Cámbiate de carrera ahora que estás a tiempo.',
            after: 'No sé si quiero cambiarme. Solo quería decirlo.',
          },
          minimise: {
            say: 'Todo el mundo lo piensa en segundo, se pasa.',
            after: 'Será eso. Seré todo el mundo.',
          },
          'take-over': {
            say: 'Uf, sí, mira, yo en primero estuve a punto de dejarlo y…',
            after: 'Ah. ¿Y cómo acabó lo tuyo?',
          },
        },
        why: 'La pregunta parecía pedir tu historia. Un «yo también» corto acompaña; la historia entera cambia de dueño.',
      },
    ],
    endings: {
      near: 'Deja de mandar memes. Manda una nota de voz de cuatro minutos. Al final dice: «No hace falta que contestes. Ya está mejor fuera que dentro».',
      some: 'Manda otro meme, pero solo a ti. Es un pez con corbata que dice «gracias».',
      far: 'El grupo sigue riéndose. Mañana, en la biblioteca, hay una silla libre a su lado.',
    },
  },
];
