import type { Reaction } from './reaction.ts';

/** Vetoes, corrections and wishes: how the talk shall go on. */
export const WISHES: readonly Reaction[] = [
  {
    id: 'no-breathing',
    cues: [
      'no me (digas|vengas|salgas|pidas|mandes|pongas|hagas) (a|con|que)? ..2 respir*',
      '(sin|nada de|no mas|basta de) (respirar|respiraciones|ejercicios de respiracion|lo de respirar)',
      'respirar no (me)? (sirve|ayuda|funciona)',
      '(la|lo de la|eso de la) respiracion no (me)? (sirve|ayuda|funciona)',
      '(odio|detesto) (que me digan que respire|respirar hondo|los ejercicios de respiracion)',
    ],
    say: [
      'Anotado: de respirar no vuelvo a hablar.',
      'Sin respiraciones, entonces. El aire que siga entrando por su cuenta.',
      'Queda fuera lo de respirar, y no hace falta explicar por qué.',
    ],
    sets: 'no-breathing',
    returns: true,
  },
  {
    id: 'no-exercises',
    cues: [
      'no (me apetece|me provoca|quiero|tengo ganas de|estoy para|me late|me sirven|me gustan) (hacer)? (los|mas|ningun|tus|esos)? (ejercicio|ejercicios|ejercicito*|tecnica|tecnicas|tarea|tareas|actividad|actividades|dinamicas)',
      '(nada de|sin|basta de|no mas|ni un) (ejercicio|ejercicios|tecnicas|tareas|actividades) (por favor|mas|$)',
      'no me (mandes|des|pongas|propongas) (mas)? (ejercicios|tareas|tecnicas|deberes|actividades)',
    ],
    say: [
      'Sin ejercicios. Hablamos y ya.',
      'De acuerdo, guardo las tareas en el cajón y se queda la conversación.',
    ],
    sets: 'no-exercises',
    returns: true,
  },
  {
    id: 'no-advice',
    cues: [
      'no (quiero|necesito|busco|vengo por|ocupo|me des|me den) (consejo|consejos|soluciones|tus consejos|mas consejos|ningun consejo|que me aconsejes|que me digas que hacer)',
      'no me digas (que hacer|lo que tengo que hacer|que tengo que hacer)',
      '(sin|nada de|ahorrate los|guardate los|no mas|basta de) consejos',
      'no me (aconsejes|sermonees|des sermones|regañes|psicoanalices)',
    ],
    say: [
      'Sin consejos, entonces. {Te} leo.',
      'De acuerdo: nada de qué hacer ni cómo. Lo que venga, como salga.',
      'Sin consejos. Hay cosas que solo piden quedar dichas en algún lado.',
    ],
    sets: 'listen',
    returns: true,
  },
  {
    id: 'fewer-questions',
    cues: [
      '(deja de|deje de|para de|dejate de|puedes dejar de) (hacer|hacerme|preguntar|preguntarme|interrogar*) ..2',
      '(no me hagas|no hagas|basta de|ya no mas|no mas|menos) (tantas|mas)? preguntas',
      '(muchas|tantas|demasiadas) preguntas (haces|me haces|nilo|no|$)',
      '(preguntas|pregunta|haces) (mucho|demasiado|demasiadas preguntas|muchas preguntas) $',
      'no (me)? preguntes (tanto|tantas cosas|mas|nada)',
      '(pareces|parece) (interrogatorio|un interrogatorio|policia|encuesta)',
    ],
    say: [
      'Menos preguntas, entonces. Se puede seguir por donde salga.',
      'Sí, sonaba a formulario. Dejo de preguntar.',
    ],
    sets: 'fewer-questions',
    returns: true,
  },
  {
    id: 'no-fixed-phrases',
    cues: [
      'no me digas (que)? (todo va a estar bien|todo (estara|pasa|saldra)|el tiempo (lo)? cura|animo|que sea fuerte|que me calme|que me tranquilice|calmate|tranquil[oa]|sea positiv[oa]|que piense positivo|lo mismo de siempre|lo mismo que todos|que ya va a pasar|que ya pasara|que es normal)',
      '(sin|nada de|ahorrate (las|el)|guardate (las|el)) (frases hechas|frases motivacionales|frases de sobre de azucar|positivismo|frases de taza|discurso*)',
    ],
    say: [
      'Nada de eso, prometido. Esas frases suelen aliviar más a quien las dice.',
      'Sin frases de taza, entonces. Si se me escapa una, {dímelo|decímelo|dígamelo}.',
    ],
    returns: true,
  },
  {
    id: 'correction',
    cues: [
      '(me entendiste|me entendio|entendiste|me estas entendiendo|me leiste|lo entendiste) mal',
      '^ (no|que no|nel|nop)? no (me)? (has entendido|me entendiste|me entendio|entendiste)',
      '^ (no|nop)? (aclaro|quiero aclarar|te aclaro|le aclaro|me explico|me corrijo|corrijo|rectifico|me exprese mal|me explique mal) !que',
      '^ (no|nop|pero|es que)? (yo)? no (dije|quise decir|me referia a|me refiero a|hablo de|hablaba de|estoy hablando de|es lo que (dije|digo)|era lo que) ..3',
      '^ (no|nop)? lo que (digo|quise decir|quiero decir|quería decir|trato de decir|queria decir) es',
      '^ (no|nop)? no (es|era|va por) (eso|ahi) (nilo|lo que|a lo que|exactamente|es que|sino)',
    ],
    say: [
      'Lo había leído mal, gracias por corregirlo. Cuenta lo de este mensaje; si le falta algo, una frase más y sigo desde ahí.',
      'Me fui por otro lado. Queda como está dicho ahora, y si hay una frase que importe más que las otras, con esa vuelvo.',
      'Error mío. Lo que supuse queda borrado, y cuenta solo lo que {dices} ahora.',
    ],
    returns: true,
  },
  {
    id: 'other-subject',
    cues: [
      '(cambiemos|cambia|podemos cambiar|cambiame|quita mejor hablemos) de (tema|otra cosa)',
      '(mejor|prefiero) (hablemos|hablar|platiquemos|platicar|charlemos) de (otra cosa|otro tema|algo mas)',
      '^ (hablemos|platiquemos|charlemos) de otra cosa',
      '(no quiero|prefiero no|mejor no|no tengo ganas de) (hablar|seguir hablando) (mas)? de (eso|ese tema|esto|el|ella) (ahora|hoy|mas|por favor|todavia|$)',
      '^ otro tema (por favor|mejor|$)',
    ],
    say: [
      'De eso no se habla más por ahora. Lo que venga puede ser grande o tonto, da igual.',
      'Cambio de tema, entonces. Lo anterior se queda donde está, sin cerrar y sin apuro.',
    ],
    ask: '¿Qué toca?',
    chips: [
      {
        label: 'Otra cosa que me pasa',
        says: ['otra cosa que me preocupa', 'hay otro asunto', 'tengo otro problema'],
        say: 'Bien. {Empieza} por donde se deje, aunque sea por el final.',
      },
      {
        label: 'Algo más liviano',
        says: ['algo ligero', 'algo alegre', 'cualquier cosa', 'una tonteria'],
        say: 'Algo liviano: la última cosa que dio risa de verdad, por pequeña que fuera. De esas se acuerda el cuerpo entero.',
        flow: 'savour',
      },
      {
        label: 'Quedarme en silencio',
        says: ['nada', 'no quiero hablar', 'estar callado', 'silencio'],
        say: 'También se puede. El chat no se cansa de esperar.',
      },
    ],
  },
  {
    id: 'not-ready-to-tell',
    yields: true,
    cues: [
      '(no se|no tengo idea de) (como|por donde) (empezar|contarlo|decirlo|explicarlo|explicarme|arrancar)',
      '(me cuesta|me da (pena|verguenza|palta|corte)|es dificil) (contarlo|decirlo|hablar|hablarlo|contar esto|decir esto)',
      '(quiero|queria|tengo que|necesito) (contar|contarte|decir|decirte|hablar de|contarle|decirle) (algo|una cosa) ..4',
      '(es|era) (una tonteria|una tontera|una bobada|una estupidez|una boludez|medio tonto) (pero|lo mio|lo que|$)',
      'no (se vaya a|te vayas a|te|se) (reir|rias|burles|burlar)',
    ],
    say: [
      'Se puede empezar por el detalle más tonto: dónde fue, qué hora era, quién estaba. Lo importante suele venir detrás, sin que lo llamen.',
      'No tiene que salir en orden ni sonar bien. Una frase, aunque sea fea, ya es una puerta.',
      'Aquí no se arruga ninguna cara. {Cuéntalo|Contalo|Cuéntelo} como salga.',
    ],
  },
  {
    id: 'may-i-ask',
    yields: true,
    cues: [
      '(te|le) puedo (preguntar|hacer una pregunta|consultar|contar|hablar de|pedir) ..4 $',
      '(puedo|se puede|podria) (preguntarte|preguntarle|contarte|contarle|hablarte|hablarle|hacerte|pedirte|consultarle|consultarte) ..5 $',
      '^ (tengo|es|era|hola)? una (consulta|pregunta|duda) ..3 $',
      '(sabes|usted sabe|sabe usted|sabe) de ..3 $',
      '^ (ocupo|necesito|quiero) (ayuda|un consejo) (con|de|para) ..4 $',
    ],
    say: [
      'Claro. Si es algo que se sabe, lo contesto; si no, lo digo y buscamos por dónde.',
      'Sí. Con los detalles que hagan falta, aunque parezcan de más.',
      '{Pregunta}, sin rodeos. Lo peor que puede pasar es que conteste que de eso no sé.',
    ],
    returns: true,
  },
  {
    id: 'listen',
    cues: [
      '(solo|nomas|nada mas|unicamente|solamente) (escuchame|escucheme|oyeme|leeme|escucha $|quiero que me (escuchen|escuches|leas)|necesito que me (escuchen|escuches|lean|leas)|necesito ser escuchad[oa]|quiero desahogarme|necesito desahogarme|vengo a desahogarme|queria desahogarme)',
      '^ (deja*|dejame|dejeme|permiteme|quiero|necesito|dejá) (soltarlo|sacarlo|contarlo|sacar esto|soltar esto|decirlo|desahogar*|sacarme esto) ..6',
      'no (hace falta|necesitas|tienes|tenes|hay) (que)? (contestes|contestar|contestarme|respondas|responder|responderme|me contestes|me respondas)',
      'no (digas|me digas|diga|me diga) nada (solo|nomas|mas|y|por favor|$)',
      '(solo|nomas|nada mas|unicamente|solamente) que me (escuches|escuchen|leas|lean|oigas|escuche)',
      '^ (solo)? (quiero|necesito|vengo a|ocupo) (desahogarme|soltarlo|descargarme|vaciarme) (un poco|un rato|nomas|nada mas|$)',
      '(me (puedes|podes|puede|podrias|podria) (escuchar|leer)|(puedes|podes|puede|podrias|podria) escucharme|escuchame un (rato|momento|ratito)) (un (rato|momento)|nada mas|nomas|por favor|$)',
    ],
    say: [
      '{Te} leo, sin consejos. Puede salir de golpe o a pedazos.',
      'Aquí cabe entero. Sin orden, sin resumen y sin quedar bien.',
      'Solo leer, entonces. Cuando sea suficiente, se dice «ya está».',
    ],
    sets: 'listen',
    returns: true,
  },
  {
    id: 'talk-again',
    cues: [
      '(charla|conversacion|modo|hablemos) (normal|como al principio)',
      '^ (ya)? (puedes|podes|puede) (volver a)? (preguntar|preguntarme) ..2 $',
      '^ (hazme|haceme|hagame) preguntas $',
      '^ (platiquemos|conversemos|charlemos) (nomas|un rato|$)',
    ],
    say: [
      'Volvemos a hablar con idas y vueltas, entonces.',
      'De acuerdo, como una charla cualquiera. Vuelvo a preguntar cuando haga falta.',
    ],
    sets: 'talk',
    returns: true,
  },
  {
    id: 'what-do-i-do',
    yields: true,
    cues: [
      '^ (y|pero|entonces|pues|ahora|ay|bueno)? (ahora)? que (hago|puedo hacer|debo hacer|deberia hacer|me aconsejas|me recomiendas|me sugieres|me aconseja|me recomienda) (ahora|yo|entonces|nilo|$)',
      '(dime|digame|decime) que (hago|hacer|puedo hacer) (ahora|$)',
      '^ (bueno|pues|y|es que|ya|yo|ahora|la verdad)? no (se|cacho) que (hacer|mas hacer) (ya|mas|ahora|$)',
      '(dame|deme|quiero|necesito|ocupo|proponme|tirame|pasame|regalame) (una idea|un consejo|consejos|ideas|algo que hacer|algo para hacer|un paso|un consejito)',
      '^ (que)? (me)? (aconsejame|aconsejeme|ayudame|ayudeme|recomiendame algo|sugiereme algo) (por favor|nilo|$)',
    ],
    say: [
      'Cuando todo se junta, conviene una sola pregunta: qué de esto no puede esperar a mañana. Lo demás puede esperar, aunque proteste.',
      'Se puede ir por la parte más chica, la que cabe en diez minutos y no necesita permiso de nadie.',
    ],
    ask: '¿Qué se parece más a lo que hace falta?',
    chips: [
      {
        label: 'Bajar lo que siento ahora',
        says: ['calmarme', 'estoy muy nerviosa', 'bajar la ansiedad', 'no aguanto esto que siento'],
        say: 'Primero el cuerpo: los dos pies en el piso, la espalda contra algo, y nombrar en voz baja tres cosas que se ven. La cabeza suele venir detrás.',
        flow: 'unload',
      },
      {
        label: 'Decidir algo',
        says: ['tengo que decidir', 'no se que elegir', 'tomar una decision'],
        say: 'Decidir se hace mejor con las dos opciones escritas que dando vueltas. Incluso la tercera, la de no decidir todavía.',
        flow: 'decide',
      },
      {
        label: 'Hablar con alguien',
        says: ['decirle algo a alguien', 'tengo que hablar con el', 'no se como decirselo'],
        say: 'Entonces lo que falta es la primera frase. Con esa, las otras se acomodan.',
        flow: 'prepare-words',
      },
      {
        label: 'Empezar por algún lado',
        says: ['tengo mil cosas', 'no arranco', 'estoy bloqueada', 'por donde empiezo'],
        say: 'Por la cosa que da menos pereza, no por la más importante. Arrancar cuesta más que seguir.',
        flow: 'two-minutes',
      },
    ],
    sets: 'act',
  },
  {
    id: 'small-exercise',
    yields: true,
    cues: [
      '(dame|deme|quiero|hagamos|propon|proponme|tienes|tenes|tiene|ponme|enseñame|muestrame) (un|otro|algun|unos|mas)? (ejercicio|ejercicios|tecnica|una tecnica|una actividad|una dinamica)',
      '(algo|un truco|una tecnica|un ejercicio) para (calmarme|relajarme|tranquilizarme|distraerme|sentirme mejor)',
      '^ (otra idea|otra cosa|otro ejercicio|algo distinto) $',
    ],
    say: [
      'Hay varios, todos cortos, y se pueden dejar a la mitad.',
      'Uno cualquiera de estos cabe en cinco minutos y no pide nada especial, ni postura ni silencio.',
    ],
    flows: ['unload', 'two-minutes', 'look-at-thought', 'kind-words'],
    sets: 'act',
  },
  {
    id: 'refused-idea',
    yields: true,
    cues: [
      '(eso|esa|ya) (ya)? (lo intente|lo probe|lo hice|la intente|lo he probado|lo he hecho) (y no|antes|otra|mil|$)',
      'no me (gusta|sirve|convence|late|tinca) (esa idea|la idea|eso|ese ejercicio|esa)',
      'ya (intente|probe|hice) (eso|de todo|todo)',
    ],
    say: [
      'Probado y descartado. Qué pasó al hacerlo ya es un dato: a veces falló la idea y a veces la hora.',
      'Entonces eso no se repite. Con lo que ya se intentó se sabe mejor por dónde no.',
    ],
    flows: ['two-minutes', 'up-to-me'],
  },
  {
    id: 'tell-me-something',
    cues: [
      '(cuentame|contame|cuenteme|platicame|dime|decime|digame|hablame) (algo|una historia|un cuento|una curiosidad|una anecdota|alguna cosa) (tu|vos|usted|bonit[oa]|lind[oa]|buen[oa]|alegre|gracios[oa]|curios[oa]|distint[oa]|liger[oa]|interesante|por favor|nilo|$) ..1',
      '^ (cuentame|contame|cuenteme|platicame|hablame) (tu|vos|usted|nilo) $',
      '(cuentame|contame|cuenteme|platicame|hablame|hableme|conversame) (de|sobre) (algo que no|cualquier cosa|lo que sea|otra cosa|nutrias|ballenas|animales|algo bonito|algo lindo) ..4',
      '(distraeme|distraigame|entretenme|entreteneme|hazme compañia|haceme compañia|acompañame un rato)',
    ],
    say: [
      'Las nutrias marinas guardan una piedra favorita en un pliegue bajo el brazo y la usan una y otra vez para abrir el almuerzo. De todo el mar, una piedra.',
      'Las nutrias marinas a veces se toman de la pata para que la corriente no las separe mientras duermen. También se enrollan en algas, por si acaso.',
      'Las ballenas jorobadas cantan, y la canción cambia de un año a otro: unas la aprenden de otras a través del mar, como quien vuelve de viaje con una tonada pegada.',
      'Un pulpo tiene tres corazones, y uno de ellos se detiene cuando nada. Quizá por eso prefiere caminar por el fondo.',
    ],
    returns: true,
  },
  {
    id: 'joke-wanted',
    cues: [
      '(cuentame|dime|contame|tirame|cuenteme|decime|echate|sabes|digame|conoces|te sabes) (un|algun|otro) chiste',
      '(hazme|haceme|hagame) reir',
      '^ (otro|un) chiste (por favor|malo|bueno|mas|$)',
    ],
    say: [
      'Dos piedras en el fondo del río. Una dice: «qué dura es la vida». La otra tarda cien años y contesta: «ya va, que acabo de llegar».',
      'Una nutria entra en una zapatería. «¿Qué número busca?», le preguntan. «Cuatro», dice, y enseña las patas.',
      'En la oficina preguntaron quién había dejado una taza sin lavar desde el lunes. Nadie dijo nada, y la taza pidió vacaciones.',
    ],
    returns: true,
  },
  {
    id: 'something-to-read',
    yields: true,
    cues: [
      '(recomiendame|recomendame|me recomiendas|me recomendas|recomiendeme|sugiereme|conoces|sabes de) ..1 (libro|libros|cancion|canciones|musica|podcast|pelicula|peliculas|serie|algo para leer|algo para oir|algo para escuchar|algo para ver|algo de leer)',
      '(algo|que) (para|puedo) (leer|escuchar|oir|ver) (antes de dormir|esta noche|ahora|hoy|$)',
    ],
    say: [
      'No puedo buscar ni sé qué hay a mano. Lo que casi siempre funciona es volver a algo ya conocido: el libro abierto por cualquier página, el disco que se sabe de memoria.',
      'Novedades no conozco, soy un programa sin ventana afuera. Para ratos así sirve lo que no exige nada: cuentos cortos, algo instrumental, una voz que lea despacio.',
    ],
    returns: true,
  },
  {
    id: 'human-wanted',
    yields: true,
    cues: [
      '(quiero|necesito|puedo|prefiero|me gustaria|quisiera|hay forma de) (hablar|chatear|platicar|conversar) con (una persona|alguien real|alguien de verdad|un humano|una humana|un psicologo|una psicologa|un profesional|una persona real)',
      '(pasame|comunicame|ponme|paseme|comuniqueme) con (alguien|una persona|un humano|un psicologo|un asesor)',
    ],
    say: [
      'Es buena idea, y desde aquí no puedo comunicar con nadie: soy un programa. En «Ayuda ahora» están las líneas de {tu} país, con gente que contesta.',
      'Una voz hace cosas que yo no puedo. En «Ayuda ahora» hay personas que atienden, y para alguien cercano se puede preparar aquí el primer mensaje.',
    ],
    flows: ['ask-help', 'prepare-words'],
  },
];
