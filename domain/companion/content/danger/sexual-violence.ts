import type { DangerPath } from './danger-path.ts';
import { CAN_SAY_IT, HELP, HELP_EVENTS, STAY, TELL, WRITE } from './shared.ts';

const LINE = {
  label: 'Hablar con quien sabe',
  says: ['quiero llamar', 'con quien hablo'],
  to: 'line',
} as const;

export const SEXUAL_VIOLENCE: DangerPath = {
  kind: 'sexual-violence',
  care: 'Lo del cuerpo lo atiende un hospital; lo que queda por dentro, profesionales que trabajan con agresiones sexuales.',
  cues: [],
  enter: 'receive',
  urgent: 'now',
  nodes: {
    receive: {
      lead: '{Te} creo. No importa la ropa, la hora, ni si el cuerpo se quedó quieto: la culpa es de quien lo hizo.',
      say: [
        'Soy una IA; una persona puede acompañar esto sin pedir que se denuncie: [violence]. ¿{Estás} a salvo de esa persona ahora?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'estoy a salvo', 'ya no esta'], to: 'when' },
        { label: 'No', says: ['no', 'esta cerca', 'vive aqui'], to: 'now' },
        { label: 'A ratos', says: ['a veces', 'no se', 'depende'], to: 'near' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'pace' },
      ],
      yes: 'when',
      no: 'now',
      unsure: 'near',
      else: 'pace',
    },
    maybe: {
      say: [
        'Que alguien entre así deja mucho susto, y cuenta aunque no tenga nombre ni se sepa explicar. Soy una IA, y aquí no hay que contar más de lo que se quiera. ¿Pasó algo que no {querías}?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'me toco', 'me hizo algo'], to: 'receive' },
        { label: 'No sé cómo llamarlo', says: ['no se', 'no se si cuenta'], to: 'receive' },
        { label: 'No, solo me asustó', says: ['no', 'no paso nada'], to: 'near' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'pace' },
      ],
      yes: 'receive',
      no: 'near',
      unsure: 'receive',
      else: 'receive',
    },
    recent: {
      lead: '{Te} creo, y no fue culpa {tuya}.',
      say: [
        'Sí, conviene ir a un hospital hoy, aunque no duela: hay cuidados que sirven sobre todo en las primeras 72 horas. Soy una IA; para hablarlo y que orienten, [violence]. ¿Quién podría ir {contigo}?',
      ],
      chips: [
        { label: 'Hay alguien', says: ['si', 'mi amiga', 'mi hermana'], to: 'person' },
        { label: 'Voy sin nadie', says: ['voy', 'no tengo a nadie', 'nadie'], to: 'go' },
        { label: 'Me da miedo ir', says: ['no', 'me da miedo', 'me da verguenza'], to: 'fear' },
        { label: 'No estoy a salvo', says: ['esta cerca', 'puede volver'], to: 'now' },
      ],
      yes: 'person',
      no: 'fear',
      unsure: 'fear',
      else: 'go',
    },
    now: {
      say: [
        'Primero salir de donde esa persona pueda llegar: la calle, un vecino, un sitio con gente. [emergency]: «[script]». Si no se puede hablar, la llamada abierta. Soy una IA y no puedo llamar; que venga alguien y se quede {contigo}.',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame'], to: 'called' },
        { label: 'Ya salí de ahí', says: ['estoy afuera', 'ya me fui'], to: 'when' },
        { label: 'Está aquí', says: ['llego', 'viene'], to: 'close' },
        { label: 'No puedo salir', says: ['no puedo', 'no me deja'], to: 'near' },
      ],
      yes: 'called',
      no: 'near',
      else: 'near',
      knows: ['now'],
    },
    near: {
      say: [
        'Si esa persona está en el mismo techo o puede volver, la seguridad va antes que hablar. Un cuarto con cerrojo, alguien avisado con una palabra acordada, esta charla borrada si mira el teléfono. Si se acerca con esa intención, [emergency].',
      ],
      chips: [
        { label: 'Está pasando ahora', says: ['ahora', 'es ahora'], to: 'now' },
        { label: 'Está aquí', says: ['llego', 'viene'], to: 'close' },
        TELL,
        LINE,
      ],
      yes: 'now',
      no: 'line',
      else: 'line',
    },
    talk: {
      say: [
        'Sin números, entonces: {te} leo entero, y no hay que ordenar nada ni decir más de lo que se quiera. Soy una IA, y por eso sigo queriendo que haya alguien cerca. ¿Qué es lo que más duele ahora?',
      ],
      chips: [
        { label: 'Que no me crean', says: ['no me van a creer'], to: 'believe' },
        { label: 'Que fue culpa mía', says: ['es mi culpa'], to: 'blame' },
        { label: 'No saber qué hacer', says: ['no se que hacer'], to: 'when' },
      ],
      else: 'stay',
      takes: true,
    },
    parting: {
      say: [
        'Antes de cerrar, una sola cosa: que hoy alguien esté cerca, sin tener que saber por qué. El cuerpo lo atiende un hospital a cualquier hora, y para una voz, [violence]. Aquí queda abierto.',
      ],
      chips: [TELL, LINE, STAY],
      else: 'stay',
    },
    'near-person': {
      say: [
        'Si esa persona es de las que cuidan, con ir a su lado alcanza: «Me pasó algo grave, quédate conmigo». No tiene que oír los detalles, y puede ir {contigo} al hospital.',
      ],
      chips: [
        { label: 'Estoy con alguien', says: ['ya esta conmigo'], to: 'with-somebody' },
        { label: 'No me van a creer', says: ['no me creen'], to: 'believe' },
        LINE,
      ],
      yes: 'with-somebody',
      no: 'believe',
      else: 'stay',
    },
    quiet: {
      say: [
        'Sin hacer ruido y sin llamar: una puerta con seguro o una silla contra ella, y un mensaje a alguien de confianza: «ven por mí, no preguntes». En cuanto se pueda salir, hoy o mañana temprano, un hospital; cuentan los tres primeros días. Si se acerca, [emergency], que suele poder marcarse sin saldo.',
      ],
      chips: [
        TELL,
        { label: 'Está aquí', says: ['viene', 'llego'], to: 'close' },
        { label: 'Puedo salir', says: ['ya puedo salir', 'salgo'], to: 'go' },
        LINE,
      ],
      yes: 'go',
      else: 'person',
      knows: ['now'],
    },
    close: {
      say: ['{Cierra} ya. Seguimos cuando {puedas} hacerlo a salvo. Si hay peligro, [emergency].'],
      chips: [
        { label: 'Ya puedo escribir', says: ['ya se fue', 'ya estoy a salvo'], to: 'pace' },
        { label: 'Necesito ayuda ahora', says: ['ayuda'], to: 'now' },
      ],
      else: 'pace',
      ends: 'handled',
    },
    pace: {
      say: [
        'No hay que contar nada que no se quiera, ni en orden. Con «me pasó algo y no lo elegí» ya se puede pedir ayuda, y se puede parar en mitad de una frase. ¿Qué serviría más ahora?',
      ],
      chips: [
        { label: 'Saber si ir al médico', says: ['medico', 'hospital'], to: 'when' },
        TELL,
        LINE,
        { label: 'Solo quedarme aquí', says: ['quedarme', 'nada'], to: 'stay' },
      ],
      else: 'stay',
    },
    when: {
      say: [
        'Bien. Lo que sigue depende un poco del tiempo, y en ningún caso es tarde para que alguien atienda. ¿Hace cuánto fue?',
      ],
      chips: [
        {
          label: 'Menos de cinco días',
          says: ['hoy', 'ayer', 'anoche', 'esta semana'],
          to: 'health',
        },
        { label: 'Hace más', says: ['hace meses', 'hace años', 'de chica'], to: 'long-ago' },
        { label: 'Sigue pasando', says: ['sigue', 'todavia pasa'], to: 'near' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'pace' },
      ],
      yes: 'health',
      no: 'long-ago',
      else: 'line',
    },
    health: {
      say: [
        'En un hospital atienden esto hoy, sin obligación de denunciar. Hay cuidados que protegen la salud y funcionan mejor cuanto antes, sobre todo en los tres primeros días. Se dice «sufrí una agresión sexual y quiero atención», y se puede pedir que entre alguien de confianza.',
      ],
      chips: [
        { label: 'Voy a ir', says: ['voy', 'si voy'], to: 'go' },
        { label: 'Me da miedo ir', says: ['no', 'me da miedo', 'me da verguenza'], to: 'fear' },
        { label: 'Ya fui', says: ['ya me vieron'], to: 'in-hands' },
        TELL,
      ],
      yes: 'go',
      no: 'fear',
      unsure: 'fear',
      else: 'fear',
    },
    go: {
      say: [
        'Mejor con alguien al lado. Si quedan ganas de denunciar más adelante, sirve llevar en una bolsa la ropa de ese día, si la hay; si no, o si hubo ducha, se va igual. Con dolor fuerte o sangrado, [emergency].',
      ],
      chips: [
        { label: 'Ya estoy ahí', says: ['ya llegue', 'estoy en el hospital'], to: 'in-hands' },
        { label: 'Que alguien me acompañe', says: ['que vaya alguien conmigo'], to: 'person' },
        { label: 'Me da miedo ir', says: ['me da miedo'], to: 'fear' },
      ],
      yes: 'in-hands',
      else: 'person',
    },
    fear: {
      say: [
        'Cuesta entrar y decirlo. Nadie puede revisar nada sin permiso, se puede pedir que atienda una mujer, y decir «alto» en cualquier momento. Para preguntar antes qué hacen y dónde, [violence].',
      ],
      chips: [{ label: 'Voy a ir', says: ['voy'], to: 'go' }, WRITE, TELL, STAY],
      yes: 'go',
      else: 'line',
    },
    'long-ago': {
      say: [
        'Que haya pasado tiempo no lo vuelve pequeño, y callarlo tanto tampoco le quita verdad. Hay profesionales que trabajan solo con esto, y empiezan por el presente, sin obligar a contar la escena. Por dónde empezar lo dicen en [violence].',
      ],
      chips: [
        LINE,
        TELL,
        { label: 'Me vuelve en imágenes', says: ['me vienen imagenes', 'lo revivo'], to: 'stay' },
        { label: 'No quiero vivir así', says: ['me quiero morir', 'no quiero vivir'], to: 'check' },
      ],
      else: 'line',
    },
    check: {
      say: [
        'Eso que duele tiene quien lo acompañe, y pregunto derecho para saber qué va primero: ¿{piensas} en quitar{te|te|se} la vida?',
      ],
      chips: [
        { label: 'Sí', says: ['si'], to: 'harder' },
        { label: 'A veces', says: ['a ratos'], to: 'line' },
        { label: 'No', says: ['no'], to: 'stay' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'line' },
      ],
      yes: 'harder',
      no: 'stay',
      unsure: 'line',
      else: 'line',
      asks: 'check',
    },
    line: {
      say: [
        'Se puede hablar sin dar detalles y sin denunciar: «sufrí una agresión y quiero saber qué puedo hacer». Preguntan por la seguridad, la salud y con quién {estás}. Contestan en [violence].',
      ],
      chips: [{ label: 'Voy a llamar', says: ['llamo'], to: 'calling' }, WRITE, TELL, STAY],
      yes: 'calling',
      no: 'stay',
      else: 'stay',
    },
    person: {
      say: [
        'Quien lo sepa no tiene que oír los detalles. A [person] le alcanza con: «Me pasó algo grave y no quiero estar a solas. ¿Vienes?». Si alguien responde mal, es torpeza suya, y se prueba con otra persona.',
        'Quien lo sepa no tiene que oír los detalles. Alcanza con: «Me pasó algo grave y no quiero estar a solas. ¿Vienes?». Si alguien responde mal, es torpeza suya, y se prueba con otra persona.',
      ],
      chips: [
        { label: 'Ya lo mandé', says: ['ya le escribi'], to: 'sent' },
        { label: 'No me van a creer', says: ['no me creen', 'nadie me cree'], to: 'believe' },
        LINE,
      ],
      yes: 'sent',
      no: 'believe',
      else: 'line',
    },
    calling: {
      say: [
        'Bien. La primera frase puede ser: «sufrí una agresión sexual y no quiero contarlo todo». Preguntan despacio, y a cualquier pregunta se puede decir «eso no». Esta charla queda abierta para después.',
      ],
      chips: HELP.calling.chips,
      yes: 'called',
      no: 'call-fear',
      else: 'pace',
    },
    text: {
      say: [
        'De {tu} país no tengo un chat para esto que pueda asegurar. Por escrito sí se puede pedir compañía: «Me pasó algo grave. ¿Puedes venir sin preguntarme?». Por voz queda [violence], y puede marcar otra persona.',
      ],
      chips: [
        { label: 'Ya escribí', says: ['ya mande el mensaje', 'listo, escrito'], to: 'sent' },
        TELL,
        { label: 'Tampoco me animo', says: ['tampoco puedo', 'me da cosa igual'], to: 'call-fear' },
        STAY,
      ],
      yes: 'sent',
      no: 'call-fear',
      else: 'stay',
    },
    'call-fear': {
      say: [
        'Sin empujar. Puede llamar alguien de confianza y preguntar por {ti}, sin dar nombres. Y la atención del cuerpo no pasa por ninguna llamada: se entra en un hospital, y con una frase basta.',
      ],
      chips: [
        {
          label: 'Que llame otra persona',
          says: ['que llame alguien por mi', 'que marque otro'],
          to: 'person',
        },
        { label: 'Saber si ir al médico', says: ['medico', 'hospital'], to: 'when' },
        STAY,
      ],
      no: 'stay',
      else: 'stay',
    },
    burden: {
      say: [
        'Pedir compañía para algo así no es cargar a nadie. Si le hubiera pasado a alguien a quien {quieres}, ¿sería mejor que lo callara por no molestar?',
      ],
      chips: HELP.burden.chips,
      yes: 'line',
      no: 'send',
      else: 'send',
    },
    send: {
      say: [
        'Con cuatro palabras alcanza: «¿Puedes venir? Es importante». El porqué se dice después, o nunca, como {quieras}. Si no hay a quién, [violence].',
      ],
      chips: [
        { label: 'Listo, lo mandé', says: ['ya lo mande', 'mandado', 'listo'], to: 'sent' },
        LINE,
        STAY,
      ],
      yes: 'sent',
      no: 'line',
      else: 'stay',
    },
    sent: {
      say: [
        'Ya salió el mensaje. Hasta que contesten: una manta, algo tibio, la puerta cerrada si eso da calma. Lavarse ahora o esperar es decisión {tuya}: esperar solo sirve para guardar pruebas, y nunca es una obligación.',
      ],
      chips: HELP.sent.chips,
      yes: 'in-hands',
      no: 'no-answer',
      else: 'stay',
    },
    nobody: {
      say: [
        'Entonces, por ahora, acompaña gente de oficio: [violence]. En un hospital también se puede pedir que alguien de trabajo social o de psicología se quede {contigo} durante la visita.',
      ],
      chips: [
        { label: 'Voy a un hospital', says: ['voy', 'me voy al hospital'], to: 'go' },
        LINE,
        {
          label: 'Sí hay un nombre',
          says: ['bueno, hay alguien', 'quiza alguien si'],
          to: 'person',
        },
        STAY,
      ],
      yes: 'go',
      no: 'stay',
      else: 'stay',
    },
    'no-answer': {
      say: [
        'Que nadie conteste justo hoy duele el doble. Queda otra persona, y queda [violence]. Y un hospital atiende esto sin cita y sin llamar antes.',
      ],
      chips: [
        { label: 'Ya me contestaron', says: ['ya contestaron', 'ya me atendieron'], to: 'called' },
        {
          label: 'Pruebo con otra persona',
          says: ['le escribo a otro', 'pruebo con alguien mas'],
          to: 'send',
        },
        { label: 'Voy a un hospital', says: ['voy', 'me voy al hospital'], to: 'go' },
        STAY,
      ],
      yes: 'called',
      no: 'stay',
      else: 'stay',
    },
    called: {
      say: [
        'Ya lo sabe alguien, y decirlo cuesta muchísimo. Lo que sigue va a {tu} ritmo: que {te} atiendan no depende de denunciar, y eso se puede pensar otro día. ¿Hay alguien {contigo} ahora?',
      ],
      chips: HELP.called.chips,
      yes: 'with-somebody',
      no: 'waiting',
      else: 'waiting',
      knows: ['called'],
    },
    waiting: {
      say: [
        'Mientras llega alguien: un lugar con llave, el teléfono cargado, y nada de contestarle a esa persona si escribe. Sus mensajes, mejor sin borrar. Si aparece, [emergency].',
      ],
      chips: HELP.waiting.chips,
      yes: 'in-hands',
      no: 'stay',
      else: 'stay',
    },
    'in-hands': {
      say: [
        'Entonces ya hay alguien {contigo} en esto. Se puede pedir que expliquen cada paso, que paren cuando sea, y un papel con lo que dieron y cuándo volver. Aquí se sigue cuando {quieras}; para una voz, [violence].',
      ],
      chips: HELP['in-hands'].chips,
      else: 'end',
      knows: ['called'],
      ends: 'handled',
    },
    'with-somebody': {
      say: [
        'Que haya alguien ahí cambia las horas que vienen. No tiene que saberlo todo: puede sentarse cerca, ir al hospital {contigo}, contestar el teléfono. Si esa persona aparece, [emergency].',
      ],
      chips: [
        { label: 'Saber si ir al médico', says: ['medico', 'hospital'], to: 'when' },
        { label: 'Gracias', says: ['muchas gracias'], to: 'thanks' },
        { label: 'Sigo un poco aquí', says: ['me quedo un rato', 'seguimos'], to: 'end' },
      ],
      yes: 'end',
      else: 'end',
      knows: ['accompanied'],
      ends: 'handled',
    },
    stay: {
      say: [
        'Aquí se puede estar sin contar nada. Los pies en el piso, la espalda contra algo firme, y por dentro el nombre del lugar y la fecha de hoy. {Escríbeme} qué se oye desde ahí, aunque sea poco.',
      ],
      chips: HELP.stay.chips,
      yes: 'stay-on',
      no: 'harder',
      else: 'stay-on',
    },
    'stay-on': {
      say: [
        'Otro rato así. Si vuelven las imágenes, mirar algo quieto y nombrar sus colores; si el cuerpo tiembla, una manta encima y dejarlo. ¿Sigue igual o aflojó algo?',
      ],
      chips: HELP['stay-on'].chips,
      yes: 'eased',
      no: 'harder',
      unsure: 'person',
      else: 'person',
    },
    harder: {
      say: [
        'Así de fuerte hace falta una persona en el mismo cuarto, y yo soy un programa. Alguien de confianza, o quien contesta en [violence]. Si hay ganas de morir o peligro cerca, [emergency].',
      ],
      chips: HELP.harder.chips,
      yes: 'calling',
      no: 'call-fear',
      else: 'person',
    },
    end: {
      say: [
        'Bien, seguimos con lo que {quieras}. Queda una cosa para estos días: que lo vea alguien de salud, aunque no duela nada, y que una persona lo sepa. Para una voz, [violence].',
      ],
      chips: HELP.end.chips,
      yes: 'doctor',
      else: 'thanks',
      ends: 'later',
    },
    thanks: {
      say: [
        'Haberlo dicho aquí ya lo sacó de adentro. Un paso con gente para hoy: que [person] esté cerca, sin tener que saber el motivo. Se puede volver a cualquier hora; para una voz, [violence].',
        'Haberlo dicho aquí ya lo sacó de adentro. Un paso con gente para hoy: que alguien esté cerca, sin tener que saber el motivo. Se puede volver a cualquier hora; para una voz, [violence].',
      ],
      chips: HELP.thanks.chips,
      yes: 'person',
      else: 'stay',
      ends: 'later',
    },
    retracted: {
      say: [
        'Se puede llamar como {quieras}, y no hay nada que demostrar. Si hubo algo que no se eligió, la ayuda es la misma: [violence]. Una sola pregunta: ¿{estás} a salvo de esa persona?',
      ],
      chips: [
        { label: 'Sí', says: ['si', 'estoy a salvo'], to: 'end' },
        { label: 'No', says: ['no', 'esta cerca'], to: 'now' },
        { label: 'Prefiero no decirlo', says: ['no quiero contestar'], to: 'pace' },
      ],
      yes: 'end',
      no: 'now',
      unsure: 'pace',
      else: 'pace',
    },
    leave: {
      say: [
        'De acuerdo. Antes de soltar el teléfono, que alguien sepa dónde {estás}, con dos palabras basta. Lo demás espera, esta charla también, y para una voz, [violence].',
      ],
      chips: HELP.leave.chips,
      yes: 'sent',
      else: 'stay',
      ends: 'later',
    },
    believe: {
      say: [
        'Ese miedo calla a mucha gente, y se lleva por dentro como si fuera una prueba. No lo es. Quien atiende estas líneas parte de creer lo que oye: [violence]. Después se elige a quién más contarlo, y cuándo.',
      ],
      chips: [
        LINE,
        WRITE,
        { label: 'Fue culpa mía', says: ['es mi culpa', 'yo me deje'], to: 'blame' },
        STAY,
      ],
      else: 'line',
    },
    blame: {
      say: [
        'Quedarse sin moverse, no gritar, haber bebido, haber dicho que sí a otra cosa: nada de eso es permiso. El cuerpo se paraliza para sobrevivir, sin preguntar. Lo que toca ahora es cuidado, y para eso está [violence].',
      ],
      chips: [LINE, TELL, STAY],
      else: 'stay',
    },
    eased: {
      say: [
        'Que haya bajado un poco es bastante para un día así. Si de noche vuelven las imágenes: luz, los pies en el suelo, y decir en voz alta la fecha de hoy y el lugar. Y una voz, [violence].',
      ],
      chips: [
        TELL,
        { label: 'Saber si ir al médico', says: ['medico'], to: 'when' },
        { label: 'Gracias', says: ['muchas gracias'], to: 'thanks' },
      ],
      else: 'thanks',
      ends: 'later',
    },
    doctor: {
      say: [
        'Para la cita: «Sufrí una agresión sexual, no quiero contar los detalles, quiero que me ayuden con lo que me quedó». Se puede pedir que atienda una mujer, y que alguien de confianza entre también.',
      ],
      chips: [...CAN_SAY_IT],
      else: 'thanks',
      ends: 'later',
    },
  },
  events: [
    {
      id: 'arrived',
      cues: [
        '^ (ya)? (llego|viene|esta aqui|esta aca|esta entrando|volvio) $',
        'esta (entrando|subiendo|en la puerta)',
      ],
      to: 'close',
    },
    {
      id: 'lives-here',
      first: true,
      cues: [
        'vive (aqui|aca|con (nosotros|nosotras|migo)|conmigo|en (mi|la) casa|en la misma casa)',
        '(el|ella|esa persona|mi (primo|tio|padrastro|hermano|papa|abuelo|novio|marido)) esta (aqui|aca|en (la|el) (sala|casa|cuarto|cocina|pieza|otro cuarto|salon))',
      ],
      to: 'near',
    },
    {
      id: 'blame',
      cues: [
        '(es|fue|siento que es|siento que fue) (mi culpa|culpa mia)',
        'yo me deje',
        'no (grite|me defendi|dije que no|podia moverme|me movi|hice nada)',
      ],
      to: 'blame',
    },
    {
      id: 'not-believed',
      cues: ['(nadie|no) me (va|van) a creer', 'no me (creen|creyeron|creyo)'],
      to: 'believe',
    },
    ...HELP_EVENTS,
  ],
};
