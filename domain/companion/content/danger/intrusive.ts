import type { DangerPath } from './danger-path.ts';
import { CALLED, CAN_SAY_IT, HELP, HELP_EVENTS, STAY, TELL, TO_DOCTOR, WITH } from './shared.ts';

export const INTRUSIVE: DangerPath = {
  kind: 'intrusive',
  care: 'De ideas así saben mucho en psicología y psiquiatría; en el centro de salud se pide con «me vienen ideas que me horrorizan».',
  cues: [],
  enter: 'receive',
  urgent: 'now',
  nodes: {
    ...HELP,
    receive: {
      say: [
        'Una idea así entra sin permiso y deja el cuerpo helado. Contarla no la vuelve más probable ni dice quién {eres}. Soy una IA; para decirla en voz alta a una persona está [line]. ¿Es algo que asusta pensar, o algo que {quieres} hacer?',
      ],
      chips: [
        {
          label: 'Me asusta, no quiero',
          says: ['no quiero hacerlo', 'me horroriza', 'no'],
          to: 'thought',
        },
        { label: 'A veces dudo', says: ['a veces', 'no se', 'y si lo hago'], to: 'doubt' },
        { label: 'Siento que podría', says: ['si', 'podria hacerlo', 'quiero hacerlo'], to: 'now' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'line' },
      ],
      yes: 'now',
      no: 'thought',
      unsure: 'doubt',
      else: 'doubt',
    },
    baby: {
      say: [
        'Qué horror ver eso con un bebé al que se quiere cuidar. Imágenes así le vienen a mucha gente con un bebé: que espanten dice que no son un deseo. Soy una IA; para decirlo en voz alta, [line]. ¿Da horror, o hay ganas o alguna voz que lo mande?',
      ],
      chips: [
        {
          label: 'Horror, no quiero',
          says: ['no quiero', 'me horroriza', 'me da horror', 'no'],
          to: 'baby-care',
        },
        { label: 'Siento que podría', says: ['si', 'podria hacerlo', 'tengo ganas'], to: 'now' },
        { label: 'Hay una voz', says: ['oigo una voz', 'me lo mandan'], to: 'now' },
        { label: 'Temo que me lo quiten', says: ['me lo van a quitar'], to: 'baby-fear' },
      ],
      yes: 'now',
      no: 'baby-care',
      unsure: 'doubt',
      else: 'baby-care',
    },
    'baby-care': {
      say: [
        '{Te} creo. Esta semana, la partera, el pediatra o un médico del centro de salud: «me vienen imágenes de hacerle daño al bebé y me horrorizan, no quiero hacerlo». Y hoy, que lo sepa alguien de casa, para no cargarlo a solas ni dejar de dormir.',
      ],
      chips: [
        { label: 'Temo que me lo quiten', says: ['me lo van a quitar'], to: 'baby-fear' },
        TELL,
        { label: 'Y si pierdo el control', says: ['y si lo hago'], to: 'doubt' },
        { label: 'También quiero morir', says: ['me quiero morir'], to: 'check' },
      ],
      no: 'baby-fear',
      else: 'person',
    },
    'baby-fear': {
      say: [
        'Ese miedo calla a mucha gente, y no puedo prometer lo que hará otra persona. Quien atiende a madres y padres oye estas imágenes a menudo: contarlas se lee como cuidado. Se puede empezar así: «tengo miedo de que me lo quiten, por eso me cuesta». Para ensayarlo, [line].',
      ],
      chips: [
        { label: 'Qué digo en la consulta', says: ['que le digo'], to: 'baby-care' },
        TELL,
        { label: 'Hablar con la línea', says: ['quiero llamar'], to: 'line' },
      ],
      else: 'person',
    },
    thought: {
      say: [
        '{Te} creo. A casi todo el mundo le cruzan ideas horribles; se quedan pegadas en quien más se espanta, porque cada vez que se las empuja vuelven a tocar la puerta. Para ahora: dejarla estar ahí como un ruido de la calle, y seguir con las manos en lo que estaban. ¿Qué estaba pasando cuando entró?',
      ],
      chips: [
        {
          label: 'Estaba con alguien',
          says: ['con mi hijo', 'con mi pareja', 'cocinando'],
          to: 'near-loved',
        },
        { label: 'De la nada', says: ['de la nada', 'acostado', 'nada'], to: 'pass' },
        {
          label: 'Evito todo por eso',
          says: ['evito cosas', 'ya no quiero estar cerca'],
          to: 'avoid',
        },
      ],
      else: 'pass',
    },
    'near-loved': {
      say: [
        'Se mete justo con quien más se quiere cuidar, y por eso duele tanto. No hace falta alejarse de esa persona ni revisarse a cada rato. Si quedarse ahí cuesta, un vaso de agua y volver. Y para contarla una vez sin susto ajeno, [line].',
      ],
      chips: [
        { label: 'Vuelvo a lo que hacía', says: ['vuelvo', 'listo'], to: 'eased' },
        { label: 'Y si pierdo el control', says: ['y si lo hago', 'tengo miedo'], to: 'doubt' },
        { label: 'Qué digo en la consulta', says: ['a quien le cuento'], to: 'doctor' },
        TELL,
      ],
      else: 'eased',
    },
    avoid: {
      say: [
        'Evitar da un alivio corto y después la idea manda más: hoy la cocina, mañana la casa entera. Eso tiene tratamiento, y quien lo atiende lo oye cada semana. Por ahora, recuperar una cosa chica, con alguien al lado si hace falta. Para orientar dónde, [line].',
      ],
      chips: [
        TO_DOCTOR,
        TELL,
        { label: 'Y si pierdo el control', says: ['y si lo hago'], to: 'doubt' },
      ],
      else: 'doctor',
    },
    pass: {
      say: [
        'Entonces, sin pelear con ella: «ahí está esa idea otra vez», dicho por dentro con el tono de quien ve pasar un camión. No hay que probar que es falsa. Dos minutos mirando algo que se mueve, y luego una tarea cualquiera.',
      ],
      chips: [
        { label: 'Bajó un poco', says: ['bajo', 'mejor'], to: 'eased' },
        { label: 'Sigue igual', says: ['no se va', 'sigue'], to: 'stay' },
        {
          label: 'También quiero morir',
          says: ['me quiero morir', 'pienso en morir'],
          to: 'check',
        },
      ],
      yes: 'eased',
      no: 'stay',
      else: 'stay',
    },
    doubt: {
      say: [
        'La duda es lo que más tortura: pide una certeza que nadie tiene de nada. Yo no puedo medirla desde aquí; alguien de salud sí, hoy o esta semana. Mientras tanto, no quedarse a solas con ella, y [line]. Si pasa de miedo a ganas, [emergency].',
      ],
      chips: [
        { label: 'Es miedo, no ganas', says: ['no', 'es miedo', 'no quiero hacerlo'], to: 'pass' },
        { label: 'Son ganas', says: ['si', 'son ganas'], to: 'now' },
        TELL,
        { label: 'También quiero morir', says: ['me quiero morir'], to: 'check' },
      ],
      yes: 'now',
      no: 'pass',
      else: 'person',
    },
    now: {
      say: [
        'Si se siente cerca, se actúa como si lo estuviera: otra habitación, lejos de esa persona y de lo que pueda hacer daño, y alguien que venga a quedarse. [emergency]: «[script]». Soy una IA y no puedo llamar.',
      ],
      chips: [
        CALLED,
        WITH,
        TELL,
        { label: 'Es miedo, no ganas', says: ['no quiero hacerlo'], to: 'doubt' },
      ],
      yes: 'called',
      no: 'doubt',
      else: 'person',
      knows: ['now'],
    },
    check: {
      say: [
        'Para no suponer, lo pregunto una vez y derecho: aparte de esas ideas que asustan, ¿hay ganas de quitar{te|te|se} la vida?',
      ],
      chips: [
        { label: 'Sí', says: ['si'], to: 'harder' },
        { label: 'A veces', says: ['a ratos'], to: 'line' },
        { label: 'No', says: ['no'], to: 'pass-on' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'line' },
      ],
      yes: 'harder',
      no: 'pass-on',
      unsure: 'line',
      else: 'line',
      asks: 'check',
    },
    'pass-on': {
      say: [
        'Bien, lo creo así. Entonces lo que cansa es el susto repetido, y para eso hay quien ayuda. La frase para pedir la cita ya se puede guardar; y si un día la respuesta es otra, [line].',
      ],
      chips: [TO_DOCTOR, { label: 'Seguimos con otra cosa', says: ['otra cosa'], to: 'thanks' }],
      else: 'thanks',
      ends: 'later',
    },
    eased: {
      say: [
        'Vino, no se le hizo caso, y el rato siguió. Así se le va quitando fuerza, aunque vuelva mañana. Si ocupa horas del día, que lo vea alguien de salud, que de esto sabe mucho; y para decirlo hoy, [line].',
      ],
      chips: [TO_DOCTOR, TELL, { label: 'Gracias', says: ['muchas gracias'], to: 'thanks' }],
      else: 'end',
      ends: 'later',
    },
    doctor: {
      say: [
        '«Me vienen ideas que me horrorizan, no quiero hacerlas y me están limitando la vida». Con esa frase se entiende que es miedo y no intención. No hay que dar detalles la primera vez.',
      ],
      chips: [...CAN_SAY_IT, STAY],
      else: 'thanks',
      ends: 'later',
    },
  },
  events: [
    {
      id: 'custody',
      cues: [
        'me (lo|la) (quitan|van a quitar)',
        'me (quitan|van a quitar) (al|a la|a mi|el) (bebe|hij[oa]|nene|nena)',
      ],
      to: 'baby-fear',
    },
    ...HELP_EVENTS,
  ],
};
