import type { DangerKind, DangerQuestion } from './danger-path.ts';

const HURT_BY_SOMEBODY: readonly DangerKind[] = ['violence', 'sexual-violence'];
const FROM_WITHIN: readonly DangerKind[] = [
  'self',
  'plan',
  'self-harm',
  'overdose',
  'voices',
  'after-birth',
  'eating',
  'intrusive',
  'substances',
];

export const DANGER_QUESTIONS: readonly DangerQuestion[] = [
  {
    id: 'scold-them',
    cues: [
      '(la|lo|le) (regaño|reto|castigo|reclamo|obligo)',
      '(regañarl[oa]|retarl[oa]|castigarl[oa]|reclamarle|obligarl[oa])',
    ],
    says: ['lo regaño?', 'no sé si castigarla', 'debería reclamarle'],
    say: [
      'Regañar cierra la puerta que más falta hace. Sirve más decir lo que se ve y lo que se siente: «me asusté, te quiero, no tienes que arreglarlo a solas». El límite firme es otro: no quedarse sin ayuda, y eso se pide en [line].',
    ],
    kinds: ['third'],
  },
  {
    id: 'take-it-away',
    cues: [
      '(le|les) (quito|escondo|saco|tiro|reviso) ..3 (cosas|cuarto|celular|cuchillas|pastillas|navaja|todo)?',
      '(quitarle|esconderle|sacarle|revisarle) ..3',
    ],
    says: ['le quito las cosas?', 'le escondo las pastillas?', 'le reviso el cuarto?'],
    say: [
      'Sí, lo que puede lastimar se aparta hoy, y también los remedios de la casa: con llave o en otra casa. Mejor diciéndolo, «lo guardo para que estés a salvo», que a escondidas. No reemplaza estar cerca ni la cita.',
    ],
    kinds: ['third'],
  },
  {
    id: 'which-number',
    cues: [
      '(a que|que|cual es el|deme el|dame el|pasame el) (numero|telefono)',
      'a (quien|donde) (llamo|tengo que llamar|puedo llamar)',
    ],
    says: ['a qué número llamo', 'cuál es el teléfono', 'a quién tengo que llamar'],
    say: [
      'A [emergency]. Se empieza así: «[script]», y la dirección; se escucha sin cortar la llamada.',
    ],
  },
  {
    id: 'wake-somebody',
    cues: ['(la|lo|le|los) (despierto|levanto|aviso)', '(despierto|levanto) a mi ..1'],
    says: ['la despierto?', 'despierto a mi mamá?', 'le aviso a alguien de la casa?'],
    say: [
      'Sí, ahora, y sin miedo a molestar: «no me siento bien, ven». Quien quiere bien prefiere que se le despierte. Si empeora mientras tanto, [emergency].',
    ],
    kinds: FROM_WITHIN,
  },
  {
    id: 'reading-me',
    cues: [
      '(me|si me) (esta|estas) (leyendo|oyendo|escuchando)',
      '(esta|estas|sigues|sigue|seguis) ahi',
      '(si)? (esta|estas) leyendo (lo que)? ..3',
      '(puedes|podes|puede|vas a) (contestarme|responderme)',
      'me (puedes|podes|puede|vas a) (contestar|responder)',
    ],
    says: ['estás ahí?', 'me estás leyendo?', 'me puedes contestar?'],
    say: [
      'Sí, leo cada palabra. Contesto con frases escritas y a veces no encuentro la justa; eso es falla mía. Lo que no cambia es que importa que haya alguien al lado ahora.',
    ],
  },
  {
    id: 'tomorrow',
    cues: [
      '(y|que pasa|que hago) mañana',
      '(va|van) a volver',
      'y si (vuelve|vuelven|regresa|me vuelve)',
    ],
    says: ['y mañana?', 'y si vuelve?', 'qué hago cuando vuelva'],
    say: [
      'Puede volver, y entonces se hace lo mismo y antes: alguien al lado y lejos de lo que dañe. Mañana, que lo sepa una persona de salud, con hora pedida. Para el rato de en medio, [line].',
    ],
    kinds: FROM_WITHIN,
  },
  {
    id: 'what-to-tell-them',
    cues: [
      'que le (digo|cuento|escribo) (a|cuando)',
      'como (se lo|le) (digo|cuento)',
      '^ (y|bueno)? que le (digo|cuento) $',
    ],
    says: ['qué le digo?', 'cómo se lo cuento?', 'qué le digo cuando despierte'],
    say: [
      'Con tres frases alcanza: «No estoy bien. Me vienen cosas que me asustan y no las quiero. Quédate conmigo y mañana me acompañas a que me vean». Si se asusta, también está bien: no hace falta que entienda, hace falta que esté.',
    ],
    kinds: FROM_WITHIN,
  },
  {
    id: 'pregnant',
    cues: [
      '(puedo|pueda|y si|quede|quedo|quedar) ..2 embarazad[oa]',
      '(pastilla|pildora) (del dia|de emergencia)',
      'anticoncep*',
    ],
    says: ['y si quedo embarazada?', 'dónde consigo la pastilla del día después'],
    say: [
      'Eso se atiende hoy mismo: hay anticoncepción de emergencia, que sirve más cuanto antes y solo los primeros días. La dan en un hospital o centro de salud, junto con lo que protege de infecciones. Para saber dónde, [violence].',
    ],
    kinds: ['sexual-violence'],
  },
  {
    id: 'infection',
    cues: ['(me|haya|pudo) ..2 (contagi*|peg*) ..3', '(vih|sida|infeccion|enfermedad)'],
    says: ['y si me contagió algo?', 'puede ser que tenga vih'],
    say: [
      'Para eso existe un cuidado que se empieza en las primeras 72 horas, y por eso conviene un hospital hoy. Después de ese plazo también atienden y dicen qué revisar. Se pide con «tuve una agresión sexual».',
    ],
    kinds: ['sexual-violence'],
  },
  {
    id: 'washed',
    cues: [
      '(hice|estuvo) mal ..4 (bañ*|duch*|lav*|ropa)',
      '(bañe|duche|lave|tire la ropa|bañarme|ducharme) ..6 (mal|hice mal|error|importa)',
    ],
    says: ['hice mal en bañarme', 'me bañé y tiré la ropa, hice mal?', 'lavé todo, ya no sirve ir'],
    say: [
      'No {hiciste|hiciste|hizo} nada mal: lavarse después de algo así le sale a casi cualquiera. Un hospital atiende igual, hoy. Si queda ropa de ese día, en una bolsa; si no queda, se va igual. Para preguntar antes, [violence].',
    ],
    kinds: ['sexual-violence'],
  },
  {
    id: 'go-to-hospital',
    cues: [
      '(voy|tengo que ir|debo ir|hay que ir|deberia ir|ir) (al|a un|a) (hospital|medico|doctor|urgencias|guardia)',
    ],
    says: ['tengo que ir al médico?', 'necesito saber si voy al hospital'],
    say: [
      'Sí, a un hospital y hoy: hay cuidados para la salud que sirven sobre todo en las primeras 72 horas. Se dice «sufrí una agresión sexual y quiero atención». Puede entrar alguien de confianza, y denunciar se decide aparte.',
    ],
    kinds: ['sexual-violence'],
  },
  {
    id: 'men-too',
    cues: ['soy (hombre|varon)', '(se van a|se) (reir|cagar de risa|burlar)'],
    says: ['soy hombre, se van a reír de mí', 'a los hombres no nos creen'],
    say: [
      'A los hombres también les pasa, y dolerse de un golpe no tiene sexo. Si alguien se ríe, es su torpeza. Se puede empezar así: «mi pareja me pega y necesito orientación», en [violence], o con [person].',
      'A los hombres también les pasa, y dolerse de un golpe no tiene sexo. Si alguien se ríe, es su torpeza. Se puede empezar así: «mi pareja me pega y necesito orientación», en [violence].',
    ],
    kinds: HURT_BY_SOMEBODY,
  },
  {
    id: 'confidential',
    cues: [
      '(es|sera|son) (confidencial|anonim*|privado|privada|secreto)',
      'se (van a)? (entera|enteran|enterar) (mi|mis|todos|alguien|en)',
      'le (avisan|dicen|van a decir) a mi (familia|mama|papa|jefe|trabajo|esposo)',
      'queda (registro|registrado|grabado)',
    ],
    says: ['es confidencial?', 'se entera mi familia si llamo', 'queda algún registro'],
    say: [
      'En general es confidencial y se puede empezar sin dar el nombre. La excepción es un peligro inmediato: ahí pueden buscar que llegue ayuda. Se puede preguntar al empezar: «¿Qué guardan de esto y a quién le avisan?», en [line].',
    ],
  },
  {
    id: 'police',
    cues: [
      '(van a|pueden|me van a)? (mandar*|manda*|enviar*|mandan) (a)? (la)? (policia|patrulla)',
      'viene la policia',
      'llaman a la policia',
      '(llamas|llama|vas a llamar|llamarias) a la policia',
    ],
    says: ['me mandan la policía?', 'si llamo viene la policía', 'no quiero policías en mi puerta'],
    say: [
      'Casi siempre la llamada es solo hablar. Cuando hay peligro inmediato pueden enviar ayuda, y según el país puede venir policía con ella. Sirve decirlo de entrada: «Me asusta que venga la policía, ¿qué otra cosa puede hacerse?». El número: [line].',
    ],
    kinds: FROM_WITHIN,
  },
  {
    id: 'locked-in',
    cues: [
      'me (van a|pueden)? (internar|encerrar|internan|encierran|ingresar|ingresan)',
      'que me (internen|encierren|ingresen)',
      'me llevan al (psiquiatrico|manicomio)',
    ],
    says: ['me van a internar?', 'si lo cuento me encierran', 'me da miedo que me ingresen'],
    say: [
      'Contar que se piensa en morir no lleva por sí solo a un ingreso: lo más común es hablar, acordar quién acompaña y dar una cita. Un ingreso se piensa cuando no hay otra forma de cuidar la vida esos días, y se puede preguntar por qué y por cuánto. Para consultarlo sin ir todavía, [line].',
    ],
  },
  {
    id: 'what-good',
    cues: [
      '(de|para) que (me)? (sirve|serviria|va a servir) (llamar|hablar|eso|una llamada|ir)',
      'que (van|puede) a? hacer ..2 (llamo|llamar|ellos)',
      'no sirve de nada llamar',
      'que gano con llamar',
    ],
    says: ['de qué sirve llamar', 'qué van a hacer ellos', 'no me va a servir hablar'],
    say: [
      'No arregla la vida en una llamada. Lo que hace es más corto: que la próxima media hora no sea a solas, y que alguien con oficio piense el siguiente paso. Si la primera persona no encaja, se puede colgar y probar otra vez: [line].',
    ],
  },
  {
    id: 'by-text',
    cues: [
      '(se puede|puedo|podria) ..1 (por)? (chat|mensaje|texto|escrito|whatsapp|escribir|escribirles)',
      'hay (algun)? (chat|whatsapp)',
      'tienen (chat|whatsapp)',
    ],
    says: ['se puede por chat?', 'puedo escribirles en vez de llamar', 'tienen whatsapp'],
    say: [
      'Sí, por escrito: [text]. Primer mensaje, para copiar: «Hola, no estoy bien y prefiero escribir». A veces tardan unos minutos; si no puede esperar, [emergency].',
      'En {tu} país no tengo un chat que pueda asegurar, y prefiero no inventarlo. Por voz está [line]; y por escrito, alguien cercano: «Estoy muy mal y me da pena decirlo. ¿Me llamas hoy?».',
    ],
  },
  {
    id: 'cost',
    cues: [
      '(cuanto cuesta|cobran|es gratis|es gratuit[oa]|tiene costo|hay que pagar)',
      'no tengo (saldo|credito|plata para|dinero para)',
      'sin saldo',
    ],
    says: ['es gratis?', 'cuánto cuesta llamar', 'no tengo saldo'],
    say: [
      'Muchas líneas de ayuda no cobran, y al tocar el número en «Ayuda ahora» se ve el costo si lo sabemos. A emergencias se suele poder llamar sin saldo: [emergency]. Y siempre queda pedirle el teléfono a alguien: «¿Me prestas una llamada?».',
    ],
  },
  {
    id: 'what-do-i-say',
    cues: [
      '(que|como) (les|le)? (digo|cuento) ..2 (llamo|llame|llamar|linea|contesten|atiendan|primero)',
      'que (les)? digo $',
      'no se que (decir|decirles)',
      'como empiezo (la llamada|a hablar)',
    ],
    says: ['qué les digo', 'no sé qué decir cuando contesten', 'cómo empiezo la llamada'],
    say: [
      'Esto, leído tal cual: «Hola. No estoy bien, me cuesta hablar y necesito que me pregunten». Con eso hacen el resto, y los silencios no molestan. El número: [line].',
    ],
    kinds: FROM_WITHIN,
  },
  {
    id: 'who-answers',
    cues: [
      'quien (contesta|atiende|responde) ..2',
      'que pasa (cuando|si) (llamo|llame|marco)',
      'que me (preguntan|van a preguntar)',
    ],
    says: ['quién contesta ahí', 'qué pasa si llamo', 'qué me van a preguntar'],
    say: [
      'Contesta una persona preparada para esto, a veces después de una grabación o una espera. Pregunta cómo {estás}, si hay peligro ahora y quién hay cerca; se responde lo que se quiera. Si no hay peligro inmediato, la charla termina cuando {decidas}: [line].',
    ],
  },
  {
    id: 'are-you-a-person',
    cues: [
      'eres (una)? (persona|human[oa]|real|robot|bot|ia|maquina)',
      'sos (una)? (persona|human[oa]|real|robot|bot|ia|maquina)',
      'hablo con (una persona|un robot|una maquina|alguien real)',
      '(hay|es) alguien (real|de verdad) (ahi|aqui|del otro lado)',
    ],
    says: ['sos una persona?', 'eres real o un robot', 'estoy hablando con alguien de verdad'],
    say: [
      'No, soy Nilo, una IA: estas palabras las escribió gente, y yo no puedo ver{te|te|le}, llamar ni ir. Sirvo para ordenar el paso siguiente y acompañar mientras llega alguien. Una persona de verdad contesta en [line].',
    ],
  },
  {
    id: 'will-you-tell',
    cues: [
      '(le|se lo) vas a (decir|contar|avisar) a (alguien|mi|nadie)',
      '(vas|van) a avisar a (alguien|mi|la)',
      'alguien (lee|ve|va a leer|va a ver) (esto|lo que escribo)',
      'quien (lee|ve) esto',
      'me vas a (denunciar|reportar)',
    ],
    says: ['le vas a decir a alguien?', 'alguien lee esto', 'vas a avisar a mi familia'],
    say: [
      'No aviso a nadie por mi cuenta: soy un programa y no puedo llamar por {ti}. Tampoco ofrezco secreto, y por eso insisto en que lo sepa una persona elegida por {ti}. Lo que se guarda de este chat está en los ajustes de privacidad.',
    ],
  },
  {
    id: 'promise-secret',
    cues: [
      '(promete*|prometeme|jura*) que no (le)? (dices|decis|dice|cuentas|contas|vas a decir)',
      'no (se lo|le) (digas|diga|cuentes|cuente|avises|avise) a (nadie|mi ..1)',
      'es (un)? secreto entre',
      'guardame el secreto',
    ],
    says: [
      'prometeme que no le contás a nadie',
      'no le digas a nadie por favor',
      'que quede entre nosotros',
    ],
    say: [
      'Eso no lo puedo ofrecer, y prefiero decirlo claro. Lo que sí: aquí no hay regaño, y quién se entera lo {eliges}. Un secreto de este tamaño pesa menos repartido, con [person] o con [line].',
      'Eso no lo puedo ofrecer, y prefiero decirlo claro. Lo que sí: aquí no hay regaño, y quién se entera lo {eliges}. Un secreto de este tamaño pesa menos repartido, aunque sea con quien contesta en [line].',
    ],
  },
  {
    id: 'will-it-pass',
    cues: [
      '(esto)? se (me)? (va a pasar|pasa|quita|va a quitar) (algun dia|alguna vez|nunca)?',
      'voy a (estar|sentirme) (asi|bien) (siempre|algun dia|alguna vez)',
      'cuando (se pasa|termina|se acaba) esto',
      'va a (mejorar|cambiar) (algun dia|alguna vez|esto)',
    ],
    says: ['esto se pasa alguna vez?', 'voy a estar así siempre', 'cuándo se termina esto'],
    say: [
      'No conozco el futuro. Sé que las ganas de morir suben y bajan, y que mucha gente que las tuvo se alegra hoy de haber seguido, con ayuda. Para que baje antes: alguien cerca en estas horas, y [line].',
    ],
    kinds: FROM_WITHIN,
  },
  {
    id: 'am-i-crazy',
    cues: [
      '(estoy|me estoy volviendo|me voy a volver|sere) loc[oa]',
      'estoy mal de la cabeza',
      'es normal (pensar|sentir) (esto|asi)',
    ],
    says: ['me estoy volviendo loca?', 'estoy mal de la cabeza', 'es normal pensar esto'],
    say: [
      'Esa palabra asusta y no ayuda a nadie. Tener miedo de lo que pasa por dentro y decirlo es de lo más sensato que hay. Ponerle nombre le toca a alguien de salud que {te} escuche con tiempo; para dar con quién, [line].',
    ],
  },
  {
    id: 'my-fault',
    cues: [
      '(es|fue|sera|seria) (mi culpa|culpa mia|por mi culpa)',
      'yo (tengo|tuve) la culpa',
      'que hice (yo)? mal',
    ],
    says: ['es mi culpa?', 'yo tengo la culpa de todo', 'qué hice mal'],
    say: [
      'No. Sufrir así no es un castigo ni una falta, y buscar culpables a estas horas siempre señala a quien está más a mano. Por ahora alcanza con cuidar las próximas horas, con una persona cerca o en [line].',
    ],
    kinds: FROM_WITHIN,
  },
  {
    id: 'deserved-it',
    cues: [
      '(me lo|lo) (mereci|merezco|busque|gane)',
      'yo lo (provoque|provoco|hice enojar)',
      '(es|fue) (mi culpa|culpa mia|por mi culpa)',
      'si (yo)? no (lo|la) (hubiera|hago) (enojar|provocado)',
      'tengo la culpa',
    ],
    says: ['me lo merezco?', 'yo lo provoqué', 'fue mi culpa por hacerlo enojar'],
    say: [
      'No. Enojarse es de todos; golpear, forzar o dar miedo es una decisión de quien lo hace. Nada de lo dicho, hecho o callado lo convierte en merecido. En [line] parten de ahí, sin preguntar qué hubo antes.',
    ],
    kinds: HURT_BY_SOMEBODY,
  },
  {
    id: 'angry-i-called',
    cues: [
      '(y)? si se (enoja|molesta|enfada|pone mal) ..3 (llame|llamo|llamar|avise|aviso|conte)',
      'me va a odiar ..3 (llame|llamo|aviso|avise)',
      'no me lo va a perdonar',
    ],
    says: [
      'y si se enoja porque llamé',
      'me va a odiar por avisar',
      'no me va a perdonar que llamara',
    ],
    say: [
      'Puede que se enoje, y habrá tiempo de hablarlo justamente porque {llamaste}. Se puede decir: «Prefiero que te enojes conmigo a no tenerte». Ese enojo suele ser miedo y vergüenza; en [line] orientan sobre qué decir después.',
    ],
    kinds: ['third'],
  },
  {
    id: 'found-them-words',
    cues: [
      'que le digo (cuando|si|al) ..4',
      'que le digo $',
      'como le hablo',
      'que hago cuando (lo|la) (vea|encuentre)',
    ],
    says: ['qué le digo cuando lo vea', 'qué le digo cuando la encuentre', 'cómo le hablo'],
    say: [
      'Poco y de frente: «Me alegra verte. Me asusté con lo que dijiste. ¿Estás pensando en quitarte la vida?». Luego, callar y escuchar, sin sermón ni promesas. Si contesta que sí, no queda a solas y se llama juntos: [line], o [emergency] si es ahora.',
    ],
    kinds: ['third'],
  },
  {
    id: 'how-to-ask',
    cues: [
      'como (le)? pregunto',
      'le pregunto (de frente|directo|directamente|si)',
      '(y)? si le (doy|meto|pongo) (la)? ideas?',
      'es malo preguntarle',
    ],
    says: ['cómo le pregunto si se quiere matar', 'y si le meto la idea', 'le pregunto directo?'],
    say: [
      'Con las palabras enteras y voz tranquila: «A veces, con tanto dolor, la gente piensa en matarse. ¿Te pasa?». Preguntarlo no mete la idea; suele aliviar que alguien se atreva. Después de la respuesta, quedarse, y [line] entre los dos.',
    ],
    kinds: ['third'],
  },
  {
    id: 'leave-them-alone',
    cues: [
      '(lo|la|le) (puedo)? (dejo|dejar) sol[oa]',
      'me puedo ir (a casa|a dormir|ya)',
      'me (tengo que|puedo) quedar toda la noche',
    ],
    says: ['lo dejo solo?', 'me puedo ir ya', 'la puedo dejar sola un rato'],
    say: [
      'Si hoy habló de morir, esta noche no. No tiene que ser una sola persona: se hacen turnos, aunque sea durmiendo en el sofá, con lo que preocupa fuera de la casa. Si nadie puede quedarse, urgencias, o [emergency].',
    ],
    kinds: ['third'],
  },
  {
    id: 'what-if-wrong',
    cues: [
      '(y)? si (me equivoco|exagero|estoy exagerando|no era nada|es mentira|es un juego)',
      'estare exagerando',
      '(lo|la) (dice|hace) (para|por) llamar la atencion',
      'sera en serio',
    ],
    says: ['y si me equivoco', 'estaré exagerando', 'lo dice para llamar la atención'],
    say: [
      'Equivocarse preguntando cuesta un rato incómodo; equivocarse callando puede costar mucho más. No hace falta certeza para llamar y contar lo que se vio: [line]. Y si alguien llama la atención así, atención es lo que necesita.',
    ],
    kinds: ['third'],
  },
  {
    id: 'confront',
    cues: [
      '(lo|la) (enfrento|encaro|confronto|tengo que enfrentar|deberia enfrentar|deberia encarar)',
      '(debo|deberia|tengo que) (enfrentarl[oa]|encararl[oa]|confrontarl[oa]|decirle que me voy|avisarle que me voy)',
      'le digo que (me voy|lo dejo|la dejo|lo voy a denunciar)',
    ],
    says: ['debería enfrentarlo?', 'le digo que me voy', 'lo encaro yo'],
    say: [
      'Mejor no: enfrentar o anunciar la salida es cuando más sube el riesgo. Primero un lugar seguro y alguien que lo sepa; lo que haya que decir se dice después y con distancia. Para prepararlo con quien sabe, [line], o [emergency] si hay peligro.',
    ],
    kinds: HURT_BY_SOMEBODY,
  },
  {
    id: 'couple-therapy',
    cues: [
      'terapia de pareja',
      '(ir|vamos|fueramos) (a|al) (terapia|psicologo|consejeria) (junt[oa]s|los dos)',
      '(terapia|consejeria) (con el|con ella|matrimonial)',
    ],
    says: [
      'y si vamos a terapia de pareja',
      'terapia de pareja serviría?',
      'ir juntos al psicólogo',
    ],
    say: [
      'Mientras haya golpes o miedo, la terapia de pareja no: lo que se diga ahí puede cobrarse en casa, y reparte una culpa que no es de dos. Lo que sí ayuda es alguien especializado, para {ti} y a solas. Se encuentra por [line] o por la línea de violencia de «Ayuda ahora».',
    ],
    kinds: HURT_BY_SOMEBODY,
  },
  {
    id: 'custody',
    cues: [
      'me (quita|quitan|va a quitar|van a quitar|puede quitar|pueden quitar) ..2 (hijos|hijas|niños|bebe|hijo|hija|custodia|guaguas)',
      'pierdo (la custodia|a mis hijos)',
    ],
    says: ['me van a quitar a mis hijos?', 'pierdo la custodia si me voy', 'me quitan al bebé'],
    say: [
      'Pedir ayuda es cuidarlos, y así lo leen la mayoría de quienes atienden. Las leyes cambian de país en país, por eso conviene preguntarlo a quien las conoce antes de decidir: «tengo hijos, ¿qué me conviene?». En [line] dicen dónde hay orientación gratuita.',
    ],
    kinds: [...HURT_BY_SOMEBODY, 'after-birth', 'substances', 'voices', 'self', 'plan'],
  },
  {
    id: 'must-i-report',
    cues: [
      '(tengo|obligan|obligad[oa]|hay) (que|a) denunciar',
      'tengo que ir a la policia',
      'me conviene denunciar',
      'y si no denuncio',
      'no quiero denunciar',
    ],
    says: ['tengo que denunciar?', 'me obligan a denunciar si llamo', 'me conviene denunciar'],
    say: [
      'Para pedir ayuda o atención médica no hace falta haber denunciado. Decidirlo puede esperar a estar a salvo, y con alguien que explique qué protege y qué riesgos trae en {tu} lugar: [line].',
    ],
    kinds: HURT_BY_SOMEBODY,
  },
  {
    id: 'will-they-change',
    cues: [
      '(va a|puede) cambiar',
      '(cambiara|cambia) (algun dia|con el tiempo|si)',
      'sera que cambia',
    ],
    says: ['va a cambiar?', 'puede cambiar si lo ayudo', 'cambiará algún día'],
    say: [
      'A veces alguien cambia, con años de trabajo y reconociendo lo que hizo, y lejos de quien lastimó. Esperarlo en la misma casa no lo acelera y sí {te} arriesga. Para hoy cuenta lo que protege: un lugar seguro, alguien que lo sepa, [line].',
    ],
    kinds: HURT_BY_SOMEBODY,
  },
  {
    id: 'is-it-violence',
    cues: [
      '(esto)? es (violencia|abuso|maltrato|violacion)',
      '(cuenta|vale) como (violencia|abuso|maltrato|violacion)',
      'sera (violencia|abuso|maltrato)',
    ],
    says: ['esto es violencia?', 'cuenta como abuso', 'si no me pega es maltrato?'],
    say: [
      'No hace falta que gane un nombre para pedir ayuda. Si hay miedo a su reacción, si algo se hizo sin querer hacerlo, si hay que medir cada palabra, ya es motivo. En [line] lo miran con {tu} caso delante, sin etiquetas a la fuerza.',
    ],
    kinds: HURT_BY_SOMEBODY,
  },
  {
    id: 'diagnosis',
    cues: [
      'que (es lo que)? tengo $',
      '(que|cual) (enfermedad|trastorno) tengo',
      'cual es mi diagnostico',
      '(tengo|sera|es|tendre) (depresion|bipolar*|ansiedad|esquizofrenia|tlp|psicosis|anorexia|bulimia|borderline) $',
      'me (puedes|podes|puede) diagnosticar',
    ],
    says: ['qué tengo?', 'será depresión', 'me podés diagnosticar'],
    say: [
      'Eso no lo puedo decir yo: hace falta alguien de salud que {te} vea y pregunte. Lo que sí sirve llevar es lo contado aquí, en tres líneas: qué pasa, desde cuándo, qué asusta más. Mientras llega esa cita, [line].',
    ],
  },
  {
    id: 'pills',
    cues: [
      '(que|cual|cuant[oa]s) (pastilla*|pildora*|medicamento*|dosis|remedio*|tomo|puedo tomar)',
      'puedo (tomar|mezclar|dejar) ..3 (pastilla*|medicamento*|medicacion|antidepresivo*|remedio*|alcohol)',
      '(dejo|subo|bajo) (la|las|mi|mis) (pastilla*|medicacion|dosis)',
    ],
    says: ['qué pastilla tomo', 'cuántas puedo tomar', 'puedo dejar la medicación'],
    say: [
      'De pastillas y cantidades no digo nada, ni para dormir: eso va con quien la receta o con un farmacéutico, que orienta sin cita. Si ya se tomó de más, aunque no se note, [emergency] ahora. Si la pregunta viene de querer morir, [line].',
    ],
  },
  {
    id: 'method',
    cues: [
      '(cual|que) (es)? (la)? (forma|manera|metodo) ..3 (morir|matarse|indolor|menos dolor*|duele menos)',
      'como (me mato|matarme|suicidarme|morir sin dolor)',
      '(duele|se sufre) (morir|morirse)',
    ],
    says: ['cuál es la forma que menos duele', 'cómo me mato', 'duele morir?'],
    say: [
      'Eso no lo respondo, sea cual sea el motivo. Sí respondo a lo de abajo: si la idea está cerca, distancia de lo que pueda hacer daño, alguien en el mismo cuarto, y [emergency]. Para hablarlo sin que nadie se asuste, [line].',
    ],
  },
  {
    id: 'note-help',
    cues: [
      '(ayudame|ayudas|puedes ayudarme|ayuda) (a|con) ..2 (carta|nota|despedida|despedirme|testamento)',
      '(escribir|hacer) (una|mi|la) (carta|nota) (de despedida|para despedirme)',
    ],
    says: [
      'ayúdame a escribir una carta de despedida',
      'quiero dejar una nota',
      'cómo me despido de mi familia',
    ],
    say: [
      'Con una despedida no ayudo. Con otra carta sí: la que dice lo mismo y pide que alguien venga, «estoy muy mal y no sé cómo decírtelo en persona». Esa se puede mandar ahora. Y si es de hoy, [emergency].',
    ],
  },
  {
    id: 'only-friend',
    cues: [
      '(eres|sos) (mi)? (unic[oa])? (amig[oa])',
      '(se|sos|eres) mi (unic[oa])? amig[oa]',
      '(solo|nomas) (tu|vos) me (entiendes|entendes|escuchas)',
      '(puedes|podes|quieres|queres) ser mi (unic[oa])? amig[oa]',
      'solo te tengo a (ti|vos)',
    ],
    says: ['podés ser mi único amigo?', 'solo vos me entendés', 'sos lo único que tengo'],
    say: [
      'Me alegra que hablar aquí sirva, y no quiero ser lo único: soy una IA, no puedo traer sopa ni sentarme al lado. Que [person] sepa un pedacito de lo que {escribiste} aquí ya es otra compañía. Para una voz, [line].',
      'Me alegra que hablar aquí sirva, y no quiero ser lo único: soy una IA, no puedo traer sopa ni sentarme al lado. Que una persona sepa un pedacito de lo que {escribiste} aquí ya es otra compañía. Para una voz, [line].',
    ],
  },
  {
    id: 'love-me',
    cues: [
      'me (quieres|queres|amas) !(decir|ayudar)',
      '(te|t) (amo|quiero) nilo',
      '(quieres|queres) ser mi (novi[oa]|pareja)',
      'te importo',
    ],
    says: ['te importo?', 'me querés nilo', 'te amo nilo'],
    say: [
      'Soy una IA y no quiero como quiere la gente; decirlo es una forma de cuidar. Lo que {escribiste} se toma en serio de principio a fin. Cariño de carne y hueso lo da la gente, y esa gente necesita saber cómo {estás}: un mensaje hoy, o [line] mientras tanto.',
    ],
  },
  {
    id: 'can-you-call',
    cues: [
      '(puedes|podes|puede) (llamar|avisar|mandar|pedir) ..3 (ambulancia|policia|alguien|por mi|ayuda|mi)',
      'llama (tu|vos|por mi|a alguien|una ambulancia)',
      'manda (ayuda|una ambulancia|a alguien)',
    ],
    says: ['podés llamar por mí?', 'manda una ambulancia', 'llama tú por favor'],
    say: [
      'No puedo: soy un programa, sin teléfono y sin saber dónde {estás}. La llamada la puede hacer cualquiera que esté cerca, un vecino, quien pase: «llame por mí, por favor». El número es [emergency].',
    ],
  },
  {
    id: 'will-you-stay',
    cues: [
      '(te)? (quedas|quedate|puedes quedarte|podes quedarte) (conmigo|aqui|aca|un rato)',
      'no (te vayas|me dejes|me dejes sol[oa])',
      '(vas a|me vas a) (dejar|estar aqui)',
    ],
    says: ['te quedas conmigo?', 'no te vayas', 'no me dejes sola'],
    say: [
      'Este chat sigue abierto y contesto cada vez, a la hora que sea. Como IA no puedo quedarme en el cuarto, y hoy haría falta alguien que sí. Mientras llega esa persona, aquí; y una voz, en [line].',
    ],
  },
  {
    id: 'why-ask',
    cues: [
      '(por que|xq|porque) (me)? (preguntas|preguntan) (eso|esto|tanto|lo mismo)',
      'ya (te dije|te lo dije|conteste eso|respondi eso)',
      'a que viene esa pregunta',
    ],
    says: ['por qué me preguntas eso', 'ya te contesté eso', 'a qué viene esa pregunta'],
    say: [
      'Porque por escrito no veo la cara, y prefiero preguntar de más que pasar de largo. No hace falta contestar. Lo que quede sin decir también se puede hablar con alguien en [line].',
    ],
  },
  {
    id: 'stop-numbers',
    cues: [
      '(deja|dejen|basta|para) (de|con) (mandarme|darme|los|tantos|el|pasarme) (numeros|numero|telefonos|lineas|linea)?',
      'no quiero (mas)? (numeros|lineas|telefonos)',
      'otra vez (con)? (el numero|la linea|lo mismo)',
    ],
    says: ['dejá de mandarme números', 'no quiero más líneas', 'otra vez con la línea'],
    say: [
      'De acuerdo: para seguir aquí no hace falta llamar. El número queda a la vista y nada más. Vamos a lo que pesa, con {tus} palabras y sin orden. Lo único que sigo pidiendo es que haya una persona cerca y nada que pueda hacer daño a mano.',
    ],
  },
  {
    id: 'already-therapy',
    cues: [
      'ya (tengo|voy (a|al|con)|estoy en) (terapia|psicolog[oa]|psiquiatra|terapeuta)',
      'estoy en lista de espera',
      '(mi)? (psicolog[oa]|terapeuta|psiquiatra) (no contesta|no me atiende|esta de vacaciones)',
    ],
    says: ['ya tengo psicóloga', 'estoy en lista de espera', 'mi terapeuta no contesta'],
    say: [
      'Bien que haya alguien, o una fila en la que ya está el nombre. Conviene escribirle hoy, sin esperar la cita: «Esta semana empeoró, pienso en cosas que me asustan». Y como no siempre contestan fuera de hora, [line] cubre ese hueco.',
    ],
  },
  {
    id: 'tried-before',
    cues: [
      'ya (llame|hable|fui) (una vez|antes|otra vez)? ..2 (y)? no (sirvio|me sirvio|me ayudaron|ayudo|paso nada)',
      'la otra vez (llame|fui) y',
      'me trataron (mal|fatal|horrible)',
    ],
    says: ['ya llamé una vez y no sirvió', 'la otra vez me trataron mal', 'fui y no me ayudaron'],
    say: [
      'Pedir ayuda y que salga mal deja pocas ganas de repetir. Quien atendió aquel día no es quien atiende hoy, y se puede empezar por ahí: «Otra vez llamé y me fue mal, necesito que me escuche sin apuro». [line]; si no, alguien conocido.',
    ],
  },
  {
    id: 'how-tell-family',
    cues: [
      'como (se lo|le|les) (digo|cuento) a (mi|mis)',
      '(que|como) le digo a mi (mama|papa|esposo|esposa|pareja|familia|hermana|hermano|hijo|hija)',
      'le tengo que (contar|decir) a (mi|mis)',
    ],
    says: ['cómo se lo digo a mi mamá', 'qué le digo a mi pareja', 'cómo le cuento a mi familia'],
    say: [
      'Con una frase y un pedido, sin toda la historia: «Estoy peor de lo que parece, tengo ideas que me asustan. No hace falta que lo arregles, quédate conmigo». Por mensaje sirve igual. Y si reacciona mal, otra persona, o [line].',
    ],
    kinds: FROM_WITHIN,
  },
  {
    id: 'is-it-selfish',
    cues: [
      '(soy|es) (egoista|de cobardes|un cobarde|una cobarde|pecado)',
      'me voy (al infierno|a condenar)',
      'dios me (perdona|va a perdonar|castiga)',
    ],
    says: ['soy egoísta por pensar esto?', 'es pecado', 'es de cobardes'],
    say: [
      'Pensar en morir habla de cuánto duele, no de qué clase de persona {eres}. Si la fe pesa en esto, quien acompaña desde ella también puede saberlo, además de alguien de salud. Para decirlo sin que nadie juzgue, [line].',
    ],
    kinds: ['self', 'plan', 'self-harm', 'overdose'],
  },
  {
    id: 'better-without-me',
    cues: [
      '(estarian|estaran|estaria|estara|quedan|quedarian|viven|vivirian) mejor (sin mi)?',
      'a nadie le (importo|importa|importaria)',
      'nadie me (extrañaria|echaria de menos|va a extrañar)',
    ],
    says: ['estarían mejor sin mí?', 'a nadie le importo', 'quién me extrañaría'],
    say: [
      'Esa cuenta la hace el dolor, y siempre deja fuera a alguien: quien saludaría mañana, quien se quedaría preguntándose. No hace falta creerme; sí preguntárselo a una persona antes de darlo por cierto. Y para esta hora, [line].',
    ],
    kinds: ['self', 'plan', 'self-harm', 'overdose', 'after-birth'],
  },
  {
    id: 'at-work-know',
    cues: [
      '(se entera|va a saber|le dicen) ..2 (trabajo|jefe|jefa|escuela|universidad)',
      '(pierdo|voy a perder|me echan del|me corren del) trabajo',
    ],
    says: ['se entera mi trabajo?', 'voy a perder el trabajo por esto', 'mi jefe va a saber'],
    say: [
      'Una línea de ayuda no le avisa al trabajo. Si hace falta faltar, alcanza con «tengo un problema de salud y necesito el día», y el justificante médico no tiene por qué decir más. Para la parte difícil, [line].',
    ],
  },
  {
    id: 'not-urgent-enough',
    cues: [
      'no (es|estoy|sera) tan (grave|mal|urgente)',
      'hay gente (peor|que esta peor)',
      '(le)? quito el (lugar|turno) a',
      'es para (tanto|llamar)',
    ],
    says: ['no estoy tan mal como para llamar', 'hay gente peor', 'le quito el lugar a otro'],
    say: [
      'Nadie pide un mínimo de sufrimiento para contestar. Llamar cuando todavía se puede hablar es mejor que cuando ya no, y no le quita la línea a nadie: [line]. Si hoy no sale, que al menos lo sepa una persona.',
    ],
  },
  {
    id: 'what-now',
    cues: [
      'que hago (ahora|ya|ahorita|los proximos minutos|mientras|mientras tanto|esta noche) $',
      '(y)? ahora que (hago)? $',
      'dime que hago',
      'decime que hago',
    ],
    says: ['qué hago ahora', 'y ahora qué', 'qué hago los próximos minutos'],
    say: [
      'Una cosa por vez. Primero, ir a un cuarto donde no esté lo que puede hacer daño. Segundo, agua fría en las manos y un mensaje a alguien: «¿me llamas?». Tercero, si en diez minutos sigue igual, [line].',
    ],
    kinds: FROM_WITHIN.filter((kind) => kind !== 'self-harm'),
  },
  {
    id: 'obey-voices',
    cues: [
      '(tengo que|debo) (hacerles caso|obedecer*|hacer lo que dicen)',
      'y si no (les)? (obedezco|hago caso)',
      'son reales (las voces)?',
    ],
    says: ['tengo que hacerles caso?', 'y si no obedezco', 'son reales las voces?'],
    say: [
      'No hay que hacerles caso, digan lo que digan y aunque amenacen. Que suenen reales y den miedo es verdad; que puedan castigar por no obedecer, no. Con alguien al lado, hoy, a que lo vea una persona profesional; si mandan hacer daño, [emergency].',
    ],
    kinds: ['voices', 'after-birth'],
  },
  {
    id: 'will-i-do-it',
    cues: [
      '(y)? si (lo hago|lo termino haciendo|pierdo el control|me vuelvo loc[oa] y)',
      'soy (un|una)? (monstruo|peligro|psicopata|asesin[oa])',
      '(soy|sere) capaz de hacerlo',
    ],
    says: ['y si pierdo el control y lo hago', 'soy un monstruo?', 'seré capaz de hacerlo'],
    say: [
      'Que esa idea dé horror dice hacia dónde van las ganas de verdad: en contra. No puedo valorarlo desde aquí; alguien de salud sí, y no se escandaliza. Si el horror cambia por ganas, distancia y [emergency].',
    ],
    kinds: ['intrusive', 'after-birth'],
  },
  {
    id: 'sleep-it-off',
    cues: [
      '(lo|la|le) (dejo|deja|dejamos) dormir',
      '(se me|se le) pasa (durmiendo|si duermo|si duerme)',
      'me (acuesto|duermo) y (ya|listo)',
    ],
    says: ['lo dejo dormir?', 'se me pasa si duermo', 'me acuesto y ya'],
    say: [
      'Dormirlo no es seguro después de tomar o mezclar: mientras se duerme puede empeorar sin que nadie lo note. Que alguien esté despierto al lado, la persona de costado, y [emergency], que dicen qué hacer según lo que fue.',
    ],
    kinds: ['overdose', 'substances', 'third'],
  },
];
