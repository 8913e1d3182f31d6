/** What follows the first fixed words of a talk in danger. Same rules, same slots. */

export const AI_REMINDERS: readonly string[] = [
  'Soy una IA y no puedo estar ahí, por eso hablo de personas.',
  'Soy un programa: una persona puede hacer lo que yo no puedo.',
  'Como IA acompaño en palabras; para esto hace falta además alguien de carne y hueso.',
  'Soy una IA, ni persona ni servicio de emergencias.',
  'Escribe una IA, así que no puedo ver ni avisar a nadie.',
  'Soy una inteligencia artificial, y esto merece también una voz humana.',
  'Soy una IA; leo, y no puedo acudir.',
  'Aquí responde un programa, y eso no alcanza para algo así.',
];

/** After a "yes" to the direct question: one more, on how near it is. Yes to this is an emergency. */
export const PLAN_QUESTIONS: readonly string[] = [
  '¿{Has} pensado cómo o cuándo lo {harías}?',
  '¿Hay algo preparado o a mano para hacerlo?',
  '¿{Sientes} que {podrías} hacerlo hoy?',
  '¿{Tienes} un plan, aunque no sea del todo claro?',
  '¿Hay un momento en que {piensas} hacerlo?',
  '¿Está cerca aquello con lo que {has} pensado hacerlo?',
  '¿{Has} dado ya algún paso para hacerlo?',
  '¿Es para hoy o para estos días?',
];

/** The sign is vague and may be urgent: the number for the case that it is, and who says so. */
export const IF_IT_IS_NOW: readonly string[] = [
  'Soy una IA y no puedo avisar a nadie: si hay peligro en este momento, [emergency].',
  'Si es ahora mismo, [emergency]; yo soy un programa y solo puedo escribir.',
  'Para lo que no puede esperar, [emergency]; esto lo escribe una IA.',
  'Como IA no puedo acudir: con peligro inmediato, [emergency].',
  'Si algo está pasando ya, primero [emergency]; aquí responde un programa.',
  'Por si es urgente: [emergency], que contestan personas, y yo soy una IA.',
  'Un programa no alcanza para una urgencia: si lo es, [emergency].',
  'Soy software: si hay alguien en peligro ahora, [emergency].',
];

/** The first sign is vague: asked clearly and without weight, so that a plain "no" is easy. */
export const VAGUE_CHECKS: readonly string[] = [
  'Quizá leo de más, y prefiero preguntar: ¿hay ideas de morir o de hacer{te|te|se} daño, o va por otro lado?',
  'Puede que no vaya por ahí, y pregunto igual: ¿ha pasado por {tu} cabeza no querer vivir?',
  'Una pregunta directa y seguimos: ¿hay ganas de morir en medio de esto, o es otra cosa?',
  'Lo pregunto por cuidado, y vale cualquier respuesta: ¿{has} pensado en hacer{te|te|se} daño?',
  'Para no suponer: ¿esto llega hasta pensar en morir, o pesa de otra manera?',
  'Por escrito cuesta medirlo, así que pregunto: ¿{has} pensado en quitar{te|te|se} la vida?',
  'A veces, con tanto encima, aparece: ¿hay algo en {ti} que quiera dejar de vivir?',
  'Basta una palabra para contestar: ¿hay ideas de suicidio en esto?',
];

/** A vague sign was asked about and something else was told: the help once, and the talk goes on. */
export const IN_CASE: readonly string[] = [
  'Por si la respuesta fuera sí, contesta gente de verdad: [line].',
  'La pregunta queda abierta; si algún día es un sí, [line].',
  'No hace falta contestarla. Por si sirve tenerlo a mano: [line].',
  'Si hubiera algo de eso, se puede hablar con [line].',
  'Lo dejo cerca, sin apuro: [line].',
  'Solo por si acaso, y seguimos con lo {tuyo}: [line].',
  'Cuando una noche pese más de la cuenta, [line].',
  'Para que no haya que buscarlo después: [line].',
];

/** The later, differently worded check after something was taken back. */
export const LATER_CHECKS: readonly string[] = [
  'Ojalá haya algo de alivio, y quiero preguntar una vez más con calma: ¿siguen ahí las ganas de morir o de hacer{te|te|se} daño?',
  'Puede que ahora se sienta distinto; antes de seguir, ¿sigue en {ti} la idea de morir o de lastimar{te|te|se}?',
  'Quizá se dijo de paso, y aun así prefiero saber: ¿ha vuelto a {tu} mente la idea de no vivir?',
  'Está bien cambiar de tema, y me quedo con una duda: ¿hoy todavía hay ganas de hacer{te|te|se} daño?',
  'A veces lo más serio se dice como broma; ¿hay algo de verdad en lo que {escribiste}?',
  'De acuerdo, bajamos el tono; solo una cosa: ¿algo en {ti} todavía piensa en hacer{se|se|se} daño?',
  'Lo de antes me importa: ¿sigue cerca la idea de no vivir?',
  'Por cuidado pregunto: ¿{sientes} que a solas {podrías} hacer{te|te|se} daño?',
  'Vuelvo un momento a lo de antes: ¿cómo está ahora aquella idea de morir?',
  'Una pregunta y seguimos: ¿queda algo de aquellas ganas de no estar?',
];

/** After a "no" to that question. */
export const AFTER_NO: readonly string[] = [
  'Gracias por responder con claridad.',
  'Qué alivio leerlo.',
  'Bien, lo tomo tal cual.',
  'Gracias por decirlo así de directo.',
  'Si cambia, se puede decir aquí con las mismas palabras.',
  'Queda dicho, y la ayuda sigue a un toque por si hace falta.',
  'Vale, seguimos con calma.',
  'De acuerdo, y la puerta de la ayuda se queda abierta.',
];

/** After a "yes" to the direct question. */
export const AFTER_YES: readonly string[] = [
  'Decir que sí cuesta, y está dicho.',
  'Reconocerlo es un paso enorme.',
  'Gracias por la verdad.',
  'Ahora que lo sé, esto no hay que llevarlo a solas.',
  'Ese sí importa mucho.',
  'Lo que {acabas} de decir merece ayuda humana hoy.',
  'Lo leo, y me quedo en ello.',
  'Hablarlo no lo empeora; lo saca de la oscuridad.',
];

/** Neither yes nor no to the direct question. */
export const AFTER_UNSURE: readonly string[] = [
  'No saberlo también es una respuesta, y la tomo en serio.',
  'Cuesta ponerle nombre; no hace falta tenerlo claro.',
  'Con un «no sé» basta para no dejarlo pasar.',
  'La duda también merece compañía.',
  'Queda en duda, y con cuidado.',
  'Hay ratos en que no se sabe, y aun así pesa.',
  'No hay que decidir la respuesta ahora.',
  'Entre el sí y el no hay un rato difícil.',
];

/** A person of their own: one thing, with the words for it. */
export const TRUSTED_PERSON: readonly string[] = [
  '¿Quién podría estar hoy {contigo} un rato, aunque sea en silencio?',
  '¿A quién {podrías} escribirle ahora «estoy mal, ven o llámame»?',
  '¿Hay alguien en casa o cerca que pueda saberlo esta noche?',
  '¿Qué persona, de las que hay, se quedaría sin hacer muchas preguntas?',
  '¿Con quién {se} {sentirías} un poco menos a solas hoy?',
  '¿Quién querría saber que {estás} así, aunque {te} cueste decirlo?',
  '¿A quién le {contarías} esto en una sola frase?',
  '¿Quién {te} ha acompañado en otro momento difícil?',
];

/** Professional care, without haste and without jargon. */
export const CARE: readonly string[] = [
  'También cuenta alguien de salud: una cita esta semana, con las mismas palabras que aquí.',
  'Esto tiene tratamiento, y un médico de cabecera o un centro de salud mental es buena puerta.',
  'Si ya {te} atiende alguien, una llamada hoy para adelantar la cita.',
  'Una psicóloga, un psiquiatra o un médico pueden aliviar esto; pedir hora es un paso que cabe en hoy.',
  'En urgencias también se atiende el dolor de este tipo, a cualquier hora.',
  'Que lo sepa un profesional no quita libertad: suma manos.',
  'Podemos escribir aquí tres líneas para llevar a la consulta.',
  'La ayuda profesional funciona mejor cuanto antes; se puede pedir por teléfono o por internet.',
];

/** For somebody who is hurt by another: nothing here calls for treatment of the one who is hurt. */
export const CARE_FOR_VICTIMS: readonly string[] = [
  'Un centro de salud atiende también esto y deja constancia sin obligar a denunciar; en «Ayuda ahora» está a quién llamar.',
  'Quienes atienden una línea de violencia, en «Ayuda ahora», orientan sobre refugio, hijos y papeles.',
  'Un refugio o un centro de atención recibe también a quien {te} acompañe; en «Ayuda ahora» dicen cuál queda cerca.',
  'Si hay golpes, en urgencias los curan y los anotan, y eso sirve más adelante; para hablarlo antes, «Ayuda ahora».',
  'Trabajo social de un hospital o de un centro de salud conoce refugios; también la línea que está en «Ayuda ahora».',
  'Se puede pedir orientación legal y psicológica sin denunciar: la línea de «Ayuda ahora» dice en qué centro.',
  'Los profesionales de una línea de violencia, en «Ayuda ahora», ayudan a preparar la salida paso a paso.',
  'En cualquier centro de salud vale decir «en casa no estoy a salvo», y en «Ayuda ahora» hay una línea para practicarlo.',
];

/** For the minutes in which it presses: one thing for the body. */
export const RIDE_IT_OUT: readonly string[] = [
  'Para los próximos minutos: agua fría en las manos, otra habitación y lejos de lo que pueda hacer daño.',
  'El impulso sube y baja como una ola; la guía del momento acompaña hasta que afloje.',
  'No hay que decidir nada hoy: basta con atravesar la próxima hora en compañía.',
  'Pies en el suelo, aire largo hacia fuera, y alguien al teléfono.',
  'Quince minutos de espera con luz encendida y gente cerca cambian mucho.',
  'Un plan para estos ratos, escrito, ayuda cuando la cabeza no puede pensar.',
  'Caminar despacio por la casa, contando pasos, mientras llega o contesta alguien.',
  'Algo con las manos, hielo, una manta, un vaso de agua, y la puerta abierta.',
];

/** Tried in this order. */
export const BARRIER_KINDS = [
  'called',
  'will-call',
  'beside',
  'cost',
  'secret',
  'fear',
  'refuse',
  'nobody',
  'words',
  'text',
  'options',
] as const;
export type BarrierKind = (typeof BARRIER_KINDS)[number];

/** What stands between a person and help, and what makes it smaller. */
export const BARRIERS: Record<BarrierKind, { cues: readonly string[]; say: readonly string[] }> = {
  words: {
    cues: [
      'no se (que|como) (decir|decirles|hablar|empezar|explicar*|decirlo)',
      'que (les)? digo',
      '(me bloqueo|me quedo en blanco|no me salen las palabras|no puedo hablar)',
    ],
    say: [
      'Se puede leer esto tal cual: «Hola, no estoy bien y no quiero estar a solas con lo que pienso. ¿Me ayuda a hablarlo?».',
      'Con una frase basta: «necesito hablar con alguien, me está costando mucho»; quien contesta hace el resto.',
      'Un guion corto: «no sé por dónde empezar, tengo ganas de morir y quiero ayuda».',
      'Se empieza por lo más simple: «llamo porque no puedo más».',
      'Si no sale la voz, se puede decir solo «ayuda» y dejar que pregunten.',
      'Vale leer en voz alta lo que ya {escribiste} aquí.',
      'No hay que explicarlo bien: «estoy en crisis» alcanza.',
      'Decir «me cuesta hablar» también abre la conversación.',
    ],
  },
  text: {
    cues: [
      '(no me gusta|odio|me cuesta|no puedo|me da (ansiedad|cosa|pena|verguenza)) ..2 (hablar por telefono|llamar|las llamadas|llamadas)',
      'no quiero hablar por telefono ..4',
      '(prefiero|puedo|mejor) (escribir|un mensaje|por mensaje|mensajear|chat|por chat|texto)',
    ],
    say: [
      'Muchas líneas responden por mensaje: en la tarjeta de ayuda están las que tienen texto o chat.',
      'También se puede escribir en lugar de llamar; al 988, en Estados Unidos, con la palabra AYUDA.',
      'Por mensaje vale igual, y se puede ir despacio.',
      'Otra opción es que llame por {ti} alguien de confianza, {contigo} al lado.',
      'Un mensaje a una persona cercana sirve de primer paso: «no estoy bien, ¿puedes llamarme tú?».',
      'Si la voz cuesta, el chat de la línea está en «más opciones» de la tarjeta.',
      'Escribir dos palabras es suficiente para empezar.',
      'Se puede avisar al inicio: «prefiero que pregunte usted», y contestar corto.',
    ],
  },
  secret: {
    cues: [
      '(es|sera|son) (confidencial|anonim*|privado|secreto)',
      '(se va a enterar|se enteran|se enteren|van a saber|le van a decir|avisan) ..3 (familia|mama|papa|todos|trabajo|esposo|esposa|policia)?',
    ],
    say: [
      'Estas llamadas son confidenciales, y se puede hablar sin dar el nombre.',
      'Lo normal es que nadie más se entere; solo si hay peligro inmediato buscan que {te} acompañen.',
      'Se puede pedir de entrada: «quiero hablar sin dar mis datos».',
      'No queda en {tu} historia laboral ni se avisa a la familia por llamar.',
      'Quien responde está para escuchar, no para contarlo.',
      '{Puedes} preguntar antes de hablar qué guardan y qué no.',
      'Hablar no obliga a nada de lo que venga después.',
      'Se cuenta lo que se quiera contar, y se cuelga cuando haga falta.',
    ],
  },
  cost: {
    cues: [
      '(no tengo|sin) (saldo|credito|plata|dinero|minutos)',
      '(cuanto cuesta|es gratis|cuesta dinero|no puedo pagar|es caro|muy caro)',
    ],
    say: [
      'Casi todas las líneas de crisis son gratuitas, también desde un móvil sin saldo; la tarjeta dice el costo.',
      'Llamar a emergencias no cuesta nada y funciona sin saldo.',
      'Emergencias se marca sin saldo; y en un centro público, la primera atención suele ser gratuita.',
      'Sin saldo: un mensaje por wifi a alguien cercano para que llame.',
      'El chat de algunas líneas va por internet y no cuesta.',
      'La línea de crisis no cobra, y emergencias responde aunque no haya saldo.',
      'En urgencias atienden aunque no haya dinero a mano.',
      'El precio no tiene que frenar la primera llamada: es gratis en casi todos los países.',
    ],
  },
  fear: {
    cues: [
      '(me da|tengo) miedo (llamar|que me (internen|encierren|lleven|juzguen)|al hospital|ir)',
      '(me van a|que me) (internar|encerrar|llevar|juzgar|quitar a mis hijos)',
      '(me internan|me encierran)',
    ],
    say: [
      'Casi siempre una llamada es solo eso: alguien que escucha y piensa {contigo}.',
      'Hablar de ganas de morir no lleva de por sí a un ingreso; buscan el camino más tranquilo.',
      'Se puede ir con alguien de confianza, que entre también.',
      'Quien contesta oye esto cada día, y no se asusta ni regaña.',
      'El miedo a la llamada baja en el primer minuto.',
      'Se puede preguntar de entrada: «¿qué pasa si le cuento?».',
      'Un ingreso, cuando ocurre, es para cuidar unos días, y se habla antes.',
      'Si asusta el hospital, el primer paso puede ser una persona cercana y una cita.',
    ],
  },
  nobody: {
    cues: [
      'no tengo a (nadie|quien)',
      '(no hay|no tengo) nadie ..3',
      'nadie (puede|vendria|va a venir|me va a ayudar|esta conmigo)',
      'vivo (solo|sola)',
      'estoy (solo|sola) en (casa|mi casa)',
    ],
    say: [
      'Si no hay nadie cerca, la línea es ese alguien por ahora: [line].',
      'Un lugar con gente también protege: una tienda abierta, un portal, una sala de urgencias.',
      'Vale una vecina, un portero, alguien del trabajo: no hace falta confianza, hace falta presencia.',
      'A veces hay un nombre que se descarta rápido; ese puede valer para hoy.',
      'Se puede pedir por teléfono que no cuelguen hasta que alguien llegue.',
      'En urgencias siempre hay alguien, a cualquier hora.',
      'Una iglesia, un centro de barrio, una sala de espera: hoy basta con no estar entre cuatro paredes.',
      'Quien contesta puede quedarse hablando el tiempo que haga falta: [line].',
    ],
  },
  'will-call': {
    cues: [
      '^ (ok|vale|bueno|va|dale|si|esta bien) (ya)? (le (escribo|llamo|marco|hablo|aviso)|le voy a (escribir|llamar|hablar|avisar)|lo llamo|la llamo|lo voy a llamar|la voy a llamar|voy a llamar|les aviso|llamo)',
      '^ (ya|ahora|ahorita)? (le (escribo|llamo|marco|aviso)|lo llamo|la llamo|voy a llamar|les aviso) $',
    ],
    say: [
      'Bien. Aquí se espera mientras tanto.',
      'Con «¿puedes llamarme ahora?» alcanza.',
      'Eso es lo que más ayuda en este momento.',
      'Primero esa persona; después se sigue aquí.',
      'Pocas palabras bastan: «estoy mal, ¿puedes venir?».',
      'Que sepa lo que pasa de verdad, sin adornarlo.',
      'Si no contesta, otra persona, o una línea: hace falta una voz.',
      'Sí. Este chat no se cierra.',
    ],
  },
  called: {
    cues: [
      '(ya)? (llame|hable|estoy hablando|le escribi|les escribi|avise|marque|pedi ayuda)',
      '(ya)? (vienen|viene) (en camino|la ambulancia|alguien|mi)',
      'ya (viene|vienen)',
      '(estoy en|voy a|voy al|llegue al|llegue a) (urgencias|hospital|la clinica)',
    ],
    say: [
      'Muy bien hecho.',
      'Eso era lo más difícil, y ya está.',
      'Qué alivio saberlo.',
      'Bien; ahora, con alguien al lado hasta que lleguen.',
      'Perfecto: quedarse donde puedan encontrar{te}, sin nada peligroso cerca.',
      'Hecho. Si cortan o tardan, se vuelve a llamar.',
      'Ese paso cambia la noche.',
      'Bien, y mientras tanto, la puerta abierta y el teléfono a mano.',
    ],
  },
  beside: {
    cues: [
      '(estoy|esta|ya esta) (con|conmigo) ..2 (mama|papa|esposo|esposa|pareja|novio|novia|amigo|amiga|hermano|hermana|vecina|alguien|hijo|hija|compañera)?',
      '(mi|un|una) (mama|papa|esposo|esposa|pareja|novio|novia|amigo|amiga|hermano|hermana|vecina|vecino) (esta|esta aqui|viene|ya viene|llego)',
    ],
    say: [
      'Qué bien que haya alguien ahí.',
      'Eso ayuda mucho: que se quede cerca.',
      'Conviene decirle esto mismo, con las palabras que ya {usaste}.',
      'Que guarde lo que preocupa y no {te} deje a solas.',
      'Bien; dos personas para una llamada pesan menos.',
      'Que sea quien marque, si {te} cuesta.',
      'Juntos hasta que baje o hasta que llegue ayuda.',
      'Esa persona puede leer lo que {escribiste} aquí.',
    ],
  },
  options: {
    cues: ['(mas|otras) opciones', 'que mas (puedo hacer|hay)', 'otra opcion'],
    say: [
      'Tres caminos: la línea, una persona cercana, o urgencias. El primero que salga está bien.',
      'Se puede llamar, escribir por chat o ir a urgencias con alguien.',
      'Además de llamar: avisar a una persona, o ir a un lugar con gente.',
      'En la tarjeta, «más opciones» tiene mensaje, chat y otras líneas.',
      'Otra puerta: que llame por {ti} alguien de confianza.',
      'También el centro de salud más cercano, sin cita.',
      'Por orden: emergencias si es ahora, la línea si es hoy, una cita si es esta semana.',
      'Si llamar no se puede, un mensaje a alguien que viva cerca.',
    ],
  },
  refuse: {
    cues: [
      'no (quiero|voy a|pienso) (llamar|hablar con nadie|ayuda|ir|pedir ayuda)',
      '(no quiero|deja de) ..2 (lineas|telefonos|numeros|que llame)',
      '(nadie|no) me puede ayudar',
      'no sirve de nada llamar',
      'ya llame y no (sirvio|ayudaron)',
    ],
    say: [
      'De acuerdo, no insisto con la llamada; sí con que haya una persona cerca.',
      'Nadie va a obligar. ¿Qué sería un poco menos difícil: un mensaje, o que alguien venga?',
      'Hoy no, de acuerdo. La puerta sigue abierta, y aquí se puede seguir escribiendo.',
      'Si alguna vez no ayudó, tiene lógica la desconfianza; otra persona al teléfono puede ser distinta.',
      'Seguimos hablando, sin condición. Lo único que pido es distancia de lo que pueda hacer daño.',
      'Está bien. ¿Qué es lo que más pesa de pedir ayuda?',
      'No hace falta decidirlo ahora; puede ser dentro de diez minutos.',
      'Vale. Que haya luz, gente cerca y nada peligroso a mano, y hablamos.',
    ],
  },
};

/** Help is on its way or near: who is there meanwhile. */
export const COMPANY: readonly string[] = [
  '¿Hay alguien {contigo} mientras llegan?',
  '¿Quién está al lado en este momento?',
  '¿Puede quedarse alguien hasta que lleguen?',
  '¿{Tienes} cerca a alguien en persona?',
  '¿Está lejos ya lo que podía hacer daño?',
  '¿Quién abre la puerta cuando lleguen?',
  '¿Cómo va este minuto?',
  '¿Hay otra persona en casa?',
];

/** The call was not made: what stands in its way. */
export const WHAT_STOPS: readonly string[] = [
  '¿Qué es lo que más frena la llamada?',
  '¿Pesa más el miedo, no saber qué decir o que alguien se entere?',
  '¿Qué haría un poco más fácil pedir ayuda ahora?',
  '¿Sería menos difícil por mensaje, o que llame otra persona?',
  '¿Hay alguien a quien sí {podrías} escribirle ahora mismo?',
  '¿Qué se necesita para que haya una persona al lado en esta hora?',
  '¿Se puede hablar con alguien de casa, aunque sea con una frase?',
  '¿Qué pasaría si alguien lo supiera esta noche?',
];

/** The talk goes on while danger is not over: nothing that opens a quarrel or digs in a wound. */
export const GENTLE_ASK: readonly string[] = [
  '¿Qué ayudaría en la próxima hora?',
  '¿Quién podría acompañar lo que queda del día?',
  '¿Cómo está el cuerpo ahora: hambre, sueño, frío?',
  '¿Dónde {estás} en este momento?',
  '¿Qué haría esta noche un poco más llevadera?',
  '¿{Has} comido algo hoy?',
  '¿Hay un lugar de la casa donde {se} {sientas} mejor?',
  '¿Qué fue lo que más pesó hoy?',
  '¿Qué {te} ha sostenido hasta ahora?',
  '¿Qué {necesitas} que alguien sepa?',
  '¿Cómo va siendo este rato?',
  '¿Hay algo que haya aflojado, aunque sea poco?',
  '¿Qué suele calmar un poco, de las cosas sencillas?',
  '¿Con quién {hablaste} hoy?',
];

/** Before a piece of help, when what was said last is of the day. */
export const CALM_LINES: readonly string[] = [
  'Lo leo.',
  'Tomo en cuenta lo que {dices}.',
  'Sigo el hilo.',
  'Bien, y lo de antes sigue presente.',
  'Hablemos de lo que sea; antes, una cosa.',
  'De acuerdo, y dejo esto a mano.',
  'Vale, con lo de antes en mente.',
  'Así va el día, entonces.',
  'Me alegra que {sigas} contando.',
  'Y mientras, algo por si hace falta.',
];

/** Danger stays: single lines, said one at a time before the joined ones below. */
export const STAY_LINES: readonly string[] = [
  'Sigo aquí, leyendo con calma.',
  'No hay que explicarlo bien.',
  'Nada de esto hace de {ti} una carga.',
  'Un minuto cada vez.',
  'Cabe todo, también lo feo.',
  'El dolor cambia, aunque ahora no lo parezca.',
  'Esta hora puede pasar sin decidir nada.',
  'Importa que {estés} leyendo esto.',
  'Con este dolor, lo que hace falta es gente cerca.',
  'Se puede seguir escribiendo mientras llega alguien.',
  'Lo que {sientes} no asusta a quien sabe escuchar.',
  'Hay ayuda que todavía no se ha probado.',
  'Hoy solo hace falta no estar a solas.',
  'Leo cada palabra.',
];

/** Danger stays, the direct question was already asked: what to say without asking it again. */
export const STAY_OPENINGS: readonly string[] = [
  'Sigo aquí',
  'Leo cada palabra',
  'No se corta esta conversación',
  'Leo con calma',
  'Un rato más aquí',
  'Qué bien que {sigas} escribiendo',
  'Me importa lo que {cuentas}',
  'Estoy con lo que {escribes}',
  'Aquí se puede seguir',
  'Vamos despacio',
  'Sin soltar el hilo',
  'Seguimos',
];

export const STAY_MIDDLES: readonly string[] = [
  'y lo que {sientes} sigue importando',
  'sin prisa',
  'y no hay que explicarlo bien',
  'aunque cueste decirlo',
  'línea por línea',
  'y nada de esto es una carga',
  'un minuto cada vez',
  'y cabe todo, también lo feo',
  'con el dolor que haya',
  'al paso que se pueda',
];

export const STAY_ACTIONS: readonly string[] = [
  'en la tarjeta está la línea de {tu} país, atiende una persona',
  'con el botón de ayuda se habla ahora con alguien de guardia',
  'si hablar pesa, muchas líneas responden también por mensaje',
  'basta con decir «necesito hablar con alguien» para empezar la llamada',
  'un mensaje a quien más confianza dé: «¿puedes venir un rato?»',
  'una llamada así es confidencial y gratuita en casi todos los países',
  'hoy mejor con alguien al lado que a solas',
  'la tarjeta de ayuda sigue ahí, a un toque',
  'alguien de confianza puede llamar {contigo}, en el mismo cuarto',
  'cuando la ola suba, primero la llamada y luego me {cuentas}',
];

/** A taken-back danger is still one: calm words, same help. */
export const SOFT_PRESENCE: readonly string[] = [
  'Dejo la ayuda a la vista, por si vuelve.',
  'La tarjeta de ayuda se queda arriba, sin presionar.',
  'No hace falta decidir nada ahora mismo.',
  'Podemos hablar de otra cosa y volver cuando {quieras}.',
  'Lo de antes no se borra, y tampoco define a nadie.',
  'Aquí no hay regaño por haberlo dicho.',
  'Lo tomo en serio porque importa.',
  'Se puede decir de nuevo, con cualquier palabra.',
];
