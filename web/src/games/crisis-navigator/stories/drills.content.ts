import type { Drill } from './drill.ts';

/**
 * Other people's hard hours. Nobody is hurt in them, and each ends with company, a breath or help.
 * What is in the way, and what helps, belongs to the buoy that was chosen.
 */
export const DRILLS: readonly Drill[] = [
  {
    id: 'leo',
    name: 'Leo',
    look: { skin: 'tan', hair: 'short', tone: 'brown', age: 'young', build: 'slim', top: 'river' },
    situation:
      'A Leo, 23 años, de Rosario, le pasa los domingos: a las nueve de la noche todo se le viene encima. Dejó de contestar mensajes hace tres horas.',
    sign: 'Abre su plan y lee: «Cuando dejo de contestar». Ahí está, con su letra. Ya conoce este tramo.',
    buoys: {
      self: {
        says: 'Su plan dice: «Ducha tibia, radio puesta». No arregla el domingo. Lo hace más corto.',
        obstacle: 'Levantarse de la cama parece una montaña.',
        ways: [
          {
            text: 'Contar hasta cinco y poner los pies en el suelo, nada más',
            after: 'Cinco. Los pies están fríos. Ya que está de pie, camina.',
          },
          {
            text: 'Empezar por la radio, que está a un brazo',
            after: 'Hablan de un partido que no le importa. Sirve igual: hay una voz en el cuarto.',
          },
        ],
        ending: 'A las diez y media sigue siendo domingo, con el pelo mojado. Falta menos.',
      },
      company: {
        says: 'Su plan dice: «Ir a la cocina, aunque no hable». Su hermana siempre cena tarde.',
        obstacle: 'No quiere que le vea la cara.',
        ways: [
          {
            text: 'Entrar solo a buscar agua',
            after: 'Llena el vaso. Ella corre una silla con el pie, sin levantar la vista.',
          },
          {
            text: 'Ir con los auriculares puestos',
            after: 'Los lleva sin música. Nadie le habla, y ya hay alguien al lado.',
          },
        ],
        ending: 'Ella le pasa la mitad de su milanesa. Leo no tenía hambre, y se la come.',
      },
      people: {
        says: 'Su plan dice: «Mandarle un punto a Juli». Un punto, nada más. Juli sabe qué es.',
        obstacle: 'Apagó el teléfono hace tres horas y lo dejó en el otro cuarto.',
        ways: [
          {
            text: 'Pedirle a su hermana que se lo traiga',
            after: 'Dice su nombre en voz alta. Ella viene con el teléfono y dos tazas.',
          },
          {
            text: 'Prenderlo solo para mandar el punto',
            after: 'Manda el punto y no abre nada más. Juli llama antes de que lo apague.',
          },
        ],
        ending:
          'Hablan una hora: primero de lo que pasa, después de nada. Leo ya no está solo en el domingo.',
      },
      professionals: {
        says: 'Su plan tiene una línea que atiende de noche, también los domingos.',
        obstacle: 'Piensa que no le pasa nada tan grave.',
        ways: [
          {
            text: 'Leer lo que anotó al lado: «No hace falta estar peor para llamar»',
            after: 'Lo escribió él, un martes bueno. Marca.',
          },
          {
            text: 'Llevar lista la primera frase: «los domingos se me hacen muy largos»',
            after: 'Con eso alcanza. Del otro lado le preguntan cómo es un domingo.',
          },
        ],
        ending: 'Cuelga con sueño, y con un número anotado para pedir turno el lunes.',
      },
      surroundings: {
        says: 'Su plan dice: «Los domingos malos, duermo en el cuarto de mi hermana». Con alguien al lado, la noche es otra.',
        obstacle: 'Le da vergüenza pedirlo a su edad.',
        ways: [
          {
            text: 'Arrastrar el colchón sin dar explicaciones',
            after: 'El colchón hace ruido. Ella, medio dormida, corre sus zapatos.',
          },
          {
            text: 'Preguntar solo: «¿hoy puedo?»',
            after: '«Dale». Ninguno de los dos necesita más palabras.',
          },
        ],
        ending: 'Ella se duerme primero y ronca un poco. Leo cuenta ronquidos hasta que se pierde.',
      },
    },
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
      'Amparo, 74 años, de Salamanca, enviudó en otoño. Son las cuatro de la madrugada y piensa que es una carga para sus hijos.',
    sign: 'En su plan, con su letra: «Cuando pienso que sobro». Lo lee y dice: «Mira, es esto otra vez».',
    buoys: {
      self: {
        says: 'Su plan dice: «Luz, bata y una manzanilla».',
        obstacle: 'De noche, la casa se le hace enorme.',
        ways: [
          {
            text: 'Encender primero la luz del pasillo',
            after: 'Con esa luz, la cocina ya no queda tan lejos.',
          },
          {
            text: 'Poner la radio mientras hierve el agua',
            after: 'Hablan de setas. Amparo le lleva la contraria al locutor.',
          },
        ],
        ending: 'La taza le calienta las manos. El pensamiento sigue, pero ya no habla solo él.',
      },
      company:
        'A las cuatro no hay adónde ir. El plan ya contaba con eso: las dos boyas que siguen contestan también de noche.',
      people: {
        says: 'En la hoja dice: «Mi hijo Álvaro: llámame a la hora que sea, mamá». Se lo hizo escribir a él.',
        obstacle: 'Le da apuro despertarlo.',
        ways: [
          {
            text: 'Releer la frase que escribió su hijo',
            after: '«A la hora que sea». Está subrayado dos veces. Marca.',
          },
          {
            text: 'Decir primero: «no te asustes, necesito oírte»',
            after: 'Él contesta antes de que ella termine: «Has hecho bien».',
          },
        ],
        ending:
          'A las cinco clarea. Álvaro sigue al teléfono, contándole lo que ha hecho el perro.',
      },
      professionals: {
        says: 'En la hoja están el teléfono de su médica y el de una línea que atiende de noche.',
        obstacle: 'Cree que esas líneas son para gente joven.',
        ways: [
          {
            text: 'Llamar y preguntarlo',
            after: '«Son para quien llama», le dice una voz que no tiene prisa.',
          },
          {
            text: 'Tener el número escrito en grande, junto a las gafas',
            after: 'Con las gafas puestas, llamar es un gesto pequeño. Contesta una voz tranquila.',
          },
        ],
        ending:
          'Habla un buen rato de Tomás, que es de quien quería hablar. Por la mañana llamará a su médica.',
      },
      surroundings: {
        says: 'En la hoja dice: «Lo que me preocupa tener a mano, que lo guarde Álvaro». Era de Tomás, y sigue en el armario desde el otoño.',
        obstacle: 'Darlo le parece despedirse otra vez de él.',
        ways: [
          {
            text: 'Llamar a su hijo para que venga y se lo lleve',
            after: 'Álvaro llega con una bolsa. Ella se queda solo con las gafas de Tomás.',
          },
          {
            text: 'Pasar lo que queda de noche en el salón, y dárselo temprano a la vecina',
            after: 'La radio la acompaña hasta las siete. La vecina se lo lleva, camino del pan.',
          },
        ],
        ending:
          'La casa tiene una preocupación menos. Amparo mira las gafas y se ríe: estaban rotas.',
      },
    },
  },
  {
    id: 'jhon',
    name: 'Jhon',
    look: { skin: 'deep', hair: 'short', tone: 'black', age: 'adult', build: 'broad', top: 'sand' },
    situation:
      'Jhon, 35 años, de Buenaventura, trabaja lejos de su familia. Hoy perdió un contrato y volvió al cuarto con ganas de desaparecer del mapa.',
    sign: 'Su plan avisa: «Cuando pienso que nadie notaría si falto». Hoy lo pensó al cerrar la puerta.',
    buoys: {
      self: 'Pone la música que otras veces lo levanta. Hoy no le alcanza, y el plan también cuenta con eso: ahora toca no estar a solas.',
      company: {
        says: 'Su plan dice: «La cancha de la esquina, aunque no juegue». Hay ruido, luces y gente.',
        obstacle: 'No quiere que le pregunten cómo le fue.',
        ways: [
          {
            text: 'Sentarse arriba, donde se ve el partido y nadie habla',
            after: 'Nadie le pregunta. Un niño le pide que le guarde la gorra.',
          },
          {
            text: 'Tener una respuesta corta: «ahí vamos, ¿y cómo va el partido?»',
            after: 'La usa una vez. Le cuentan el partido entero.',
          },
        ],
        ending: 'Queda tres a tres. Jhon se queda al segundo partido, gritando con los demás.',
      },
      people: {
        says: 'Su plan dice: «Audio a mi mamá. No tiene que ser largo».',
        obstacle: 'Piensa que contarlo es dar lástima.',
        ways: [
          {
            text: 'Usar las palabras que dejó escritas',
            after:
              '«Hoy me fue mal. No quiero estar solo». Las escribió en un día bueno y suenan a él.',
          },
          {
            text: 'Grabar solo doce segundos',
            after: 'Doce segundos caben en cualquier tarde. La mamá contesta con cuatro minutos.',
          },
        ],
        ending:
          'La mamá no arregla el contrato. Le pregunta si comió y se queda en la llamada mientras él cocina.',
      },
      professionals: {
        says: 'Su plan tiene una línea que contesta por teléfono y por escrito.',
        obstacle: 'Las paredes son finas y no quiere que lo oigan.',
        ways: [
          {
            text: 'Escribir en vez de hablar',
            after: 'Escribe desde la cama. Del otro lado hay una persona, con nombre.',
          },
          {
            text: 'Llamar caminando por la calle',
            after: 'Camina seis cuadras mientras habla. A la vuelta ya respira distinto.',
          },
        ],
        ending: 'Acuerdan qué hacer esta noche y a quién ver mañana. Con esas dos cosas, duerme.',
      },
      surroundings: {
        says: 'Su plan dice: «Los días malos, duermo donde el primo». La mochila cabe en una mano.',
        obstacle: 'Le da pena llegar sin avisar.',
        ways: [
          {
            text: 'Decir la verdad corta: «hoy no quiero dormir solo»',
            after: '«Venga pues», dice el primo, y pone otro plato.',
          },
          {
            text: 'Llegar con pan, que siempre es un motivo',
            after: 'El primo mira el pan, mira la mochila y pone otro plato.',
          },
        ],
        ending:
          'Duerme en un colchón inflable que pierde aire. A las seis, el primo le pasa un café. Su nombre sigue en el mapa.',
      },
    },
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
      'Citlali, 19 años, de Morelia, vive con cuatro compañeras. Hoy discutió por nada y se encerró en su cuarto.',
    sign: 'Su lista dice: «Todo me irrita, hasta el ruido de las cucharas». Hoy fueron las cucharas: viene una noche larga.',
    buoys: {
      self: {
        says: 'Su plan dice: «Seis respiraciones con la mano en la panza. Luego, música de la de bailar».',
        obstacle: 'Cuando está así, no se acuerda ni de lo que funciona.',
        ways: [
          {
            text: 'Tener una foto del plan en favoritos',
            after: 'Dos toques y ahí está, entre el gato y el atardecer.',
          },
          {
            text: 'Un papel pequeño en la puerta, que solo ella entiende',
            after: 'El papel dice «6 y a bailar». Nadie más sabe qué es.',
          },
        ],
        ending: 'La noche es larga y tiene música bajita. Baila sentada, que también cuenta.',
      },
      company: {
        says: 'Su plan dice: «Sentarme en la cocina aunque no hable». En la cocina siempre hay alguien.',
        obstacle: 'Teme contestarle mal a alguna.',
        ways: [
          {
            text: 'Avisar al entrar: «vengo a estar, no a hablar»',
            after: '«Perfecto», dice Fer, una de las cuatro, y le pasa las tortillas.',
          },
          {
            text: 'Ponerse a lavar los platos',
            after: 'Los platos hacen ruido, pero este ruido es suyo. Molesta menos.',
          },
        ],
        ending: 'A la una hay quesadillas. Citlali dice tres palabras, y una es «gracias».',
      },
      people: {
        says: 'Su plan dice: «Fer, del cuarto de al lado. Ella tiene copia de esta hoja».',
        obstacle: 'Ya es tarde, y Fer tiene la puerta cerrada.',
        ways: [
          {
            text: 'Mandarle el dibujo que acordaron: una cuchara',
            after: 'Fer sale en calcetines antes de que el mensaje diga «visto».',
          },
          {
            text: 'Tocar dos veces',
            after: 'Fer abre y dice: «¿Es noche de cucharas?». Se ríen un poco.',
          },
        ],
        ending: 'Se lo cuenta todo, sentadas en el pasillo. Fer va por dos cobijas y vuelve.',
      },
      professionals: {
        says: 'Su plan tiene una línea que atiende de noche y el nombre de la psicóloga de la universidad.',
        obstacle: 'La última vez no supo cómo empezar.',
        ways: [
          {
            text: 'Leer del papel: «me encerré y la noche viene larga»',
            after: 'Lo lee tal cual. «¿Qué tan larga?», le preguntan. Y ya están hablando.',
          },
          {
            text: 'Llamar con una compañera al lado',
            after: 'Fer no dice nada. Le toma la mano y mira al gato.',
          },
        ],
        ending: 'Quedan en algo para esta noche, y el jueves tiene cita con la psicóloga.',
      },
      surroundings: {
        says: 'Su plan dice: «Lo que no quiero tener cerca, en una caja y con Fer. Yo, en el sillón de la sala».',
        obstacle: 'No quiere explicar qué hay en la caja.',
        ways: [
          {
            text: 'Darla cerrada con cinta',
            after: 'Fer la recibe sin preguntar, la guarda en su cuarto y cierra con llave.',
          },
          {
            text: 'Haberlo acordado antes: la caja quiere decir «hoy quédate cerca»',
            after: 'Fer toma la caja, la guarda con llave y saca otra almohada.',
          },
        ],
        ending: 'En el sillón cabe si dobla las piernas. El gato ocupa el resto.',
      },
    },
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
    sign: 'En su hoja: «Cuando los pensamientos corren más que yo». Hoy corren.',
    buoys: {
      self: 'Respirar despacio otras veces le sirve. Hoy los pensamientos corren más y hay algo cerca que le preocupa: su hoja dice que entonces se busca a alguien.',
      company:
        'Estar entre gente ayuda. Pero lo que le preocupa seguiría en su cuarto al volver, y su hoja pone eso primero: a alguien que lo sepa, y lejos lo que preocupa.',
      people: {
        says: 'Su hoja dice: «Hamid, el vecino del segundo. Él ya sabe». Se lo contó en un día tranquilo.',
        obstacle: 'Teme que Hamid se asuste.',
        ways: [
          {
            text: 'Usar la frase que ensayaron',
            after: '«Es uno de esos días». Hamid solo pregunta: «¿Subo o bajas?».',
          },
          {
            text: 'Bajar y tocar el timbre, sin explicar',
            after: 'Hamid lo mira, quita el fútbol y hace té.',
          },
        ],
        ending:
          'El té dura dos horas. Luego Hamid sube con él y se lleva a su casa lo que preocupaba.',
      },
      professionals: {
        says: 'Su hoja tiene el número de emergencias, el de una línea y el de su psicóloga. Si aprieta, no hay que decidir nada: se llama.',
        obstacle: 'Le preocupa que no le entiendan con su acento.',
        ways: [
          {
            text: 'Hablar despacio y pedir que le repitan',
            after: 'Le repiten sin prisa. A la tercera frase, el acento ya no importa.',
          },
          {
            text: 'Llamar con su vecino al lado',
            after: 'Hamid pone una palabra que faltaba. Las demás las dice Omar.',
          },
        ],
        ending:
          'Le dicen paso a paso qué hacer ahora y quién puede verle mañana. No cuelgan hasta que hay alguien con él.',
      },
      surroundings: {
        says: 'Su hoja dice: «Pedirle a Hamid, el del segundo, que lo guarde unos días». Con distancia y con tiempo, el pensamiento pierde fuerza.',
        obstacle: 'No sabe cómo pedirlo.',
        ways: [
          {
            text: 'Llamar primero a la línea y que le ayuden con qué decir',
            after: 'La persona que contesta le dice, palabra por palabra, cómo pedirlo.',
          },
          {
            text: 'Pedirle a Hamid que suba él por eso',
            after: 'Omar espera abajo, en la escalera. Hamid sube, baja y no pregunta.',
          },
        ],
        ending: 'Lo que preocupaba ya no está en el cuarto. Esta noche Omar cena en el segundo.',
      },
    },
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
    sign: 'Lo dejó escrito antes del parto: «Si no duermo ni cuando duerme la bebé, aviso». Es ahora.',
    buoys: {
      self: {
        says: 'Su plan dice: «La bebé en su cuna, a salvo. Yo, agua fría en la cara y seis respiraciones».',
        obstacle: 'Siente que dejarla llorar un minuto es fallarle.',
        ways: [
          {
            text: 'Leer lo que le dijo la matrona: «en su cuna está a salvo»',
            after: 'Lo tiene pegado en la nevera. La acuesta, y se sienta en el suelo a su lado.',
          },
          {
            text: 'Poner el reloj en cinco minutos',
            after: 'Cinco minutos tienen fin. A los tres, las manos ya no tiemblan.',
          },
        ],
        ending:
          'Sigue el cansancio, con la cara mojada. Y una cosa clara: hoy se lo dice a alguien.',
      },
      company:
        'Hoy una visita es alguien más a quien atender. Otro día será el parque; ahora necesita a quien pueda saber lo que pasa.',
      people: {
        says: 'Su plan dice: «A mi comadre Nati, la verdad completa».',
        obstacle: 'Le da miedo que la juzgue.',
        ways: [
          {
            text: 'Tener lista la primera frase',
            after:
              '«No estoy bien y necesito que me escuches sin asustarte». La lee de la pantalla. Vale igual.',
          },
          {
            text: 'Escribir en vez de llamar',
            after: 'Un mensaje de once palabras. La respuesta llega antes de que deje el teléfono.',
          },
        ],
        ending:
          'Nati no dice «disfrútalo». Dice «voy», y se queda. Esa noche Valeria duerme cuatro horas seguidas.',
      },
      professionals: {
        says: 'Su plan tiene el teléfono de la matrona, y al lado: «También se llama por mí, no solo por la bebé».',
        obstacle: 'Cree que les pasa a todas y que hay que aguantar.',
        ways: [
          {
            text: 'Decir solo lo que pasa: cuántas noches, cuánto llanto',
            after: '«A muchas les pasa, se atiende y mejora», le dicen. «Ven mañana temprano».',
          },
          {
            text: 'Pedirle a su mamá que la acompañe a la consulta',
            after: 'Van las tres, y la más pequeña duerme todo el rato.',
          },
        ],
        ending: 'Ya tiene quien la atienda, y un número para la noche, por si la noche aprieta.',
      },
      surroundings: {
        says: 'Su plan dice: «Si me asusto de lo que pienso, mi mamá duerme en casa. Y lo que me inquieta tener cerca, se lo lleva».',
        obstacle: 'Piensa que pedirlo es exagerar.',
        ways: [
          {
            text: 'Pedirle una sola noche',
            after: 'Su mamá llega con almohada propia. Una noche se vuelven cuatro.',
          },
          {
            text: 'Pasarle esa línea del plan para que la lea',
            after: 'La lee de pie, deja el bolso y pregunta dónde están las sábanas.',
          },
        ],
        ending: 'A las tres se levanta la abuela. Valeria la oye cantar mal y se duerme.',
      },
    },
  },
  {
    id: 'ricardo',
    name: 'Don Ricardo',
    look: { skin: 'brown', hair: 'short', tone: 'grey', age: 'older', build: 'broad', top: 'clay' },
    situation:
      'A don Ricardo, 67 años, de Iquique, le cambiaron un medicamento y el sueño se le fue. Lleva cuatro noches en vela, dándole vueltas a lo que no hizo.',
    sign: 'En su cuaderno: «Si paso dos noches sin dormir, aviso». Van cuatro. El cuaderno tiene razón.',
    buoys: {
      self: 'Caminar le hace bien, y caminó los cuatro días. El cuaderno es claro: después de dos noches, ya no se arregla caminando. Se avisa.',
      company: {
        says: 'En su cuaderno: «El almacén, a la hora del pan». Siempre hay quien salude.',
        obstacle: 'No quiere que le vean la cara de no dormir.',
        ways: [
          {
            text: 'Ponerse la gorra y salir igual',
            after: 'Tres vecinos lo saludan por la gorra. De la cara, nadie dice nada.',
          },
          {
            text: 'Ir a comprar una sola cosa',
            after: 'Una marraqueta. La señora del almacén le guarda la más tostada.',
          },
        ],
        ending:
          'Al pagar, lo dice: «Van cuatro noches». La señora anota en un papel el teléfono del consultorio y se lo da con el vuelto.',
      },
      people: {
        says: 'En su cuaderno: «La Sole, mi hija. Contarle también lo que pienso de noche».',
        obstacle: 'No quiere cargarla con sus vueltas.',
        ways: [
          {
            text: 'Empezar por los hechos: cuatro noches, remedio nuevo',
            after: '«¿Y lo otro, papá?», pregunta la Sole. Entonces le cuenta lo otro.',
          },
          {
            text: 'Invitarla a tomar once',
            after: 'Entre el té y la palta, sale solo.',
          },
        ],
        ending:
          'Ella pide la hora por él y se queda en el sillón, que suena. Don Ricardo duerme tres horas oyendo que hay alguien.',
      },
      professionals: {
        says: 'En su cuaderno está el teléfono del consultorio.',
        obstacle: 'Piensa que no es tan grave como para llamar.',
        ways: [
          {
            text: 'Contárselo a la señora del almacén',
            after: 'Ella marca el número y le pasa el teléfono con el pan.',
          },
          {
            text: 'Anotar qué decir: cuántas noches, qué remedio, desde cuándo',
            after: 'Tres datos en un papel. La llamada dura dos minutos.',
          },
        ],
        ending:
          'Le adelantan la hora: no dormir desde un remedio nuevo ya es motivo. Allá se lo revisan; él no cambia nada por su cuenta.',
      },
      surroundings: {
        says: 'En su cuaderno: «Lo que hoy no conviene tener a mano, lo guarda la Sole, mi hija. Lo de cada semana, lo ordenamos los dos».',
        obstacle: 'Le parece cosa de quien no se vale por sí mismo.',
        ways: [
          {
            text: 'Verlo como en el taller: cada cosa en su lugar',
            after: 'Eso lo entiende. Treinta años de taller, y nunca una llave fuera de su gancho.',
          },
          {
            text: 'Llamar a la Sole y hacerlo hoy, entre los dos',
            after: 'La Sole trae una caja con los días escritos. Se ponen los dos los anteojos.',
          },
        ],
        ending: 'La Sole se va con una bolsa. En el velador quedan un vaso de agua y una foto.',
      },
    },
  },
  {
    id: 'luz',
    name: 'Luz',
    look: { skin: 'deep', hair: 'braid', tone: 'black', age: 'adult', build: 'broad', top: 'plum' },
    situation:
      'Luz, 41 años, de San Pedro Sula, discutió fuerte en el trabajo. En el bus de vuelta siente que «ya no da más».',
    sign: 'Su lista dice: «Cuando repito que ya no doy más». Lo ha repetido tres veces desde que subió.',
    buoys: {
      self: {
        says: 'Su plan dice: «Contar casas azules».',
        obstacle: 'Tiene los ojos llenos y no ve bien.',
        ways: [
          {
            text: 'Contarlas en voz muy baja',
            after: 'Van siete cuando le vuelve el aire.',
          },
          {
            text: 'Contar otra cosa: las paradas, con los dedos',
            after: 'Cinco dedos, cinco paradas. En la última ya respira hondo.',
          },
        ],
        ending: 'Se baja en la suya. Sigue con rabia, y con los pies en el suelo.',
      },
      company: {
        says: 'Su plan dice: «Bajarme en el parque central y comer algo». Hay sombra y una banda ensayando.',
        obstacle: 'No tiene hambre ni ganas de que la miren.',
        ways: [
          {
            text: 'Bajarse, aunque sea sin comer',
            after: 'Se sienta a la sombra. La banda no le pide nada.',
          },
          {
            text: 'Pedir algo pequeño y partirlo',
            after: 'Una baleada en dos mitades. La primera la come llorando; la segunda, no.',
          },
        ],
        ending: 'La banda falla siempre en el mismo sitio. Luz ya espera el fallo, y sonríe.',
      },
      people: {
        says: 'Su plan dice: «Escribirle RANA a Karen». Es su palabra clave.',
        obstacle: 'En el bus casi no hay señal.',
        ways: [
          {
            text: 'Escribirlo ya: saldrá cuando vuelva la señal',
            after: 'Sale al pasar el mercado. Karen llama en cuanto la lee.',
          },
          {
            text: 'Bajarse y llamar con el número que lleva en papel',
            after: 'El papel está doblado en cuatro en la cartera. Karen contesta: «¿Rana?».',
          },
        ],
        ending: 'Karen la espera en la parada con una bolsa de mango. Con chile, por supuesto.',
      },
      professionals: {
        says: 'En la tarjeta de su cartera hay una línea de ayuda y el número de emergencias.',
        obstacle: 'No quiere hablar delante de todo el bus.',
        ways: [
          {
            text: 'Bajarse una parada antes y llamar andando',
            after: 'Habla junto a la pared de una pulpería. Nadie la mira.',
          },
          {
            text: 'Cambiarse al asiento de atrás, junto al motor',
            after: 'El motor le tapa la voz. Del otro lado respiran con ella, una vez y otra.',
          },
        ],
        ending:
          'Le preguntan si está a salvo ahora y con quién puede pasar la noche. Luz tiene respuesta para las dos.',
      },
      surroundings: {
        says: 'Su plan dice: «Esos días no llego a la casa vacía. Duermo donde Karen, mi amiga».',
        obstacle: 'No lleva nada para dormir fuera.',
        ways: [
          {
            text: 'Ir así, como va',
            after: 'Karen tiene cepillo de sobra. Es verde y dice «Luz» con marcador.',
          },
          {
            text: 'Pasar por su casa con Karen, no antes',
            after: 'Karen entra con ella, espera junto al ropero y carga la bolsa.',
          },
        ],
        ending: 'Cenan tarde. La pelea del trabajo, contada dos veces, se hace más corta.',
      },
    },
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
      'Teo, 26 años, de Punta Arenas, terminó una relación. Está en una fiesta, va por la tercera copa y sabe que después llegan los peores pensamientos.',
    sign: 'Su lista dice: «Cuando bebo para no pensar». Leerla en el baño de la fiesta ya es media salida.',
    buoys: {
      self: 'Se moja la cara y cuenta hasta veinte. Con alcohol encima, eso dura poco. Su plan lo sabe: dice que entonces llame a alguien.',
      company:
        'En la fiesta hay gente de sobra. La que hoy le hace falta es la que puede saber cómo está: esa tiene su propia boya.',
      people: {
        says: 'Su plan dice: «Vicente me viene a buscar, sin sermón».',
        obstacle: 'Le da vergüenza irse temprano.',
        ways: [
          {
            text: 'Tener una frase lista para irse',
            after: '«Mañana madrugo, los quiero». Nadie pide más.',
          },
          {
            text: 'Haberle avisado a Vicente antes de salir',
            after: 'A las doce Vicente escribe: «¿Abajo?». Ni siquiera hay que pedirlo.',
          },
        ],
        ending:
          'Comen completos en el auto con los vidrios empañados. Teo llora un poco y se ríe otro poco.',
      },
      professionals: {
        says: 'En su plan hay una línea que atiende de noche.',
        obstacle: 'Cree que no le van a hacer caso porque ha bebido.',
        ways: [
          {
            text: 'Decirlo al empezar: «he tomado, y me siento muy mal»',
            after: '«Gracias por decirlo». Le preguntan dónde está y con quién.',
          },
          {
            text: 'Llamar desde el cuarto de los abrigos',
            after: 'Entre treinta parkas no entra la música. Se oye bien la otra voz.',
          },
        ],
        ending:
          'No cuelgan hasta que llega su amigo a buscarlo. El lunes pide hora, como quedaron.',
      },
      surroundings: {
        says: 'Su plan dice: «En las semanas difíciles, en casa no hay alcohol. Y de noche no vuelvo a una casa sola».',
        obstacle: 'Es tarde y la fiesta sigue sirviendo.',
        ways: [
          {
            text: 'Cambiar ya la copa por un vaso de agua',
            after: 'Con el vaso lleno nadie ofrece otro. Lo bebe entero, y otro más.',
          },
          {
            text: 'Irse con la amiga que maneja y dormir en su sofá',
            after: 'La Cata pone cumbia y no pregunta. El sofá es corto, y está lejos de la barra.',
          },
        ],
        ending:
          'Vicente, su amigo, ya se había llevado las botellas el martes. Teo amanece con sed y con compañía.',
      },
    },
  },
  {
    id: 'ines',
    name: 'Inés',
    look: { skin: 'olive', hair: 'bob', tone: 'brown', age: 'adult', build: 'medium', top: 'sand' },
    situation:
      'Inés, 50 años, de Asunción, cuida a su marido enfermo. Hoy pensó algo que la asustó, y no se lo ha dicho a nadie.',
    sign: 'En su hoja: «Cuando pienso que así no puedo seguir». Hoy lo pensó con otras palabras, y más fuerte.',
    buoys: {
      self: {
        says: 'Su plan dice: «Salir al patio a regar, descalza».',
        obstacle: 'No quiere dejar solo a su marido.',
        ways: [
          {
            text: 'Regar con la puerta abierta, donde lo oye',
            after:
              'El agua fría en los pies la trae de vuelta. Adentro, él pregunta por el jazmín.',
          },
          {
            text: 'Diez minutos por reloj',
            after: 'A los diez minutos ya le bajaron los hombros.',
          },
        ],
        ending:
          'El susto es más pequeño. Pero lo que pensó no es para cargarlo a solas: entra y busca el teléfono de su hermana.',
      },
      company:
        'Hoy no puede salir, y delante de la gente no lo contaría. Lo que la asustó pide que alguien lo sepa.',
      people: {
        says: 'Su plan dice: «Mi hermana. Preguntarle si tiene diez minutos». Tiene la tarde entera.',
        obstacle: 'Cree que, si lo dice, la va a mirar distinto.',
        ways: [
          {
            text: 'Dárselo a leer',
            after:
              'Le pasa el teléfono con la frase escrita. La hermana lee y la abraza sin soltar el teléfono.',
          },
          {
            text: 'Decir primero: «necesito que no me des consejos»',
            after: '«Ninguno», dice la hermana, y apaga la cocina para escuchar mejor.',
          },
        ],
        ending:
          'Esa noche la hermana se queda a dormir. Los martes y jueves lo cuida ahora la hermana.',
      },
      professionals: {
        says: 'Su plan tiene una línea que escucha a cualquier hora.',
        obstacle: 'Le da vergüenza que sepan quién es.',
        ways: [
          {
            text: 'Empezar sin apellido',
            after: 'No hace falta. Dice «me llamo Inés» y ya es bastante.',
          },
          {
            text: 'Llamar desde el patio, mientras él duerme la siesta',
            after:
              'Le preguntan sin rodeos lo que nadie le había preguntado. Dice la verdad, y del otro lado nadie se asusta.',
          },
        ],
        ending:
          'Cuelga sabiendo quién viene hoy, a quién llama mañana y qué hacer si la noche aprieta.',
      },
      surroundings: {
        says: 'Su plan dice: «Lo que me asusta tener a mano, bajo llave. La llave la tiene mi hermana». Un día como hoy, esta boya va primero.',
        obstacle: 'Su marido necesita cada día una parte de eso.',
        ways: [
          {
            text: 'Pedirle a su hermana que cada mañana deje solo lo del día',
            after: 'Lo deja en dos platitos: mañana y noche. Lo demás queda bajo llave.',
          },
          {
            text: 'Llamar a la enfermera que lo visita y preguntarle cómo se hace',
            after: '«Me lo preguntan mucho», dice. Esa tarde lo ordena todo con la hermana.',
          },
        ],
        ending:
          'A él no le falta nada. Y esta noche Inés no está sola con lo que pensó: su hermana ya lo sabe y duerme al lado.',
      },
    },
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
    sign: 'En su plan: «Cuando paso el día sin oír mi voz». Son las once del sábado y aún no ha dicho nada.',
    buoys: {
      self: {
        says: 'Su plan dice: «Cantar mientras cocino».',
        obstacle: 'No le dan ganas de nada.',
        ways: [
          {
            text: 'Hacerlo más pequeño: tararear mientras hierve el agua',
            after: 'La voz le sale ronca y le da risa.',
          },
          {
            text: 'Poner la canción y que empiece ella',
            after: 'En el estribillo entra él, tarde y desafinado.',
          },
        ],
        ending: 'Al mediodía hay sopa y una voz que ya salió. La guarda para la llamada de la una.',
      },
      company: {
        says: 'Su plan dice: «El mercado, aunque no compre».',
        obstacle: 'El sábado por la mañana no hay quien lo saque de la cama.',
        ways: [
          {
            text: 'Dejarlo listo el viernes',
            after:
              'La ropa está en la silla y la bolsa en la puerta. Lo dejó listo el Benicio del viernes.',
          },
          {
            text: 'Hacerlo más pequeño: solo bajar a la esquina',
            after: 'En la esquina huele a pan. El mercado queda a dos cuadras de ese olor.',
          },
        ],
        ending: 'La señora de los jugos ya lo llama «joven» y le sirve la yapa sin preguntar.',
      },
      people: {
        says: 'Su plan dice: «Videollamada con mis tíos a la hora del almuerzo».',
        obstacle: 'No sabe cómo decirles que le pesa.',
        ways: [
          {
            text: 'Decirlo al principio: «estos días se me hacen pesados»',
            after: 'Se hace un silencio. La tía baja la tele y dice: «Cuenta, hijo».',
          },
          {
            text: 'Contárselo antes a un tío, por mensaje',
            after: 'El tío responde: «A la una te llamo yo». A la una en punto, suena.',
          },
        ],
        ending: 'Lo apoyan contra la olla y almuerza con ellos. Son ocho y hablan todos a la vez.',
      },
      professionals: {
        says: 'Su plan tiene el centro de salud del barrio y el número de emergencias.',
        obstacle: 'Piensa que la soledad no es motivo de consulta.',
        ways: [
          {
            text: 'Decir lo que nota: duerme mal, casi no habla, le pesa todo',
            after: 'En la ventanilla lo anotan sin extrañarse y le dan turno.',
          },
          {
            text: 'Pedirle a alguien del trabajo que lo acompañe',
            after: '«Yo también fui», dice el de al lado. «Vamos temprano, que hay menos fila».',
          },
        ],
        ending:
          'Le dan otra cita y le hablan de un grupo de los jueves, con gente que tampoco conocía a nadie.',
      },
      surroundings: {
        says: 'Su plan dice: «Si el sábado se pone oscuro, no lo paso a solas: voy donde mi paisano Wilson. Y en el cuarto no guardo trago».',
        obstacle: 'Wilson vive a una hora en minibús.',
        ways: [
          {
            text: 'Salir de día, antes de que cueste más',
            after: 'El minibús va medio vacío. Wilson lo espera en la parada.',
          },
          {
            text: 'Pedirle a Wilson que venga él',
            after: 'Wilson llega con un colchón enrollado y muchas opiniones sobre el cuarto.',
          },
        ],
        ending: 'Ven una película mala. El domingo la cuentan como si fuera buena.',
      },
    },
  },
  {
    id: 'mirta',
    name: 'Mirta',
    look: { skin: 'tan', hair: 'scarf', tone: 'grey', age: 'adult', build: 'medium', top: 'clay' },
    situation:
      'Mirta, 57 años, de Holguín, está en tratamiento por un cáncer y hoy le dijeron que hay que esperar otro mes. Se quedó mirando la pared.',
    sign: 'En su libreta: «Cuando me quedo mirando la pared». Hoy van dos horas.',
    buoys: {
      self: {
        says: 'Su libreta dice: «Un bolero y algo que hacer con las manos».',
        obstacle: 'El cuerpo le pesa.',
        ways: [
          {
            text: 'Hacerlo sentada: escoger el arroz',
            after: 'Grano a grano. La canción dura justo lo que dura el arroz.',
          },
          {
            text: 'Solo el bolero',
            after: 'Lo oye con los ojos cerrados. Se sabe la letra mejor que la radio.',
          },
        ],
        ending: 'La pared sigue ahí. Mirta le da la espalda y va a buscar a su hija.',
      },
      company: {
        says: 'Su libreta dice: «El portal de Caridad». Allí se juega a las cartas y se puede estar sin hablar.',
        obstacle: 'No quiere que le tengan lástima.',
        ways: [
          {
            text: 'Sentarse con Caridad, que ya pasó por eso',
            after: 'Caridad baraja y dice: «El mes de espera es el peor. Corta».',
          },
          {
            text: 'Llevar su silla y llegar jugando',
            after: 'Le reparten sin mirarla dos veces. Es lo que quería.',
          },
        ],
        ending:
          'El mes sigue siendo largo. Se cuenta por partidas: van cuatro, y Mirta hace trampa.',
      },
      people: {
        says: 'Su libreta dice: «Mi hija: que se siente conmigo, y decirle la verdad».',
        obstacle: 'No quiere preocuparla.',
        ways: [
          {
            text: 'Una señal acordada: el pañuelo rojo en la puerta',
            after: 'La hija ve el pañuelo y cruza la calle con el café en la mano.',
          },
          {
            text: 'Pedir algo pequeño: «ven a ver la novela»',
            after: 'Ven la novela. Cuando acaba, se lo cuenta.',
          },
        ],
        ending: 'La hija saca dos sillones a la puerta. Se mecen hasta que refresca.',
      },
      professionals: {
        says: 'Su libreta tiene el nombre de la enfermera que le explica las cosas despacio.',
        obstacle: 'Siente que pregunta demasiado.',
        ways: [
          {
            text: 'Llevar escritas las tres preguntas que la desvelan',
            after: 'La enfermera las contesta una por una. Ninguna era demasiado.',
          },
          {
            text: 'Contar también lo de la pared',
            after: '«Eso también se atiende», dice la enfermera, y llama a la psicóloga.',
          },
        ],
        ending: 'Vuelve con una fecha, un nombre y un teléfono para cuando la espera apriete.',
      },
      surroundings: {
        says: 'Su libreta dice: «Lo que me preocupa tener cerca lo guarda mi hija, y me da lo de cada día». Lo acordaron las dos, en un día tranquilo.',
        obstacle: 'Hoy no quiere explicar por qué.',
        ways: [
          {
            text: 'Decir solo: «hoy guárdalo tú»',
            after: 'La hija asiente y lo recoge junto con las tazas.',
          },
          {
            text: 'Pedirle que se lo lleve y que esta noche duerma con ella',
            after:
              'La hija lo deja en su casa, vuelve con una almohada y pregunta qué hay de comer.',
          },
        ],
        ending:
          'Se acuestan temprano. De madrugada Mirta la oye respirar en la otra cama y se vuelve a dormir.',
      },
    },
  },
];
