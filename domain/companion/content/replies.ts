/** Answers to short words, read against the question that stood before them. */
export const SHORT_REPLIES = {
  /** "Ya lo hice", whatever it was. */
  done: [
    'Queda hecho. ¿Cómo fue?',
    'Bien, un paso menos por delante. ¿Qué {notas|notás|nota}?',
    'Hecho, entonces. ¿Y ahora, cómo está eso?',
    'Anda, ya está. ¿Qué fue lo más raro de hacerlo?',
    'Y sin mucho ruido. ¿Salió como se esperaba?',
    'De pensarlo a hacerlo había un trecho. ¿Cómo {quedaste}?',
    'Ya no está en la lista. ¿Qué viene después?',
    'Eso costaba. ¿Qué {te} dejó?',
  ],
  /** "Sí", after an open question or none. */
  yes: [
    'Ajá, ¿y cómo es eso?',
    'Bien, {cuéntame} un poco más.',
    'De acuerdo; ¿qué parte es la más fuerte?',
    '¿Me {das} un ejemplo?',
    'Ya, ¿y qué pasa entonces?',
    'Sí. ¿Desde cuándo?',
    'Vale, ¿y eso cómo {te} deja?',
    'Entonces es así; ¿qué más hay?',
    'Bueno, ¿por dónde {quieres} seguir?',
    'Un sí ya dice algo. ¿Qué hay detrás?',
  ],
  no: [
    'De acuerdo, eso no.',
    'Bien, lo descarto.',
    'No, entonces. {Dime} por dónde va, si {quieres}.',
    'Vale. ¿Qué sería más acertado?',
    'Claro, no va por ahí.',
    'Está bien decir que no.',
    'Entendido, pasamos de eso.',
    'Ya. ¿Y qué se acerca más?',
    'Tomo el no. ¿Hablamos de otra cosa?',
  ],
  dunno: [
    'No saberlo también vale. ¿Es más como cansancio, como tristeza o como nervios?',
    'A veces no hay palabra todavía. ¿El cuerpo dice algo?',
    'No hace falta saberlo. ¿Qué pasó hoy, sin más?',
    'Está bien. ¿Es algo que aprieta, que pesa o que falta?',
    'Puede quedarse en «no sé» un rato. ¿{Prefieres} que pregunte otra cosa o que espere?',
    'Vamos más fácil: ¿hoy estuvo mejor, igual o peor que ayer?',
    'Sin respuesta está bien. ¿Cuál fue el peor rato del día?',
    'Cuesta saberlo. Si {tuvieras} que apostar, ¿qué {dirías}?',
    'De acuerdo, lo dejamos abierto. ¿Hay algo de hoy que sí {sepas}?',
    'Nadie {te} va a corregir: cualquier palabra sirve.',
  ],
  soso: [
    'Ni bien ni mal. ¿Hacia qué lado se inclina?',
    'A medias, entonces. ¿Qué parte sí y qué parte no?',
    'Más o menos dice bastante. ¿Qué lo estropea?',
    'Ahí en el medio. ¿Qué haría que fuera un poco mejor?',
    'Regular. ¿Hoy en particular o viene de hace días?',
    'Ya, a ratos. ¿Cuál fue el rato bueno?',
    'Ni arriba ni abajo. ¿Qué pesa más en la balanza?',
    'Un más o menos de los que pesan, o de los que se aguantan: ¿cuál es?',
  ],
  ack: [
    'Bien.',
    'Ahí voy siguiendo.',
    'Ajá.',
    'De acuerdo, {sigue} por donde {quieras}.',
    'Ya.',
    'Sigo el hilo.',
    'Mm, escucho.',
    'Vale, despacio.',
    'Sí, sí.',
  ],
  nothing: [
    'Nada está bien también.',
    'Puede no pasar nada y aun así pesar.',
    'Hay «nadas» tranquilas y otras llenas. ¿Cómo es esta?',
    'De acuerdo, sin tema. ¿Qué tal estuvo el día?',
    'Podemos estar sin hablar de nada en particular.',
    'Nada, entonces. ¿Algo pequeño de hoy?',
    'A veces lo de «nada» cuesta más de contar.',
    'Bien, sin obligación de que haya algo.',
  ],
  /** A lone "…", an emoji of tears and the like. */
  silence: [
    'Se puede estar en silencio un rato.',
    'Tres puntos también dicen algo.',
    'No hace falta encontrar las palabras.',
    'Hay cosas que no caben en una frase. Puede ser una palabra suelta.',
    'Aquí espero.',
    'Sin palabras también se entiende que pesa.',
    'Cuando salga, sale.',
    '¿Es de las que se lloran o de las que se aprietan los dientes?',
  ],
} as const;

export type ShortReply = keyof typeof SHORT_REPLIES;

/** Somebody laughed, or answered a joke. */
export const LAUGHS: readonly string[] = [
  'Algo de risa también cabe aquí.',
  'Bien, un poco de aire.',
  'Me doy por contestado.',
  'La risa también descansa.',
  'Apuntado en el lado amable del río.',
  'Un rato más ligero, entonces.',
  'Menos mal que no vivo del humor.',
  'Eso ya afloja un poco.',
];

/** A figure from zero to ten. `[n]` is the figure. */
export const SCALE_REPLIES: readonly string[] = [
  'Un [n]. ¿Qué lo movería un punto hacia donde {quieres}?',
  '[n], de acuerdo. ¿Qué hace que sea ese número y no otro?',
  'Tomo nota: [n]. ¿Cuál ha sido el número esta semana?',
  'En [n], entonces. ¿En qué se nota?',
  'Un [n] dice mucho. ¿Qué pasaba la última vez que estuvo distinto?',
  'Vale, [n]. ¿Cómo sería un punto mejor?',
  '[n]. ¿Y hace una hora?',
  'Entonces anda por [n]. ¿Qué ayudaría a que baje o suba un poco?',
];

/** The person was shouting in capitals. */
export const SHOUTING: readonly string[] = [
  'Viene con mucha fuerza.',
  'Suena a que ya no cabía más.',
  'Algo llegó al límite.',
  'A soltarlo, aquí no molesta.',
  'Se siente la intensidad.',
  'Todo eso pedía salir.',
  'Así, con mayúsculas, se lee lo mucho que pesa.',
  'Hay sitio para gritarlo.',
];

/** Nothing could be read in it. */
export const GIBBERISH: readonly string[] = [
  'Eso no logré leerlo. ¿Me lo {escribes} de otra manera?',
  'Parece que se escaparon los dedos. ¿Qué {querías} decir?',
  'No pude seguir esas letras. Si fue un desahogo de teclado, también vale.',
  'Ahí me perdí. Con una palabra basta.',
  'Puede que el teclado hiciera de las suyas. ¿Lo intentamos otra vez?',
  'No entendí esa línea, y prefiero decirlo a inventar.',
  'Se me escapa lo que dice. ¿Una palabra que se acerque?',
  'Letras sueltas, quizá mucho dentro. ¿Qué hay?',
];

/** What is read in its stead when nothing is understood but it is plain language. */
export const NOT_SURE: readonly string[] = [
  'Quiero seguirlo bien. ¿Me {cuentas} un poco más de lo que pasó?',
  'Leo con atención y me falta contexto. ¿De qué se trata?',
  'Creo que me falta una pieza. ¿Qué es lo principal?',
  '{Ayúdame|Ayudame|Ayúdeme} a ubicarme: ¿qué está pasando?',
  'Prefiero preguntar antes que suponer: ¿cómo {te} toca eso?',
  '¿Y eso cómo llega a {ti}?',
  '¿Qué tiene que ver con cómo {estás} hoy?',
  '{Sigue} un poco más, que voy armando la idea.',
  '¿Qué {te} hizo pensar en eso ahora?',
  'Eso que {dices}, ¿qué {te} mueve?',
  'Aquí puede empezar cualquier historia. ¿Cómo sigue?',
  '¿Qué parte de eso {te} importa más?',
];
