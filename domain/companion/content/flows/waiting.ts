import type { Flow } from './flow.ts';

export const WAITING: Flow = {
  id: 'waiting',
  name: 'Esperar una noticia',
  about:
    'Para los días de no saber: cuándo mirar, qué hacer mientras y con quién estar. Cuatro minutos.',
  minutes: 4,
  says: [
    'estoy esperando los resultados y no aguanto',
    'me hicieron una biopsia y tengo que esperar al lunes',
    'todavía no me llaman de la entrevista',
    'no me contesta y miro el celular cada dos minutos',
    'la espera me está matando de nervios',
    'mañana me dicen si me dan la visa',
    'llevo una semana esperando la nota de la oposición',
    'cómo hago para esperar sin volverme loca',
    'actualizo el correo a cada rato a ver si salió',
    'mi papá está en cirugía y no nos dicen nada',
    'quedaron en avisarme y nada',
  ],
  cues: [
    '(estoy|sigo|ando) esperando (los|el|la|un|una|que me) ..3 (resultado|resultados|respuesta|llamada|noticia|llamen|avisen)',
    '(la espera|esta espera) me',
  ],
  offer: '¿Armamos cómo pasar esta espera, con horas para mirar y horas para no mirar?',
  steps: [
    {
      id: 'what',
      say: [
        'Esperar es un trabajo sin horario y sin sueldo. Vamos a ponerle por lo menos el horario. ¿Qué noticia es?',
      ],
      slot: 'noticia',
      chips: [
        { label: 'Un resultado médico', says: ['los exámenes', 'la biopsia', 'los análisis'] },
        { label: 'Un trabajo o una nota', says: ['la entrevista', 'el examen', 'la beca'] },
        { label: 'La respuesta de alguien', says: ['que me conteste', 'un mensaje'] },
        { label: 'Un trámite', says: ['la visa', 'los papeles', 'el banco'] },
      ],
      unsure: 'No hace falta contarla. ¿Viene de un médico, de un trabajo o de una persona?',
    },
    {
      id: 'until',
      say: [
        'La cabeza espera desde ya, aunque la noticia tenga su hora. ¿Cuándo se sabría, como pronto?',
      ],
      slot: 'plazo',
      chips: [
        {
          label: 'Hoy mismo',
          says: ['hoy', 'en un rato', 'esta tarde'],
          say: 'Entonces son horas, y las horas se pasan de una en una, con las manos ocupadas.',
        },
        {
          label: 'En unos días',
          says: ['el lunes', 'esta semana', 'mañana'],
          say: 'Hasta entonces la noticia no se mueve, por mucho que se la mire.',
        },
        {
          label: 'No dijeron cuándo',
          says: ['no sé', 'no hay fecha'],
          value: 'sin fecha',
          say: 'Sin fecha es lo que más cansa. Preguntar cuándo, y por qué medio avisan, suele estar permitido.',
        },
      ],
      unsure: 'Sirve una fecha a ojo: antes de eso no, después puede ser. ¿Cuál?',
    },
    {
      id: 'rule',
      say: [
        'Mirar el teléfono no la apura, solo la hace más larga. ¿A qué horas toca mirar, y fuera de esas no?',
      ],
      slot: 'mirar',
      chips: [
        {
          label: 'Mañana y tarde, una vez',
          says: ['dos veces', 'en la mañana y en la tarde'],
          value: 'una vez por la mañana y otra por la tarde',
        },
        {
          label: 'Cada hora en punto',
          says: ['cada hora'],
          value: 'cada hora en punto',
          say: 'Cincuenta y nueve minutos libres por hora es bastante más que ninguno.',
        },
        {
          label: 'Que suene, no miro',
          says: ['con el volumen alto', 'que me llamen'],
          value: 'con el timbre puesto y sin mirar',
          say: 'El timbre vigila. Para eso se inventó.',
        },
        {
          label: 'No voy a poder',
          says: ['no puedo', 'imposible'],
          value: 'cuando no aguante, diez minutos más',
          say: 'Entonces una trampa pequeña: cuando vengan las ganas, diez minutos más y después sí.',
        },
      ],
      unsure:
        'Pegado a las comidas se recuerda fácil. ¿Después del desayuno y de la cena, por ejemplo?',
    },
    {
      id: 'fill',
      say: [
        'El rato que queda pide algo para las manos y un poco para la cabeza. Pensar en otra cosa no se puede por orden; hacer otra cosa, sí. ¿Qué hay cerca?',
      ],
      slot: 'mientras',
      chips: [
        { label: 'Cocinar o limpiar', says: ['cocinar', 'ordenar', 'lavar'] },
        { label: 'Caminar', says: ['salir a caminar', 'dar una vuelta', 'sacar al perro'] },
        {
          label: 'Algo que pida contar',
          says: ['tejer', 'un rompecabezas', 'un juego', 'crucigrama'],
        },
        {
          label: 'Una serie ya vista',
          says: ['ver la tele', 'una película'],
          say: 'Ya vista, mejor. Que alguien sepa cómo termina algo hoy.',
        },
      ],
      unsure:
        'Algo con principio y fin en media hora: una olla, un cajón, una vuelta a la manzana. ¿Qué?',
    },
    {
      id: 'with',
      say: [
        'Falta el momento en que llegue: «[noticia]». Sea lo que sea, ¿con quién {quieres} estar en ese momento?',
        'Falta el momento en que llegue. Sea lo que sea, ¿con quién {quieres} estar en ese momento?',
      ],
      slot: 'llegada',
      chips: [
        { label: 'Con alguien al lado', says: ['con mi mamá', 'con mi pareja', 'con alguien'] },
        { label: 'Con alguien al teléfono', says: ['llamar a mi hermana', 'por llamada'] },
        { label: 'A solas, y después aviso', says: ['a solas', 'sin nadie'] },
      ],
      unsure: 'Pensarlo ahora evita pensarlo ese día. ¿A quién se avisaría primero?',
    },
  ],
  card: {
    title: 'Mientras espero',
    lines: [
      'Lo que espero: [noticia]',
      'Se sabría: [plazo]',
      'Cuándo miro: [mirar]',
      'Mientras: [mientras]',
      'Cuando llegue: [llegada]',
    ],
  },
  close: [
    'La noticia tiene su hora y la espera ya tiene la suya. Ahora toca esto: «[mientras]»',
    'La noticia tiene su hora, y la espera ya tiene un poco de orden.',
  ],
};
