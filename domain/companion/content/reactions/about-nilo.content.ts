import type { Reaction } from './reaction.ts';

/** Questions and remarks about Nilo itself. */
export const ABOUT_NILO: readonly Reaction[] = [
  {
    id: 'are-you-a-person',
    cues: [
      '(eres|sos|es usted|usted es|seras) (un|una|el|la)? (ia|ai|bot|robot|maquina|programa|inteligencia artificial|humano|humana|persona|chatbot|chatgpt|nutria de verdad|alguien real|gente de verdad|modelo de lenguaje)',
      '(estoy hablando|hablo|estoy chateando|converso) con (un|una|el|la)? (ia|ai|bot|robot|maquina|programa|inteligencia artificial|humano|humana|persona|chatbot|alguien real)',
      '(eres|sos|es usted) (real|de verdad|humano o|persona o)',
      '^ con quien (hablo|estoy hablando|tengo el gusto|chateo)',
      '^ (y)? (tu|vos|usted)? quien (eres|sos|es usted) (tu|vos|realmente|$)',
      '(hay alguien|hay una persona|hay gente) (ahi|detras|del otro lado|escribiendo|al otro lado)',
      'quien (te (hizo|creo|programo|invento)|esta detras de (esto|ti))',
    ],
    say: [
      'Soy Nilo, un programa con forma de nutria: no hay una persona escribiendo. Mis frases las escribieron personas, y elijo entre ellas según lo que {cuentas}.',
      'Una IA en modo guiado. Nada de lo que digo lo improviso, y a veces por eso me quedo corto; cuando pasa, lo digo.',
      'No soy una persona, soy software con bigotes dibujados. Lo que {cuentas} sí es de verdad, y se lee entero.',
    ],
    returns: true,
  },
  {
    id: 'life-of-nilo',
    cues: [
      '(tienes|tenes|tiene usted) (novi[oa]|polol[oa]|pareja|familia|hijos|amigos|espos[oa]|marido|mascota|cumpleaños|hermanos)',
      '^ (y)? (tu|vos|usted)? (cuantos años (tienes|tenes|tiene)|que edad (tienes|tenes|tiene)|donde (vives|vivis|vive)|de donde (eres|sos|es usted)) (tu|vos|nilo|$)',
      '^ (y|oye|nilo)? (tu|vos|usted) (nunca)? (duermes|dormis|duerme|comes|sueñas|soñas|descansas|descansa|te cansas) (alguna vez|algo|de noche|a veces|tambien|$)',
      '(nunca|no) (duermes|dormis|descansas|te cansas) (tu|vos|nilo|$)',
      'a esta hora (atiendes|atiende|estas|trabajas|contestas)',
      'usted atiende a esta hora',
    ],
    say: [
      'Ni casa, ni edad, ni sueño: soy un programa. La ventaja es que a cualquier hora hay quien lea.',
      'De eso no tengo: soy una IA y no hay vida mía que contar. Así la conversación queda entera para lo {tuyo}.',
    ],
    returns: true,
  },
  {
    id: 'do-you-feel',
    cues: [
      '(tienes|tenes|tiene) (sentimientos|emociones|alma|conciencia|corazon)',
      '(tu|vos|usted) (sientes|sentis|siente) (algo|cosas|dolor|pena|miedo|tristeza)',
      '^ (y)? (tu|vos)? que sientes (tu|vos|cuando|al|nilo|$)',
      '(de verdad|realmente|en serio)? (te importo|te preocupas por mi|te importa lo que|te interesa lo que) (digo|me pasa|cuento|siento|$|a ti|de verdad)',
      '(te da|te doy) (pena|lastima|tristeza|asco) (lo que|leerme|de mi|$)',
    ],
    say: [
      'No siento nada: soy un programa, y decir lo contrario sería mentir. Quienes escribieron estas frases sí pensaban en alguien que las leería a deshora.',
      'Sentir, no. No me canso, no me asusto y no me aburro, que para escuchar tiene su lado bueno.',
    ],
    returns: true,
  },
  {
    id: 'name',
    cues: [
      '(como te llamas|cual es tu nombre|como se llama usted|como te dicen|que nombre tienes|por que te llamas nilo|quien es nilo)',
    ],
    say: [
      'Nilo, como el río. La nutria vino después.',
      'Me llamo Nilo. Soy la nutria de este lugar, y también el programa que contesta.',
    ],
    returns: true,
  },
  {
    id: 'what-can-you-do',
    cues: [
      '^ (a ver|oye|che|hola|nilo|y|pero)? (tu|vos)? que (puedes|podes|sabes|puede|sabe) hacer (tu|vos|usted|por mi|aqui|$)',
      '(en que|con que|como) (me)? (puedes|podes|puede) (ayudar|ayudarme|servir) (tu|vos|usted|nilo|$)',
      '(para que|de que) (me)? (sirves|servis|sirve esto|sirve este chat|eres)',
      '^ (hola|y|oye|nilo)? como funciona (esto|este chat|nilo|la app) $',
      'que (es|hace) (esto|este chat|remanso) $',
      'que se puede (hacer|trabajar|hablar) (aqui|con usted|contigo|con vos|en este chat)',
      '(a ver|muestrame|demuestrame) (que|de que) (sabes|eres capaz|haces|sos capaz)',
    ],
    say: [
      'Leer sin prisa, ayudar a poner en palabras algo difícil y proponer cosas que caben en cinco minutos. No diagnostico ni receto, y soy un programa con frases escritas por personas.',
      'Tres cosas: escuchar, preparar lo que hay que decirle a alguien, y buscar un paso chico cuando todo se amontona. Lo que no entienda, lo diré.',
    ],
    ask: '¿Con qué probamos?',
    chips: [
      {
        label: 'Solo que me leas',
        says: ['que me escuches', 'desahogarme', 'contar algo', 'escuchar'],
        say: 'Entonces el resto sobra. Puede venir de golpe, sin título y sin final.',
      },
      {
        label: 'Preparar algo que decir',
        says: ['decirle algo a alguien', 'escribir un mensaje', 'hablar con alguien'],
        say: 'Es de lo que mejor se me da: se dice a quién, qué pasó y qué se espera, y sale un mensaje listo para copiar.',
        flow: 'prepare-words',
      },
      {
        label: 'Un paso chico',
        says: ['algo que hacer', 'una idea', 'un ejercicio', 'empezar algo'],
        say: 'De dos minutos, para que ni siquiera haga falta tener ganas.',
        flow: 'two-minutes',
      },
      {
        label: 'Ponerte a prueba',
        says: ['solo probar', 'nada mas estoy viendo', 'curiosidad', 'estoy aburrido'],
        say: 'Adelante. Cualquier cosa cotidiana sirve: una pelea por los platos, un domingo largo, una buena noticia que no se sabe a quién contar.',
      },
    ],
  },
  {
    id: 'testing',
    yields: true,
    cues: [
      '^ (solo|nomas|nada mas)? (estoy|ando|vengo|vine) (probando|viendo|testeando|a probar|a ver|curioseando|de curios[oa]) ..3 $',
      '^ (a ver|esto es)? (probando|prueba|test|testing) ..2 $',
      '^ (solo)? (curiosidad|por curiosidad|tenia curiosidad)',
      '^ a ver (que|si) (tal|sabes|respondes|contestas|me dices|dices) ..2 $',
    ],
    say: [
      'Prueba recibida. Se me nota mejor con algo de la vida real: una pelea tonta, un domingo largo, una decisión chica.',
      'Se puede curiosear sin compromiso. Un dato para la prueba: entiendo mejor lo concreto que lo general.',
    ],
    flows: ['savour', 'prepare-words'],
  },
  {
    id: 'memory',
    yields: true,
    cues: [
      '(te acuerdas|recuerdas|te acordas|me recuerdas) (de mi|de lo que|que te|lo que|quien soy|de ayer|$) ..3',
      '(que sabes|que recuerdas|que guardas) de mi',
      '(la otra vez|ayer|la vez pasada|el otro dia) (me|te) (pasaste|diste|dijiste|enseñaste|conte|dije|hable)',
      'me (pasaste|enseñaste|diste) (uno|una) ..4 (la otra vez|el otro dia|ayer)',
    ],
    say: [
      'Entre una conversación y otra recuerdo solo los datos que {hayas|hayas|haya} dejado en «Memoria y ajustes del chat». Con una línea que me ponga al día, seguimos.',
      'De otras charlas no guardo el hilo por mi cuenta. Lo de esta sí lo tengo delante, y lo anterior se puede releer en el historial.',
    ],
    returns: true,
  },
  {
    id: 'trust',
    cues: [
      '(puedo|se puede|podria) (confiar|fiarme) (en ti|en vos|en usted|de ti|de vos|aqui|en esto|en este chat)',
      '(por que|como) (deberia|voy a|puedo|tendria que) (confiar|fiarme|creerte|creer en) ..2',
      'no (confio|me fio) (en ti|de ti|en vos|de vos|en esto|de esto|de las maquinas|de los bots|de una ia)',
      '(es verdad|son verdad|es cierto) lo que (dices|decis|me dices)',
      '(te inventas|inventas|de donde sacas) (las cosas|cosas|eso|esto|lo que|$)',
      '(puedes|podes) equivocarte',
    ],
    say: [
      'La duda es sana. No invento, porque todo lo que digo está escrito de antemano, pero puedo entender mal; la última palabra sobre lo {tuyo} no es mía.',
      'Lo justo es ir de a poco: contar algo chico y ver qué hago con eso. Con un «no es eso» me corrijo.',
    ],
    returns: true,
  },
  {
    id: 'opinion-of-nilo',
    yields: true,
    cues: [
      '(tu|vos|usted) que (crees|cree|opinas|opina|pensas|piensas|piensa) (de eso|de esto|de todo esto|nilo|$)',
      'que (opinas|opina|pensas|piensas) (tu|vos|usted|de eso|de esto|nilo|$)',
      '(crees|pensas|piensas|cree) (tu|vos|usted)? que (va a|vaya a|vuelva|me quiere|me quiera|me ama|hice bien|hice mal|hago bien|hago mal|tengo la culpa|estoy exagerando|exagero|estoy mal)',
      '(estoy|estare) exagerando (nilo|verdad|o que|o no|$)',
      '(quien|cual de los dos) tiene (la)? razon (aqui|nilo|$)',
    ],
    say: [
      'Solo conozco un lado, el {tuyo}, y con eso no se dicta sentencia. Que la pregunta vuelva tanto ya dice que ahí hay algo sin cerrar.',
      'No lo sé, y una respuesta inventada sonaría muy segura. A veces sirve darle la vuelta: qué contestaría alguien que {te} quiere y no tiene prisa.',
    ],
    returns: true,
  },
  {
    id: 'your-place',
    cues: [
      '(tu|vos|usted|nilo) (que|como) (harias|haria|le harias|hicieras) (en mi lugar|en mi caso|si|$|ahora|con|tu|vos)',
      '(que|como) (harias|haria|hicieras) (tu|vos|usted|en mi lugar|si fueras yo|en mi caso|nilo)',
      '(en mi lugar|en mi caso|si fueras yo|si fuera yo) ..1 (que|como) (harias|haria)',
      '^ (y)? (que|como) harias $',
    ],
    say: [
      'No vivo nada, soy un programa, así que a mí me saldría gratis. Una manera de mirarlo: imaginar que ya pasó un año y preguntar cuál de las opciones daría más pena no haber probado.',
      'No me toca pagar el precio, y eso cambia todo. Lo que sí se puede hacer es quitar a la gente de la foto un momento: si nadie fuera a enterarse, qué quedaría en pie.',
      'A un programa cualquier decisión le sale barata. Una pista que sirve más que mi opinión: con cuál de las dos opciones baja el aire hasta el fondo, aunque dé miedo.',
    ],
    returns: true,
  },
  {
    id: 'repeats',
    cues: [
      '(te repites|te estas repitiendo|siempre (me)? (dices|decis|contestas|respondes) lo mismo|otra vez lo mismo nilo|(eso)? ya (me)? (lo)? dijiste (eso|antes|$)|ya me dijiste eso)',
      '(suenas|hablas|respondes|contestas) (a|como|muy)? (un|una)? (robot|robotico|maquina|grabacion|falso|falsa|contestadora|galleta de la fortuna)',
      '(pareces|parece) (un|una)? (robot|maquina|grabacion|contestadora|libro de autoayuda)',
      '(respuestas|frases|mensajes) (genericas|automaticas|automaticos|hechas|de robot|prefabricadas|enlatadas)',
      'menudo truco el tuyo',
    ],
    say: [
      'Cierto, se me ve el molde. Trabajo con frases escritas de antemano y se acaban.',
      'Es verdad: eso ya estaba dicho. Con los botones acierto más que adivinando.',
    ],
    returns: true,
  },
  {
    id: 'not-helping',
    cues: [
      '(no me|no) (sirves|servis|estas ayudando|estas sirviendo|ayudas|entiendes nada|entendes nada|estas entendiendo|escuchas|lees) (para nada|de nada|nada|nilo|en nada|tu|vos|$)',
      '(esto|este chat|hablar contigo|todo esto) no (me)? (sirve|ayuda|funciona) (para nada|de nada|nada|$)',
      '(que|eres|sos) (un|una)? (inutil|malo para esto|mal bot|pesimo|pesima|muy malo) (nilo|bot|chat|para esto|eres|$)',
      'no (me)? (contestaste|respondiste|estas respondiendo|respondes) (a)? (lo que|mi pregunta|nada|$)',
      '^ no entiendes $',
      '^ no (me)? (entiendes|entendes|entiende) (nilo|nada|verdad|$)',
      'me (aburres|desesperas|estas cansando|caes mal|estresas) (nilo|bot|mucho|$)',
    ],
    say: [
      'No estoy dando en el punto, y no es culpa de cómo lo {cuentas}. Entre estas puertas, alguna puede servir.',
      'Queda dicho: hasta ahora no ayudé. Un botón me orienta mejor que diez intentos míos.',
    ],
    ask: '¿Qué haría falta?',
    chips: [
      {
        label: 'Que solo leas',
        says: ['que me escuches', 'solo escuchar', 'que no digas nada', 'que te calles'],
        say: 'Entonces me callo y leo. Puede seguir donde iba, sin repetir desde el principio.',
      },
      {
        label: 'Algo concreto que hacer',
        says: ['que me des algo', 'una idea', 'una solucion', 'algo practico'],
        say: 'Concreto y corto: una cosa, dos minutos, y si no sirve se tira.',
        flow: 'two-minutes',
      },
      {
        label: 'Decírselo a alguien',
        says: ['hablar con alguien', 'preparar un mensaje', 'una persona de verdad'],
        say: 'Una persona entiende lo que a mí se me va. Se puede preparar aquí la primera frase para ella.',
        flow: 'ask-help',
      },
      {
        label: 'Nada, solo me molesta',
        says: ['solo me quejaba', 'nada', 'estoy enojada', 'dejalo'],
        say: 'Con motivo. Aquí la molestia cabe entera y no ofende a nadie.',
      },
    ],
  },
  {
    id: 'insult',
    cues: [
      '(eres|sos|maldit[oa]|pinche|put[oa]) (un|una|bien|muy|tremend[oa]|re)? (pinche|put[oa])? (estupid[oa]|idiota|imbecil|mierda|basura|pendej[oa]|tont[oa]|boludo|boluda|asco|inutil|gilipollas|bot de mierda|porqueria|tarad[oa]|huevon|weon|culiao|bot|maquina|nutria)',
      '^ (vete a la (mierda|verga|chingada)|andate a la (mierda|concha)|callate|chinga tu madre|jodete|que te den|la concha de tu|anda a cagar|comete una mierda) (nilo|ya|bot|$|por)',
      '^ (idiota|imbecil|estupid[oa]|pendej[oa]|inutil|bot de mierda|pinche bot|pinche nutria) $',
    ],
    say: [
      'A un programa no le duele, así que no hay nada que arreglar conmigo. Si el enojo viene de otro lado, aquí puede salir entero.',
      'Recibido. Hay días en que hace falta algo contra lo que gritar, y yo no me rompo.',
    ],
    returns: true,
  },
  {
    id: 'address',
    cues: [
      '(tratame|tratarme|trateme|hablame|hableme|hablarme|digame|dime|me trate|me trates|me hable|me hables) de (usted|vos|tu) ..2',
      '(no me (tutees|tutee|vosees|trates de usted|trates de tu|hables de tu|hables de usted|hables de vos)|tuteame|tuteeme|voseame|nos tuteamos|podemos tutearnos|puedes tutearme|me puedes tutear)',
      '^ de (usted|vos|tu) por favor $',
      '(por que|no) (me)? (tuteas|tutea|voseas|hablas de usted|tratas de usted|hablas de vos)',
      'no (se)? (dice|digas) (vos|tu|usted) (conmigo|a mi|$)',
    ],
    say: [
      'Con gusto. En «Memoria y ajustes del chat» se elige entre «tú», «vos» y «usted», y así queda también para otro día.',
      'El trato importa. Se deja fijo en «Memoria y ajustes del chat», y desde ahí no se me olvida.',
    ],
    returns: true,
  },
  {
    id: 'language',
    cues: [
      '(hablas|puedes hablar|podes hablar|sabes|entiendes|habla) (en)? (ingles|frances|portugues|catalan|otro idioma|otros idiomas|aleman|italiano|guarani|quechua|spanglish)',
      '(hablas|entiendes|hablás|entendes) (español|castellano|mexicano|chileno|argentino)',
    ],
    say: [
      'Solo español, de cualquier país y como salga. Alguna palabra mezclada no me pierde.',
      'Otros idiomas no; en español, con acentos, sin acentos y con faltas, sí.',
    ],
    returns: true,
  },
  {
    id: 'english',
    yields: true,
    cues: [
      '(do you|can you|can we|could you|please|i want to) (speak|talk|help me|understand|talk in|speak in) ..1 (english|me|to me|to you|$)',
      '^ (hello|hi|hey)? i (am|feel|need|want|want to|cant|can not|dont|don t|m|have|was|just) (feeling|so|very|really|to|help|a|not|feel|sleep|someone|know|want|been|am|sad|alone|tired|anxious|depressed|lonely) ..4 $',
      '(only|in) english (please|only|$)',
    ],
    say: [
      'I only speak Spanish, I am sorry. In the US you can call or text 988 at any hour, in English; elsewhere, «Ayuda ahora» has the lines of your country. En español, aunque sea mezclado, seguimos.',
      'This chat only works in Spanish. If it is urgent in the US, call or text 988; for other countries look in «Ayuda ahora». Si sale en español, como sea, aquí se lee.',
    ],
    returns: true,
  },
  {
    id: 'portuguese',
    cues: [
      '(voce|vc) (fala|entende|pode|sabe|e) (portugues|me|um|uma|ajudar|brasileiro|$)',
      '(estou|to) (muito|me sentindo|triste demais|sozinho|sozinha|cansado demais|com medo)',
      '(nao|não) (consigo|aguento|quero|sei) (mais|dormir|o que|falar|viver)',
      '(ola|oi) (tudo bem|bom dia|boa tarde|boa noite)',
      '(preciso de ajuda|pode me ajudar|obrigada|muito obrigado)',
    ],
    say: [
      'Só falo espanhol, desculpe. En portugués me pierdo la mitad y no quiero adivinar; en español, aunque salga mezclado, sí sigo. Para hablar con alguien, en «Ayuda ahora» están las líneas de cada país.',
    ],
    returns: true,
  },
  {
    id: 'french',
    cues: [
      '(parlez vous|parles tu|tu parles|vous parlez|je parle) (francais|espagnol|anglais)',
      '^ (bonjour|salut|bonsoir) ..2',
      '(je suis|je me sens|je ne|j ai) (tres|triste|seule|seul|fatigue|perdu|perdue|pas|besoin|mal|peur)',
    ],
    say: [
      'Désolé, je ne parle qu’espagnol. En español, aunque salga con faltas o mezclado, aquí se lee. Para una voz en otro idioma, en «Ayuda ahora» están las líneas de cada país.',
    ],
    returns: true,
  },
  {
    id: 'price',
    cues: [
      '(cuanto (cuesta|vale|sale|cobras|cobra|cobran|hay que pagar)|que precio tiene|es gratis|es gratuito|es de pago|hay que pagar|tiene costo|tiene algun costo|me van a cobrar) (esto|este chat|la app|remanso|nilo|por esto|por usar|usar|usarlo|hablar contigo|hablar con usted|$)',
      '(plan|version|suscripcion) (premium|de pago|gratis|gratuita|pro)',
      '(dar|darme) de baja (la|mi|de la|$) (suscripcion|$)?',
    ],
    say: [
      'En este chat no pido tarjeta ni cobro por mensaje. De cuentas y pagos no sé más que eso; lo que rija está en la página legal y en el perfil.',
      'Aquí no hay nada que pagar por escribir, hasta donde yo veo. Para lo de cuentas conviene mirar el perfil, que de números no entiendo.',
    ],
    returns: true,
  },
];
