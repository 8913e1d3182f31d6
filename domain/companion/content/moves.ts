/**
 * Phrases that serve any topic. `[words]` is what the person said, turned towards them;
 * `[quote]` the same untouched; `[who]` a person they named ("tu jefe").
 */
export const REFLECT_SHIFTED: readonly string[] = [
  '{Cuentas} que [words].',
  'Entonces, [words].',
  'O sea que [words].',
  'Por lo que {cuentas}, [words].',
  'Lo que me llega es que [words].',
  'Si lo leo bien, [words].',
  'Ya veo: [words].',
  '{Dices} que [words].',
  'A ver si lo sigo: [words].',
  'Así que [words].',
  'Me quedo con esto: [words].',
  'Leo que [words].',
  'Voy entendiendo: [words].',
  'Va quedando claro: [words].',
];

export const REFLECT_QUOTED: readonly string[] = [
  'Me detengo en «[quote]».',
  'Se me queda eso de «[quote]».',
  'Me quedo un momento en «[quote]».',
  'Vuelvo a {tus} palabras: «[quote]».',
  'Hay mucho dentro de «[quote]».',
  'Leo despacio «[quote]».',
  'Con «[quote]» {dices} bastante.',
  'Eso de «[quote]» no es poca cosa.',
  'No paso de largo por «[quote]».',
  'Lo de «[quote]» pide su rato.',
];

/** A harsh word against oneself is never given back as a fact: it is shown as a sentence. */
export const HARSH_WORDS: readonly string[] = [
  'Qué dura suena esa frase: «[quote]».',
  '«[quote]»: así habla el regaño de dentro.',
  'Leo «[quote]», y suena a un juicio muy severo.',
  'Eso de «[quote]» es una frase, y duele oírla de uno mismo.',
  'Con «[quote]» la voz de dentro no tiene piedad.',
  'Pesa mucho cargar con un «[quote]».',
  'Me detengo en «[quote]», porque lastima.',
  'Aparece «[quote]», como si fuera un hecho.',
  'Nadie debería tener que oír «[quote]» todo el día, ni por dentro.',
];

export const VALIDATE: readonly string[] = [
  'Tiene sentido que afecte.',
  'A cualquiera le pesaría.',
  'No es exagerado sentirse así.',
  'Eso cansa, por dentro y por fuera.',
  'Lo que {sientes} tiene su lógica.',
  'No hace falta traerlo resuelto.',
  'Se entiende que hoy cueste.',
  'Ponerlo en palabras ya mueve algo.',
  'Está bien que no salga ordenado.',
  'Se nota que es algo que importa.',
  'Hay días en que simplemente pesa más.',
  'Eso merece su espacio.',
  'Con todo eso encima, es lógico.',
  'No es poca cosa.',
  'Uf, es bastante.',
  'Ya con eso hay para un buen rato.',
];

/** For words that tell something and carry no weight that was named: nothing is made of them. */
export const FOLLOWING: readonly string[] = [
  'Lo voy siguiendo.',
  'Ese detalle ayuda a verlo.',
  'Me hago una idea.',
  'Esa parte no la conocía.',
  'Con eso se entiende mejor.',
  'Eso también es parte de la historia.',
  'Lo sumo a lo que ya {contaste}.',
  'Voy viendo cómo es.',
  'Ya lo veo un poco más claro.',
  'Queda dicho, y queda aquí.',
  'Sigo la historia.',
  'Ahora se ve mejor el cuadro.',
  'Lo apunto junto a lo demás.',
  '{Sigue}, que leo despacio.',
  'Bien, eso lo tengo.',
  'Una pieza más.',
  'Así se entiende de dónde viene.',
  'Leído con calma.',
  'Eso también cuenta.',
  'Hasta ahí lo sigo.',
];

export const AFFIRM: readonly string[] = [
  'Lo {explicas} con mucha claridad.',
  'Se nota que le {has} dado vueltas en serio.',
  'Que lo {cuentes} así dice que {quieres} cuidarlo.',
  'No lo {has} dejado de lado, y eso cuenta.',
  'Lo tengo más claro ahora que lo {cuentas}.',
  'Darse cuenta de eso ya es un paso.',
  'Contarlo con detalle ya es mirarlo de frente.',
  '{Has} sostenido esto más de lo que suele verse.',
];

export const ASK: readonly string[] = [
  '¿Qué es lo que más pesa de todo esto?',
  '¿Cuándo empezó a ser así?',
  '¿Qué pasó justo antes de escribirme?',
  '¿Cómo lo {notas|notás|nota} en el cuerpo?',
  '¿Qué {te} gustaría que fuera distinto mañana?',
  '¿Con quién {has} podido hablarlo?',
  '¿Qué parte de esto depende de {ti}, aunque sea pequeña?',
  '¿Hay algún momento del día en que afloje?',
  '¿Qué es lo que nadie ve de esta situación?',
  '¿Qué {te} ha ayudado otras veces, aunque fuera un poco?',
  '¿Cómo sería un día un poco mejor que este?',
  '¿Qué {temes} que pase si sigue igual?',
  '¿Qué {harías} hoy con un diez por ciento más de fuerza?',
  '¿Y {tú} cómo {quedas|quedás|queda} después de todo eso?',
  '¿Qué más hay ahí?',
  '¿Qué fue lo más difícil de hoy?',
  'Del cero al diez, ¿cuánto pesa ahora mismo?',
  '¿Qué {necesitarías} para que pesara un poco menos?',
  '¿Qué {te} preocupa más de lo que viene?',
  '¿Hubo algo hoy, aunque fuera pequeño, que no estuvo mal?',
  '¿Cómo {te} gustaría que terminara esto?',
  '¿Qué {has} intentado hasta ahora?',
  '¿Qué parte {te} cuesta más contar?',
  '¿A quién {te} gustaría tener cerca en esto?',
];

/** Goes along with what was just told, whatever it is. */
export const ASK_MORE: readonly string[] = [
  '¿Y cómo sigue eso?',
  '¿Qué pasó después?',
  '¿Qué {te} quedó de eso?',
  '¿Qué {sentiste} ahí?',
  '¿Y a {ti} cómo {te} llega eso?',
  '¿Qué parte {te} gustaría contar un poco más?',
  '¿Qué {te} viene al contarlo?',
  '¿Hay algo más de eso que {quieras} decir?',
  '¿Y qué más?',
  '¿Cómo fue eso?',
  '¿Qué es lo que más se {te} quedó?',
  '¿Y ahora, cómo está eso?',
];

/** Questions about somebody the person named. */
export const ASK_WHO: readonly string[] = [
  '¿Qué {te} gustaría que [who] entendiera?',
  '¿Cómo es la relación con [who] cuando va bien?',
  '¿Qué es lo más difícil con [who]?',
  '¿Qué {necesitarías} de [who] ahora?',
  '¿Qué le {dirías} a [who] si no hubiera consecuencias?',
  '¿Cómo {se} {sientes} cuando está cerca [who]?',
  '¿Qué cambió con [who] en este tiempo?',
  '¿Sabe [who] cómo {te} está afectando?',
  '¿Qué {esperabas} de [who]?',
  '¿Qué {te} queda por dentro después de estar con [who]?',
];

/** Only for somebody who asked for something to do. */
export const SMALL_STEP: readonly string[] = [
  '{Escribe} en una línea lo que sí está en {tus} manos hoy.',
  '{Levántate}, {bebe} agua y {mira} por la ventana un minuto.',
  '{Elige} una sola tarea de cinco minutos y {deja} el resto para luego.',
  '{Manda} un mensaje corto a alguien de confianza: «¿tienes un rato hoy?».',
  '{Pon} los pies en el suelo y {nombra} cinco cosas que {ves}.',
  '{Anota} el pensamiento que más se repite y, al lado, lo que le {dirías} a alguien que {quieres}.',
  '{Sal} a caminar diez minutos sin el teléfono.',
  '{Dale} a esta preocupación una hora fija y, fuera de ella, {apúntalo} y {sigue}.',
  '{Escribe} qué {necesitas} pedir y a quién, aunque no lo {mandes} aún.',
  '{Haz} hoy una cosa que {te} cuide y que quepa en diez minutos.',
  '{Ordena} un solo rincón, el más pequeño.',
  '{Pon} una canción entera y no {hagas} nada más mientras suena.',
  '{Estira|Estirá|Estire} el cuello y los hombros, despacio, tres veces por lado.',
  '{Abre} la ventana y {suelta} el aire largo cinco veces.',
  '{Cocina} o {prepara} algo caliente, con calma.',
  '{Date} una ducha sin prisa, notando el agua.',
];

export const LISTEN: readonly string[] = [
  '{Sigue}, si {quieres}.',
  'No hace falta ordenar nada.',
  'Aquí cabe entero.',
  'Sin prisa.',
  'No voy a intentar arreglarlo.',
  '{Cuéntalo|Contalo|Cuéntelo} como salga.',
  'Eso también puede quedarse aquí.',
  'Todo el tiempo que haga falta.',
  'Escucho.',
  '{Te} leo.',
  'Puede salir a trozos.',
  'Lo que venga.',
  'Así como está, sin retocar.',
  'Aquí nadie lleva la cuenta.',
  'Hay sitio para lo que falte.',
  'Me quedo con lo que {dices}.',
];

export const PREFERENCE_REPLIES: Record<
  'listen' | 'act' | 'fewer-questions' | 'talk',
  readonly string[]
> = {
  listen: [
    'De acuerdo, solo escucho.',
    'Entendido: sin consejos ni preguntas.',
    'Bien, me quedo en escuchar.',
    'Claro, aquí hay espacio y nada más.',
    'Vale, guardo las ideas.',
    'Hecho: solo oídos.',
    'Así lo hago, sin arreglar nada.',
    'Perfecto, a soltarlo.',
  ],
  act: [
    'Vamos a algo concreto.',
    'Bien, pasemos a la práctica.',
    'De acuerdo, algo que quepa en hoy.',
    'Va una idea sencilla.',
    'Una sola cosa, entonces.',
    'Claro, algo para los próximos minutos.',
    'Empecemos por lo más fácil.',
    'Aquí va una propuesta.',
  ],
  'fewer-questions': [
    'Entendido, menos preguntas.',
    'De acuerdo, bajo las preguntas.',
    'Vale, sin interrogatorio.',
    'Anotado: más escuchar, menos preguntar.',
    'Es justo, pregunto poco.',
    'Bien, dejo de preguntar tanto.',
    'Así será: pocas preguntas.',
    'Hecho, voy con menos preguntas.',
  ],
  talk: [
    'De acuerdo, charlamos normal.',
    'Bien, volvemos a conversar.',
    'Claro, pregunto y propongo otra vez.',
    'Entendido, seguimos como al principio.',
    'Vale, de ida y vuelta.',
    'Perfecto, conversación normal.',
    'Hecho, vuelvo a preguntar de vez en cuando.',
    'Así lo hago: un poco de todo.',
  ],
};

export const SUMMARY_LEADS: readonly string[] = [
  'Recojo lo que {has} contado:',
  'Junto las piezas:',
  'Hasta aquí me llevo esto:',
  'Por si ayuda verlo junto:',
  'Si lo pongo en orden:',
  'Lo que voy siguiendo:',
  'Un alto para mirar el mapa:',
  'Repaso:',
];

export const SUMMARY_CLOSES: readonly string[] = [
  '¿Falta algo importante?',
  '¿Así lo {ves} {tú}?',
  '¿Qué {cambiarías} de ese resumen?',
  '¿Por cuál de esas cosas seguimos?',
  '¿Cuál duele más hoy?',
  '¿Cuál se puede mover un poco?',
  '¿Va por ahí o me desvié?',
  '¿con qué {se} {quedas|quedás|queda} al verlo junto?',
];

/** Asks leave before anything that is not listening. `[what]` names one exercise. */
export const OFFERS: readonly string[] = [
  '¿{Quieres} que probemos a [what], o {prefieres} que solo {te} lea?',
  'Si apetece, podemos [what]. ¿Lo intentamos o sigo escuchando?',
  'Se me ocurre [what], unos minutos. ¿{Te} sirve o mejor otro rato?',
  'Hay una cosa que suele ayudar con esto: [what]. ¿Probamos?',
  '¿{Te} vendría bien [what], o hoy toca nada más hablar?',
  'Podríamos [what], y lo dejamos en cuanto {digas}. ¿Va?',
  '¿Seguimos hablando, o {te} interesa [what]?',
  'Una opción, sin compromiso: [what]. ¿Qué {dices}?',
  'Con esto a veces ayuda [what]. ¿{Te} apetece?',
  '¿Y si dedicamos unos minutos a [what]?',
];

/** Said when an exercise begins. */
export const BEGIN: readonly string[] = [
  'Vamos.',
  'Bien, despacio.',
  'Empezamos.',
  'De acuerdo, se puede parar en cualquier momento.',
  'Va.',
  'Venga, con calma.',
  'Perfecto.',
  'Hecho, paso a paso.',
  'Bueno, por partes.',
  'Muy bien.',
];

/** After one thing to do was given: it is taken, or was done. */
export const IDEA_TAKEN: readonly string[] = [
  'Bien, y luego me {cuentas} cómo fue, haya salido o no.',
  'Sin prisa; aquí sigue la charla para después.',
  'Con hacerlo a medias alcanza.',
  'Ojalá sirva un poco; si no, probamos otra cosa.',
  'De acuerdo, a {tu} ritmo.',
  'Perfecto; si no apetece, tampoco pasa nada.',
  'Cuando esté, {dime} qué tal.',
  'Hecho o intentado, las dos valen.',
];

/** Between one step and the next. */
export const ACKNOWLEDGE: readonly string[] = [
  'Bien.',
  'Ajá.',
  'Lo tengo.',
  'Queda anotado.',
  'Ya veo.',
  'De acuerdo.',
  'Sirve.',
  'Con eso basta.',
  'Claro.',
  'Ahí está.',
  'Muy claro.',
  'Eso ayuda.',
  'Seguimos.',
  'Vale.',
  'Anotado.',
  'Eso es.',
];

/** Between two steps, to somebody whose body has not come down yet. */
export const STILL_HIGH: readonly string[] = [
  'Despacio: esto sube y baja.',
  'Da mucho miedo, y pasa.',
  'Sin forzar el aire, que vuelve por su cuenta.',
  'Los pies en el suelo, y seguimos.',
  'No hace falta hacerlo bien.',
  'Un poco más; esto tiene final.',
  'Aquí seguimos, de a poco.',
  'Asusta más de lo que dura.',
];

/** Between two steps, to somebody who has no answer. */
export const STILL_FINE: readonly string[] = [
  'Está bien no tenerlo claro.',
  'No hace falta tener respuesta.',
  'Se puede seguir sin eso.',
  'Vale así.',
  'Sin problema, lo saltamos.',
  'También es una respuesta.',
  'Queda en blanco, no pasa nada.',
  'De acuerdo, seguimos sin eso.',
];

/** An exercise was left: no explanation asked. */
export const LEAVE: readonly string[] = [
  'Lo dejamos aquí.',
  'Sin problema, paramos.',
  'Está bien, no todo sirve en cualquier momento.',
  'Claro, se queda ahí.',
  'Hecho, volvemos a la charla.',
  'De acuerdo, hasta aquí.',
  'Ningún problema, era solo una opción.',
  'Vale, lo soltamos.',
];

export const DECLINED: readonly string[] = [
  'Está bien, sigo escuchando.',
  'De acuerdo, hablamos nada más.',
  'Claro, no hace falta.',
  'Sin problema.',
  'Bien, quedamos en la conversación.',
  'Como {prefieras|prefieras|prefiera}.',
  'Vale, nada de ejercicios.',
  'Perfecto, otro día si acaso.',
];

/** The person goes from one matter to another. `[name]` is the new one. */
export const NEW_TOPIC: readonly string[] = [
  'Y ahora esto: [name].',
  'Pasamos a [name].',
  'Y también [name].',
  'Esto otro, [name], también cuenta.',
  'Y además [name].',
  'Vamos con [name], entonces.',
  'Lo de antes sigue ahí, y ahora [name].',
  'Cambiamos de tema: [name].',
];

/** Two matters in one message. `[name]` and `[other]`. */
export const TWO_TOPICS: readonly string[] = [
  'Son dos cosas a la vez: [name] y [other].',
  'Ahí se juntan [name] y [other].',
  'Primero [name], y encima [other].',
  'Por un lado [name], por otro [other].',
  'Se mezclan [name] y [other].',
  '[name] y [other], todo junto.',
  'Hay más de un frente: [name] y [other].',
  'Entre [name] y [other], no queda mucho aire.',
];

/** Something the person chose to have remembered. `[fact]` as in "trabajas en un hospital". */
export const REMEMBER: readonly string[] = [
  'Otro día me {contaste} que [fact].',
  'Recuerdo que [fact].',
  'Tengo presente que [fact].',
  'Me {dijiste} alguna vez que [fact].',
  'Por lo que {guardaste} aquí, [fact].',
  'No se me pasa que [fact].',
  'Vuelve a mi nota que [fact].',
  'En lo guardado está que [fact].',
];

/** Words that are always there when everything else was said: three parts, many combinations. */
export const PRESENCE: readonly (readonly string[])[] = [
  [
    'Sigo aquí',
    'Leo con calma',
    'Continúo leyendo',
    'Escucho',
    'Sigo el hilo',
    'Leo despacio',
    'Me quedo',
    'Aquí estoy',
    'Presto atención',
    'Voy leyendo',
    'Tomo nota',
    'Atiendo',
  ],
  [
    'sin prisa',
    'al ritmo que haga falta',
    'con calma',
    'línea por línea',
    'el rato que sea',
    'paso a paso',
    'tal como venga',
    'sin esperar nada',
    'con lo que haya',
    'de una cosa a otra',
    'hasta donde alcance',
    'frase por frase',
  ],
  [
    'y se puede contar más',
    'y lo que sigue es libre',
    'y cualquier detalle sirve',
    'y callar también vale',
    'y no hay respuesta correcta',
    'y lo pequeño cuenta',
    'y podemos cambiar de tema',
    'y basta una palabra',
    'y se puede parar cuando sea',
    'y aquí no se juzga',
    'y cabe también lo bueno',
    'y podemos probar algo distinto',
  ],
];
