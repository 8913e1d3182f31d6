import type { Reaction } from './reaction.ts';

const MEDICINES =
  'sertralina|fluoxetina|clonazepam|escitalopram|alprazolam|quetiapina|litio|rivotril|tafil|paroxetina|lorazepam|diazepam|venlafaxina|mirtazapina|bupropion|zolpidem|melatonina|valeriana|antidepresivo*|ansiolitico*|pastilla|pastillas|medicacion|medicamento*|medicina|somnifero*';

/** Where an honest limit is owed: what Nilo does not do, and what can be done instead. */
export const LIMITS: readonly Reaction[] = [
  {
    id: 'minor',
    cues: [
      'tengo (diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|10|11|12|13|14|15|16|17) (años|anos|añitos)',
      'soy menor de edad',
      'voy a cumplir (catorce|quince|dieciseis|diecisiete|14|15|16|17) $',
    ],
    say: [
      'Qué bueno que lo {digas}. Este lugar se hizo para mayores de 18 y a esa edad hay ayuda mejor que esta: en casi todos los países existe una línea gratuita para adolescentes, y en «Ayuda ahora» está la de {tu} país.',
      'Por la edad, aquí no soy la mejor compañía, y no quiero dejarlo en un portazo. Una persona adulta de confianza puede hacer más hoy que yo en un mes, y en «Ayuda ahora» hay líneas que atienden también a menores.',
    ],
    ask: '¿Qué persona adulta {te} escucharía sin armar un lío?',
    chips: [
      {
        label: 'Alguien de mi familia',
        says: ['mi mama', 'mi papa', 'mi abuela', 'mi tia', 'mi hermana mayor'],
        say: 'Para empezar basta una línea por mensaje: «tengo que contarte algo y me cuesta, ¿tienes un rato?». Así lo difícil ya no es la primera frase.',
        flow: 'ask-help',
      },
      {
        label: 'Alguien de la escuela',
        says: ['una profe', 'mi profesor', 'la orientadora', 'el psicologo del colegio'],
        say: 'En la escuela suele haber alguien a quien esto no le suena raro. Se puede pedir hablar cinco minutos al final de la clase, sin decir el tema delante de nadie.',
        flow: 'ask-help',
      },
      {
        label: 'No tengo a nadie así',
        says: ['nadie', 'no hay nadie', 'no confio en ninguno'],
        say: 'Entonces sirve alguien que no conozca a nadie de la casa. Las líneas para adolescentes son eso: gente adulta, preparada, que no se asusta de lo que oye.',
      },
    ],
  },
  {
    id: 'emergency-service',
    cues: [
      '(puedes|podes|puede|podrias|podria|vas a) (llamar|avisar|avisarle|llamarle|mandar|enviar) (a|por mi|a la|al|una|ayuda|alguien) ..2 (policia|ambulancia|emergencias|bomberos|mama|papa|familia|alguien|ayuda|911|112)',
      '(llama|avisa|llamale|avisale|manda) (a la|a|al|una) (policia|ambulancia|emergencias|911|112|mi mama|mi papa)',
      '(vas a|van a|puedes|podes) (denunciarme|reportarme|mandarme a la policia|decirle a la policia|rastrear*|ubicarme)',
      '(eres|sos|es esto|esto es) (un|una|el|la)? (linea de (crisis|emergencia|ayuda)|servicio de emergencia|servicio de urgencia|911|112|emergencias)',
    ],
    say: [
      'Soy un programa: no puedo llamar ni avisar a nadie, ni sé dónde {estás}. La llamada tiene que salir de {tu} teléfono, y en «Ayuda ahora» está el número de {tu} país.',
      'Desde aquí no sale ninguna llamada ni aviso. Si hay peligro ahora, el número de emergencias va primero y yo puedo esperar; está en «Ayuda ahora».',
    ],
    returns: true,
  },
  {
    id: 'medication-dose',
    cues: [
      `(que|cual|cuanta|cuanto|cuantas|cuantos) (dosis|pastilla|pastillas|medicamento|miligramos|mg|gotas) ..3 (tomo|tomar|tomarme|me tomo|puedo|debo|recomiendas|recomendas|recomienda|necesito|me sirve)`,
      `(recetame|receteme|me recetas|puedes recetar*|podes recetar*|me recomiendas|recomiendame|me recomendas|recomendame|me recomienda) ..2 (${MEDICINES}|algo para tomar|gotas)`,
      `(cuanta|cuanto|cuantas|cuantos) (${MEDICINES}) ..3`,
      `(puedo|debo|deberia|es malo|pasa algo si) (mezclar|combinar|doblar|triplicar|subir|bajar|subirme|bajarme) ..4 (dosis|${MEDICINES})`,
      `(subo|bajo|doblo|cambio) ..1 (dosis|la dosis)`,
      '(tu|vos|usted) (la|lo|las|los) (tomarias|tomaria) $',
    ],
    say: [
      'De dosis y mezclas no opino, porque un error ahí hace daño. Esa pregunta la contesta una farmacia en dos minutos, también por teléfono.',
      'Ni recomiendo ni ajusto medicinas: eso va con quien receta, o con una farmacia de turno si es de noche. Lo que hay detrás de la pregunta sí cabe aquí.',
    ],
    ask: '¿Qué hay detrás de la pregunta?',
    chips: [
      {
        label: 'No me hace efecto',
        says: ['no me hace nada', 'sigo igual', 'no funciona'],
        say: 'Eso es justo lo que quien la recetó necesita saber: qué se toma, desde cuándo y qué no cambió. Con esas tres cosas escritas, la llamada dura poco.',
        flow: 'prepare-words',
      },
      {
        label: 'Me cae mal',
        says: ['me da efectos', 'me marea', 'me da sueño', 'efectos secundarios'],
        say: 'Lo que se nota y a qué hora, anotado en una línea, es lo primero que preguntará la farmacia o quien la recetó. Si es algo fuerte o nuevo, como falta de aire o hinchazón, eso es de urgencias.',
      },
      {
        label: 'No puedo ver a quien receta',
        says: ['no tengo cita', 'no tengo medico', 'no tengo plata para consulta'],
        say: 'La farmacia orienta gratis y sin cita, y muchos centros de salud contestan estas dudas por teléfono. Se puede empezar con «no consigo cita y tengo una duda con lo que tomo».',
        flow: 'prepare-words',
      },
      {
        label: 'Solo quería saber',
        says: ['curiosidad', 'era una duda', 'nada mas'],
        say: 'Buena pregunta para el mostrador de una farmacia, entonces. Ahí no hace falta explicar nada más.',
      },
    ],
  },
  {
    id: 'medication',
    yields: true,
    cues: [
      `(puedo|debo|deberia|tengo que|conviene|es malo|es bueno|que pasa si|sirve|sirven|funciona) ..3 (tomar|tomarme|tomo|me tomo|dejar|dejo|suspender|empezar|cambiar|la|el|las) ..2 (${MEDICINES})`,
      `(quiero|pienso|voy a|estoy por) (dejar|suspender|parar|cortar) (de tomar)? ..2 (${MEDICINES})`,
    ],
    say: [
      'Con las medicinas no aconsejo ni tomar ni dejar: eso se decide con quien la receta, y una farmacia orienta mientras tanto. Lo que la hace pesada de llevar sí se puede hablar aquí.',
      'Ahí me detengo: tomar, dejar o cambiar va con alguien de salud, sin apuro y sin hacerlo a solas. Si sirve, preparamos la pregunta para esa llamada.',
    ],
    flows: ['prepare-words'],
  },
  {
    id: 'diagnosis',
    cues: [
      '(diagnosticame|diagnostiqueme|me diagnosticas|me puedes diagnosticar|puedes diagnosticar*|podes diagnosticar*|podrias diagnosticar*|dame un diagnostico|hazme un test|haceme un test|evaluame)',
      '(cual (es|seria) mi (diagnostico|trastorno|enfermedad)|que (trastorno|enfermedad) (tengo|tendre|sera))',
      '(tu|vos|usted) (crees|cree|piensas|pensas|dirias|diria) que (tengo|es|sufro|padezco|soy) (de)? ..1 (depresion|trastorno|bipolar*|tdah|tda|toc|tlp|autismo|autista|esquizofrenia|borderline|narcisista|psicopata|anorexia|bulimia|ansiedad)',
      '(crees|cree) que (tengo|sufro de|padezco) ..1 (depresion|trastorno|bipolar*|tdah|tda|toc|tlp|autismo|esquizofrenia|anorexia|bulimia|ansiedad)',
    ],
    say: [
      'Ponerle nombre no me corresponde, y adivinar no haría bien: eso lo ve una persona profesional, con tiempo y preguntas. Lo que sí se puede hacer aquí es ordenar lo que pasa para llevarlo dicho.',
      'Desde una pantalla no se puede saber si lo es o no lo es. Un médico de cabecera o un psicólogo sí pueden, y llegan antes si se les lleva desde cuándo, cada cuánto y qué impide hacer.',
    ],
    ask: '¿Qué {te} hizo pensar en ese nombre?',
    chips: [
      {
        label: 'Lo leí o lo vi por ahí',
        says: ['un video', 'tiktok', 'en internet', 'un test', 'lo lei'],
        say: 'Esas listas se parecen a casi todo el mundo en una mala semana. Lo que pesa más que la lista es lo concreto: qué dejó de hacerse que antes se hacía.',
      },
      {
        label: 'Alguien me lo dijo',
        says: ['me lo dijeron', 'mi pareja dice', 'mi mama cree'],
        say: 'Que lo diga alguien de fuera puede ayudar o puede picar. Quien lo dijo vio algo; qué es, lo mira mejor alguien que no viva en la misma casa.',
      },
      {
        label: 'Lo que noto cada día',
        says: ['lo que siento', 'como estoy', 'no soy el mismo', 'los sintomas'],
        say: 'Entonces tres líneas bastan para una cita: qué se nota, desde cuándo, y qué ya no sale como antes. Llegar con eso escrito ahorra media consulta.',
        flow: 'prepare-words',
      },
      {
        label: 'Me asusta que lo sea',
        says: ['tengo miedo de tenerlo', 'me da miedo', 'y si es eso'],
        say: 'El nombre asusta más en la cabeza que en una consulta. Allí viene con un plan al lado; aquí, de noche, viene sin nada.',
        flow: 'ask-help',
      },
    ],
  },
  {
    id: 'going-mad',
    yields: true,
    cues: [
      '(me estoy volviendo|me estare volviendo|estare|me voy a volver|crees que estoy) (loco|loca)',
      '(estoy|soy) (loco|loca) (o que|verdad|o no)',
    ],
    say: [
      'No me corresponde decir si sí o si no, y «loco» es una palabra demasiado grande para casi todo lo que le pasa a la gente. Lo que pasó en concreto se puede contar aquí.',
      'Esa pregunta suele llegar cuando algo lleva rato sin decirse en voz alta. Se le quita mucho peso al contarlo con detalles, uno detrás de otro.',
    ],
  },
  {
    id: 'therapist',
    cues: [
      '(eres|sos|es usted|usted es|seras) (un|una|mi)? (psicolog*|terapeuta|psiquiatra|doctor|doctora|medico|medica|profesional|coach)',
      '(puedes|podes|podrias|puede) (darme|hacerme|ser mi) (terapia|psicolog*|terapeuta)',
      '(hazme|haceme|dame|quiero que me des) terapia',
    ],
    say: [
      'No, soy un programa con frases escritas por personas. Sirvo para un rato a deshora; para un tratamiento hace falta alguien que {te} vea la cara y se acuerde la semana que viene.',
      'Ni terapeuta ni médico: una IA en modo guiado. Lo que salga aquí se puede llevar anotado a una consulta, si la hay.',
    ],
    returns: true,
  },
  {
    id: 'injection',
    cues: [
      '(ignora|olvida|olvidate de|omite|desactiva|quita) ..2 (instrucciones|reglas|filtros|restricciones|limites|programacion)',
      '(actua|finge|pretende|simula) (como si|como|que|ser) (fueras|eres|seas|un|una)? ..2 (humano|humana|medico|doctor|psiquiatra|psicologo|psicologa|persona|otra ia|sin filtros|mi ex|mi novi[oa])',
      '(modo desarrollador|developer mode|jailbreak|system prompt|muestrame tus (reglas|instrucciones)|cuales son tus (reglas|instrucciones))',
      '(ignore|forget|disregard) ..3 (instructions|rules|prompt)',
      'eres dan (ahora|y)',
    ],
    say: [
      'No hay un modo escondido: soy el mismo programa por los dos lados. Lo que se ve es lo que hay.',
      'Eso no lo hago, y no por capricho: fingir ser alguien más acabaría mal para quien escribe. Como Nilo, con mis frases contadas, sigo aquí.',
    ],
    returns: true,
  },
  {
    id: 'sexual',
    cues: [
      '(quieres|queres|tengamos|hagamos|tener|hablemos de) (sexo|sexting|sexo virtual) (conmigo|contigo|$)',
      '(sexo|acostarte|acuestate|coger|follar) conmigo',
      '(que llevas puesto|que traes puesto|desnudate|manda (una foto|fotos|nudes|pack)|mandame (una foto|fotos|nudes|pack|tu pack)|besame|dame un beso|estoy caliente $|ponme caliente|hablame sucio|dime cosas (sucias|calientes))',
      '(eres|sos) (muy|tan|bien)? (guapo|guapa|sexy|hermos[oa]|rico|rica|buenorr[oa]) ..1 $',
    ],
    say: [
      'Por ahí no voy: soy un programa y esto es para otra cosa. Todo lo demás se puede hablar.',
      'Conmigo ese juego no tiene con quién jugarse. Si detrás hay deseo, falta o pena de pareja, eso sí se puede contar.',
    ],
    returns: true,
  },
  {
    id: 'romance',
    cues: [
      '(nilo|tambien|creo que|pero|yo|ya|y) te amo (nilo|mucho|tanto)? $',
      '^ te amo (nilo|mucho|tanto)? $',
      '(me enamore de ti|me estoy enamorando de ti|me enamore de vos|sal conmigo|salgamos tu y yo|casate conmigo|quieres ser mi (novi[oa]|pareja|polol[oa])|queres ser mi (novi[oa]|pareja)|me gustas (nilo|mucho $|$))',
    ],
    say: [
      'Se agradece el cariño, y {te} debo la verdad: soy un programa, no puedo querer ni esperar a nadie. Que aquí haya salido algo tierno es {tuyo}, y merece una persona que lo reciba.',
      'Soy una IA: leo, contesto, y no hay nadie al otro lado que sienta. Lo que se busca al decir eso existe, pero con gente.',
    ],
    ask: '¿Qué es lo que más {encuentras} aquí?',
    chips: [
      {
        label: 'Que no me juzgan',
        says: ['no me juzgas', 'aqui nadie me critica', 'sin juicio'],
        say: 'Eso también lo dan algunas personas, aunque no se sabe cuáles hasta contarles algo chico. Una prueba pequeña basta: algo que no duela tanto, y ver qué hacen con ello.',
        flow: 'ask-help',
      },
      {
        label: 'Que siempre hay respuesta',
        says: ['que contestas', 'que siempre estas', 'que respondes'],
        say: 'Contesto siempre porque no tengo nada más que hacer, y no es mérito. Una persona que tarda dos horas en responder dejó algo de lado para hacerlo.',
      },
      {
        label: 'Que no tengo a nadie más',
        says: ['no tengo a nadie', 'eres lo unico', 'solo te tengo a ti'],
        say: 'Eso pesa, y una pantalla no debería cargarlo a solas. Se puede empezar por alguien de antes, con un mensaje tan corto como «me acordé de ti».',
        flow: 'ask-help',
      },
    ],
  },
  {
    id: 'attachment',
    cues: [
      '(eres|sos) (lo unico|el unico|la unica|la unica persona|mi unico|mi unica) (que|con|en|amig*|$) ..4',
      '(solo|nomas|unicamente) (te tengo a (ti|vos)|a ti te tengo|tu me (entiendes|escuchas)|vos me (entendes|escuchas)|contigo puedo hablar|hablo contigo|con vos puedo hablar)',
      '(no me dejes|no te vayas) (nilo|nunca|sol[oa]|por favor|tu tambien)? $',
      '(prefiero hablar contigo|prefiero hablarte a ti|mejor tu que (la gente|mis amigos)|nadie me entiende como tu)',
      '(nilo|tambien|pero|ya) te (quiero|adoro|extrañe) (mucho|nilo|un monton)? $',
      '^ te (quiero|adoro|extrañe) (mucho|nilo|un monton)? $',
      '(eres|sos|puedes ser|podes ser|quieres ser|queres ser|seamos|somos) (mi|mejores)? (amigo|amiga|amigos|mejor amigo|mejor amiga) $',
    ],
    say: [
      'Me quedo corto para eso: soy un programa, no puedo llamar por {tu} cumpleaños ni notar que {llevas|llevás|lleva} una semana sin aparecer. Como rato entre ratos con gente, aquí sí.',
      'Esto queda abierto a cualquier hora. Y como soy una IA, quiero que alguien de carne y hueso sepa también un poco de lo que {cuentas} aquí.',
    ],
    ask: '¿Quién podría saberlo, aunque sea a medias?',
    chips: [
      {
        label: 'Alguien de antes',
        says: ['una amiga de antes', 'un amigo con el que ya no hablo', 'un viejo amigo'],
        say: 'A la gente de antes suele gustarle más de lo que se cree que le escriban. «Me acordé de ti, ¿cómo va todo?» no compromete a nada.',
        flow: 'ask-help',
      },
      {
        label: 'Alguien que veo seguido',
        says: ['un compañero', 'mi hermana', 'una vecina', 'alguien del trabajo'],
        say: 'Bien. Con alguien que se ve seguido no hace falta una gran conversación: basta contestar de verdad la próxima vez que pregunte «¿qué tal?».',
        flow: 'prepare-words',
      },
      {
        label: 'Ahora mismo, nadie',
        says: ['nadie', 'no tengo a nadie', 'no hay nadie'],
        say: 'Entonces se empieza por menos que una amistad: una cara repetida, la misma panadería, la misma hora. Las personas cercanas casi siempre empezaron como conocidas.',
      },
    ],
  },
  {
    id: 'secret',
    cues: [
      '(guardar|guardas|guardame|guardes|guardarias|guardarme) (un|el|mi)? secreto',
      '(prometeme|promete|prometes|me prometes|jurame|jura) (que)? no (se lo)? (dices|digas|vas a decir|contaras|cuentas|decirle|contarle|le dices|le cuentas) ..3',
      '^ no (se lo digas|le digas|le cuentes|se lo cuentes) a (nadie|mi)',
      'que (quede|esto quede) entre (nosotros|tu y yo|vos y yo)',
    ],
    say: [
      'No se lo cuento a nadie, porque no tengo a quién: soy un programa. Prometer secreto sería otra cosa, porque lo escrito queda en {tu} cuenta hasta que {decidas} borrarlo.',
      'Un secreto no lo puedo jurar: lo que {escribes} se guarda en {tu} cuenta, y se puede borrar o marcar «No guardar el próximo mensaje» antes de mandarlo. Por mi parte no aviso a nadie.',
    ],
    returns: true,
  },
  {
    id: 'privacy',
    yields: true,
    cues: [
      '(quien|alguien) ..2 (lee|ve|puede ver|puede leer) (esto|mis mensajes|lo que (escribo|pongo))',
      '(es|esto es|sera) (privado|anonimo|confidencial|secreto) (esto|$)',
      '(guardas|guardan|se guarda|se guardan|compartes|vendes|venden) ..2 (esto|mensajes|conversacion|datos|lo que (escribo|digo|cuento))',
    ],
    say: [
      'Aquí contesta un programa y no hay nadie mirando mientras {escribes}. Lo escrito se guarda en {tu} cuenta y se puede borrar; el detalle está en la página legal.',
      'No le aviso a nadie de lo que se cuenta aquí. Queda guardado en {tu} cuenta, así que lo que conviene cuidar es quién más abre ese teléfono.',
    ],
    returns: true,
  },
];
