/** What is said of a tool before it is fetched. `words` are what people look for it with. */
export const TOOL_TEXTS = {
  'five-senses': {
    title: '5-4-3-2-1',
    lead: 'Vuelve al lugar donde estás, un sentido tras otro.',
    words:
      'pánico ataque ansiedad disociación irreal cabeza acelerada sentidos anclaje miedo flashback',
  },
  'quick-muscle-relaxation': {
    title: 'Soltar el cuerpo en tres minutos',
    lead: 'Aprieta un poco, suelta del todo. De las manos a los pies.',
    words: 'tensión nervios mandíbula hombros rabia estrés relajación muscular dormir',
  },
  breathing: {
    title: 'Respirar largo y suspirar',
    lead: 'Cuatro dentro, seis fuera, al ritmo del río. También el suspiro doble.',
    words: 'respiración 4-6 suspiro ahogo pecho ansiedad nervios pánico calma',
  },
  'contact-points': {
    title: 'Puntos de contacto',
    lead: 'Nota lo que te sostiene: el suelo, la silla, las manos.',
    words: 'mareo irreal suelo pies ansiedad vértigo disociación calma anclaje',
  },
  'cold-water': {
    title: 'Agua fresca',
    lead: 'Agua en la cara o en las muñecas para bajar una subida fuerte.',
    words: 'frío temperatura hielo pánico rabia explotar calor impulso ansiedad',
  },
  'urge-wave': {
    title: 'Surfear el impulso',
    lead: 'Un impulso sube, llega arriba y baja. Quédate mirando la ola.',
    words: 'ganas antojo fumar beber comer recaída mensaje ex adicción impulso craving',
  },
  'muscle-relaxation': {
    title: 'Relajar el cuerpo entero',
    lead: 'Un recorrido completo, grupo por grupo, para cuando hay tiempo.',
    words: 'tensión dolor de espalda relajación muscular progresiva jacobson dormir estrés',
  },
  'safe-place': {
    title: 'Un lugar tranquilo',
    lead: 'Imagina un sitio donde nada te pide nada, y quédate un rato.',
    words: 'imaginar visualización refugio miedo noche calma lugar seguro descanso',
  },
  rain: {
    title: 'Lluvia: cuatro pasos con lo que duele',
    lead: 'Reconocer, dejar estar, investigar y cuidar.',
    words: 'tristeza dolor emoción fuerte rain llorar vergüenza culpa aceptar mindfulness',
  },
  'worry-time': {
    title: 'La hora de preocuparse',
    lead: 'Deja cada preocupación en un cajón y dale una hora fija.',
    words: 'preocupación rumiar dar vueltas no puedo dormir insomnio pensamientos mañana ansiedad',
  },
  'thought-record': {
    title: 'Registro de un pensamiento',
    lead: 'Qué pasó, qué pensaste, y qué verías con un poco de distancia.',
    words: 'pensamiento negativo tcc autocrítica culpa interpretación tristeza ansiedad',
  },
  'check-the-evidence': {
    title: 'Mirar las pruebas',
    lead: 'Pon a los dos lados lo que apoya un pensamiento y lo que no.',
    words: 'catastrofizar y si pensamiento negativo dudas miedo pruebas tcc',
  },
  defusion: {
    title: 'Hojas en el río',
    lead: 'Toma distancia de un pensamiento sin pelear con él.',
    words: 'pensamiento intrusivo obsesión defusión act rumiar voz crítica cabeza',
  },
  'problem-solving': {
    title: 'Resolver un problema',
    lead: 'De «no sé por dónde empezar» a un primer paso con día y hora.',
    words: 'decisión bloqueo agobio trabajo dinero problema plan estudios abrumar',
  },
  'values-compass': {
    title: 'Brújula de valores',
    lead: 'Elige lo que te importa y un gesto de hoy que apunte hacia allí.',
    words: 'sentido vacío rumbo propósito valores perdido motivación apatía',
  },
  'one-small-step': {
    title: 'Un paso pequeño',
    lead: 'Algo de dos minutos que rompe la quietud.',
    words: 'desgana cama apatía no puedo con nada depresión procrastinar bloqueo energía',
  },
  'opposite-action': {
    title: 'Acción opuesta',
    lead: 'Cuando el impulso no ayuda: hacer justo lo contrario, entero.',
    words: 'esconderse gritar evitar vergüenza rabia tristeza miedo dbt impulso',
  },
  'desk-stretch': {
    title: 'Estirar sin levantarte',
    lead: 'Cuello, hombros, manos y espalda, desde la silla.',
    words: 'trabajo oficina pantalla espalda cuello pausa estirar cansancio',
  },
  'senses-walk': {
    title: 'Paseo con los sentidos',
    lead: 'Camina unos minutos y deja que el mundo entre.',
    words: 'caminar salir aire pasear naturaleza rumiar despejar encierro',
  },
  'body-scan': {
    title: 'Recorrer el cuerpo',
    lead: 'Pasa la atención por el cuerpo, sin cambiar nada.',
    words: 'escaneo corporal body scan dormir insomnio tensión mindfulness meditación',
  },
  'sleep-plan': {
    title: 'Preparar el sueño',
    lead: 'Saca de la cabeza lo de mañana y decide cómo quieres acostarte.',
    words: 'no puedo dormir insomnio desvelo lista de pendientes noche rutina acostarse',
  },
  'winding-down': {
    title: 'Bajar la luz',
    lead: 'Un cierre del día, despacio y en voz baja.',
    words: 'no puedo dormir insomnio noche desvelo descansar cansancio rutina',
  },
  'meditation-timer': {
    title: 'Silencio con campanas',
    lead: 'Una campana al empezar, otra al terminar. De 1 a 60 minutos.',
    words: 'meditar meditación temporizador mindfulness cuenco silencio respirar',
  },
  'self-compassion-break': {
    title: 'Pausa de amabilidad',
    lead: 'Para cuando te hablas con dureza.',
    words: 'autocompasión autocrítica culpa vergüenza error fracaso soledad cariño',
  },
  'loving-kindness': {
    title: 'Buenos deseos',
    lead: 'Frases para ti y para otras personas, sin forzar nada.',
    words: 'metta bondad amorosa compasión soledad rencor conexión meditación cariño',
  },
  'letter-to-myself': {
    title: 'Carta para ti',
    lead: 'Escríbete como le escribirías a alguien a quien quieres.',
    words: 'carta autocompasión escribir culpa futuro perdón autoestima',
  },
  gratitude: {
    title: 'Gracias, en concreto',
    lead: 'Tres cosas de hoy, con detalle, y por qué pasaron.',
    words: 'gratitud agradecer positivo día bueno ánimo tres cosas',
  },
  savouring: {
    title: 'Saborear',
    lead: 'Alarga algo bueno que tengas cerca: un sabor, una luz, una canción.',
    words: 'placer disfrutar anhedonia nada me gusta café música atención',
  },
} as const;
