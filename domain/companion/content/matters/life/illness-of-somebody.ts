import type { Matter } from '../matter.ts';

export const ILLNESS_OF_SOMEBODY: Matter = {
  id: 'illness-of-somebody',
  name: 'Alguien está enfermo',
  cues: [
    'mi (mama|papa|hermano|hermana|abuela|abuelo|esposo|esposa|hijo|hija|tia|tio|suegra|amiga|amigo) ..3 (cancer|tumor|quimio|alzheimer|demencia|internad[oa]|hospitalizad[oa])',
  ],
  open: [
    'Cuando alguien enferma, la semana entera se acomoda alrededor de un pasillo, un teléfono y un resultado.',
    'Se quiere poder hacer algo, y casi todo lo que hay que hacer es esperar al lado.',
  ],
  ask: '¿En qué momento están?',
  facets: [
    {
      id: 'illness-of-somebody.diagnosis',
      name: 'Nos lo acaban de decir',
      says: [
        'a mi mamá le encontraron un cáncer ayer y estoy en shock',
        'le diagnosticaron parkinson a mi papá y él hace bromas y yo me encierro a llorar',
        'mi hermana tiene leucemia, nos enteramos esta semana',
        'hoy nos dieron el diagnóstico de mi esposo y no escuché nada después de la palabra tumor',
        'a mi vieja le salió algo feo en la mamografía, le hacen biopsia el lunes',
        'nos acaban de decir que lo de mi abuelo es grave',
        'mi mejor amiga me contó que tiene cáncer y yo le dije cualquier tontería',
        'mi hijo tiene diabetes tipo 1, nos lo dijeron el viernes y no sé por dónde empezar',
      ],
      cues: [
        '(le diagnosticaron|le detectaron|le encontraron) ..3 (cancer|tumor|leucemia|parkinson|alzheimer) ..3 a mi',
      ],
      open: [
        'Después de cierta palabra en una consulta ya no se oye nada más. Se sale con un papel en la mano y el mundo sigue vendiendo café en la esquina.',
        'Hay un antes y un después de esa consulta, y nadie afuera lo ve. Los primeros días se vive con la noticia como con un zapato ajeno.',
      ],
      ask: '¿Qué es lo que más aprieta ahora?',
      chips: [
        {
          label: 'Lo que puede pasar',
          says: ['tengo miedo de que se muera', 'no sé qué va a pasar', 'pienso lo peor'],
          say: 'La cabeza ya está en el último capítulo y el médico todavía va en la primera página. Lo que se sabe hoy cabe en pocas líneas; escribirlas separa eso de lo que se imagina.',
          flow: 'up-to-me',
        },
        {
          label: 'No sé qué decirle',
          says: ['qué le digo', 'dije una tontería', 'no sé cómo hablarle'],
          say: 'No existe la frase buena. Sirve una sencilla y verdadera: «no sé qué decir, pero voy a la próxima consulta».',
          flow: 'prepare-words',
        },
        {
          label: 'Todo lo que hay que hacer',
          says: ['los médicos', 'los papeles', 'no sé por dónde empezar'],
          say: 'Un cuaderno para todo: preguntas de un lado, respuestas del otro, con fecha. A las consultas conviene ir de a dos, porque uno escucha cuando el otro ya no puede.',
          flow: 'two-minutes',
        },
        {
          label: 'Me hago fuerte y no lloro',
          says: ['lloro a escondidas', 'tengo que aguantar', 'no quiero que me vea mal'],
          say: 'Llorar en el coche y entrar con la cara lavada cansa el doble. A veces quien está enfermo también aguanta para no preocupar, y quedan dos actuando en la misma cocina.',
          flow: 'unload',
        },
      ],
      goesOn: [
        'Quien tiene el diagnóstico sigue siendo quien era el mes pasado: con sus chistes malos y su programa de las ocho. Hablar también de eso es compañía.',
        'Para hoy: anotar tres preguntas para la próxima consulta, y cerrar el buscador hasta entonces.',
        '¿Quién más lo sabe, y con quién se puede hablar de verdad?',
      ],
      flows: ['up-to-me', 'prepare-words', 'unload'],
    },
    {
      id: 'illness-of-somebody.hospital',
      name: 'Hospital y espera',
      says: [
        'estoy en la sala de espera, operan a mi papá y no sale nadie a decir nada',
        'mi mamá está internada y solo dejan entrar media hora',
        'llevo tres noches durmiendo en una silla del hospital',
        'tienen a mi esposo en terapia intensiva y cada que suena el cel me brinca el corazón',
        'esperamos los resultados de la biopsia de mi hermano, son diez días eternos',
        'mi bebé está en incubadora y me voy a la casa sin ella',
        'está en urgencias mi abuelita desde la mañana y no nos dicen nada',
        'hoy operan a mi hija del apéndice y yo dando vueltas en el pasillo',
      ],
      cues: ['(sala de espera|terapia intensiva|cuidados intensivos|pasillo del hospital)'],
      open: [
        'En un pasillo de hospital el reloj va a otra velocidad. Cada puerta que se abre parece traer la noticia y casi siempre es alguien con un carrito.',
        'Esperar a que salga alguien con bata es de las horas más largas que hay: no se puede hacer nada ni irse.',
      ],
      ask: '¿Qué es lo más duro de esta espera?',
      chips: [
        {
          label: 'Que nadie informa',
          says: ['no nos dicen nada', 'no sale nadie', 'no me explican'],
          say: 'Se puede preguntar en el mostrador algo que sí tenga respuesta: «¿a qué hora y quién da información?». Con una hora puesta, el resto del rato se espera menos de pie.',
          flow: 'waiting',
        },
        {
          label: 'Imaginarme lo peor',
          says: ['pienso lo peor', 'me brinca el corazón', 'tengo miedo'],
          say: 'Sin datos, la cabeza los fabrica. Para los próximos minutos alcanza con lo que hay delante: contar baldosas, los pies en el suelo, el vaso frío en la mano.',
          flow: 'waiting',
        },
        {
          label: 'El cansancio de estar aquí',
          says: ['duermo en una silla', 'llevo noches sin dormir', 'no he comido'],
          say: 'Comer algo, lavarse la cara y salir diez minutos a la calle no es dejar la guardia. Quien está adentro va a necesitar a alguien de pie también mañana.',
          flow: 'ask-help',
        },
      ],
      goesOn: [
        'Que no salga nadie no quiere decir que vaya mal. Casi siempre quiere decir que están trabajando.',
        'Un mensaje a una persona para que ella avise al resto ahorra contestar veinte veces lo mismo.',
        '¿Hay alguien que pueda venir o quedarse un rato al teléfono?',
      ],
      flows: ['waiting', 'ask-help', 'unload'],
    },
    {
      id: 'illness-of-somebody.long',
      name: 'Es una enfermedad larga',
      says: [
        'mi mamá lleva tres años con cáncer y ya no sé vivir de otra manera',
        'mi esposo está con diálisis hace años y nuestra vida es la máquina',
        'otra vez quimio, la tercera, y ya nadie pregunta cómo vamos',
        'mi papá se está apagando de a poco y lo extraño aunque está vivo',
        'a veces quisiera que ya se acabara y me siento horrible de pensarlo',
        'va para largo lo de mi hermano y la familia ya se cansó',
        'le quedan meses a mi abuela y no sé cómo estar con ella',
        'los médicos dicen que ya no hay tratamiento para mi mamá, solo cuidados paliativos',
      ],
      open: [
        'Al principio de una enfermedad hay visitas y mensajes; al tercer año queda la agenda de citas y quien la lleva. Eso pesa aunque nadie lo vea.',
        'Se puede echar de menos a alguien que está en el cuarto de al lado. Las enfermedades largas se van llevando cosas de a una.',
      ],
      ask: '¿Qué pesa más hoy?',
      chips: [
        {
          label: 'A veces quiero que termine',
          says: [
            'quisiera que se acabara',
            'ya no quiero verlo sufrir',
            'me siento mala por pensarlo',
          ],
          say: 'Querer que acabe un sufrimiento no es querer que se vaya quien lo tiene. Mucha gente que cuida lo piensa y casi nadie lo dice.',
          flow: 'kind-words',
        },
        {
          label: 'Lo extraño y sigue aquí',
          says: ['ya no es el mismo', 'se está apagando', 'lo extraño aunque está vivo'],
          say: 'Ya se perdió algo: las caminatas, su genio, los planes. Llorarlo ahora no lo adelanta.',
          flow: 'remembrance',
        },
        {
          label: 'No sé cómo estar a su lado',
          says: ['no sé qué decirle', 'no sé cómo acompañar', 'le quedan meses'],
          say: 'Estar puede ser muy poco: crema en las manos, la radio que le gusta, leerle el periódico. A veces sirve preguntar «¿hoy quieres hablar de esto o de cualquier otra cosa?».',
          flow: 'prepare-words',
        },
      ],
      goesOn: [
        'En las enfermedades largas también hay martes buenos. Disfrutarlos sin esperar lo que viene no es olvidarse de nada.',
        'Algo para hoy: una cosa de cinco minutos que no tenga que ver con la enfermedad, hecha con esa persona o lejos de ella.',
        '¿Desde cuándo nadie pregunta por {ti} en todo esto?',
      ],
      flows: ['unload', 'ask-help', 'savour'],
    },
    {
      id: 'illness-of-somebody.forgets',
      name: 'Se está olvidando de todo',
      says: [
        'mi mamá tiene alzheimer y hoy no supo quién era yo',
        'mi abuelo me dice el nombre de su hermana y le sigo la corriente',
        'mi papá con demencia me pregunta diez veces lo mismo y le grité',
        'mi abuela pregunta por mi abuelo que murió hace años y no sé si decirle',
        'mi esposo se pierde en el barrio y se enoja si lo acompaño',
        'me confundió con una enfermera y me dio las gracias, a mí que soy su hija',
        'a mi viejita se le va la onda y cree que le roban la plata',
        'con el alzheimer se pone agresivo y al rato es un amor',
      ],
      cues: ['(alzheimer|demencia senil)'],
      open: [
        'Que alguien que {te} conoce desde siempre pregunte quién {eres} es una pena sin velorio. Se pierde a alguien de a ratos, y a ratos vuelve.',
        'La misma pregunta diez veces, y la décima es nueva para quien la hace. Para quien la contesta no.',
      ],
      ask: '¿Qué fue lo último que pasó?',
      chips: [
        {
          label: 'No me reconoció',
          says: ['no supo quién era', 'me confundió con otra persona'],
          say: 'Se le fue el nombre, y muchas veces queda lo otro: a quién le sonríe, con qué voz se calma. Eso también es reconocer a alguien.',
          flow: 'remembrance',
        },
        {
          label: 'Perdí la paciencia',
          says: ['le grité', 'me desesperé', 'pregunta mil veces'],
          say: 'La paciencia tiene un número de veces y la pregunta no. Salir al pasillo un minuto y volver con la misma respuesta corta sirve más que explicar.',
          flow: 'kind-words',
        },
        {
          label: 'Pregunta por quien ya murió',
          says: ['no sé si decirle la verdad', 'pregunta por mi abuelo', 'le sigo la corriente'],
          say: 'Cada vez que lo oye es la primera vez. Se puede ir a lo que busca sin dar la noticia otra vez: «lo extrañas, cuéntame cómo se conocieron».',
          flow: 'prepare-words',
        },
      ],
      goesOn: [
        'Lo que se dijo se le borra; el tono con que se dijo le dura un rato más. Una tarde amable cuenta aunque nadie la recuerde.',
        'Para hoy: poner una canción de cuando tenía veinte años y ver qué pasa.',
        '¿Qué sigue siendo suyo, a pesar de todo?',
      ],
      flows: ['unload', 'ask-help', 'remembrance'],
    },
  ],
};
