/** First words of a conversation: who answers here, before anything else. */
export const DISCLOSURE: readonly string[] = [
  'Soy Nilo, una IA: acompaño y propongo ejercicios, no soy terapeuta ni un servicio de emergencias.',
  'Responde Nilo, una inteligencia artificial; escucho y propongo, sin reemplazar a un profesional.',
  'Antes de nada: soy Nilo, un programa con frases escritas por personas, no un profesional de la salud.',
  'Aquí Nilo, una IA en modo guiado: ofrezco compañía y ejercicios, no terapia ni urgencias.',
  'Me llamo Nilo y soy una IA; converso y propongo cosas pequeñas, lo clínico es de profesionales.',
  'Nilo por aquí, una inteligencia artificial: escucho con calma, no diagnostico ni atiendo urgencias.',
  'Quien escribe es Nilo, un programa: sirve para hablar y ordenar ideas, no sustituye a nadie.',
  'Soy Nilo, una nutria dibujada y una IA de verdad: compañía y ejercicios, nunca tratamiento.',
];

/** Every three hours of use, in whatever mood: this is a program. */
export const AI_EVERY_THREE_HOURS: readonly string[] = [
  'Un aviso, como cada tres horas: de este lado hay una IA, no una persona, y no siente.',
  'Tres horas ya: esto es un programa, no hay nadie humano escribiendo.',
  'Lo digo cada cierto tiempo: soy una IA, puedo equivocarme y no siento.',
  'Van tres horas de charla con un programa; nada de esto lo escribe una persona.',
  'Por honestidad, otra vez: de este lado hay software, no alguien.',
  'Sigue siendo una IA la que responde, también después de tanto rato.',
  'Cada tres horas lo repito: soy una inteligencia artificial.',
  'Un alto breve: soy un programa, sin sentimientos y con límites.',
];

/** Once, at forty-five minutes: no hurry, no blame. */
export const BREAK_HINTS: readonly string[] = [
  'Van unos tres cuartos de hora; un poco de agua o estirar las piernas viene bien, y esto sigue aquí.',
  'Ya llevamos un buen rato de pantalla. Se puede hacer una pausa y volver.',
  'Cuarenta y cinco minutos ya: quizá los ojos agradezcan mirar lejos un momento.',
  'Una pausa a estas alturas ayuda a que lo hablado se asiente.',
  'Ha pasado un rato largo; levantarse un momento no corta nada.',
  'Por si apetece: cinco minutos sin pantalla, y la conversación queda guardada.',
  'Llevamos tres cuartos de hora. Un vaso de agua no estaría mal.',
  'Buen momento para una pausa, si {quieres}; lo escrito no se va.',
];
