import { felt, type Vignette } from '../vignette.ts';

/** What is felt can be seen. */
export const CLEAR: readonly Vignette[] = [
  {
    id: 'wilmer',
    level: 1,
    name: 'Wilmer',
    bond: 'Comparten piso en Guayaquil. Tiene 27 años.',
    setting: 'Llegas a casa. Él está en la cocina, con una caja de cartón sobre la mesa.',
    backdrop: 'kitchen',
    look: { skin: 'brown', hair: 'curly', tone: 'black', age: 'young', build: 'slim', top: 'sand' },
    mood: 'down',
    beats: [
      {
        line: 'Cerraron la sucursal. Nos avisaron a las cuatro y a las cinco ya teníamos la caja en la mano.',
        felt: {
          cell: felt(1, 4),
          word: 'susto',
          others: ['rabia', 'aburrimiento', 'alivio'],
          inside: 'Ni triste estaba todavía. Tenía el susto de quien pisa un escalón que no está.',
        },
        replies: {
          validate: {
            say: 'De cuatro a cinco. Uf, no te dieron ni tiempo de entender.',
            after: 'Eso. Estoy aquí sentado y todavía no entiendo.',
          },
          ask: {
            say: '¿Y tú cómo estás ahora mismo?',
            after: 'No sé. Como si fuera la caja de otro.',
          },
          advise: {
            say: 'Mañana a primera hora actualizas tu hoja de vida, yo te ayudo.',
            after: 'Sí… mañana. Hoy no me da la cabeza.',
          },
          minimise: {
            say: 'Bueno, tampoco era el trabajo de tu vida.',
            after: 'Ya. Pero era con lo que pago esta mesa.',
          },
          'take-over': {
            say: 'A mí me hicieron igual en la imprenta, peor, fue por mensaje.',
            after: 'Ah. Sí, me contaste.',
          },
        },
        why: 'Acaba de pasar. Antes de cualquier plan, ayuda que alguien vea el tamaño del golpe.',
      },
      {
        line: 'Lo peor es mi mamá. Yo le mando para las medicinas. ¿Qué le digo?',
        shut: 'Nada, ya veré. Tengo que hablar con mi mamá por lo de las medicinas.',
        felt: {
          cell: felt(1, 5),
          word: 'preocupación',
          others: ['enojo', 'vergüenza', 'nostalgia'],
          inside:
            'Hacía cuentas en el aire. Dos meses, si no comía fuera. Y ella siempre nota la voz.',
        },
        fits: ['validate', 'ask', 'advise'],
        replies: {
          validate: {
            say: 'Claro que pesa más por ella. Tú la cuidas.',
            after: 'Desde que murió mi viejo. Nunca le he fallado un mes.',
          },
          ask: {
            say: '¿Qué es lo que más te cuesta decirle?',
            after: 'Que se va a preocupar por mí en vez de por ella.',
          },
          advise: {
            say: '¿Te sirve si pensamos juntos qué decirle, con palabras y todo?',
            after: 'Eso sí. Algo corto, que no la asuste.',
          },
          minimise: {
            say: 'Las mamás entienden todo, no te hagas historias.',
            after: 'La mía entiende. Las medicinas no.',
          },
          'take-over': {
            say: 'Yo a mi mamá ya ni le cuento, se pone insoportable.',
            after: 'Bueno. Yo sí le quiero contar.',
          },
        },
        why: 'Aquí preguntó «¿qué le digo?». Cuando alguien pide ideas, pensar con él también es escuchar.',
      },
      {
        line: 'Gracias por no salir con lo de «todo pasa por algo».',
        shut: 'Voy a guardar esto en el cuarto. No te preocupes.',
        felt: {
          cell: felt(3, 2),
          word: 'alivio',
          others: ['orgullo', 'desprecio', 'entusiasmo'],
          inside: 'La caja seguía ahí, pero ya no la miraba solo.',
        },
        replies: {
          validate: {
            say: 'Es que hoy no pasa por algo. Hoy pasó, y duele.',
            after: 'Duele, sí. ¿Queda arroz? Recién me doy cuenta de que no almorcé.',
          },
          ask: {
            say: '¿Qué necesitas esta noche: hablar, comer, que te deje en paz?',
            after: 'Comer. Y que te quedes un rato, si puedes.',
          },
          advise: {
            say: 'Deberías acostarte temprano para arrancar con todo.',
            after: 'Sí, supongo. Buenas noches.',
          },
          minimise: { say: 'En una semana te ríes de esto.', after: 'Ojalá. Buenas noches.' },
          'take-over': {
            say: 'A mí me lo dijeron mil veces y me daba una rabia…',
            after: 'Ya. Bueno, me voy a acostar.',
          },
        },
        why: 'No hace falta cerrar el tema con una frase. Basta con quedarse, o preguntar qué sirve hoy.',
      },
    ],
    endings: {
      near: 'Cenan arroz recalentado. Entre los dos escriben tres líneas para su mamá. La caja sigue en la mesa, pero ya es solo una caja.',
      some: 'Cenan en silencio, cada uno con su plato. Antes de irse a dormir, él dice: «Mañana te cuento mejor».',
      far: 'Se lleva la caja a su cuarto y cierra la puerta. Mañana hay otra cena, y otra oportunidad de preguntar.',
    },
  },
  {
    id: 'chelo',
    level: 1,
    name: 'Doña Chelo',
    bond: 'Tu vecina de Puebla. Tiene 68 años.',
    setting: 'La encuentras pegando un papel en el poste, con la foto de un gato gordo.',
    backdrop: 'street',
    look: {
      skin: 'tan',
      hair: 'bun',
      tone: 'grey',
      age: 'older',
      build: 'broad',
      top: 'clay',
      extra: 'glasses',
    },
    mood: 'tense',
    beats: [
      {
        line: 'Es el Canelo. Salió el lunes por la barda y no ha vuelto. Nunca se pierde la cena.',
        felt: {
          cell: felt(1, 4),
          word: 'angustia',
          others: ['asco', 'nostalgia', 'envidia'],
          inside: 'Cada maullido de la calle era él. Y no era.',
        },
        replies: {
          validate: {
            say: 'Tres noches sin él. Qué angustia, doña Chelo.',
            after: 'Ay, sí. Dejo la puerta del patio abierta, por si acaso.',
          },
          ask: {
            say: '¿Cómo ha pasado estos días?',
            after: 'Pues mal. Le sirvo su plato y me quedo viéndolo.',
          },
          advise: {
            say: 'Tiene que subirlo a internet, en papel ya nadie mira.',
            after: 'Yo de eso no sé, mijo. Yo sé de papel.',
          },
          minimise: { say: 'Ya volverá, los gatos son así.', after: 'Este no. Este no es así.' },
          'take-over': {
            say: 'A mí se me murió uno y no comí en una semana.',
            after: 'Ay, no me diga eso, por favor.',
          },
        },
        why: 'Poner en voz alta lo que está esperando le dice que no exagera.',
      },
      {
        line: 'Mi hija dice que es un gato, que me compre otro. Como si fuera un foco.',
        shut: 'En fin. Dicen que me compre otro y ya.',
        felt: {
          cell: felt(2, 4),
          word: 'soledad',
          others: ['curiosidad', 'celos', 'culpa'],
          inside: 'Lo del gato me dolía. Que les pareciera poca cosa me dejó sola con eso.',
        },
        replies: {
          validate: {
            say: 'Otro gato no sería Canelo. Es a él a quien extraña.',
            after: '¡Ándele! A él, con sus mañas y todo.',
          },
          ask: {
            say: '¿Cómo es él? Cuénteme una maña suya.',
            after: 'Me despierta a las seis con la pata en la nariz. Una pata, nomás.',
          },
          advise: {
            say: 'No le haga caso a su hija, usted ignórela.',
            after: 'Es mi hija. No la puedo ignorar.',
          },
          minimise: {
            say: 'Su hija lo dice por su bien, no lo tome así.',
            after: 'Pues sí. Todos lo dicen por mi bien.',
          },
          'take-over': {
            say: 'Mi familia es igual, nadie me toma en serio.',
            after: 'Mire nada más. Bueno, sigo con mis papeles.',
          },
        },
        why: 'A veces lo que duele es que nadie vea la pena. Preguntar por Canelo la vuelve a poner en el mundo.',
      },
      {
        line: '¿Usted cree que estoy loca, a mi edad, pegando papeles por un gato?',
        shut: 'Bueno, me faltan dos cuadras. Con permiso.',
        felt: {
          cell: felt(2, 3),
          word: 'vergüenza',
          others: ['orgullo', 'susto', 'rabia'],
          inside: 'Me vi en el vidrio de la tienda con el engrudo en la mano y me dio pena.',
        },
        replies: {
          validate: {
            say: 'Creo que quiere a su gato y lo está buscando. Eso no es estar loca.',
            after: 'Gracias, de veras. Me hacía falta oír eso.',
          },
          ask: {
            say: '¿Le ayudo con las dos cuadras que faltan?',
            after: '¿De veras? Tome la cinta. Usted alcanza más alto.',
          },
          advise: {
            say: 'Mejor espere en casa, que se va a cansar.',
            after: 'Esperar es lo que me cansa.',
          },
          minimise: { say: 'No, mujer, hay gente peor.', after: 'Ja. Pues gracias, supongo.' },
          'take-over': {
            say: 'Loca yo, que hablo con mis plantas.',
            after: 'Ah, qué bueno. Bueno, ahí me saluda a sus plantas.',
          },
        },
        why: 'Pidió permiso para sentir lo que siente. Se lo puedes dar con una frase, o con dos manos.',
      },
    ],
    endings: {
      near: 'Pegan once papeles. El jueves, a las seis, tocan a tu puerta: doña Chelo con una pata en la nariz y Canelo en los brazos, más flaco y sin explicaciones.',
      some: 'Pegas uno en tu edificio al volver. El jueves aparece Canelo, y ella te lo grita desde la banqueta.',
      far: 'Sigue sola hasta la esquina. El jueves lo ves a él en su ventana, muy orondo. Se puede tocar y decir: «Qué bueno que volvió».',
    },
  },
  {
    id: 'aitana',
    level: 1,
    name: 'Aitana',
    bond: 'Tu hermana, en Valencia. Tiene 33 años.',
    setting: 'Te escribe a las nueve y dos de la mañana. Nunca escribe antes de las once.',
    backdrop: 'bench',
    look: {
      skin: 'olive',
      hair: 'long',
      tone: 'auburn',
      age: 'adult',
      build: 'medium',
      top: 'moss',
    },
    mood: 'open',
    beats: [
      {
        line: '¡LA PLAZA! ¡Han salido las listas y tengo la plaza! ¡Estoy en el puesto doce!',
        felt: {
          cell: felt(5, 5),
          word: 'euforia',
          others: ['calma', 'gratitud', 'nervios'],
          inside: 'Seis años de oposiciones. Grité tanto que el perro se metió debajo de la cama.',
        },
        replies: {
          validate: {
            say: '¡Seis años! ¡Lo has logrado! Estoy dando saltos en la cocina.',
            after: '¡Yo también! ¡Y los del tercero, que no saben ni por qué!',
          },
          ask: {
            say: '¡Cuéntamelo todo! ¿Dónde estabas cuando lo viste?',
            after: 'En el baño. No lo pongas en mi biografía.',
          },
          advise: {
            say: 'Mira bien los plazos para elegir destino, no se te pasen.',
            after: 'Sí, sí… ya los miraré.',
          },
          minimise: {
            say: 'Qué bien. Doce de cuántos, ¿eran muchos?',
            after: 'Pues… bastantes. Da igual.',
          },
          'take-over': {
            say: '¡Qué suerte! Yo sigo con mi contrato de tres meses…',
            after: 'Ya. Bueno, lo tuyo también llegará.',
          },
        },
        why: 'Las buenas noticias también piden compañía. Alegrarse en voz alta y pedir detalles la hace más grande.',
      },
      {
        line: 'He llamado a papá y se ha puesto a llorar. No le oía llorar desde lo de la abuela.',
        shut: 'He llamado a papá. Muy contento también.',
        felt: {
          cell: felt(4, 4),
          word: 'ternura',
          others: ['tristeza', 'desconfianza', 'diversión'],
          inside:
            'Oí al hombre que firmaba mis notas sin decir nada. Y era todo lo que no había dicho.',
        },
        replies: {
          validate: {
            say: 'Papá llorando de orgullo. Se me ha puesto la piel de gallina.',
            after: 'A mí también. Me ha dicho «mi maestra». Ya ves.',
          },
          ask: {
            say: '¿Qué te dijo, entre lágrima y lágrima?',
            after: '«Mi maestra». Y después colgó, porque se le quemaba el sofrito.',
          },
          advise: {
            say: 'Tendrías que haberlo grabado.',
            after: 'Hombre, no iba a decirle «espera que grabo».',
          },
          minimise: {
            say: 'Papá llora con los anuncios de turrón.',
            after: 'Ja, ya. Pero esto no era un anuncio.',
          },
          'take-over': {
            say: 'A mí nunca me ha llorado por nada.',
            after: 'No es una competición, eh.',
          },
        },
        why: 'Cambió el tono: de los saltos a algo más hondo. Seguirla hasta ahí es acompañarla.',
      },
      {
        line: 'Y ahora viene lo tonto: me da un poco de vértigo. ¿Y si no sé?',
        shut: 'Bueno, te dejo, que tengo a todo el mundo llamando.',
        felt: {
          cell: felt(3, 3),
          word: 'inseguridad',
          others: ['aburrimiento', 'indignación', 'soledad'],
          inside: 'Tanto tiempo mirando la meta que nunca miré lo que había detrás: treinta críos.',
        },
        replies: {
          validate: {
            say: 'No es tonto. Llevas seis años soñando con esto: claro que impone.',
            after: 'Eso será. Se puede estar feliz y con vértigo, ¿no?',
          },
          ask: {
            say: '¿Qué es lo que más te impone del primer día?',
            after: 'Que me llamen «profe» y mire hacia atrás, a ver quién es.',
          },
          advise: {
            say: 'Haz un curso de gestión de aula este verano.',
            after: 'Buf. Acabo de dejar de estudiar hace diez minutos.',
          },
          minimise: { say: 'Anda, anda, si tú vales muchísimo.', after: 'Gracias… ya.' },
          'take-over': {
            say: 'Yo con críos me moriría, no sé cómo puedes.',
            after: 'Ja. Pues igual yo tampoco puedo.',
          },
        },
        why: 'Un «tú vales mucho» cierra la puerta con cariño. Dejar que el vértigo esté un momento la deja pasar.',
      },
    ],
    endings: {
      near: 'Quedáis el sábado. Llega con una caja de tizas que le ha regalado papá. «Ya no se usan», dice. «Las voy a usar».',
      some: 'Celebráis el sábado con toda la familia. En un momento te mira desde la otra punta y levanta la copa.',
      far: 'Se despide con un pulgar. La fiesta es el sábado: todavía se puede llegar con preguntas.',
    },
  },
];
