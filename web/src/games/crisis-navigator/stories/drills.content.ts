import type { Drill } from './drill.ts';

/** Other people's hard hours. Nobody is hurt in them, and each ends with company or a breath. */
export const DRILLS: readonly Drill[] = [
  {
    id: 'leo',
    name: 'Leo',
    look: { skin: 'tan', hair: 'short', tone: 'brown', age: 'young', build: 'slim', top: 'river' },
    situation:
      'A Leo, 23 años, de Rosario, le pasa los domingos: a las nueve de la noche todo se le viene encima. Dejó de contestar mensajes hace tres horas.',
    helps: {
      signals:
        'Abre su plan y lee: «Cuando dejo de contestar». Ahí está. Verlo escrito por él mismo le baja el susto: ya conoce este tramo.',
      self: 'Su plan dice: «Ducha tibia, radio puesta». No arregla el domingo. Lo hace más corto.',
      people: 'Su plan dice: «Mandarle un punto a Juli». Un punto, nada más. Juli sabe qué es.',
    },
    obstacle: 'El teléfono está en el otro cuarto y levantarse parece una montaña.',
    ways: [
      {
        id: 'paper',
        text: 'Una copia en papel, pegada dentro del ropero',
        after: 'La puerta del ropero queda a un brazo. La abre sin pararse de la cama.',
      },
      {
        id: 'five',
        text: 'Contar hasta cinco y solo poner los pies en el suelo',
        after: 'Cinco. Los pies están fríos. Ya que está de pie, camina.',
      },
      {
        id: 'sister',
        text: 'Decírselo a su hermana, que está en la cocina',
        after: 'Dice su nombre en voz alta. Ella viene con dos tazas, sin preguntar.',
      },
    ],
    ending: 'A las diez y media sigue siendo domingo. Leo ya no está solo en él.',
  },
  {
    id: 'amparo',
    name: 'Amparo',
    look: {
      skin: 'light',
      hair: 'bun',
      tone: 'grey',
      age: 'older',
      build: 'medium',
      top: 'plum',
      extra: 'glasses',
    },
    situation:
      'Amparo, 74 años, de Salamanca, enviudó en otoño. De madrugada piensa que es una carga para sus hijos.',
    helps: {
      signals:
        'En su plan, con su letra: «Cuando pienso que sobro». Lo lee y dice: «Mira, es esto otra vez».',
      professionals:
        'En la hoja está el teléfono de su médica y el de una línea que atiende de noche. Contesta una voz tranquila que no tiene prisa.',
      people:
        'En la hoja dice: «Mi hijo Álvaro: llámame a la hora que sea, mamá». Se lo hizo escribir a él.',
    },
    obstacle: 'Le da apuro molestar a las cuatro de la mañana.',
    ways: [
      {
        id: 'permission',
        text: 'Releer la frase que escribió su hijo',
        after: '«A la hora que sea». Está subrayado dos veces. Marca.',
      },
      {
        id: 'line',
        text: 'Llamar a la línea, que está para eso',
        after: 'Para esa hora hay gente con el café hecho. No molesta a nadie.',
      },
      {
        id: 'lamp',
        text: 'Encender la luz y dejar el teléfono en la mesilla, con el número grande',
        after:
          'Con la luz dada, el número se ve. Y con el número delante, llamar es un gesto pequeño.',
      },
    ],
    ending: 'A las cinco clarea. Álvaro sigue al teléfono, contándole lo que ha hecho el perro.',
  },
  {
    id: 'jhon',
    name: 'Jhon',
    look: { skin: 'deep', hair: 'short', tone: 'black', age: 'adult', build: 'broad', top: 'sand' },
    situation:
      'Jhon, 35 años, de Buenaventura, trabaja lejos de su familia. Hoy perdió un contrato y volvió al cuarto con ganas de desaparecer del mapa.',
    helps: {
      company:
        'Su plan dice: «La cancha de la esquina, aunque no juegue». Se sienta en la grada. Hay ruido, luces y gente.',
      people: 'Su plan dice: «Audio a mi mamá. No tiene que ser largo». Graba doce segundos.',
      surroundings:
        'Su plan dice: «Los días malos, dormir donde el primo». La mochila cabe en una mano.',
    },
    obstacle: 'Piensa que contarlo es dar lástima.',
    ways: [
      {
        id: 'no-need',
        text: 'Ir donde hay gente, sin tener que contar nada',
        after: 'Nadie le pregunta. Un niño le pide que le guarde la gorra durante el partido.',
      },
      {
        id: 'words',
        text: 'Usar las palabras que dejó escritas',
        after:
          '«Hoy me fue mal. No quiero estar solo». Las escribió en un día bueno y suenan a él.',
      },
      {
        id: 'cousin',
        text: 'Pedirle al primo algo práctico: «¿te llevo el televisor?»',
        after: 'El primo dice que sí al televisor y pone otro plato.',
      },
    ],
    ending:
      'Duerme en un colchón inflable que pierde aire. A las seis, el primo le pasa un café. El mapa sigue teniendo su nombre.',
  },
  {
    id: 'citlali',
    name: 'Citlali',
    look: {
      skin: 'brown',
      hair: 'long',
      tone: 'black',
      age: 'young',
      build: 'medium',
      top: 'clay',
    },
    situation:
      'Citlali, 19 años, de Morelia, vive con cuatro compañeras. Cuando todo le irrita y se encierra, sabe que viene una noche larga.',
    helps: {
      signals:
        'Su lista dice: «Todo me irrita, hasta el ruido de las cucharas». Hoy fueron las cucharas.',
      self: 'Su plan dice: «Seis respiraciones con la mano en la panza. Luego, música de la de bailar».',
      company:
        'Su plan dice: «Sentarme en la cocina aunque no hable». En la cocina siempre hay alguien.',
    },
    obstacle: 'Su plan está en un cuaderno y el cuaderno, debajo de la ropa.',
    ways: [
      {
        id: 'photo',
        text: 'Tener una foto del plan en favoritos',
        after: 'Dos toques y ahí está, entre el gato y el atardecer.',
      },
      {
        id: 'friend',
        text: 'Que una compañera tenga copia',
        after: 'Fer la ve en la puerta y dice: «¿Es noche de cucharas?». Se ríen un poco.',
      },
      {
        id: 'door',
        text: 'Un papel pequeño en la puerta, que solo ella entiende',
        after: 'El papel dice «6 y a bailar». Nadie más sabe qué es.',
      },
    ],
    ending: 'La noche es larga y tiene música bajita. A la una hay quesadillas.',
  },
  {
    id: 'omar',
    name: 'Omar',
    look: {
      skin: 'olive',
      hair: 'bald',
      tone: 'black',
      age: 'adult',
      build: 'medium',
      top: 'moss',
      extra: 'beard',
    },
    situation:
      'Omar, 46 años, de Tánger, vive en Almería. Tras una mala noticia de su casa, los pensamientos oscuros van más rápido que él. En su cuarto hay algo que le preocupa tener cerca.',
    helps: {
      surroundings:
        'Su plan dice: «Pedirle a Hamid que lo guarde unos días». Con distancia, el pensamiento pierde fuerza.',
      professionals:
        'Su plan tiene el número de urgencias y el de su psicóloga. Si aprieta más, no hay que decidir nada: se llama.',
      people:
        'Su plan dice: «Hamid, el vecino del segundo. Él ya sabe». Se lo contó en un día tranquilo.',
    },
    obstacle: 'Teme que Hamid se asuste.',
    ways: [
      {
        id: 'before',
        text: 'Haberlo hablado antes, en un día bueno',
        after: 'Hamid solo pregunta: «¿Subo o bajas?». Ya habían ensayado esa frase.',
      },
      {
        id: 'line-first',
        text: 'Llamar primero a la línea y que le ayuden con qué decir',
        after: 'La persona que contesta le dice palabra por palabra cómo pedirlo.',
      },
      {
        id: 'together',
        text: 'Bajar y esperar con él, sin explicar',
        after: 'Toca el timbre. Hamid quita el fútbol y hace té.',
      },
    ],
    ending:
      'El té dura dos horas. Lo que preocupaba ya no está en el cuarto. Omar tampoco está a solas.',
  },
  {
    id: 'valeria',
    name: 'Valeria',
    look: {
      skin: 'tan',
      hair: 'curly',
      tone: 'auburn',
      age: 'adult',
      build: 'slim',
      top: 'river',
      extra: 'earrings',
    },
    situation:
      'Valeria, 32 años, de Caracas, tuvo a su bebé hace siete semanas. No duerme, llora sin saber por qué y le asusta no sentir lo que «debería».',
    helps: {
      people:
        'Su plan dice: «A mi comadre Nati, la verdad completa». Nati no dice «disfrútalo». Dice: «Voy».',
      professionals:
        'Su plan tiene el teléfono de la matrona. Allí le explican que a muchas madres les pasa, y que se atiende y mejora.',
      self: 'Su plan dice: «Pasar al bebé a otros brazos y salir al balcón diez minutos».',
    },
    obstacle: 'Le da miedo que la juzguen.',
    ways: [
      {
        id: 'sentence',
        text: 'Tener una primera frase lista',
        after:
          '«No estoy bien y necesito que me escuches sin asustarte». La lee de la pantalla. Vale igual.',
      },
      {
        id: 'text',
        text: 'Escribir en vez de llamar',
        after: 'Un mensaje de once palabras. La respuesta llega antes de que deje el teléfono.',
      },
      {
        id: 'company',
        text: 'Que Nati la acompañe a la consulta',
        after: 'Van las tres: Valeria, Nati y la bebé, que duerme todo el rato.',
      },
    ],
    ending: 'Esa noche duerme cuatro horas seguidas. Mañana tiene cita, y no va sola.',
  },
  {
    id: 'ricardo',
    name: 'Don Ricardo',
    look: { skin: 'brown', hair: 'short', tone: 'grey', age: 'older', build: 'broad', top: 'clay' },
    situation:
      'A don Ricardo, 67 años, de Iquique, le cambiaron un medicamento y el sueño se le fue. Lleva cuatro noches en vela, dándole vueltas a lo que no hizo.',
    helps: {
      signals:
        'En su cuaderno: «Si paso dos noches sin dormir, aviso». Van cuatro. El cuaderno tiene razón.',
      professionals:
        'En su cuaderno está el consultorio. Le adelantan la hora: dormir mal tantos días ya es motivo.',
      company: 'En su cuaderno: «El muelle de los pescadores». A las seis ya hay quien salude.',
    },
    obstacle: 'Piensa que no es tan grave como para llamar.',
    ways: [
      {
        id: 'rule',
        text: 'Seguir la regla que él mismo escribió, sin discutirla',
        after: '«Dos noches, aviso». La escribió descansado. Se hace caso.',
      },
      {
        id: 'neighbour',
        text: 'Contárselo a la señora del almacén',
        after: 'Ella marca el número y le pasa el teléfono con el pan.',
      },
      {
        id: 'note',
        text: 'Anotar qué decir: cuántas noches, qué remedio, desde cuándo',
        after: 'Tres datos en un papel. La llamada dura dos minutos.',
      },
    ],
    ending: 'Le ajustan la dosis. La sexta noche se duerme oyendo el mar y no se acuerda de nada.',
  },
  {
    id: 'luz',
    name: 'Luz',
    look: { skin: 'deep', hair: 'braid', tone: 'black', age: 'adult', build: 'broad', top: 'plum' },
    situation:
      'Luz, 41 años, de San Pedro Sula, discutió fuerte en el trabajo. En el bus de vuelta siente que «ya no da más».',
    helps: {
      self: 'Su plan dice: «Contar ventanas azules». Van siete cuando le vuelve el aire.',
      people:
        'Su plan dice: «Escribirle RANA a Karen». Es su palabra clave. Karen llama en cuanto la lee.',
      company:
        'Su plan dice: «Bajarme en el parque central y comer algo». Hay sombra y una banda ensayando.',
    },
    obstacle: 'En el bus no hay señal.',
    ways: [
      {
        id: 'offline',
        text: 'Un plan que se abre sin conexión',
        after: 'Lo tiene en el teléfono. Se abre igual, entre dos túneles.',
      },
      {
        id: 'wallet',
        text: 'La tarjeta de cartera',
        after: 'Está detrás de la cédula, doblada en cuatro.',
      },
      {
        id: 'memory',
        text: 'Saberse de memoria una sola línea',
        after: '«Azules». Con una palabra le alcanza para empezar.',
      },
    ],
    ending: 'Karen la espera en la parada con una bolsa de mango. Con chile, por supuesto.',
  },
  {
    id: 'teo',
    name: 'Teo',
    look: {
      skin: 'light',
      hair: 'bob',
      tone: 'fair',
      age: 'young',
      build: 'slim',
      top: 'moss',
      extra: 'glasses',
    },
    situation:
      'Teo, 26 años, de Punta Arenas, terminó una relación. En las fiestas se le va la mano con la bebida y después llegan los peores pensamientos.',
    helps: {
      signals:
        'Su lista dice: «Cuando bebo para no pensar». Leerla en el baño de la fiesta ya es media salida.',
      surroundings: 'Su plan dice: «En las semanas difíciles, no tomo. Y me vuelvo acompañado».',
      people:
        'Su plan dice: «Vicente me viene a buscar, sin sermón». Vicente cumple las dos partes.',
    },
    obstacle: 'Le da vergüenza irse temprano.',
    ways: [
      {
        id: 'excuse',
        text: 'Tener una frase lista para irse',
        after: '«Mañana madrugo, los quiero». Nadie pide más.',
      },
      {
        id: 'before-going',
        text: 'Dejar avisado a Vicente antes de salir',
        after: 'A las doce Vicente escribe: «¿Abajo?». Ni siquiera hay que pedirlo.',
      },
      {
        id: 'drink',
        text: 'Llevar algo sin alcohol en la mano',
        after: 'Con el vaso lleno nadie ofrece otro.',
      },
    ],
    ending:
      'Comen completos en el auto con los vidrios empañados. Teo llora un poco y se ríe otro poco.',
  },
  {
    id: 'ines',
    name: 'Inés',
    look: { skin: 'olive', hair: 'bob', tone: 'brown', age: 'adult', build: 'medium', top: 'sand' },
    situation:
      'Inés, 50 años, de Asunción, cuida a su marido enfermo. Hoy pensó algo que la asustó, y no se lo ha dicho a nadie.',
    helps: {
      professionals:
        'Su plan tiene una línea que escucha a cualquier hora. Decirlo en voz alta no lo hace crecer: lo hace más pequeño.',
      people:
        'Su plan dice: «Mi hermana. Preguntarle si tiene diez minutos». Tiene la tarde entera.',
      self: 'Su plan dice: «Salir a regar descalza». El agua fría en los pies la trae de vuelta.',
    },
    obstacle: 'Cree que, si lo dice, la van a mirar distinto.',
    ways: [
      {
        id: 'anonymous',
        text: 'Empezar por alguien que no la conoce',
        after: 'En la línea no hace falta el apellido. Dice «me llamo Inés» y ya es bastante.',
      },
      {
        id: 'written',
        text: 'Dárselo a leer a su hermana',
        after:
          'Le pasa el teléfono con la frase escrita. La hermana lee y la abraza sin soltar el teléfono.',
      },
      {
        id: 'ask',
        text: 'Decir primero: «necesito que no me des consejos»',
        after: '«Ninguno», dice la hermana, y apaga la cocina para escuchar mejor.',
      },
    ],
    ending: 'El martes y el jueves ahora los cuida la hermana. El pensamiento perdió la llave.',
  },
  {
    id: 'benicio',
    name: 'Benicio',
    look: {
      skin: 'brown',
      hair: 'curly',
      tone: 'black',
      age: 'young',
      build: 'broad',
      top: 'river',
    },
    situation:
      'Benicio, 28 años, de El Alto, se mudó por trabajo y no conoce a nadie. Los sábados no habla en voz alta en todo el día.',
    helps: {
      company:
        'Su plan dice: «El mercado, aunque no compre». La señora de los jugos ya lo llama «joven».',
      self: 'Su plan dice: «Cantar mientras cocino». La voz le sale ronca y le da risa.',
      people:
        'Su plan dice: «Videollamada con mis tíos a la hora del almuerzo». Lo apoyan contra la olla.',
    },
    obstacle: 'El sábado por la mañana no le dan ganas de nada.',
    ways: [
      {
        id: 'friday',
        text: 'Dejarlo arreglado el viernes',
        after: 'La ropa está en la silla y la bolsa en la puerta. El viernes Benicio es otro.',
      },
      {
        id: 'small',
        text: 'Hacerlo más pequeño: solo bajar a la esquina',
        after: 'En la esquina huele a pan. El mercado queda a dos cuadras de ese olor.',
      },
      {
        id: 'date',
        text: 'Que los tíos llamen ellos',
        after: 'Suena a la una en punto. Detrás de la pantalla hay ocho personas y un loro.',
      },
    ],
    ending: 'El loro aprendió su nombre. Lo dice mal, con mucho entusiasmo.',
  },
  {
    id: 'mirta',
    name: 'Mirta',
    look: { skin: 'tan', hair: 'scarf', tone: 'grey', age: 'adult', build: 'medium', top: 'clay' },
    situation:
      'Mirta, 57 años, de Holguín, está en tratamiento por un cáncer y hoy le dijeron que hay que esperar otro mes. Se quedó mirando la pared.',
    helps: {
      company:
        'Su plan dice: «El portal de Caridad». Allí se juega a las cartas y se puede estar sin hablar.',
      people:
        'Su plan dice: «Mi hija: solo que se siente conmigo». La hija trae dos sillones a la puerta.',
      professionals:
        'Su plan tiene el nombre de la enfermera que le explica las cosas despacio. Le contesta las tres preguntas que llevaba dobladas.',
    },
    obstacle: 'No quiere preocupar a su hija.',
    ways: [
      {
        id: 'agree',
        text: 'Una señal acordada: el pañuelo rojo en la ventana',
        after: 'La hija ve el pañuelo y cruza la calle con el café en la mano.',
      },
      {
        id: 'ask-little',
        text: 'Pedir algo pequeño: «ven a ver la novela»',
        after: 'Ven la novela. En los anuncios, se lo cuenta.',
      },
      {
        id: 'other',
        text: 'Empezar por Caridad, que ya pasó por eso',
        after: 'Caridad baraja y dice: «El mes de espera es el peor. Corta».',
      },
    ],
    ending: 'El mes sigue siendo largo. Se cuenta por partidas: van cuatro, y Mirta hace trampa.',
  },
];
