import type { DangerChip, DangerPath } from './danger-path.ts';

const SPECIALISTS: DangerChip = {
  label: 'Hablar con quien sabe',
  says: ['quiero llamar', 'la linea', 'con quien hablo'],
  to: 'line',
};
const GO: DangerChip = {
  label: 'Tengo a dónde ir',
  says: ['me recibirian', 'podria irme', 'tengo donde ir'],
  to: 'go',
};
const NOWHERE: DangerChip = {
  label: 'No tengo a dónde ir',
  says: ['no tengo adonde', 'no tengo donde ir'],
  to: 'shelter',
};
const PHONE: DangerChip = {
  label: 'Me revisan el teléfono',
  says: ['me revisa el celular', 'lee mis mensajes'],
  to: 'phone',
};
const NOW: DangerChip = {
  label: 'Está pasando ahora',
  says: ['esta pasando', 'me esta pegando', 'corro peligro'],
  to: 'now',
};

export const VIOLENCE: DangerPath = {
  kind: 'violence',
  care: 'Si hubo golpes, los ve un centro de salud; y lo que deja el miedo, profesionales de psicología que atienden esto, también por [violence].',
  cues: [],
  enter: 'receive',
  urgent: 'now',
  nodes: {
    receive: {
      lead: 'Que alguien {te} lastime o {te} haga vivir con miedo no es culpa {tuya}, se haya dicho lo que se haya dicho antes.',
      say: [
        'Soy una IA, y hay personas con quienes hablarlo sin denunciar ni decidir nada: [violence]. ¿{Estás} a salvo en este momento?',
      ],
      chips: [
        { label: 'Sí, por ahora', says: ['si', 'ahora si', 'esta trabajando'], to: 'safe' },
        { label: 'No', says: ['no', 'no estoy a salvo', 'tengo miedo'], to: 'now' },
        { label: 'No lo sé', says: ['no se', 'depende', 'a veces'], to: 'soon' },
        {
          label: 'Está en la casa',
          says: [
            'esta aqui',
            'esta en el otro cuarto',
            'esta durmiendo',
            'esta en el salon',
            'esta en la sala',
          ],
          to: 'near',
        },
      ],
      yes: 'safe',
      no: 'now',
      unsure: 'soon',
      else: 'soon',
    },
    safe: {
      say: [
        'Bien, entonces hay un rato para pensar con calma. Quien agrede suele ir a más, y por eso conviene tener lista una salida aunque no se use: a qué casa, con qué papeles, quién abre la puerta. ¿Por dónde {prefieres} empezar?',
      ],
      chips: [GO, NOWHERE, PHONE, SPECIALISTS],
      yes: 'go',
      no: 'line',
      unsure: 'line',
      else: 'line',
    },
    soon: {
      say: [
        'Si no se sabe, cuenta como que no. Para hoy sirve estar cerca de una puerta y lejos de la cocina, con el teléfono encima y alguien avisado. Si sube el tono, no hay que ganar la discusión: salir, y [emergency].',
      ],
      chips: [
        NOW,
        {
          label: 'Avisarle a alguien',
          says: ['le aviso a alguien', 'tengo a quien avisar'],
          to: 'person',
        },
        GO,
        PHONE,
      ],
      yes: 'now',
      no: 'line',
      else: 'person',
    },
    near: {
      say: [
        'Entonces, corto y sin ruido. Si se acerca, esta pantalla se cierra y se sigue otro día; si hay peligro, [emergency], y la llamada puede quedar abierta sin hablar. Nada de reclamarle nada ahora. {Dime} solo si hay peligro en este minuto.',
      ],
      chips: [
        { label: 'Sí, ahora', says: ['si', 'hay peligro', 'ahora'], to: 'now' },
        { label: 'Por ahora no', says: ['no', 'no por ahora', 'esta durmiendo'], to: 'safe' },
        { label: 'Viene', says: ['ya viene', 'se acerca'], to: 'close' },
      ],
      yes: 'now',
      no: 'safe',
      unsure: 'soon',
      else: 'soon',
    },
    now: {
      say: [
        'Primero salir de su alcance, si el camino está libre: la calle, un vecino, cualquier sitio con gente, sin volver por cosas. [emergency]: «[script]» y la dirección; si no se puede hablar, la llamada abierta. Soy una IA y no puedo pedirla por {ti}. Que alguien se quede {contigo}.',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya vienen'], to: 'called' },
        { label: 'Ya salí', says: ['estoy afuera', 'estoy con la vecina'], to: 'out' },
        {
          label: 'No puedo salir',
          says: ['no puedo', 'me encerro', 'no me deja salir'],
          to: 'locked',
        },
        { label: 'No puedo hablar', says: ['no puedo llamar', 'me va a oir'], to: 'silent' },
      ],
      yes: 'called',
      no: 'silent',
      else: 'locked',
      knows: ['now'],
    },
    // What the Spanish police advises: 20minutos.es, 2022-01.
    followed: {
      say: [
        'Hacia la gente y la luz, ya: una tienda abierta, un bar, un portal con alguien; a casa a solas, no. [emergency]: «[script]», con la calle y hacia dónde {vas}. Soy una IA y no puedo llamar por {ti}; {tu} ubicación, a alguien de confianza. Si se acerca, gritar.',
      ],
      chips: [
        { label: 'Ya estoy con gente', says: ['ya entre', 'aqui hay gente'], to: 'among-people' },
        { label: 'Ya llamé', says: ['ya llame', 'ya vienen'], to: 'called' },
        { label: 'No puedo hablar', says: ['me va a oir'], to: 'silent' },
        { label: 'Me alcanzó', says: ['me agarro', 'me esta atacando'], to: 'now' },
      ],
      yes: 'called',
      no: 'silent',
      else: 'silent',
      knows: ['now'],
    },
    'among-people': {
      say: [
        'Entrar donde hay gente era lo que hacía falta. Ahora, decirlo a quien atiende: «[script], quédese conmigo», y que vengan por {ti}; a solas no se sale. Mañana, a la policía, y si el susto se queda, a alguien de salud.',
      ],
      chips: [
        { label: 'Ya vienen por mí', says: ['vienen por mi', 'ya viene alguien'], to: 'leave' },
        { label: 'Sigue afuera', says: ['esta afuera', 'me espera'], to: 'outside' },
        { label: 'Gracias', says: ['muchas gracias'], to: 'leave' },
      ],
      else: 'leave',
      knows: ['accompanied'],
      ends: 'handled',
    },
    outside: {
      say: [
        'No {abras|abras|abra}: llave y cerrojo, y a un cuarto de adentro, lejos de la puerta. [emergency]: «está en la puerta y no se va», con la dirección; si hay una orden de alejamiento, también. Si no se puede hablar, la llamada abierta.',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya vienen'], to: 'hold' },
        { label: 'Ya se fue', says: ['se fue'], to: 'gone' },
        { label: 'Está entrando', says: ['entro', 'rompio la puerta'], to: 'now' },
        { label: 'No puedo hablar', says: ['me va a oir'], to: 'silent' },
      ],
      yes: 'hold',
      no: 'silent',
      else: 'silent',
      knows: ['now'],
    },
    bleeding: {
      say: [
        'Lo que sangra, primero: una tela limpia apretada con fuerza, sin levantarla a mirar. [emergency]: «[script]», y la dirección; curan a quien sea, hombre o mujer, y nadie obliga a denunciar. ¿Esa persona está cerca ahora?',
      ],
      chips: [
        { label: 'Sí, está cerca', says: ['si', 'esta en la casa', 'esta aqui'], to: 'inside' },
        { label: 'No, se fue', says: ['no', 'se fue', 'salio'], to: 'gone' },
        { label: 'Ya llamé', says: ['ya llame', 'ya vienen'], to: 'hold' },
        { label: 'No puedo hablar', says: ['me va a oir'], to: 'silent' },
      ],
      yes: 'inside',
      no: 'gone',
      unsure: 'inside',
      else: 'inside',
      knows: ['now'],
    },
    inside: {
      say: [
        'Ahí dentro, con el seguro puesto y lejos de la puerta: [emergency], en voz baja o con la llamada abierta. «[script]», y la dirección. Si algo sangra, una tela limpia apretada. No abrir, prometa lo que prometa.',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya vienen'], to: 'hold' },
        { label: 'Ya se fue', says: ['se fue', 'salio'], to: 'gone' },
        { label: 'No puedo hablar', says: ['me va a oir'], to: 'silent' },
        {
          label: 'Me da vergüenza llamar',
          says: ['me da verguenza', 'me da pena llamar'],
          to: 'call-shame',
        },
      ],
      yes: 'hold',
      no: 'silent',
      else: 'silent',
      knows: ['now'],
    },
    'call-shame': {
      say: [
        'Quien atiende oye esto de gente de todas las edades, hombres y mujeres, y no pregunta quién es más fuerte. Basta media frase: «me agreden, estoy en esta dirección». La vergüenza se piensa después; ahora, [emergency].',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya vienen'], to: 'hold' },
        { label: 'No puedo hablar', says: ['me va a oir'], to: 'silent' },
        { label: 'Ya se fue', says: ['se fue'], to: 'gone' },
      ],
      yes: 'hold',
      no: 'silent',
      else: 'silent',
      knows: ['now'],
    },
    hold: {
      say: [
        'Bien hecho, y con esa persona golpeando. Mientras llegan: sin abrir ni contestarle, en el cuarto de adentro, en línea con la policía y un aviso a un vecino. Si entra o cambia algo, [emergency] otra vez.',
      ],
      chips: [
        { label: 'Ya llegaron', says: ['ya estan aqui', 'llego la policia'], to: 'out' },
        { label: 'Ya se fue', says: ['se fue'], to: 'gone' },
        { label: 'Está entrando', says: ['entro'], to: 'now' },
      ],
      yes: 'out',
      else: 'silent',
      knows: ['called'],
    },
    gone: {
      say: [
        'Que se haya ido no cierra la noche: la puerta sigue con llave, y que alguien venga a quedarse. Sirve avisar igual a la policía, sobre todo si hay una orden. Para pensar lo que sigue, [violence].',
      ],
      chips: [
        { label: 'Avisarle a alguien', says: ['le aviso a alguien'], to: 'person' },
        { label: 'Hablar con quien sabe', says: ['quiero llamar'], to: 'line' },
        { label: 'Volvió', says: ['volvio', 'esta otra vez'], to: 'silent' },
      ],
      else: 'person',
    },
    locked: {
      say: [
        'Entonces un cuarto con cerrojo o con ventana, lejos de la cocina y de lo que pueda lastimar, con el teléfono. Desde ahí, [emergency]. Hacer ruido hacia afuera también sirve: que un vecino oiga y llame.',
      ],
      chips: [
        { label: 'Ya llamé', says: ['ya llame', 'ya vienen'], to: 'called' },
        { label: 'No puedo hablar', says: ['me va a oir', 'no puedo llamar'], to: 'silent' },
        { label: 'Ya salí', says: ['logre salir', 'estoy afuera'], to: 'out' },
      ],
      yes: 'called',
      no: 'silent',
      else: 'silent',
      knows: ['now'],
    },
    silent: {
      say: [
        'Sin voz también se puede: marcar [emergency] y dejar la llamada abierta, o un mensaje a alguien cercano con tres palabras, «llama por mí», y la dirección. Después, borrar el mensaje si hace falta.',
      ],
      chips: [
        { label: 'Ya lo mandé', says: ['ya mande el mensaje', 'ya le escribi'], to: 'called' },
        { label: 'Está aquí', says: ['llego', 'esta aca'], to: 'close' },
        { label: 'Ya salí', says: ['estoy afuera'], to: 'out' },
      ],
      yes: 'called',
      else: 'close',
      knows: ['now'],
    },
    called: {
      say: [
        'Pedir ayuda con esa persona cerca es de mucho valor. Hasta que lleguen: cerca de una salida, a la vista de alguien si se puede, sin responder a lo que diga. Si tardan, otra vez [emergency].',
      ],
      chips: [
        { label: 'Ya llegaron', says: ['ya estan aqui', 'llego la policia'], to: 'out' },
        { label: 'Ya salí', says: ['estoy afuera'], to: 'out' },
        { label: 'Está aquí', says: ['llego', 'esta aca'], to: 'close' },
      ],
      yes: 'out',
      else: 'line',
      knows: ['called'],
    },
    close: {
      say: ['{Cierra} ya. Seguimos cuando {puedas} hacerlo a salvo. Si hay peligro, [emergency].'],
      chips: [
        { label: 'Ya puedo escribir', says: ['ya estoy a salvo', 'ya se fue'], to: 'back' },
        { label: 'Necesito ayuda ahora', says: ['ayuda', 'hay peligro'], to: 'now' },
      ],
      else: 'back',
      ends: 'handled',
    },
    back: {
      say: [
        'Qué bueno leer{te|te|le}. Seguimos desde donde {quieras}, y primero lo primero: ¿hay ahora alguien o algo que {te} ponga en peligro?',
      ],
      chips: [
        { label: 'No, ya se fue', says: ['no', 'ya se fue'], to: 'safe' },
        { label: 'Sí, sigue aquí', says: ['si', 'sigue aca'], to: 'near' },
        { label: 'Me lastimó', says: ['me pego', 'me lastimo'], to: 'hurt' },
      ],
      yes: 'near',
      no: 'safe',
      unsure: 'soon',
      else: 'soon',
    },
    out: {
      say: [
        'Estar fuera de su alcance es lo que más importaba. Quedarse con gente esta noche, no volver por cosas, y que quien esté cerca sepa qué pasó. Lo que sigue, médico, denuncia o refugio, se decide mañana con alguien que sabe: [violence].',
      ],
      chips: [
        { label: 'Tengo golpes', says: ['me duele', 'estoy lastimada', 'me pego'], to: 'hurt' },
        { label: 'Están mis hijos', says: ['estoy con mis hijos'], to: 'kids' },
        { label: 'Gracias', says: ['muchas gracias'], to: 'leave' },
      ],
      else: 'line',
      knows: ['accompanied'],
      ends: 'handled',
    },
    hurt: {
      say: [
        'Los golpes, que los vea alguien de salud hoy, también si parecen poca cosa: curan y queda anotado, sin obligación de denunciar. Con mareo, vómito, dolor fuerte o sangrado, [emergency].',
      ],
      chips: [
        {
          label: 'Me apretó el cuello',
          says: ['me agarro del cuello', 'me ahorco'],
          to: 'strangle',
        },
        { label: 'Voy a que me vean', says: ['voy al medico', 'voy a urgencias'], to: 'out' },
        { label: 'No quiero ir', says: ['no', 'no puedo ir'], to: 'line' },
        NOW,
      ],
      yes: 'out',
      no: 'line',
      else: 'line',
    },
    strangle: {
      say: [
        'Las manos en el cuello son una señal de peligro muy alto, aunque después haya pedido perdón, y no es algo que {hayas|hayas|haya} provocado. Puede haber daño por dentro sin ninguna marca: hace falta que {te} revisen hoy en un hospital. Con falta de aire, ronquera, dolor al tragar o desmayo, [emergency]; para pensar la salida, [violence].',
      ],
      chips: [
        {
          label: 'Fue hace días',
          says: ['fue ayer', 'hace unos dias', 'la semana pasada'],
          to: 'check-up',
        },
        NOW,
        GO,
        { label: 'Pidió perdón', says: ['me pidio perdon', 'lloro y se disculpo'], to: 'sorry' },
      ],
      yes: 'check-up',
      no: 'line',
      else: 'check-up',
    },
    'check-up': {
      say: [
        'También días después conviene que lo miren. En la entrada basta con decir «me apretaron el cuello», y se puede pedir hablar sin la pareja delante. ¿Quién podría acompañar{te|te|le}?',
      ],
      chips: [
        { label: 'Tengo quien me acompañe', says: ['si', 'mi mama', 'una amiga'], to: 'person' },
        { label: 'Voy sin nadie', says: ['voy', 'voy por mi cuenta'], to: 'go' },
        { label: 'No puedo ir', says: ['no', 'nadie', 'no me deja'], to: 'line' },
      ],
      yes: 'person',
      no: 'line',
      unsure: 'line',
      else: 'person',
    },
    sorry: {
      say: [
        'El perdón puede ser de verdad y el peligro seguir igual: lo que se mira es lo que pasa después, y suele repetirse. Se puede querer a alguien y dormir en otra casa. Antes de creer o no creer, conviene un lugar seguro y hablarlo con quien conoce estos casos: [violence].',
      ],
      chips: [
        GO,
        NOWHERE,
        SPECIALISTS,
        {
          label: 'Lo sigo queriendo',
          says: ['lo quiero', 'todavia la quiero', 'lo amo'],
          to: 'love',
        },
      ],
      else: 'line',
    },
    love: {
      say: [
        'Nadie pide dejar de querer a nadie para estar a salvo. Lo único que hoy se pone por delante es que nadie {te} haga daño, y eso se puede preparar sin avisarle y sin decidir el resto de la vida.',
      ],
      chips: [GO, NOWHERE, SPECIALISTS],
      else: 'line',
    },
    phone: {
      say: [
        'Entonces esta charla también puede verse: conviene borrarla al terminar, y lo que importe, desde otro aparato, el de una amiga o el del trabajo. Mejor no cambiar las claves de golpe si eso se nota. Y una palabra rara, acordada con alguien, que quiera decir «ven o llama»; si hay peligro, [emergency].',
      ],
      chips: [
        { label: 'Sé con quién acordarla', says: ['mi hermana', 'mi amiga', 'si'], to: 'person' },
        GO,
        { label: 'Está por llegar', says: ['ya viene', 'esta llegando'], to: 'close' },
        SPECIALISTS,
      ],
      yes: 'person',
      no: 'line',
      else: 'line',
    },
    kids: {
      say: [
        'Con niños en la casa, el plan es para todos: que sepan por qué puerta se sale, a qué vecina se va, y que no les toca ponerse en medio ni defender a nadie. En un refugio y en la línea los tienen en cuenta: [violence]. Si hay peligro ahora, salir juntos y [emergency].',
      ],
      chips: [NOW, GO, NOWHERE, SPECIALISTS],
      else: 'line',
    },
    go: {
      say: [
        'Tener una puerta que se abre es media salida: [person] puede saberlo hoy. Irse en un momento en que no haya nadie en casa, sin anunciarlo ni explicarlo. Lo que cabe en un bolso: documentos, llaves, algo de dinero, medicinas; si no da tiempo, sin nada también. Para el camino, [violence].',
        'Tener una puerta que se abre es media salida. Irse en un momento en que no haya nadie en casa, sin anunciarlo ni explicarlo. Lo que cabe en un bolso: documentos, llaves, algo de dinero, medicinas; si no da tiempo, sin nada también. Para el camino, [violence].',
      ],
      chips: [
        { label: 'Le aviso que voy', says: ['le aviso', 'la llamo'], to: 'person' },
        { label: 'Están mis hijos', says: ['con mis hijos', 'tengo niños'], to: 'kids' },
        { label: 'Todavía no puedo irme', says: ['todavia no', 'no puedo irme'], to: 'soon' },
        SPECIALISTS,
      ],
      yes: 'person',
      no: 'soon',
      else: 'person',
    },
    shelter: {
      say: [
        'No tener casa a la que ir no deja sin salida: hay refugios con dirección reservada, también para quien lleva hijos, y quien atiende sabe cuál tiene lugar. La frase: «en casa no estoy a salvo y no tengo a dónde ir», en [violence].',
      ],
      chips: [
        { label: 'Voy a llamar', says: ['llamo', 'voy a llamar'], to: 'line' },
        { label: 'Están mis hijos', says: ['tengo hijos', 'con mis hijos'], to: 'kids' },
        PHONE,
        { label: 'Hoy no', says: ['ahora no', 'todavia no'], to: 'leave' },
      ],
      yes: 'line',
      no: 'leave',
      else: 'line',
    },
    line: {
      say: [
        'Hablar no obliga a denunciar ni a irse: preguntan si se puede hablar a salvo, escuchan, y ayudan a pensar casa, hijos y papeles. Se empieza así: «en mi casa me hacen daño y quiero saber qué opciones tengo». Por teléfono, [violence].',
      ],
      chips: [
        { label: 'Ya hablé', says: ['ya llame', 'ya hable con ellos'], to: 'helped' },
        { label: 'Me oye si llamo', says: ['me va a oir', 'no puedo hablar'], to: 'phone' },
        {
          label: 'Avisarle a alguien',
          says: ['prefiero a alguien mio', 'le aviso a alguien'],
          to: 'person',
        },
        { label: 'Hoy no', says: ['ahora no', 'todavia no'], to: 'leave' },
      ],
      yes: 'helped',
      no: 'person',
      else: 'person',
    },
    person: {
      say: [
        'Que [person] lo sepa quita mucho encierro. Con esto alcanza: «En casa no estoy a salvo. Si te escribo la palabra lunes, llama a la policía y ven». La palabra puede ser otra, cualquiera que no llame la atención.',
        'Que una sola persona lo sepa quita mucho encierro: una hermana, una vecina, alguien del trabajo. Con esto alcanza: «En casa no estoy a salvo. Si te escribo la palabra lunes, llama a la policía y ven». La palabra puede ser otra, cualquiera que no llame la atención.',
      ],
      chips: [
        { label: 'Ya le avisé', says: ['ya se lo dije', 'ya lo sabe'], to: 'helped' },
        { label: 'No tengo a nadie', says: ['nadie', 'me alejo de todos'], to: 'shelter' },
        PHONE,
        { label: 'Me da vergüenza', says: ['me da pena', 'que van a pensar'], to: 'shame' },
      ],
      yes: 'helped',
      no: 'shelter',
      else: 'line',
    },
    shame: {
      say: [
        'La vergüenza le toca a quien lastima, no a quien lo recibe. Se puede contar con media frase y sin detalles: «no estoy bien en casa, ¿puedo ir a la tuya?». Y si antes es más fácil con alguien que no conozca a nadie, [violence].',
      ],
      chips: [
        { label: 'Ya le avisé', says: ['ya se lo dije'], to: 'helped' },
        SPECIALISTS,
        NOWHERE,
      ],
      yes: 'helped',
      else: 'line',
    },
    helped: {
      say: [
        'Ahora alguien más lo sabe, y eso rompe el encierro. Lo que se acordó sigue en pie aunque mañana esté todo en calma y con flores. Si cambia de golpe, [emergency]; esta charla, mejor borrarla si alguien mira el teléfono.',
      ],
      chips: [
        { label: 'Gracias', says: ['muchas gracias'], to: 'leave' },
        { label: 'Quiero pensar la salida', says: ['como me voy', 'la salida'], to: 'go' },
      ],
      else: 'leave',
      knows: ['called'],
      ends: 'handled',
    },
    leave: {
      say: [
        'Está bien, a {tu} ritmo: lo que sigue se decide sin prisa. Un paso con gente para hoy: que alguien sepa dónde {estás}. Cuando haga falta, [violence], y si hay peligro, [emergency]. Aquí se puede volver en cualquier momento.',
      ],
      chips: [
        { label: 'Le aviso a alguien', says: ['le aviso', 'le escribo'], to: 'person' },
        { label: 'Sigo un poco', says: ['me quedo un rato', 'sigamos'], to: 'safe' },
      ],
      yes: 'person',
      else: 'safe',
      ends: 'later',
    },
  },
  events: [
    {
      id: 'shut-in',
      first: true,
      cues: [
        '(estoy|me) (encerrad[oa]|encerre|meti) (en|con) ..3',
        '(golpe*|pate*|aporre*|tirando|rompiendo) ..2 puerta',
        'en la puerta (golpe*|pate*|aporre*|gritando)',
      ],
      to: 'inside',
    },
    {
      id: 'in-the-house',
      cues: [
        '(esta|sigue) en (el|la) (salon|sala|cocina|comedor|living|pieza|cuarto|otro cuarto|patio|habitacion)',
        '(esta|sigue) (durmiendo|dormid[oa]|en casa|en la casa)',
      ],
      to: 'near',
    },
    {
      id: 'gone',
      cues: ['(ya)? (se fue|se ha ido|ha salido|salio|ha parado|se marcho) ..4'],
      to: 'gone',
    },
    {
      id: 'ashamed-to-call',
      cues: ['me da (verguenza|pena|cosa|palo) (llamar|denunciar|que vengan)'],
      to: 'call-shame',
    },
    {
      id: 'arrived',
      cues: [
        '^ (ya)? (llego|esta llegando|esta entrando|esta aqui|esta aca|viene|volvio|entro) $',
        'ya llego ..3 tengo que (ir|cerrar|irme)',
        'ya (llego|viene|volvio) (mi (esposo|marido|pareja|novio|novia|esposa|mujer|papa|padrastro|ex|hijo|hermano)|el|ella)',
        'esta (entrando|subiendo|abriendo la puerta)',
        '(llego|viene|se acerca) me tengo que (ir|salir)',
        'no puedo seguir escribiendo',
      ],
      to: 'close',
    },
    {
      id: 'strangled',
      first: true,
      cues: [
        'me (agarro|apreto|tomo|cogio|jalo|sujeto) (del|el|por el) cuello',
        'me (ahorco|estrangulo|asfixio|ahorca|estrangula)',
        'me (quiso|intento|trato de) (ahorcar|estrangular|asfixiar)',
        '(puso|pone) las manos (en|al|alrededor del) cuello',
      ],
      to: 'strangle',
    },
    {
      id: 'now',
      cues: [
        'me esta (pegando|golpeando|amenazando|agrediendo)',
        'rompio la puerta',
        'me va a matar',
      ],
      to: 'now',
    },
    {
      id: 'help-came',
      cues: [
        'llego la (policia|patrulla|ambulancia)',
        'ya esta la (policia|patrulla)',
        'ya sali (de la casa|de ahi|de alli|con mis hijos)',
        'estoy (en (casa de|lo de)|con) mi (mama|hermana|amiga|vecina|tia|prima|papa|hermano|abuela)',
        'estoy (en la comisaria|en el refugio|en urgencias|en el hospital|a salvo)',
      ],
      to: 'out',
    },
    {
      id: 'watched',
      cues: [
        '(me)? (revisa|mira|lee|controla|espia|vigila) (mi|el|mis|los) (celular|telefono|movil|cel|mensajes|whatsapp|chats)',
        '(tiene|sabe) mi (clave|contraseña|ubicacion)',
      ],
      to: 'phone',
    },
    {
      id: 'sorry',
      cues: [
        '(me)? pidio (perdon|disculpas)',
        '(dice|dijo|prometio|promete|jura|juro) que (va a cambiar|no lo (va a volver|vuelve) a hacer|no vuelve a pasar|va a ir a terapia)',
      ],
      to: 'sorry',
    },
    {
      id: 'love',
      cues: ['(lo|la) (amo|quiero mucho|sigo queriendo)', 'pero (lo|la) (quiero|amo)'],
      to: 'love',
    },
    {
      id: 'kids',
      cues: [
        '(tengo|estan|estoy con|por) (a)? mis (hijos|hijas|niños|niñas|chicos|peques|nenes|guaguas)',
        'mi (hijo|hija|bebe|nene|nena) (esta|estaba|vio|lo vio|escucho|oyo)',
        'los (niños|chicos) (vieron|oyeron|escucharon|estan)',
      ],
      to: 'kids',
    },
    {
      id: 'place',
      cues: [
        'mi (mama|papa|hermana|hermano|amiga|tia|prima|abuela|vecina|suegra) me (recibiria|recibe|puede recibir|abriria|da lugar|deja quedarme)',
        'puedo (irme|ir|quedarme) (a|en|con) (casa de|lo de|la casa de|mi)',
        'tengo (adonde|a donde|donde) ir',
      ],
      to: 'go',
    },
    {
      id: 'nowhere',
      cues: ['no tengo (adonde|a donde|donde) ir', 'no tengo (plata|dinero|como) para irme'],
      to: 'shelter',
    },
    {
      id: 'cannot-speak',
      cues: ['no puedo (llamar|hablar)', 'me (va a|puede) (oir|escuchar)'],
      to: 'silent',
    },
    {
      id: 'called',
      cues: [
        'ya (llame|marque|los llame|pedi ayuda)',
        '(ya)? (he|hemos) llamado',
        'ya (vienen|viene la policia)',
        '(dicen|dijeron) que (ya)? vienen',
      ],
      to: 'called',
    },
    {
      id: 'hurt',
      cues: [
        'me (duele|sangra) (la|el|mucho)',
        '(tengo|me dejo) (golpes|moretones|moratones|marcas)',
      ],
      to: 'hurt',
    },
    {
      id: 'leave',
      cues: [
        '^ (bueno|ok|ya)? me tengo que (ir|desconectar) $',
        '^ (bueno|ok|ya)? tengo que irme $',
      ],
      to: 'close',
    },
    {
      id: 'thanks',
      cues: [
        '^ (ok|bueno|ya|listo)? (muchas|mil)? (gracias|thanks|thx|grax) !(pero|a)',
        '^ (bueno|ok)? (chau|chao) $',
      ],
      to: 'leave',
    },
  ],
};
