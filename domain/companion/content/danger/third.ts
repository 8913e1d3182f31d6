import type { DangerChip, DangerPath } from './danger-path.ts';

const SILENT: DangerChip = {
  label: 'No me contesta',
  says: ['no contesta', 'no responde', 'no atiende'],
  to: 'silent',
};
const NOW: DangerChip = {
  label: 'Está en peligro ahora',
  says: ['lo va a hacer', 'es ahora', 'ya hizo algo'],
  to: 'now',
};
const GOING: DangerChip = {
  label: 'Voy para allá',
  says: ['estoy yendo', 'voy en camino'],
  to: 'going',
};
const WITH: DangerChip = {
  label: 'Estoy ahí ya',
  says: ['ya estoy con el', 'ya estoy con ella', 'esta conmigo'],
  to: 'there',
};
const ME: DangerChip = {
  label: 'Quedé mal yo',
  says: ['yo quede mal', 'estoy hecho bolsa', 'estoy temblando'],
  to: 'me',
};

export const THIRD: DangerPath = {
  kind: 'third',
  care: 'Quien le puede atender es un equipo de salud mental: urgencias si es hoy, el centro de salud si es esta semana, y se puede ir de acompañante.',
  cues: [],
  enter: 'receive',
  urgent: 'now',
  nodes: {
    receive: {
      lead: 'Da miedo leer o escuchar algo así de alguien que importa, y no es exagerar tomarlo en serio.',
      say: [
        'Soy una IA; una persona puede orientar también a quien acompaña: [line]. Y si esto es de este minuto, [emergency]. ¿{Sabes} si está a salvo ahora?',
      ],
      chips: [
        {
          label: 'Sí, está a salvo',
          says: ['si', 'esta bien ahora', 'esta en su casa con gente'],
          to: 'talk',
        },
        SILENT,
        NOW,
        { label: 'No lo sé', says: ['no', 'no se', 'ni idea'], to: 'find' },
      ],
      yes: 'talk',
      no: 'find',
      unsure: 'find',
      else: 'find',
    },
    find: {
      say: [
        'Entonces lo primero es saberlo. Una llamada, no un mensaje; si no atiende, alguien que viva cerca y pueda tocar la puerta. Y si lo que dijo sonaba a despedida, no hace falta tener certeza para pedir ayuda: [emergency].',
      ],
      chips: [
        { label: 'Contestó', says: ['si', 'me contesto', 'me respondio'], to: 'talk' },
        SILENT,
        GOING,
        NOW,
      ],
      yes: 'talk',
      no: 'silent',
      else: 'silent',
    },
    silent: {
      say: [
        'Sin respuesta después de algo así, no se espera: [emergency], con la dirección y lo que dijo tal cual. Mientras tanto, que vaya en persona quien esté más cerca, un familiar, un vecino, el portero; mejor de a dos. Si se equivocan todos, será un susto y nada más.',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya avise', 'ya pedi ayuda'], to: 'called' },
        GOING,
        {
          label: 'No sé dónde está',
          says: ['no se la direccion', 'no se donde vive'],
          to: 'where',
        },
        { label: 'Ya me contestó', says: ['contesto', 'aparecio'], to: 'talk' },
      ],
      yes: 'called',
      no: 'where',
      else: 'where',
      knows: ['now'],
    },
    'silent-alone': {
      say: [
        'Que viva a solas hace que valga más llegar hasta la puerta que seguir llamando. Alguien que esté a pocas calles puede tocar en diez minutos, mejor si van dos. Y al mismo tiempo [emergency]: «vive a solas, me preocupa lo que dijo y no responde».',
      ],
      chips: [
        GOING,
        { label: 'Va alguien cercano', says: ['va su hermana', 'mande a alguien'], to: 'waiting' },
        { label: 'Ya llamé', says: ['ya llame', 'ya avise'], to: 'called' },
        WITH,
      ],
      yes: 'going',
      no: 'waiting',
      else: 'called',
      knows: ['now'],
    },
    where: {
      say: [
        'Sin dirección también se puede llamar: nombre, teléfono, barrio y lo que dijo, y desde ahí buscan. En la misma vuelta, un mensaje al grupo o a su familia: «¿Alguien sabe dónde está? Es urgente, que vaya quien esté cerca». [emergency].',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya avise'], to: 'called' },
        { label: 'Ya sé dónde está', says: ['ya supe donde esta', 'aparecio'], to: 'going' },
        { label: 'Ya me contestó', says: ['contesto', 'me escribio'], to: 'talk' },
      ],
      yes: 'called',
      else: 'called',
      knows: ['now'],
    },
    now: {
      say: [
        'Hay algo concreto que hacer: [emergency], ya, «[script]» y la dirección. Que alguien esté físicamente a su lado y aparte lo que pueda hacerle daño, sin que nadie se arriesgue. Si está al teléfono, no cortar. Soy una IA y no puedo avisar por {ti}.',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya avise'], to: 'called' },
        GOING,
        WITH,
        { label: 'No sé dónde está', says: ['no se la direccion'], to: 'where' },
      ],
      yes: 'called',
      no: 'where',
      else: 'called',
      knows: ['now'],
    },
    beaten: {
      lead: 'Saber que alguien recibe golpes y no poder taparlo con las manos deja sin sueño. Contarlo ya rompe el silencio que los protege.',
      say: [
        'Soy una IA; para preguntar qué se puede hacer por quien los recibe, también si quien llama es familia o vecindad, [violence]. Si está pasando ahora, [emergency], desde otro cuarto y sin ponerse en medio. ¿Está pasando en este momento?',
      ],
      chips: [
        { label: 'Sí, ahora', says: ['si', 'ahora mismo', 'los estoy oyendo'], to: 'beaten-now' },
        { label: 'No, fue antes', says: ['no', 'fue ayer', 'ya paso'], to: 'beaten-after' },
        {
          label: 'Hay niños ahí',
          says: ['hay ninos', 'es un nino', 'es menor'],
          to: 'beaten-child',
        },
      ],
      yes: 'beaten-now',
      no: 'beaten-after',
      unsure: 'beaten-after',
      else: 'beaten-after',
      knows: ['attack'],
    },
    'beaten-now': {
      say: [
        '[emergency] ahora: «están golpeando a una persona», la dirección, y si hay niños o un arma. No hace falta dar el nombre. Lejos de quien golpea, con la puerta cerrada, y quien pueda salir, que salga.',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya vienen'], to: 'beaten-wait' },
        { label: 'Ya paró', says: ['ya paro', 'ya se fue', 'ya se calmo'], to: 'beaten-after' },
        {
          label: 'Me da miedo llamar',
          says: ['tengo miedo', 'no puedo llamar'],
          to: 'beaten-fear',
        },
      ],
      yes: 'beaten-wait',
      no: 'beaten-fear',
      else: 'beaten-wait',
      knows: ['now'],
    },
    'beaten-fear': {
      say: [
        'Es un miedo con razones. Puede llamar otra persona, desde otra casa, y se puede pedir que no digan quién avisó. Una frase alcanza, «escucho golpes y gritos», con la calle y el número: [emergency].',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya avise'], to: 'beaten-wait' },
        {
          label: 'Va a llamar alguien',
          says: ['llama mi vecina', 'le dije a mi tia'],
          to: 'beaten-wait',
        },
        { label: 'Ya paró', says: ['ya paro', 'ya se fue'], to: 'beaten-after' },
      ],
      yes: 'beaten-wait',
      else: 'beaten-after',
    },
    'beaten-wait': {
      say: [
        'El aviso está dado, y no era tarea de una sola persona. Hasta que lleguen, cerca de una salida y con el teléfono en la mano; si se oye peor, se llama otra vez. Después se puede estar al lado de quien recibió los golpes, sin preguntas.',
      ],
      chips: [
        { label: 'Llegó la ayuda', says: ['llego la policia', 'ya llegaron'], to: 'in-hands' },
        { label: 'Ya paró', says: ['ya paro', 'ya se fue'], to: 'beaten-after' },
        ME,
      ],
      yes: 'in-hands',
      else: 'beaten-after',
    },
    'beaten-child': {
      say: [
        'Cuando hay niños, avisar no espera a tener pruebas: las busca quien protege a la infancia. Para saber a quién toca en la zona, [violence]; con golpes o gritos de este momento, [emergency]. Y a la niña o al niño, una frase: «no es culpa tuya, te creo».',
      ],
      chips: [
        { label: 'Está pasando ahora', says: ['si', 'ahora mismo'], to: 'beaten-now' },
        { label: 'Qué le digo', says: ['que le digo', 'como le hablo'], to: 'beaten-after' },
        ME,
      ],
      yes: 'beaten-now',
      else: 'beaten-after',
    },
    'beaten-after': {
      say: [
        'Lo que más ayuda a quien recibe golpes es que alguien le crea y no le apure: «te creo, no es tu culpa, cuando quieras vamos a preguntar juntos». A solas, nunca delante de quien pega. Y con un lugar hablado de antes: a qué casa ir y con qué palabra avisar.',
      ],
      chips: [
        { label: 'No quiere irse', says: ['no quiere dejarlo', 'lo defiende'], to: 'beaten-stays' },
        { label: 'Está pasando ahora', says: ['ahora mismo', 'otra vez'], to: 'beaten-now' },
        ME,
      ],
      else: 'beaten-stays',
    },
    'beaten-stays': {
      say: [
        'Irse suele tomar varios intentos; no es que no vea lo que pasa. Sirve seguir cerca, sin ultimátum, y que sepa que hay una puerta que no se cierra si vuelve. Para pensarlo con quien conoce estos casos, [violence], y con golpes de este momento, [emergency].',
      ],
      chips: [
        { label: 'Está pasando ahora', says: ['ahora mismo', 'otra vez'], to: 'beaten-now' },
        ME,
      ],
      else: 'me',
    },
    cuts: {
      lead: 'Ver cortes en alguien que se quiere asusta, y da rabia no haberlo sabido.',
      say: [
        'Lo primero, sin regaño: «Los vi. No te voy a castigar; quiero entender qué pasa». Soy una IA; para hablarlo con una persona, [line]. ¿Hay alguna herida que sangre ahora?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'sangra'], to: 'now' },
        {
          label: 'No, son de antes',
          says: ['no', 'ya estan secas', 'son viejos'],
          to: 'cuts-care',
        },
        { label: 'No quiere hablar', says: ['no habla', 'no me cuenta'], to: 'cuts-quiet' },
        { label: 'No lo sé', says: ['no se'], to: 'cuts-care' },
      ],
      yes: 'now',
      no: 'cuts-care',
      unsure: 'cuts-care',
      else: 'cuts-care',
    },
    'cuts-quiet': {
      say: [
        'Que no hable no quiere decir que no quiera compañía. Sentarse cerca un rato, sin pantalla y sin preguntas, y una sola frase: «cuando quieras, aquí estoy, aunque sea de noche». La pregunta por la muerte se hace una vez, derecha y con calma.',
      ],
      chips: [
        { label: 'Qué le pregunto', says: ['como le pregunto', 'que le digo'], to: 'words' },
        { label: 'A dónde lo llevo', says: ['donde pido ayuda', 'con quien voy'], to: 'cuts-care' },
        ME,
      ],
      else: 'words',
    },
    'cuts-care': {
      say: [
        'Esta semana, una cita: en el centro de salud o con pediatría se pide «salud mental, por cortes». En casa, lo que corta se aparta sin registrar cuartos, avisando por qué. Y si aparece la idea de morir o una herida honda, [emergency].',
      ],
      chips: [
        { label: 'Qué le pregunto', says: ['como le pregunto', 'que le digo'], to: 'words' },
        { label: 'No quiere hablar', says: ['no habla'], to: 'cuts-quiet' },
        ME,
      ],
      else: 'words',
    },
    called: {
      say: [
        '{Hiciste} lo que había que hacer, con miedo y todo. Ahora, el teléfono libre por si devuelven la llamada, y seguir escribiéndole o hablándole: «Estoy acá, va gente a verte, no te dejo». ¿Alguien puede llegar hasta ahí?',
      ],
      chips: [
        GOING,
        WITH,
        {
          label: 'Llegó la ayuda',
          says: ['llego la ambulancia', 'llego la policia', 'ya lo atienden'],
          to: 'in-hands',
        },
        { label: 'Estoy lejos', says: ['no', 'vivo lejos', 'no puedo ir'], to: 'far' },
      ],
      yes: 'going',
      no: 'far',
      unsure: 'far',
      else: 'far',
      knows: ['called'],
    },
    far: {
      say: [
        'Desde lejos también se acompaña: mantener la llamada, y por otro teléfono o por mensaje mover a quien sí está cerca. Preguntas cortas, de las que se contestan con sí o no. Si corta o dice que lo va a hacer, otra vez [emergency].',
      ],
      chips: [
        { label: 'Alguien va para allá', says: ['ya va alguien', 'va su hermana'], to: 'waiting' },
        {
          label: 'Llegó la ayuda',
          says: ['llego la ambulancia', 'llego la policia'],
          to: 'in-hands',
        },
        { label: 'Qué le digo', says: ['no se que decirle', 'que le escribo'], to: 'words' },
        ME,
      ],
      yes: 'waiting',
      else: 'words',
    },
    waiting: {
      say: [
        'Entonces hay alguien en camino, y eso ya no depende solo de {ti}. Mientras llega, una voz ayuda a no quedarse mirando la pantalla: [line] también orienta a quien espera. Este chat queda abierto para cuando se sepa algo.',
      ],
      chips: [
        {
          label: 'Ya están con él o ella',
          says: ['ya llegaron', 'ya esta con gente'],
          to: 'in-hands',
        },
        { label: 'Está bien, lloró', says: ['esta bien', 'lloro pero esta bien'], to: 'relief' },
        ME,
      ],
      yes: 'in-hands',
      else: 'me',
    },
    going: {
      say: [
        'Ir en persona es lo que más protege, y con alguien más, mejor. En el camino, una llamada: [emergency] si no hay señales, y decir que ya hay gente yendo. Al llegar, primero ver si está a salvo; si hay riesgo para {ti}, esperar afuera.',
      ],
      chips: [
        WITH,
        {
          label: 'Qué le digo cuando llegue',
          says: ['que le digo', 'que le digo cuando lo vea'],
          to: 'words',
        },
        { label: 'No abre la puerta', says: ['no abre', 'nadie abre'], to: 'door' },
      ],
      yes: 'there',
      else: 'words',
    },
    door: {
      say: [
        'Si no abre después de algo así, no se espera afuera: [emergency], y decir «está adentro y no responde». Mientras llegan, golpear, hablarle a través de la puerta, buscar a quien tenga llave. Que sepa que no se van.',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame'], to: 'waiting' },
        { label: 'Abrió', says: ['ya abrio', 'si'], to: 'there' },
        {
          label: 'Llegó la ayuda',
          says: ['llego la policia', 'llegaron los bomberos'],
          to: 'in-hands',
        },
      ],
      yes: 'there',
      no: 'waiting',
      else: 'waiting',
      knows: ['now'],
    },
    locked: {
      say: [
        'No se espera delante de esa puerta: [emergency] ahora, «[script]», con la dirección. Que otra persona busque la llave o abra a la fuerza, y mientras, una voz que no pare: «Aquí estoy, no hay regaño, ábreme». Como IA no puedo dar yo el aviso.',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya vienen'], to: 'coming' },
        { label: 'Abrió', says: ['ya abrio', 'abrimos', 'ya entramos'], to: 'there' },
        { label: 'No despierta', says: ['no reacciona', 'no responde'], to: 'unconscious' },
      ],
      yes: 'coming',
      no: 'now',
      else: 'coming',
      knows: ['now'],
    },
    took: {
      say: [
        'No hay que esperar a ver: [emergency], «[script]», con el envase en la mano para leer qué era. Alguien despierto a su lado, de costado si da sueño, sin darle nada y sin provocar el vómito. Esa llamada la hace quien esté más cerca.',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya vienen'], to: 'coming' },
        { label: 'No despierta', says: ['no reacciona', 'esta inconsciente'], to: 'unconscious' },
        { label: 'No estoy ahí', says: ['estoy lejos', 'no estoy con'], to: 'far' },
      ],
      yes: 'coming',
      no: 'far',
      else: 'called',
      knows: ['now'],
    },
    armed: {
      say: [
        'Con un arma de por medio no la quita nadie de la casa: [emergency], «[script]». Los demás, a otro cuarto o a la calle, y quien le hable, desde lejos, bajito y sin discutir: «te escucho, déjala y hablamos».',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya vienen'], to: 'coming' },
        { label: 'Estamos afuera', says: ['ya salimos', 'estoy afuera'], to: 'called' },
        { label: 'La soltó', says: ['la dejo', 'ya no la tiene'], to: 'there' },
      ],
      yes: 'coming',
      no: 'called',
      else: 'called',
      knows: ['now'],
    },
    edge: {
      say: [
        '[emergency] ahora, «[script]», y el lugar exacto. Si se puede hablarle sin acercarse de golpe: su nombre, frases cortas, «no te pido nada, quédate aquí hablando». Nadie le agarra ni le reta; la llamada sigue abierta.',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya vienen'], to: 'coming' },
        { label: 'Ya bajó', says: ['bajo', 'ya esta adentro'], to: 'there' },
        { label: 'No estoy ahí', says: ['estoy lejos'], to: 'far' },
      ],
      yes: 'coming',
      no: 'far',
      else: 'called',
      knows: ['now'],
    },
    coming: {
      say: [
        'Bien, ya vienen, y eso pasó porque alguien llamó. Hasta que entren: no dejarle a solas, hablarle aunque no conteste y mirar que respire; la puerta abierta y una persona esperando afuera. Si algo cambia, otra vez [emergency].',
      ],
      chips: [
        {
          label: 'Llegó la ayuda',
          says: ['ya llegaron', 'llego la ambulancia', 'llegaron los bomberos'],
          to: 'in-hands',
        },
        { label: 'No respira', says: ['dejo de respirar'], to: 'no-breath' },
        ME,
      ],
      yes: 'in-hands',
      else: 'me',
      knows: ['called'],
    },
    unconscious: {
      say: [
        '{Quédate|Quedate|Quédese} a su lado, y así, tal cual, a [emergency]: «[script]». De costado, con la boca libre, y una persona mirando que siga respirando; nada de comer ni de beber. Quien atiende va diciendo qué hacer, sin cortar la llamada.',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya vienen'], to: 'coming' },
        {
          label: 'Llegó la ayuda',
          says: ['llego la ambulancia', 'llegaron los bomberos'],
          to: 'in-hands',
        },
        { label: 'No respira', says: ['dejo de respirar', 'no esta respirando'], to: 'no-breath' },
        { label: 'Ya despertó', says: ['desperto', 'abrio los ojos'], to: 'there' },
      ],
      yes: 'coming',
      no: 'no-breath',
      else: 'coming',
      knows: ['now'],
    },
    'no-breath': {
      say: [
        'El altavoz, y [emergency] ya: quien contesta guía las compresiones en el pecho, una por una. Empezar enseguida ayuda más que hacerlo perfecto. Otra persona, a la puerta, para que entren sin buscar.',
      ],
      chips: [
        {
          label: 'Llegó la ayuda',
          says: ['llego la ambulancia', 'llegaron los bomberos'],
          to: 'in-hands',
        },
        { label: 'Ya respira', says: ['respira', 'volvio a respirar'], to: 'unconscious' },
        { label: 'Ya llamé', says: ['ya llame'], to: 'waiting' },
      ],
      yes: 'waiting',
      else: 'waiting',
      knows: ['now'],
    },
    there: {
      say: [
        'Estar ahí ya cambia las cosas. Sentarse cerca, escuchar más de lo que se habla, y si dijo que quería morir, no dejarle a solas ni un rato. ¿Hay cerca algo que {te} preocupe?',
      ],
      chips: [
        { label: 'Sí, hay algo cerca', says: ['si', 'tiene cosas cerca'], to: 'means' },
        { label: 'No, nada', says: ['no', 'nada cerca'], to: 'words' },
        { label: 'Ya hizo algo', says: ['tomo algo', 'esta herido', 'se lastimo'], to: 'now' },
        { label: 'Está bien, lloró', says: ['lloro pero esta bien', 'esta bien'], to: 'relief' },
      ],
      yes: 'means',
      no: 'words',
      unsure: 'means',
      else: 'words',
      knows: ['accompanied'],
    },
    means: {
      say: [
        'Entonces lo más útil es la distancia, con su acuerdo si se puede: «esto me lo llevo unos días, mientras pasa». Que quede en otra casa o con otra persona. Si no deja o se pone peligroso, no forcejear: [emergency].',
      ],
      chips: [
        {
          label: 'Ya lo saqué de ahí',
          says: ['ya me lo lleve', 'ya lo guarde', 'listo'],
          to: 'words',
        },
        { label: 'No me deja', says: ['no', 'no quiere', 'se enoja'], to: 'angry' },
        { label: 'Qué le digo', says: ['que le digo'], to: 'words' },
      ],
      yes: 'words',
      no: 'angry',
      else: 'words',
    },
    words: {
      say: [
        'Se puede decir con estas palabras: «Te creo. ¿Estás pensando en quitarte la vida?». Preguntarlo así no mete la idea y deja claro que se puede hablar. Después, escuchar sin arreglar ni discutir, quedarse, y llamar juntos: [line].',
      ],
      chips: [
        { label: 'Dice que sí', says: ['me dijo que si', 'si'], to: 'said-yes' },
        { label: 'Dice que no', says: ['me dijo que no', 'no'], to: 'said-no' },
        { label: 'Se enojó', says: ['se enoja', 'se molesto conmigo'], to: 'angry' },
        { label: 'Está bien, lloró', says: ['lloro', 'ya esta mejor'], to: 'relief' },
      ],
      yes: 'said-yes',
      no: 'said-no',
      else: 'relief',
    },
    'said-yes': {
      say: [
        'Que lo diga en voz alta es confianza, y ya se puede actuar. Si hay un cómo o un cuándo, no queda a solas y se llama: [emergency]. Si no, hoy mismo [line], los dos con el altavoz puesto, o ir juntos a urgencias.',
      ],
      chips: [
        { label: 'Vamos a llamar', says: ['llamamos', 'vamos a urgencias'], to: 'in-hands' },
        { label: 'No quiere que llame', says: ['no quiere', 'no me deja'], to: 'angry' },
        { label: 'Hay cosas cerca', says: ['tiene algo cerca'], to: 'means' },
        ME,
      ],
      yes: 'in-hands',
      no: 'angry',
      else: 'in-hands',
    },
    'said-no': {
      say: [
        'Bien; la pregunta ya le abrió la puerta por si otro día es que sí. Quedar en algo pequeño y con hora ayuda más que «avísame»: «mañana te llamo a las diez». Y que alguien de salud o [line] sepa lo que pasó hoy.',
      ],
      chips: [
        {
          label: 'Queda con gente',
          says: ['esta con su familia', 'se queda con alguien'],
          to: 'relief',
        },
        { label: 'No le creo del todo', says: ['no le creo', 'me quedo con miedo'], to: 'doubt' },
        ME,
      ],
      else: 'relief',
    },
    doubt: {
      say: [
        'Esa duda sirve como dato: alguien se queda esta noche, y lo que preocupa sale de la casa. Para pensarlo con una persona que sabe, [line], contando solo lo que se vio y lo que dijo. Si algo cambia de golpe, [emergency].',
      ],
      chips: [
        {
          label: 'Alguien se queda',
          says: ['si', 'me quedo yo', 'se queda su hermana'],
          to: 'relief',
        },
        { label: 'Nadie puede quedarse', says: ['no', 'nadie'], to: 'far' },
        { label: 'Hay cosas cerca', says: ['tiene algo cerca'], to: 'means' },
      ],
      yes: 'relief',
      no: 'far',
      else: 'relief',
    },
    talk: {
      say: [
        'Entonces hay tiempo para hacerlo bien: hablarlo hoy, en persona o por voz, sin público. Se empieza por lo que se vio: «Me quedé pensando en lo que dijiste y quiero preguntarte algo». ¿{Tienes} cómo hablarle hoy?',
      ],
      chips: [
        { label: 'Sí, qué le digo', says: ['si', 'que le digo', 'como le pregunto'], to: 'words' },
        GOING,
        { label: 'No puedo hoy', says: ['no', 'estoy lejos', 'no me habla'], to: 'others' },
        SILENT,
      ],
      yes: 'words',
      no: 'others',
      unsure: 'others',
      else: 'words',
    },
    others: {
      say: [
        'Entonces que sea otra persona, y hoy: la más cercana de las que le quieren bien. «Me preocupa, dijo algo serio, ¿puedes verle hoy y no dejarle a solas?». Contarlo no es traición; guardarlo a medias entre dos pesa demasiado. Para orientarse, [line].',
      ],
      chips: [
        { label: 'Ya avisé a alguien', says: ['ya le avise', 'ya va alguien'], to: 'waiting' },
        {
          label: 'Me hizo prometer',
          says: ['me pidio que no diga', 'prometi no contarlo'],
          to: 'secret',
        },
        ME,
      ],
      yes: 'waiting',
      else: 'waiting',
    },
    secret: {
      say: [
        'Una promesa así se hace sin saber lo que pesa, y se puede cambiar por otra: «No lo voy a contar por ahí, pero no te voy a cuidar a escondidas». Decirle a quién se avisa, y avisar. Mejor un enojo que una ausencia; si hay prisa, [emergency].',
      ],
      chips: [
        { label: 'Voy a avisar', says: ['aviso', 'le digo a su mama'], to: 'waiting' },
        { label: 'Se va a enojar', says: ['se va a molestar'], to: 'angry' },
        ME,
      ],
      yes: 'waiting',
      else: 'angry',
    },
    angry: {
      say: [
        'Puede enojarse, y el enojo se conversa después, con esa persona viva para conversarlo. No hay que defenderse: «prefiero que te enojes conmigo». Si está en peligro, se llama igual, aunque no quiera: [emergency]; para pensarlo con alguien, [line].',
      ],
      chips: [
        { label: 'Llamo igual', says: ['voy a llamar', 'ya llame'], to: 'called' },
        WITH,
        { label: 'Ya se calmó', says: ['ya esta mejor', 'se le paso'], to: 'relief' },
        ME,
      ],
      yes: 'called',
      else: 'there',
    },
    'in-hands': {
      say: [
        'Ya hay gente ocupándose, y {estuviste} para que eso pasara. Contarles lo que dijo y desde cuándo, tal cual, les sirve mucho. Después viene el turno de quien acompañó: agua, algo de comer, y alguien a quien llamar. Para eso también está [line].',
      ],
      chips: [ME, { label: 'Gracias', says: ['muchas gracias'], to: 'leave' }],
      else: 'me',
      knows: ['called', 'accompanied'],
      ends: 'handled',
    },
    relief: {
      say: [
        'Qué alivio saber cómo está. Este rato mejor es de verdad, y no lo cierra del todo: alguien se queda esta noche, lo que preocupa sale de la casa, y mañana una cita con alguien de salud. Si vuelve, [line], también {contigo}.',
      ],
      chips: [
        {
          label: 'Alguien se queda',
          says: ['me quedo yo', 'se queda su hermana', 'si'],
          to: 'in-hands',
        },
        { label: 'Hay cosas cerca', says: ['tiene algo cerca'], to: 'means' },
        ME,
        { label: 'Gracias', says: ['muchas gracias'], to: 'leave' },
      ],
      yes: 'in-hands',
      else: 'me',
      knows: ['accompanied'],
      ends: 'handled',
    },
    me: {
      say: [
        'Es lógico quedar así: el cuerpo sostuvo un susto enorme y lo suelta cuando ya puede. Agua, sentarse, soltar el aire despacio, y que [person] sepa lo que pasó hoy. «Vengo de algo muy duro, ¿me acompañas un rato?» alcanza. Para hablarlo ahora, [line].',
        'Es lógico quedar así: el cuerpo sostuvo un susto enorme y lo suelta cuando ya puede. Agua, sentarse, soltar el aire despacio, y que alguien cercano sepa lo que pasó hoy. «Vengo de algo muy duro, ¿me acompañas un rato?» alcanza. Para hablarlo ahora, [line].',
      ],
      chips: [
        { label: 'Le escribo a alguien', says: ['le escribo', 'le aviso'], to: 'leave' },
        {
          label: 'Siento que llegué tarde',
          says: ['es mi culpa', 'debi darme cuenta'],
          to: 'guilt',
        },
        { label: 'Gracias', says: ['muchas gracias'], to: 'leave' },
      ],
      yes: 'leave',
      else: 'guilt',
      ends: 'later',
    },
    guilt: {
      say: [
        'Las señales se ven claras desde el final; en el medio eran un chiste raro o un mensaje tarde. Cuidar a alguien no es adivinarle. Lo que viene se reparte: familia, profesionales, más amigos, y [line] para {ti}.',
      ],
      chips: [
        { label: 'Lo hablo con alguien', says: ['le cuento a alguien'], to: 'leave' },
        { label: 'Sigo un poco aquí', says: ['me quedo un rato'], to: 'me' },
      ],
      else: 'leave',
      ends: 'later',
    },
    leave: {
      say: [
        'Quien cuida también necesita que alguien pregunte: una llamada corta esta noche con [person], aunque no sea para hablar de esto. Aquí se puede volver cuando sea, y la línea sigue siendo [line].',
        'Quien cuida también necesita que alguien pregunte: una llamada corta esta noche con alguien de confianza, aunque no sea para hablar de esto. Aquí se puede volver cuando sea, y la línea sigue siendo [line].',
      ],
      chips: [
        { label: 'Quedé mal yo', says: ['yo quede mal'], to: 'me' },
        { label: 'Y si vuelve a pasar', says: ['que hago si vuelve'], to: 'doubt' },
      ],
      else: 'me',
      ends: 'later',
    },
  },
  events: [
    {
      id: 'unconscious',
      first: true,
      cues: ['no (despierta|reacciona|se despierta)', '(esta|quedo) (inconsciente|desmayad[oa])'],
      to: 'unconscious',
    },
    {
      id: 'no-breath',
      first: true,
      cues: ['no (respira|esta respirando)', 'dejo de respirar'],
      to: 'no-breath',
    },
    {
      id: 'on-the-way',
      cues: [
        'ya (vienen|viene) ..3',
        '(vienen|viene) (los|la) (bomberos|ambulancia|policia|paramedicos)',
      ],
      to: 'coming',
    },
    {
      id: 'my-fault',
      cues: ['(es|fue) (mi culpa|culpa mia)', 'yo (lo|la|le) (regañe|rete|grite|reclame|deje)'],
      to: 'guilt',
    },
    {
      id: 'me',
      cues: [
        'yo (tambien)? (quede|estoy|me quede) (mal|muy mal|hecho bolsa|hecha bolsa|destruid[oa]|destrozad[oa]|temblando|fatal)',
        'quede (hecho|hecha) (bolsa|polvo|mierda|pedazos|trizas)',
        'me quede temblando',
        'no (paro|dejo|puedo dejar) de (temblar|llorar)',
        '(yo)? (estoy|sigo) (temblando|llorando)',
      ],
      to: 'me',
    },
    {
      id: 'cried',
      cues: [
        '(lloro|lloraba|llora) (pero|y) (ya)? esta (bien|mejor)',
        '(ya)? esta (aca|aqui|conmigo) ..2 (lloro|llorando) pero',
        'ya esta (bien|mejor|a salvo|mas tranquil[oa])',
        '(aparecio|lo encontramos|la encontramos) (y)? (esta)? bien',
      ],
      to: 'relief',
    },
    {
      id: 'out',
      cues: [
        '(ya)? (lo|la) (sacaron|sacamos|bajaron|bajamos)',
        '^ (ya)? (abrio|salio|bajo) ..4',
        '(la|lo) (solto|entrego)',
      ],
      to: 'relief',
    },
    {
      id: 'help-came',
      cues: [
        'llego la (ambulancia|policia|ayuda)',
        'llegaron los (paramedicos|bomberos|medicos|policias)',
        '(lo|la) (internaron|llevaron al hospital|estan atendiendo|atendieron)',
        'estamos en (urgencias|el hospital|la guardia|la clinica)',
      ],
      to: 'in-hands',
    },
    {
      id: 'no-door',
      cues: ['no (me)? abre la puerta', 'nadie abre', 'esta encerrad[oa]'],
      to: 'door',
    },
    {
      id: 'going',
      cues: [
        '(estoy yendo|vamos yendo|voy yendo|estamos yendo)',
        '(voy|vamos|salgo) (para alla|en camino|a su casa|a verl[oa])',
        '(va|esta yendo) (su|mi) (mama|papa|hermana|hermano|amiga|amigo|vecina|vecino)',
      ],
      to: 'going',
    },
    {
      id: 'with-them',
      cues: [
        '(ya)? estoy con (el|ella|mi amig[oa])',
        '(ya)? esta (conmigo|aca conmigo|aqui conmigo)',
        'ya llegue (a su casa|aqui|aca)?',
      ],
      to: 'there',
    },
    {
      id: 'silent',
      cues: [
        'no (me)? (contesta|responde|atiende|coge el telefono)',
        '(tiene|esta con) el (celular|telefono|cel) apagado',
        'me dejo en visto',
      ],
      to: 'silent',
    },
    {
      id: 'where-unknown',
      cues: ['no (se|sabemos) (donde (esta|vive)|la direccion|su direccion)'],
      to: 'where',
    },
    {
      id: 'lives-alone',
      cues: ['vive sol[oa]'],
      to: 'silent-alone',
    },
    {
      id: 'secret',
      cues: ['(me hizo prometer|le prometi|me pidio que no (diga|cuente))'],
      to: 'secret',
    },
    {
      id: 'angry',
      cues: ['se (enojo|enoja|molesto|puso furios[oa]) (conmigo|porque)'],
      to: 'angry',
    },
    {
      id: 'called',
      cues: [
        'ya (llame|avise|los llame|pedi ayuda|hable con (su|la|emergencias))',
        'acabo de (llamar|avisar)',
      ],
      to: 'called',
    },
    {
      id: 'guilt',
      cues: [
        '(debi|tendria que) (haber)? (darme cuenta|haberme dado cuenta|hacer mas|haber hecho mas)',
      ],
      to: 'guilt',
    },
    {
      id: 'thanks',
      cues: [
        '^ (ok|bueno|ya|listo)? (muchas|mil)? (gracias|thanks|thx|grax) !(pero|a)',
        '^ (bueno|ok)? (chau|chao|me tengo que ir) $',
      ],
      to: 'leave',
    },
  ],
};
