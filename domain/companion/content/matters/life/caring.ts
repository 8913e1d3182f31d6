import type { Matter } from '../matter.ts';

export const CARING: Matter = {
  id: 'caring',
  name: 'Cuidar a alguien',
  cues: [
    '(soy cuidador|soy cuidadora|soy la que cuida|soy el que cuida)',
    '(cuido a|cuidando a) mi (mama|papa|madre|padre|abuela|abuelo|suegra|suegro|esposo|esposa|hermano|hermana)',
  ],
  open: [
    'Quien cuida tiene el horario de otro: sus comidas, sus pastillas, sus noches. Lo propio se hace en los huecos.',
    'De quien está enfermo preguntan todos. De quien le cambia las sábanas, casi nadie.',
  ],
  ask: '¿Qué es lo que más pesa?',
  facets: [
    {
      id: 'caring.worn-out',
      name: 'Ya no doy más',
      says: [
        'cuido a mi mamá las 24 horas y ya no doy más',
        'me levanto cuatro veces en la noche a cambiar a mi papá y a las 6 entro a trabajar',
        'estoy fundida de cuidar a mi suegra, me duele la espalda de levantarla',
        'ayer le grité a mi abuela porque no quería comer y después lloré en el baño',
        'llevo cinco años cuidando a mi esposo y no sé cuánto más aguanto el ritmo',
        'no duermo por cuidar a mi viejo y ando como zombie',
        'mi hijo tiene parálisis y no hay un solo día libre, nunca',
        'me agota cuidar y nadie me pregunta cómo estoy yo',
      ],
      open: [
        'Levantar, bañar, dar de comer, oír de noche si tose. Ese trabajo no tiene turno siguiente, y el cuerpo de quien cuida lleva la cuenta.',
        'Cuando se cuida todos los días, el cansancio no se va durmiendo una noche. Y esa noche tampoco llega.',
      ],
      ask: '¿Qué es lo que más gasta?',
      chips: [
        {
          label: 'Las noches',
          says: ['no duermo', 'me levanto mil veces', 'de noche'],
          say: 'Una sola noche cubierta por otra persona rinde más que diez consejos. Se pide con día puesto: «el viernes de once a seis».',
          flow: 'ask-help',
        },
        {
          label: 'Perder la paciencia',
          says: ['le grité', 'me desespero', 'no tengo paciencia'],
          say: 'Un grito a las cuatro de la mañana habla de las horas sin dormir. Se puede volver al cuarto, tomar la mano y decir «perdón, era el sueño».',
          flow: 'repair',
        },
        {
          label: 'Que nadie lo vea',
          says: ['nadie pregunta por mí', 'nadie me ayuda', 'es invisible'],
          say: 'Lo que se hace bien no se nota: las sábanas limpias, la hora justa. Contarlo por una vez, tarea por tarea, a alguien de la familia lo vuelve visible.',
          flow: 'ask-help',
        },
      ],
      goesOn: [
        'Descansar no le quita cuidado a nadie. Quien cuida es parte de lo que hay que cuidar en esa casa.',
        'Cinco minutos ahora: sentarse lejos de ese cuarto, con algo caliente o frío en la mano, y no levantarse antes.',
        '¿Qué tarea podría hacer otra persona, aunque la haga peor?',
      ],
      flows: ['ask-help', 'heavy-week', 'unload'],
    },
    {
      id: 'caring.siblings',
      name: 'Mis hermanos no ayudan',
      says: [
        'somos cuatro hermanos y la única que cuida a mi mamá soy yo',
        'mi hermano manda plata y cree que con eso ya cumplió',
        'mis hermanas solo vienen de visita y opinan',
        'como no tengo hijos me tocó a mí cuidar a mis papás, nadie preguntó',
        'mi hermano vive a dos cuadras y no viene ni los domingos',
        'ellos dicen que no pueden, que yo tengo más tiempo para cuidar al viejo',
        'en el grupo de la familia ponen corazones y la que la baña soy yo',
        'me peleé con mi hermana porque no se turna para cuidar a mi papá',
      ],
      open: [
        'En muchas familias nadie decidió quién cuidaba: un día alguien se quedó y los demás lo dieron por hecho.',
        'Los que vienen de visita ven media hora buena. Y con esa media hora opinan sobre las otras veintitrés y media.',
      ],
      ask: '¿Qué es lo que más enoja?',
      chips: [
        {
          label: 'Que opinen sin hacer',
          says: ['solo opinan', 'vienen de visita', 'ponen corazones'],
          say: 'A una opinión se le puede contestar con un turno: «buena idea, ¿lo haces tú el sábado?».',
          flow: 'boundary',
        },
        {
          label: 'Que crean que es lo mío',
          says: ['porque no tengo hijos', 'porque soy mujer', 'dicen que tengo más tiempo'],
          say: 'Tener tiempo no es lo mismo que deberlo. Ese reparto se hizo sin reunión y se puede volver a hablar con una lista de tareas en la mesa.',
          flow: 'prepare-words',
        },
        {
          label: 'Tener que pedirlo',
          says: ['no debería pedirlo', 'que salga de ellos', 'no quiero rogar'],
          say: 'Debería salir de ellos. Mientras no sale, un pedido con día y hora consigue más que un reproche justo.',
          flow: 'ask-help',
        },
      ],
      goesOn: [
        'Quien no está ahí no sabe lo que cuesta, y a veces prefiere no saberlo. Una semana escrita hora por hora discute mejor que cualquiera.',
        'Para hoy: anotar tres tareas que se puedan hacer de lejos, como llamar a la farmacia o pedir las citas, y mandar una a cada quien.',
        '¿Cuál de ellos diría que sí a algo pequeño?',
      ],
      flows: ['prepare-words', 'boundary', 'ask-help'],
    },
    {
      id: 'caring.guilt-to-rest',
      name: 'Culpa de querer descansar',
      says: [
        'salí al cine y me la pasé con culpa por dejar a mi mamá con la vecina',
        'quiero irme un fin de semana y siento que abandono a mi papá',
        'pienso en una residencia para mi abuela y me siento mala hija',
        'ella me cuidó a mí toda la vida, cómo me voy a quejar',
        'a veces no quiero ir a cuidarlo y me da vergüenza decirlo',
        'si descanso siento que le va a pasar algo a mi esposo',
        'me reprocha mi papá cada vez que salgo de la casa',
        'fantaseo con escaparme una semana donde nadie me necesite',
      ],
      open: [
        'Se sale dos horas y la cabeza se queda en la casa, oyendo si suena el teléfono. Así ni se descansa ni se cuida.',
        'Querer una tarde sin pastillas ni campanita no es querer menos a nadie. Es tener un cuerpo.',
      ],
      ask: '¿De dónde viene más esa culpa?',
      chips: [
        {
          label: 'Me cuidó toda la vida',
          says: ['se lo debo', 'ella me crió', 'cómo me voy a quejar'],
          say: 'Quien crió también dejó a alguien con una vecina alguna tarde. Agradecer no exige estar de guardia.',
          flow: 'kind-words',
        },
        {
          label: 'Me lo reprocha',
          says: ['se enoja si salgo', 'me reclama', 'se pone mal'],
          say: 'Puede no gustarle y aun así estar bien cuidado. «Vuelvo a las seis» dicho siempre igual asusta menos que salir a escondidas.',
          flow: 'boundary',
        },
        {
          label: 'Miedo a que pase algo',
          says: ['y si se cae', 'y si me necesita', 'y si le pasa algo'],
          say: 'Una hoja en la nevera con teléfonos, horarios y qué hacer deja salir un rato con menos peso en el bolsillo.',
          flow: 'two-minutes',
        },
      ],
      goesOn: [
        'La culpa aparece al descansar porque es el único rato en que hay silencio para oírla.',
        'Una prueba pequeña: quince minutos fuera de la casa, avisados, sin mirar el teléfono hasta volver.',
        '¿Qué {harías} con una tarde entera?',
      ],
      flows: ['kind-words', 'boundary', 'two-minutes'],
    },
    {
      id: 'caring.no-life',
      name: 'Me quedé sin vida propia',
      says: [
        'dejé el trabajo para cuidar a mi mamá y ya no sé quién soy fuera de eso',
        'mis amigas dejaron de invitarme porque siempre tengo que cuidar a mi papá',
        'tengo 29 y mi vida es cuidar a mi abuela',
        'no tengo pareja ni salgo, todo es mi hermano enfermo',
        'dejé de estudiar para atender a mi mami en la casa',
        'mi vida está en pausa desde que cuido a mi esposo',
        'antes bailaba, viajaba, ahora solo sé de pañales y citas médicas',
        'cuando ella ya no esté no voy a saber qué hacer con mis días',
      ],
      open: [
        'De a poco se van cayendo cosas de la agenda: el baile, la amiga de los jueves, el curso. Al final queda una agenda que es de otra persona.',
        'Una vida en pausa también cumple años. Y se puede querer mucho a quien se cuida y echar de menos lo que se dejó.',
      ],
      ask: '¿Qué es lo que más {extrañas}?',
      chips: [
        {
          label: 'A mis amistades',
          says: ['mis amigas', 'salir', 'ya no me invitan'],
          say: 'Dejaron de invitar para no poner en un apuro. Un mensaje lo desarma: «no puedo salir, pero ven tú y traes el pan».',
          flow: 'ask-help',
        },
        {
          label: 'Mi trabajo o mis estudios',
          says: ['dejé el trabajo', 'dejé de estudiar', 'mi carrera'],
          say: 'Lo que se dejó por cuidar no se borró. Averiguar qué haría falta para volver, sin volver todavía, ya quita el candado.',
          flow: 'decide',
        },
        {
          label: 'Algo que era mío',
          says: ['bailar', 'viajar', 'mi tiempo', 'ser yo'],
          say: 'No cabe entero, pero cabe un pedazo: una canción bailada en la cocina, diez páginas, veinte minutos de calle.',
          flow: 'two-minutes',
        },
      ],
      goesOn: [
        'Tener algo propio, aunque sea de media hora, no compite con el cuidado. Es lo que va a seguir ahí después.',
        'Para hoy: poner en el calendario un solo rato con {tu} nombre, y tratarlo como si fuera una cita médica.',
        '¿Qué {hacías} un jueves a las ocho, antes de todo esto?',
      ],
      flows: ['two-minutes', 'ask-help', 'decide'],
    },
  ],
};
