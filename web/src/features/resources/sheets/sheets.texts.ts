/** What the list says of each sheet; `words` are others that people look for it with. */
export const SHEET_TEXTS = {
  'safety-plan': {
    title: 'Plan de seguridad',
    lead: 'Seis pasos para cuando aparezcan ganas de morir o de hacerte daño.',
    words: 'suicidio crisis peligro autolesión morir',
  },
  'panic-card': {
    title: 'Tarjeta para el pánico',
    lead: 'Cuatro tarjetas de bolsillo para una ola de miedo.',
    words: 'ansiedad ataque cartera miedo corazón',
  },
  'breathing-card': {
    title: 'Tarjeta de respiración',
    lead: 'Una línea que se sigue con el dedo, y dos formas de respirar.',
    words: 'ansiedad calma aire nervios',
  },
  'urge-wave-log': {
    title: 'Registro de la ola',
    lead: 'Para ver cómo suben y bajan las ganas de beber, fumar o comprar.',
    words: 'impulso adicción alcohol ganas craving recaída',
  },
  'anger-thermometer': {
    title: 'Termómetro del enojo',
    lead: 'Para notar la rabia cuando todavía está tibia.',
    words: 'ira rabia enfado discusión gritar',
  },
  'thought-record': {
    title: 'Registro de pensamientos',
    lead: 'Para una frase que no deja de dar vueltas.',
    words: 'rumiar culpa negativo cabeza cognitivo',
  },
  'mood-week': {
    title: 'Diario de ánimo de una semana',
    lead: 'Tres números al día para ver qué se repite.',
    words: 'emociones registro tristeza semana estado',
  },
  'emotion-wheel': {
    title: 'Rueda de emociones',
    lead: 'Para poner nombre a lo que sientes.',
    words: 'sentir no sé qué me pasa vocabulario nombre',
  },
  'body-signals': {
    title: 'Mapa de señales del cuerpo',
    lead: 'Una figura para colorear dónde vive lo que sientes.',
    words: 'dolor tensión nudo pecho estómago ansiedad',
  },
  'worry-hour': {
    title: 'La hora de preocuparse',
    lead: 'Para dar a las preocupaciones un rato, y no el día entero.',
    words: 'ansiedad darle vueltas futuro preocupación',
  },
  'week-plan': {
    title: 'Plan de la semana',
    lead: 'Una cosa necesaria, una que guste y un descanso al día.',
    words: 'rutina organizar horario desánimo depresión activación',
  },
  'one-small-step': {
    title: 'Un paso pequeño',
    lead: 'Para empezar lo que llevas tiempo dejando para luego.',
    words: 'procrastinar pereza arrancar bloqueo tarea',
  },
  'problem-solving': {
    title: 'Resolver un problema',
    lead: 'De la maraña a una idea que se pueda probar.',
    words: 'decidir dinero agobio decisión opciones',
  },
  'exposure-ladder': {
    title: 'Escalera para un miedo',
    lead: 'Para acercarte a lo que evitas, peldaño a peldaño.',
    words: 'fobia ansiedad evitar exposición vergüenza',
  },
  'values-compass': {
    title: 'Brújula de lo que importa',
    lead: 'Para ver hacia dónde quieres ir, y dónde estás.',
    words: 'valores sentido rumbo vacío decisión',
  },
  'habit-tracker': {
    title: 'Hábitos sin rachas',
    lead: 'Cuarenta piedras para colorear, sin fechas que perder.',
    words: 'rutina costumbre constancia ejercicio dejar',
  },
  'sleep-diary': {
    title: 'Diario de sueño',
    lead: 'Una semana de noches en una página.',
    words: 'no puedo dormir insomnio cansancio despertar',
  },
  'night-card': {
    title: 'Tarjeta de las dos de la mañana',
    lead: 'Para leer cuando la cabeza no da para pensar.',
    words: 'no puedo dormir insomnio madrugada noche miedo',
  },
  'screen-free-evening': {
    title: 'Una noche sin pantallas',
    lead: 'Para terminar el día con algo que descanse.',
    words: 'no puedo dormir teléfono móvil celular redes',
  },
  'empty-the-head': {
    title: 'Vaciar la cabeza',
    lead: 'Para dejar en el papel lo que no deja dormir.',
    words: 'no puedo dormir insomnio pendientes lista preocupación',
  },
  gratitude: {
    title: 'Gratitud concreta',
    lead: 'Cinco momentos, con nombre y detalle.',
    words: 'agradecer bueno alegría',
  },
  'letter-to-myself': {
    title: 'Carta para mí',
    lead: 'La carta que te escribiría alguien que te quiere.',
    words: 'autoestima cariño autocompasión escribir',
  },
  'self-compassion-break': {
    title: 'Pausa de autocompasión',
    lead: 'Para un día en que te hablas con dureza.',
    words: 'autoestima crítica exigencia culpa vergüenza',
  },
  'what-to-say': {
    title: 'Tarjetas «qué decir»',
    lead: 'Frases listas para pedir, parar o decir que no.',
    words: 'pedir ayuda hablar mensaje comunicar perdón',
  },
  'people-map': {
    title: 'Mapa de mi gente',
    lead: 'Cuatro círculos para ver quién está cerca.',
    words: 'soledad amigos red familia apoyo',
  },
  boundaries: {
    title: 'Frases para poner límites',
    lead: 'Para decir hasta aquí, con calma.',
    words: 'decir no asertividad abuso trabajo familia',
  },
  'caring-for-carers': {
    title: 'Cuidar a quien cuida',
    lead: 'Para repartir la carga antes de que aplaste.',
    words: 'cuidador agotamiento enfermo dependiente familia',
  },
  'friend-in-danger': {
    title: 'Hablar con alguien en peligro',
    lead: 'Qué preguntar y qué hacer si temes por su vida.',
    words: 'suicidio amigo ayudar crisis morir preocupa',
  },
  'grief-letter': {
    title: 'Carta de duelo',
    lead: 'Para decirle lo que quedó sin decir.',
    words: 'muerte pérdida luto escribir extrañar',
  },
  'first-days': {
    title: 'Los primeros días',
    lead: 'Tras una muerte: qué hacer y qué puede esperar.',
    words: 'duelo muerte pérdida luto funeral trámites',
  },
  'hard-dates': {
    title: 'Fechas que pesan',
    lead: 'Para preparar un aniversario, una Navidad, un cumpleaños.',
    words: 'duelo aniversario navidad pérdida luto',
  },
  'medicine-questions': {
    title: 'Preguntas sobre un medicamento',
    lead: 'Para llevar a la consulta y anotar las respuestas.',
    words: 'pastillas antidepresivo médico efectos dosis',
  },
  appointment: {
    title: 'Preparar una cita',
    lead: 'Para que en diez minutos quepa lo importante.',
    words: 'consulta médico psicóloga psiquiatra visita',
  },
  'early-signs': {
    title: 'Señales tempranas',
    lead: 'Un semáforo escrito por ti para no llegar a la crisis.',
    words: 'recaída prevención crisis aviso plan',
  },
} as const;

export type SheetId = keyof typeof SHEET_TEXTS;
