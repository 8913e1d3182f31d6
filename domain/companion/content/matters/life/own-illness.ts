import type { Matter } from '../matter.ts';

export const OWN_ILLNESS: Matter = {
  id: 'own-illness',
  name: 'Mi salud',
  cues: [
    '(me diagnosticaron|me detectaron|mi enfermedad|mi diagnostico|mi biopsia|me van a operar)',
  ],
  open: [
    'El cuerpo suele trabajar callado. Cuando se hace notar, se mete en todo: los planes, el sueño, el humor.',
    'Estar mal de salud ocupa mucho más que las consultas. De lo médico no opino; de cómo se vive sí se puede hablar.',
  ],
  ask: '¿Qué es lo que hay?',
  facets: [
    {
      id: 'own-illness.waiting-result',
      name: 'Espero un resultado',
      says: [
        'me hicieron una biopsia y el resultado está en diez días, no pienso en otra cosa',
        'me sacaron sangre y refresco la página del laboratorio cada rato',
        'me encontraron un bultito y me mandaron a hacer estudios',
        'mañana me dan los resultados de la resonancia y no puedo ni comer',
        'el doctor puso cara rara en la ecografía y no me dijo nada',
        'me llamaron de la clínica para repetir el examen y me asusté',
        'espero el diagnóstico y ya busqué todo en google a las 3 am',
        'tengo cita con el especialista hasta el mes que viene y mientras me imagino lo peor',
      ],
      cues: [
        '(resultado|resultados) de mi (biopsia|resonancia|analisis|tomografia|mamografia|examen|estudio)',
      ],
      open: [
        'Un resultado que falta se vuelve la persona más presente de la casa. Se desayuna con él y se acuesta uno con él.',
        'Lo peor de esperar un estudio es que no hay con qué discutir: todavía no es nada, y ya ocupa todo.',
      ],
      ask: '¿Qué es lo que más hace la cabeza?',
      chips: [
        {
          label: 'Buscar en internet',
          says: ['google', 'busqué todo', 'leo foros', 'refresco la página'],
          say: 'El buscador contesta sobre todo el mundo menos sobre {ti}. Cada duda que aparezca puede ir a una hoja, y la hoja va a la consulta.',
          flow: 'waiting',
        },
        {
          label: 'Imaginar lo peor',
          says: ['pienso que es cáncer', 'me imagino lo peor', 'ya me veo enfermo'],
          say: 'La cabeza ensaya la mala noticia para que no la agarre por sorpresa. El ensayo duele como si fuera la función y no ahorra nada después.',
          flow: 'look-at-thought',
        },
        {
          label: 'Callarlo para no preocupar',
          says: ['no le he dicho a nadie', 'no quiero asustar', 'mi familia no sabe'],
          say: 'Cargarlo en secreto hasta tener el papel suena considerado y deja a alguien esperando en la cocina sin nadie. Con que lo sepa una persona cambia bastante.',
          flow: 'ask-help',
        },
      ],
      goesOn: [
        'El resultado ya es el que es, y mirarlo mil veces no lo mueve. Lo que sí cambia es cómo se pasan los días hasta entonces.',
        'Para hoy: decidir quién va a estar cerca, o al teléfono, el día que lo den.',
        '¿Cuándo lo dan, y qué hay en medio que pueda distraer de verdad?',
      ],
      flows: ['waiting', 'up-to-me', 'ask-help'],
    },
    {
      id: 'own-illness.diagnosis',
      name: 'Me dieron un diagnóstico',
      says: [
        'me diagnosticaron diabetes y siento que mi cuerpo me falló',
        'tengo lupus, me lo dijeron el martes, y no sé cómo contarlo en la casa',
        'me salió cáncer de mama y tengo dos niños chicos',
        'ayer me dijeron que es esclerosis múltiple y salí a comprar pan como si nada',
        'me detectaron hipertensión a los 33 y me da vergüenza',
        'ya tengo nombre para lo que me pasa y no sé si es alivio o susto',
        'me operan el jueves y tengo miedo de la anestesia',
        'me van a sacar la vesícula y nunca me he operado de nada',
      ],
      cues: ['(me diagnosticaron|me detectaron|me operan|me van a operar)'],
      open: [
        'Una palabra nueva en una hoja y de pronto hay que presentársela a todo el mundo, empezando por uno mismo.',
        'Se sale del consultorio con el mismo abrigo y otra vida por delante, y nadie en la calle lo nota.',
      ],
      ask: '¿Qué es lo que más inquieta?',
      chips: [
        {
          label: 'Cómo decirlo en casa',
          says: ['cómo lo cuento', 'mis hijos', 'no sé cómo decirles'],
          say: 'Puede ser corto: qué es, qué sigue, qué necesito. «Tengo esto, el lunes empiezo, y por ahora quiero que me traten igual».',
          flow: 'prepare-words',
        },
        {
          label: 'Lo que viene: operación, citas',
          says: ['la operación', 'la anestesia', 'el tratamiento', 'me operan'],
          say: 'El miedo a lo que viene se puede llevar a la consulta con todas sus letras: «me da miedo esto». Quien opera lo oye todas las semanas y sabe contestar.',
          flow: 'up-to-me',
        },
        {
          label: 'Rabia con mi cuerpo',
          says: ['mi cuerpo me falló', 'por qué a mí', 'me da coraje', 'me da vergüenza'],
          say: 'Es el mismo cuerpo que subió escaleras todos estos años sin pedir nada. Se puede tener rabia y luego darle de cenar.',
          flow: 'anger',
        },
      ],
      goesOn: [
        'El diagnóstico nombra algo que ya estaba la semana pasada. Lo que cambió es que ahora otros también lo saben y pueden hacer algo.',
        'Algo para hoy: escribir qué se entendió y qué no de la consulta. Lo segundo es la lista de la próxima.',
        '¿Qué parte de {tu} vida {quieres} que esto no toque?',
      ],
      flows: ['prepare-words', 'up-to-me', 'unload'],
    },
    {
      id: 'own-illness.tired-of-it',
      name: 'Dolor y cansancio que no se van',
      says: [
        'llevo dos años con este dolor de espalda y ya no me acuerdo cómo era sin él',
        'estoy harta de estar enferma, de las citas, de las pastillas',
        'la migraña me quitó otro fin de semana',
        'tengo fibromialgia y hay días que no puedo ni con la bolsa del super',
        'me cansé de ser el enfermo de la familia',
        'otra recaída, justo cuando había vuelto a trabajar',
        'cancelo todos los planes por el dolor y ya ni me invitan',
        'me duele todo el cuerpo todos los días y sonrío en la oficina',
      ],
      open: [
        'Un dolor que no se va cobra dos veces: lo que duele y lo que hay que cancelar por él. Y encima hay que explicarlo.',
        'Estar enfermo mucho tiempo es un trabajo sin sueldo ni vacaciones: citas, horarios, cálculos de cuánta energía queda para subir la compra.',
      ],
      ask: '¿Qué es lo que más cansa?',
      chips: [
        {
          label: 'Cancelar planes',
          says: ['ya no me invitan', 'me pierdo todo', 'otro fin de semana perdido'],
          say: 'Se puede cambiar el plan en vez de cancelarlo: media hora, en casa, con manta. «No llego a la cena, pero ¿vienes por un té?».',
          flow: 'prepare-words',
        },
        {
          label: 'El dolor de todos los días',
          says: ['me duele todo', 'ya no me acuerdo sin dolor', 'no se me quita'],
          say: 'Un cuerpo que duele ya hizo media jornada antes de salir de la cama. El día se mide desde ahí, no desde lo que hace el vecino.',
          flow: 'kind-words',
        },
        {
          label: 'Poner buena cara',
          says: ['sonrío', 'nadie lo nota', 'hago como si nada'],
          say: 'La cara buena gasta lo poco que hay. Con una persona, una sola, se puede quitar y contestar «hoy mal» sin dar más detalles.',
          flow: 'ask-help',
        },
      ],
      goesOn: [
        'Hacer menos los días malos no es rendirse; es guardar para mañana lo que hoy se iba a gastar en quedar bien.',
        'Para hoy: elegir una sola cosa que se quita de la lista, sin reemplazarla por otra.',
        '¿Qué {te} gustaba hacer que todavía se pueda en versión pequeña?',
      ],
      flows: ['heavy-week', 'kind-words', 'ask-help'],
    },
    {
      id: 'own-illness.not-believed',
      name: 'No me creen',
      says: [
        'el doctor me dice que son nervios y a mí me duele de verdad',
        'voy de médico en médico y todos dicen que no tengo nada',
        'mi familia cree que exagero, que me hago la enferma',
        'en el trabajo piensan que invento las licencias',
        'me dijeron que baje de peso y ni me revisaron',
        'los exámenes salen bien pero yo no estoy bien',
        'mi pareja ya se cansó de oírme que me siento mal',
        'salí llorando de la consulta, me dijo que es estrés y me despachó en cinco minutos',
      ],
      cues: [
        '(los examenes|los analisis|los estudios) salen bien ..3 (pero|y) ..3 (mal|duele|bien)',
      ],
      open: [
        'Que duela ya es bastante; tener que probarlo es otro trabajo. Un examen normal dice lo que ese examen mira, no lo que se siente.',
        'Cinco minutos de consulta y un «no tiene nada» dejan a cualquiera dudando de su propio cuerpo.',
      ],
      ask: '¿De quién pesa más que no crea?',
      chips: [
        {
          label: 'De los médicos',
          says: ['el doctor', 'me despachó', 'dicen que son nervios'],
          say: 'Ayuda llevarlo escrito: desde cuándo, qué días, qué ya no se puede hacer. Y una pregunta: «si no es esto, ¿qué más vamos a mirar?».',
          flow: 'prepare-words',
        },
        {
          label: 'De mi familia o mi pareja',
          says: ['mi esposo', 'mi mamá cree que exagero', 'en mi casa'],
          say: 'A veces no es que no crean: se asustan o no saben qué hacer con algo que no se ve. Pedir una cosa concreta funciona mejor que convencer: «hoy necesito que hagas la cena».',
          flow: 'prepare-words',
        },
        {
          label: 'Ya dudo hasta yo',
          says: ['quizá me lo invento', 'ya no sé si es real', 'será mi cabeza'],
          say: 'Un dolor que se nota es un dolor que se nota, venga de donde venga. De dónde viene es la parte que falta averiguar, y merece alguien que la averigüe.',
          flow: 'kind-words',
        },
      ],
      goesOn: [
        'Pedir otra opinión no ofende a nadie serio. Y se puede llevar a alguien a la consulta, que con testigo se escucha distinto.',
        'Cinco minutos: anotar los últimos tres días malos, con hora y qué impidieron hacer.',
        '¿Qué {te} habría gustado que dijeran en vez de eso?',
      ],
      flows: ['prepare-words', 'anger', 'kind-words'],
    },
  ],
};
