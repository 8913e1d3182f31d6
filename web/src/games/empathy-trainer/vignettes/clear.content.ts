import { felt, type Vignette } from '../vignette.ts';

/** What is felt can be seen. */
export const CLEAR: readonly Vignette[] = [
  {
    id: 'wilmer',
    level: 1,
    name: 'Wilmer',
    bond: 'Comparten departamento en Guayaquil. Tiene 27 años.',
    setting: 'Llegas a casa. Él está en la cocina, con una caja de cartón sobre la mesa.',
    backdrop: 'kitchen',
    prop: 'box',
    look: { skin: 'brown', hair: 'curly', tone: 'black', age: 'young', build: 'slim', top: 'sand' },
    mood: 'down',
    beats: [
      {
        line: 'Cerraron la sucursal. Nos avisaron a las cuatro y a las cinco ya teníamos la caja en la mano.',
        felt: {
          cell: felt(1, 4),
          word: 'susto',
          others: ['rabia', 'tristeza', 'confusión'],
          inside: 'Ni triste estaba todavía. Tenía el susto de quien pisa un escalón que no está.',
        },
        replies: {
          validate: {
            say: 'De cuatro a cinco. Uf, no te dieron ni tiempo de entender.',
            after: 'Eso. Estoy aquí sentado y todavía no entiendo.',
            note: 'Viste el tamaño del golpe antes de hablar de mañana.',
          },
          ask: {
            say: '¿Y tú cómo estás ahora mismo?',
            after: 'No sé. Como si fuera la caja de otro.',
            note: 'Le dejaste sitio para no saber todavía.',
          },
          advise: {
            say: 'Mañana a primera hora actualizas tu hoja de vida, yo te ayudo.',
            after: 'Sí… mañana. Hoy no me da la cabeza.',
            note: 'Es una buena idea que llegó muy pronto: acaba de pasar.',
          },
          minimise: {
            say: 'Bueno, tampoco era el trabajo de tu vida.',
            after: 'Ya. Pero era con lo que pago esta mesa.',
            note: 'Querías que doliera menos. Él oyó que no era para tanto.',
          },
          'take-over': {
            say: 'A mí me hicieron igual en la imprenta, peor, fue por mensaje.',
            after: 'Ah. Sí, me contaste.',
            note: 'Querías decir «te entiendo». Ahora la historia es la de la imprenta.',
          },
        },
      },
      {
        line: 'Lo peor es mi mamá. Yo le mando para las medicinas. ¿Qué le digo?',
        shut: {
          line: 'Nada, ya veré. Tengo que hablar con mi mamá por lo de las medicinas.',
          felt: {
            cell: felt(1, 4),
            word: 'preocupación',
            others: ['vergüenza', 'inquietud', 'cansancio'],
            inside: 'Hacía cuentas en el aire. Y no quería hacerlas delante de nadie.',
          },
        },
        felt: {
          cell: felt(1, 5),
          word: 'preocupación',
          others: ['vergüenza', 'culpa', 'impotencia'],
          inside:
            'Hacía cuentas en el aire. Dos meses, si no comía fuera. Y ella siempre nota la voz.',
        },
        fits: ['validate', 'ask', 'advise'],
        replies: {
          validate: {
            say: 'Claro que pesa más por ella. Tú la cuidas.',
            after: 'Desde que murió mi viejo. Nunca le he fallado un mes.',
            note: 'Viste lo que más pesa: su mamá, no la caja.',
          },
          ask: {
            say: '¿Qué es lo que más te cuesta decirle?',
            after: 'Que se va a preocupar por mí en vez de por ella.',
            note: 'Le preguntaste por la parte difícil, y la encontró.',
          },
          advise: {
            say: '¿Te sirve si pensamos juntos qué decirle, con palabras y todo?',
            after: 'Eso sí. Algo corto, que no la asuste.',
            note: 'Se lo ofreciste con una pregunta. Pensar con él también es escuchar.',
            move: 'pensar juntos',
          },
          minimise: {
            say: 'Las mamás entienden todo, no te hagas historias.',
            after: 'La mía entiende. Las medicinas no.',
            note: 'Puede que su mamá entienda. Él hablaba de las medicinas.',
          },
          'take-over': {
            say: 'Yo a mi mamá ya ni le cuento, se pone insoportable.',
            after: 'Bueno. Yo sí le quiero contar.',
            note: 'Contaste cómo es con tu mamá. Él quería llegar a la suya.',
          },
        },
      },
      {
        line: 'Mi tío ya mandó su audio: «todo pasa por algo». Gracias por no salir con eso.',
        shut: {
          line: 'Mi tío ya mandó su audio: «todo pasa por algo». Voy a guardar esto en el cuarto.',
          felt: {
            cell: felt(2, 2),
            word: 'soledad',
            others: ['cansancio', 'decepción', 'irritación'],
            inside: 'Todo el mundo tenía una frase. Yo tenía una caja.',
          },
        },
        felt: {
          cell: felt(3, 2),
          word: 'alivio',
          others: ['gratitud', 'confianza', 'cariño'],
          inside: 'La caja seguía ahí, pero ya no la miraba solo.',
        },
        replies: {
          validate: {
            say: 'Es que hoy no pasa por algo. Hoy pasó, y duele.',
            after: 'Duele, sí. ¿Queda arroz? Recién me doy cuenta de que no almorcé.',
            note: 'No le buscaste el lado bueno. Se pudo quedar en lo que pasó.',
          },
          ask: {
            say: '¿Qué necesitas esta noche: hablar, comer, que te deje en paz?',
            after: 'Comer. Y que te quedes un rato, si puedes.',
            note: 'No hacía falta cerrar el tema. Preguntaste qué sirve esta noche.',
          },
          advise: {
            say: 'Deberías acostarte temprano para arrancar con todo.',
            after: 'Sí, supongo. Buenas noches.',
            note: 'Le hablaste de mañana, y él seguía en hoy.',
          },
          minimise: {
            say: 'En una semana te ríes de esto.',
            after: 'Ojalá. Buenas noches.',
            note: '«En una semana» suena a que hoy no cuenta.',
          },
          'take-over': {
            say: 'A mí me lo dijeron mil veces y me daba una rabia…',
            after: 'Ya. Bueno, me voy a acostar.',
            note: 'Tu rabia es cierta. Le tocó a él escucharla.',
          },
        },
      },
    ],
    endings: {
      near: 'Cenan arroz recalentado. Entre los dos escriben tres líneas para su mamá. La caja sigue en la mesa. Hoy nadie la abre.',
      some: 'La cocina queda a oscuras, con la caja en la mesa. Antes de cerrar su puerta, él dice: «Mañana te cuento mejor».',
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
    mood: 'down',
    beats: [
      {
        line: 'Es el Canelo. Salió el lunes por la barda y no ha vuelto. Nunca se pierde la cena.',
        felt: {
          cell: felt(1, 4),
          word: 'angustia',
          others: ['preocupación', 'añoranza', 'desconsuelo'],
          inside: 'Cada maullido de la calle era él. Y no era.',
        },
        replies: {
          validate: {
            say: 'Tres noches sin él. Qué angustia, doña Chelo.',
            after: 'Ay, sí. Dejo la puerta del patio abierta, por si acaso.',
            note: 'Contaste las noches con ella. Ya no parece una exageración.',
          },
          ask: {
            say: '¿Cómo ha pasado estos días?',
            after: 'Pues mal. Le sirvo su plato y me quedo viéndolo.',
            note: 'Le preguntaste por ella, no solo por el gato.',
          },
          advise: {
            say: 'Tiene que subirlo a internet, en papel ya nadie mira.',
            after: 'Yo de eso no sé. Yo sé de papel.',
            note: 'Quizá sirva. Ella oyó que sus papeles no valen.',
          },
          minimise: {
            say: 'Ya volverá, los gatos son así.',
            after: 'Este no. Este no es así.',
            note: 'Era para darle esperanza. Ella oyó que todos los gatos son iguales.',
          },
          'take-over': {
            say: 'A mí se me murió uno y no comí en una semana.',
            after: 'Ay, no me diga eso, por favor.',
            note: 'Querías acompañarla. Lo que oyó fue «se me murió».',
          },
        },
      },
      {
        line: 'Mi hija dice que es un gato, que me compre otro. Como si fuera un foco.',
        shut: {
          line: 'En fin. Mi hija dice que me compre otro y ya.',
          felt: {
            cell: felt(2, 2),
            word: 'soledad',
            others: ['decepción', 'desánimo', 'resentimiento'],
            inside:
              'Ya ni discutí. Si a todos les parecía poca cosa, mejor seguir con mis papeles.',
          },
        },
        felt: {
          cell: felt(2, 4),
          word: 'soledad',
          others: ['enojo', 'decepción', 'tristeza'],
          inside: 'Lo del gato me dolía. Que les pareciera poca cosa me dejó sola con eso.',
        },
        replies: {
          validate: {
            say: 'Otro gato no sería Canelo. Es a él a quien extraña.',
            after: '¡Ándele! A él, con sus mañas y todo.',
            note: 'Dijiste lo que su hija no vio: es a él a quien extraña.',
          },
          ask: {
            say: '¿Cómo es él? Cuénteme una maña suya.',
            after: 'Me despierta a las seis con la pata en la nariz. Una pata, nomás.',
            note: 'Preguntaste por Canelo, y por un momento estuvo ahí, con su pata.',
          },
          advise: {
            say: 'No le haga caso a su hija, usted ignórela.',
            after: 'Es mi hija. No la puedo ignorar.',
            note: 'La pusiste a escoger entre el gato y su hija.',
          },
          minimise: {
            say: 'Su hija lo dice por su bien, no lo tome así.',
            after: 'Pues sí. Todos lo dicen por mi bien.',
            note: 'Defendiste a la hija. Ella se quedó sola con su pena.',
          },
          'take-over': {
            say: 'Mi familia es igual, nadie me toma en serio.',
            after: 'Mire nada más. Bueno, sigo con mis papeles.',
            note: 'Hablaste de tu familia. Ella volvió a sus papeles.',
          },
        },
      },
      {
        line: '¿Usted cree que estoy loca, a mi edad, pegando papeles por un gato?',
        shut: {
          line: '¿Qué me mira? Pensará que estoy loca, por un gato. Con permiso, me faltan dos cuadras.',
          felt: {
            cell: felt(2, 4),
            word: 'vergüenza',
            others: ['enojo', 'soledad', 'desconfianza'],
            inside: 'Otra cara más que me miraba con lástima. O eso me pareció.',
          },
        },
        felt: {
          cell: felt(2, 3),
          word: 'vergüenza',
          others: ['inseguridad', 'tristeza', 'desánimo'],
          inside: 'Me vi en el vidrio de la tienda con el engrudo en la mano y me dio pena.',
        },
        replies: {
          validate: {
            say: 'Creo que quiere a su gato y lo está buscando. Eso no es estar loca.',
            after: 'Gracias, de veras. Me hacía falta oír eso.',
            note: 'Le devolviste la escena tal cual: quiere a su gato y lo busca.',
          },
          ask: {
            say: '¿Le ayudo con las dos cuadras que faltan?',
            after: '¿De veras? Tome la cinta. Usted alcanza más alto.',
            note: 'No discutiste si está loca. Ofreciste dos manos.',
            move: 'ofrecer una mano',
          },
          advise: {
            say: 'Mejor espere en casa, que se va a cansar.',
            after: 'Esperar es lo que me cansa.',
            note: 'Querías cuidarla. A ella la cansa no hacer nada.',
          },
          minimise: {
            say: 'No, mujer, hay gente peor.',
            after: 'Ja. Pues gracias, supongo.',
            note: '«Hay gente peor» casi le da la razón.',
          },
          'take-over': {
            say: 'Pues yo hablo con mis plantas, así que imagínese.',
            after: 'Ah, qué bueno. Bueno, ahí me saluda a sus plantas.',
            note: 'Era una broma para acompañarla. Lo suyo quedó sin respuesta.',
          },
        },
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
          others: ['alegría', 'orgullo', 'alivio'],
          inside: 'Seis años de oposiciones. Grité tanto que el perro se metió debajo de la cama.',
        },
        replies: {
          validate: {
            say: '¡Seis años! ¡Lo has logrado! Estoy dando saltos en la cocina.',
            after: '¡Yo también! ¡Y los del tercero, que no saben ni por qué!',
            note: 'Saltaste con ella. Las buenas noticias también piden compañía.',
          },
          ask: {
            say: '¡Cuéntamelo todo! ¿Dónde estabas cuando lo viste?',
            after: 'En el baño. No lo pongas en mi biografía.',
            note: 'Pediste detalles: así la noticia dura un poco más.',
          },
          advise: {
            say: 'Mira bien los plazos para elegir destino, no se te pasen.',
            after: 'Sí, sí… ya los miraré.',
            note: 'Los plazos pueden esperar a mañana. Los saltos, no.',
          },
          minimise: {
            say: 'Qué bien. Doce de cuántos, ¿eran muchos?',
            after: 'Pues… bastantes. Da igual.',
            note: 'La pregunta le puso medida a la alegría.',
          },
          'take-over': {
            say: '¡Qué suerte! Yo sigo con mi contrato de tres meses…',
            after: 'Ya. Bueno, lo tuyo también llegará.',
            note: 'Lo tuyo también pesa. Ella dejó de saltar para consolarte.',
          },
        },
      },
      {
        line: 'He llamado a papá y se ha puesto a llorar. No le oía llorar desde lo de la abuela.',
        shut: {
          line: 'He llamado a papá. Ha llorado un poco y todo.',
          felt: {
            cell: felt(4, 3),
            word: 'ternura',
            others: ['orgullo', 'gratitud', 'nervios'],
            inside: 'Me temblaba la voz. Lo conté deprisa, como si fuera poca cosa.',
          },
        },
        felt: {
          cell: felt(4, 4),
          word: 'ternura',
          others: ['orgullo', 'gratitud', 'nostalgia'],
          inside:
            'Oí al hombre que firmaba mis notas sin decir nada. Y era todo lo que no había dicho.',
        },
        replies: {
          validate: {
            say: 'Papá llorando de orgullo. Se me ha puesto la piel de gallina.',
            after: 'A mí también. Me ha dicho «mi maestra». Ya ves.',
            note: 'La seguiste de los saltos a algo más hondo.',
          },
          ask: {
            say: '¿Qué te dijo, entre lágrima y lágrima?',
            after: '«Mi maestra». Y después colgó, porque se le quemaba el sofrito.',
            note: 'Le pediste las palabras, y eran solo dos.',
          },
          advise: {
            say: 'Tendrías que haberlo grabado.',
            after: 'Hombre, no iba a decirle «espera que grabo».',
            note: 'Era un consejo para un momento que ya pasó.',
          },
          minimise: {
            say: 'Papá llora con los anuncios de turrón.',
            after: 'Ja, ya. Pero esto no era un anuncio.',
            note: 'Fue una broma donde ella había puesto algo delicado.',
          },
          'take-over': {
            say: 'A mí nunca me ha llorado por nada.',
            after: 'No es una competición, eh.',
            note: 'Quizá a ti te duela. Ella te estaba contando lo suyo.',
          },
        },
      },
      {
        line: 'Y ahora viene lo tonto: me da un poco de vértigo. ¿Y si no sé?',
        shut: {
          line: 'Bueno, te dejo. A ver si luego sé dar clase, que esa es otra.',
          felt: {
            cell: felt(2, 3),
            word: 'inseguridad',
            others: ['nervios', 'decepción', 'duda'],
            inside: 'Lo solté al despedirme, por si nadie lo recogía.',
          },
        },
        felt: {
          cell: felt(3, 3),
          word: 'inseguridad',
          others: ['nervios', 'miedo', 'duda'],
          inside: 'Tanto tiempo mirando la meta que nunca miré lo que había detrás: treinta críos.',
        },
        replies: {
          validate: {
            say: 'Llevas seis años soñando con esto: claro que impone.',
            after: 'Eso será. Se puede estar feliz y con vértigo, ¿no?',
            note: 'Le dejaste tener vértigo en pleno día feliz.',
          },
          ask: {
            say: '¿Qué es lo que más te impone del primer día?',
            after: 'Que me llamen «profe» y mire hacia atrás, a ver quién es.',
            note: 'Le preguntaste por el vértigo en vez de taparlo.',
          },
          advise: {
            say: 'Haz un curso de gestión de aula este verano.',
            after: 'Buf. Dejé de estudiar hace diez minutos.',
            note: 'Le pusiste deberes con la noticia todavía caliente.',
          },
          minimise: {
            say: 'Anda, anda, si tú vales muchísimo.',
            after: 'Gracias… ya.',
            note: 'Es un piropo, y cierra la puerta con cariño.',
          },
          'take-over': {
            say: 'Yo con críos me moriría, no sé cómo puedes.',
            after: 'Ja. Pues igual yo tampoco puedo.',
            note: 'Hablaste de tu miedo a los críos. El suyo creció un poco.',
          },
        },
      },
    ],
    endings: {
      near: 'Quedáis el sábado. Llega con una caja de tizas que le ha regalado papá. «Ya no se usan», dice. «Las voy a usar».',
      some: 'Celebráis el sábado con toda la familia. En un momento te mira desde la otra punta y levanta la copa.',
      far: 'Se despide con un pulgar. La fiesta es el sábado: todavía se puede llegar con preguntas.',
    },
  },
];
