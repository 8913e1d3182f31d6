import type { EmotionId } from '#domain/mood/emotions.ts';

/** Questions to begin with, by what somebody feels. Concrete, answerable in a line, none of them a task. */
export const PROMPTS: Record<EmotionId, readonly string[]> = {
  entusiasmo: [
    '¿Qué fue lo primero que quisiste contarle a alguien hoy?',
    '¿Qué harías mañana mismo si el día tuviera dos horas más?',
    'Describe esta energía como si fuera un animal. ¿Qué hace?',
    '¿Qué pasó justo antes de que se te encendiera la idea?',
    '¿Qué te gustaría que quedara de esto dentro de un mes?',
  ],
  alegria: [
    'Cuenta el momento con tanto detalle que puedas volver a él: luz, olor, voz.',
    '¿Quién estaba? ¿Qué dijo, palabra por palabra?',
    '¿En qué parte del cuerpo notaste la alegría?',
    '¿Qué hiciste tú para que pasara, aunque fuera algo mínimo?',
    '¿A qué otro día de tu vida se parece este?',
  ],
  gratitud: [
    '¿Qué hizo alguien por ti que nadie le pidió?',
    'Escribe tres líneas a esa persona. No hace falta enviarlas.',
    '¿Qué cosa de tu casa te hizo bien hoy sin que lo notaras?',
    '¿Qué dificultad de hace un año ya no está?',
    '¿Qué te enseñó alguien que usas sin pensar?',
  ],
  ternura: [
    '¿Qué gesto te ablandó hoy? Descríbelo despacio.',
    '¿A quién te dieron ganas de cuidar?',
    '¿Cómo te tratarías hoy si fueras tu mejor amistad?',
    '¿Qué recuerdo de tu infancia guarda esta misma temperatura?',
    '¿Qué cosa frágil te gustaría que durara?',
  ],
  alivio: [
    '¿Qué te quitaste de encima? ¿Cuánto tiempo llevaba ahí?',
    '¿Cómo te diste cuenta de que ya había pasado?',
    '¿Qué hiciste con el primer rato libre?',
    '¿Qué le dirías a quien eras ayer a esta hora?',
    '¿Quién te ayudó a llegar hasta aquí?',
  ],
  calma: [
    '¿Qué se oye donde estás ahora? Escríbelo de cerca a lejos.',
    '¿Qué dejaste de hacer hoy, y te sentó bien?',
    'Si esta calma fuera un lugar, ¿cómo se llega?',
    '¿Qué pensamiento pasó sin quedarse?',
    '¿Qué te gustaría no olvidar de este rato?',
  ],
  cansancio: [
    '¿Qué parte de ti está más cansada: el cuerpo, la cabeza, la paciencia?',
    '¿Qué se llevó hoy la mayor parte de tus fuerzas?',
    '¿Qué cosa de mañana podría esperar a pasado?',
    'Haz la lista de todo lo que sí hiciste, aunque parezca poco.',
    '¿Cómo sería un descanso de verdad? Ponle hora y lugar.',
  ],
  tristeza: [
    '¿Qué echas de menos hoy? Puede ser algo muy pequeño.',
    'Si la tristeza pudiera hablar, ¿qué pediría?',
    '¿Qué canción, olor o calle la trajo?',
    '¿Qué te hace compañía cuando estás así?',
    'Escribe lo que no pudiste decir. Aquí nadie contesta.',
  ],
  soledad: [
    '¿A quién le habrías contado tu día? Cuéntaselo aquí.',
    '¿Cuándo fue la última vez que alguien te entendió a la primera?',
    '¿Qué lugar te hace sentir parte de algo?',
    '¿Qué te gustaría que alguien te preguntara?',
    '¿Qué mensaje corto podrías mandar esta semana, y a quién?',
  ],
  ansiedad: [
    '¿Qué es lo que tu cabeza repite? Escríbelo una vez, entero.',
    '¿Qué de todo esto pasa hoy, y qué pasa solo en mañana?',
    '¿Qué parte depende de ti? ¿Y cuál es el primer paso, de cinco minutos?',
    '¿Qué le dirías a alguien que te contara lo mismo?',
    'Tres cosas que ves desde donde estás. ¿Cómo son?',
  ],
  miedo: [
    '¿A qué le tienes miedo, dicho con todas las letras?',
    '¿Cuándo tuviste un miedo parecido? ¿Cómo terminó?',
    '¿Qué o quién hace que sea un poco más pequeño?',
    '¿Qué sabes seguro y qué estás imaginando?',
    '¿Qué necesitarías para dormir tranquilamente hoy?',
  ],
  enojo: [
    '¿Qué límite tuyo se cruzó?',
    'Escribe la carta que no vas a mandar. Sin cuidar las palabras.',
    '¿Qué había debajo del enojo: pena, cansancio, vergüenza?',
    '¿Qué te habría gustado que pasara en lugar de eso?',
    'Si pudieras pedir una sola cosa con voz tranquila, ¿cuál sería?',
  ],
};

/** Where no feeling was chosen. */
export const OPEN_PROMPTS: readonly string[] = [
  '¿Qué viste hoy que nadie más vio?',
  'Si el día fuera un tramo de río, ¿cómo era el agua?',
  '¿Qué frase de hoy se te quedó dando vueltas?',
  '¿Qué comiste, dónde y con quién? Empieza por ahí.',
  '¿Qué hiciste hoy por primera vez, o por primera vez en mucho tiempo?',
  '¿Qué te hizo reír, aunque fuera por dentro?',
  '¿Qué dejaste para mañana, y por qué está bien?',
  '¿En qué momento te sentiste más tú?',
  'Cuenta el día al revés: empieza por ahora.',
  '¿Qué le preguntarías a quien serás dentro de un año?',
  '¿Qué objeto de tu mesa cuenta cómo estás?',
  '¿Qué te pesa, qué te sostiene, qué te falta?',
];

/** The same in the third person, with the name of who writes. */
export const DISTANT_PROMPTS: readonly ((name: string) => string)[] = [
  (name) => `¿Qué le pasó hoy a ${name}? Cuéntalo como si lo vieras desde la otra orilla.`,
  (name) => `¿Qué siente ${name} en este momento, y por qué lo siente?`,
  (name) => `¿Qué necesita ${name} y no se atreve a pedir?`,
  (name) => `¿Qué consejo le darías a ${name} si te lo contara en una cocina, de noche?`,
  (name) => `Dentro de cinco años, ¿cómo contará ${name} esta semana?`,
  (name) => `¿Qué está haciendo bien ${name}, aunque no lo vea?`,
];
