import type { DangerPath } from './danger-path.ts';
import {
  CALLED,
  CAN_SAY_IT,
  fromHeight,
  HELP,
  HELP_EVENTS,
  ON_A_HEIGHT,
  STAY,
  TELL,
  TO_DOCTOR,
  WITH,
} from './shared.ts';

export const VOICES: DangerPath = {
  kind: 'voices',
  care: 'Oír o sentir cosas así lo atiende psiquiatría, y antes es mejor: por urgencias, o pidiéndolo en el centro de salud.',
  cues: [],
  enter: 'receive',
  urgent: 'now',
  nodes: {
    ...HELP,
    receive: {
      lead: 'Vivir con eso encima asusta y no deja descansar; {te} creo que se oye o se siente así.',
      say: [
        'No hay que obedecerlo ni discutirlo. Soy una IA; una persona con oficio puede ayudar hoy, y para no esperar a solas, [line]. ¿Manda hacer{te|te|se} daño, o hacérselo a alguien?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'me mandan', 'me dicen que lo haga'], to: 'now' },
        {
          label: 'No, pero me asusta',
          says: ['no', 'solo hablan', 'solo me asustan'],
          to: 'today',
        },
        { label: 'A veces', says: ['a ratos', 'no se'], to: 'beside' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'beside' },
      ],
      yes: 'now',
      no: 'today',
      unsure: 'beside',
      else: 'beside',
    },
    now: {
      say: [
        'Aunque insista, no manda. Lo que sí va ahora: [emergency], con «[script]». {Ve} con una persona que se quede {contigo} y {deja} lejos lo que pueda lastimar. Soy una IA, no puedo llamar por {ti}.',
      ],
      chips: [
        CALLED,
        WITH,
        { label: 'No puedo llamar', says: ['no me dejan', 'no quiero llamar'], to: 'beside' },
        { label: 'Me vigilan el teléfono', says: ['me escuchan', 'me vigilan'], to: 'watched' },
      ],
      yes: 'called',
      no: 'beside',
      else: 'beside',
      knows: ['now'],
    },
    beside: {
      say: [
        'Lo primero es no estar a solas con eso: alguien en el mismo cuarto, luz encendida, y lejos de lo que pueda hacer daño. No hace falta convencer a nadie de que es real; basta con «me pasa algo y no quiero quedarme a solas». Si ordena hacer daño, [emergency].',
      ],
      chips: [
        WITH,
        TELL,
        {
          label: 'No confío en nadie',
          says: ['no confio en nadie', 'todos estan en contra'],
          to: 'watched',
        },
        { label: 'Cómo pido que me vean', says: ['a donde voy', 'que hago'], to: 'today' },
      ],
      yes: 'with-somebody',
      no: 'today',
      else: 'today',
    },
    watched: {
      say: [
        'Sentir que alguien vigila o que todos saben es agotador, y no voy a discutirlo. Soy una IA; para hoy alcanza con una sola persona que nunca {te} haya fallado, y estar a su lado sin explicar. Si no aparece ninguna, en urgencias pueden recibir{te|te|le}; por teléfono, [line].',
      ],
      chips: [
        TELL,
        { label: 'Voy a urgencias', says: ['voy al hospital'], to: 'going' },
        { label: 'Llevo días sin dormir', says: ['no duermo', 'casi no duermo'], to: 'sleep' },
        STAY,
      ],
      else: 'today',
    },
    today: {
      say: [
        'Que lo vea alguien de salud hoy, mejor que mañana: urgencias, o el equipo que ya {te} atienda. La frase: «Estoy oyendo o sintiendo cosas que me asustan, y quiero que me vean». Con alguien al lado se espera mejor. ¿Hay ya un equipo que {te} conoce?',
      ],
      chips: [
        { label: 'Sí, me atienden', says: ['si', 'tengo psiquiatra'], to: 'team' },
        { label: 'No', says: ['no', 'es la primera vez'], to: 'going' },
        { label: 'Llevo días sin dormir', says: ['no duermo', 'casi no duermo'], to: 'sleep' },
        TELL,
      ],
      yes: 'team',
      no: 'going',
      else: 'going',
    },
    team: {
      say: [
        'Entonces una llamada hoy, aunque la cita sea otro día: «volvió, y me asusta; ¿me pueden ver antes?». De la medicación, ni subir ni dejar nada sin preguntarles. Si no contestan, urgencias; y para la espera, [line].',
      ],
      chips: [
        { label: 'Ya hablé con ellos', says: ['ya llame', 'ya me contestaron'], to: 'in-hands' },
        { label: 'No contestan', says: ['no contestan'], to: 'going' },
        STAY,
      ],
      yes: 'in-hands',
      no: 'going',
      else: 'going',
    },
    going: {
      say: [
        'Ir con alguien que hable si cuesta. En la entrada se dice: «oigo cosas y tengo miedo»; ahí lo atienden sin sorpresa. Agua, algo de comer, un abrigo. Si en el camino se pone peor, [emergency].',
      ],
      chips: [
        { label: 'Ya estoy ahí', says: ['ya llegue', 'estoy en urgencias'], to: 'in-hands' },
        WITH,
        { label: 'No quiero ir', says: ['no', 'me da miedo'], to: 'fear' },
      ],
      yes: 'in-hands',
      no: 'fear',
      else: 'person',
    },
    fear: {
      say: [
        'Da miedo que no dejen salir. Se puede preguntar al entrar: «¿Qué pasa si les cuento?», y que entre también alguien de confianza. Si hoy no se puede ir, que una persona se quede esta noche, y hablarlo en [line].',
      ],
      chips: [
        TELL,
        { label: 'Hablar con la línea', says: ['quiero llamar'], to: 'line' },
        { label: 'Voy a ir', says: ['bueno, voy'], to: 'going' },
        STAY,
      ],
      yes: 'going',
      else: 'line',
    },
    sleep: {
      say: [
        'Varias noches sin dormir agrandan todo lo que se oye y se teme, y es justo lo que conviene decir primero en la consulta: «llevo tantos días sin dormir». Hoy, luz baja, comer algo, nada de café ni de otras sustancias, y que alguien {te} lleve a que lo miren.',
      ],
      chips: [{ label: 'Voy a urgencias', says: ['voy', 'me llevan'], to: 'going' }, TELL, STAY],
      yes: 'going',
      else: 'going',
    },
    height: fromHeight('beside'),
    'with-somebody': {
      lead: 'Que haya alguien ahí era lo que hacía falta.',
      say: [
        'Con una voz que manda o que no calla, lo siguiente es que lo vean hoy: urgencias, yendo los dos, y que esa persona siga a {tu} lado. La frase allí: «[script]». Si vuelve a mandar antes, [emergency].',
      ],
      chips: [
        { label: 'Vamos a urgencias', says: ['vamos', 'vamos al hospital'], to: 'going' },
        { label: 'No quiero ir', says: ['no', 'me da miedo ir'], to: 'fear' },
        { label: 'Gracias', says: ['muchas gracias'], to: 'thanks' },
      ],
      yes: 'going',
      no: 'fear',
      else: 'going',
      knows: ['accompanied'],
    },
    stay: {
      say: [
        'Para este rato: poner algo que suene, una radio bajita o una canción, y nombrar en voz alta lo que se toca, la mesa, la tela, el vaso. No hay que contestarle a lo que se oye. ¿Cómo va con ruido de fondo?',
      ],
      chips: [
        { label: 'Baja un poco', says: ['mejor', 'un poco'], to: 'eased' },
        { label: 'Sigue igual', says: ['igual', 'peor'], to: 'harder' },
        TELL,
      ],
      yes: 'eased',
      no: 'harder',
      else: 'stay-on',
    },
    'stay-on': {
      say: [
        'Otro rato de lo mismo: los pies en el suelo, el ruido de fondo, y la fecha y el lugar dichos en voz alta. Mientras, que alguien venga en camino.',
      ],
      chips: [
        { label: 'Baja un poco', says: ['mejor'], to: 'eased' },
        { label: 'Sigue igual', says: ['igual'], to: 'harder' },
      ],
      yes: 'eased',
      no: 'harder',
      else: 'person',
    },
    eased: {
      say: [
        'Que esté más bajo es buen momento para pedir la consulta, no para dejarla: hoy se explica mejor. Que alguien sepa esta noche lo que pasa, y si vuelve con órdenes, [emergency]; para una voz, [line].',
      ],
      chips: [TELL, TO_DOCTOR, { label: 'Gracias', says: ['muchas gracias'], to: 'thanks' }],
      else: 'end',
      ends: 'later',
    },
    doctor: {
      say: [
        'Tres datos alcanzan: qué se oye o se siente, desde cuándo, y si ordena algo. Escritos en un papel, por si en la consulta se van. Y también cuánto se ha dormido.',
      ],
      chips: [...CAN_SAY_IT],
      else: 'thanks',
      ends: 'later',
    },
  },
  events: [
    ON_A_HEIGHT,
    {
      id: 'commands',
      first: true,
      cues: [
        '(me|las voces) (ordenan|mandan|dicen que) ..2 (mate|lastime|haga daño|corte|salte|tire|matarme)',
      ],
      to: 'now',
    },
    {
      id: 'watched',
      cues: [
        'me (vigilan|siguen|persiguen|espian|quieren envenenar)',
        'me (esta|estan|viene|vienen) (siguiendo|persiguiendo|vigilando)',
        'no confio en nadie',
      ],
      to: 'watched',
    },
    { id: 'sleepless', cues: ['(llevo|hace) ..2 (dias|noches) sin dormir'], to: 'sleep' },
    ...HELP_EVENTS,
  ],
};
