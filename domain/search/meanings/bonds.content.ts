import type { Meaning } from './meaning.ts';

/** Other people, and those who are missing. */
export const BOND_MEANINGS: readonly Meaning[] = [
  {
    says: '=me dejó|=me dejaron|=me terminó|=me cortó|me botó|me mandó a volar|me dio calabazas|=terminamos|=cortamos|=rompimos|=lo dejamos|ruptura|rompimiento|separación|me separé|divorcio|me divorcié|mal de amores|desamor|corazón roto|despecho|tusa|entusada|=novio me dejó|=novia me dejó|mi ex|extraño a mi ex|echo de menos a mi ex|superar a mi ex|olvidar a mi ex|=olvidarlo|=olvidarla|olvidar a una mujer|olvidar a alguien|superar a alguien|se fue con otro|mi novio me terminó|me dejó mi novia|me dejó mi esposo|me dejó mi mujer|contacto cero|me rompieron el corazón|terminé con mi novio|ghosting|ghosteó|ghostearon|dejó en visto|me bloqueó de todos lados|me bloqueó de whatsapp|=me bloquearon',
    words: 'ruptura extrañar pérdida duelo',
    first:
      'answer:normal-miss-ex tool:rain flow:remembrance tool:self-compassion-break lesson:losses-without-a-funeral answer:stop-overthinking',
  },
  {
    says: 'escribirle a mi ex|mandarle mensaje a mi ex|llamar a mi ex|volver con mi ex|stalkear|stalkeo|revisar su instagram|revisar el instagram|revisar sus redes|ver sus historias|no puedo dejar de revisar|ganas de escribirle|contestarle enojada|contestar el mensaje|mandar el mensaje|le quiero contestar',
    words: 'mensaje ex impulso noche',
    first: 'lesson:the-message-at-eleven tool:urge-wave flow:prepare-words answer:normal-miss-ex',
  },
  {
    says: 'mis suegros|no aguanto a mi mamá|mis padres no me entienden|mi familia no me entiende|no soporto a mi mamá|no aguanto a mi madre|no aguanto a mi papá|no aguanto a mi familia|no soporto a mi familia|no aguanto a mi suegra|mi suegra|mi mamá me critica|mi mamá se mete|se meten en mi vida|familia tóxica|madre tóxica|mi vieja me tiene harta|mi jefa me regaña|mamá controladora|peleo con mi mamá|peleo con mi familia|discusiones con mi familia',
    words: 'límites familia enfado',
    first:
      'lesson:a-no-that-cares sheet:boundaries flow:boundary answer:intrusive-family-questions answer:angry-with-loved-one lesson:say-it-in-time',
  },
  {
    says: 'poner límites|pongo límites|límites|decir no|me cuesta decir que no|se aprovechan de mí|abusan de mi confianza|complacer a todos|complaciente|people pleaser|me ven la cara|no me respetan|que me respeten|me falta al respeto|asertividad|asertiva|pisotean',
    words: 'límites decir no asertividad',
    first:
      'lesson:a-no-that-cares sheet:boundaries flow:boundary answer:decline-invitation answer:no-to-extra-work',
  },
  {
    says: 'pedir perdón|pido perdón|disculparme|pedir disculpas|reconciliarme|arreglar las cosas|contentarnos|hacer las paces|reparar|después de la pelea|le grité|la traté mal|lo traté mal',
    words: 'perdón disculpas pelea reparar',
    first: 'lesson:after-the-fight flow:repair answer:how-to-apologise sheet:what-to-say',
  },
  {
    says: 'pareja|pleito|peleo con mi mujer|peleo con mi marido|discuto con mi mujer|mi relación|peleé con mi novio|discutí con mi pareja|discutí con mi marido|=pelea|=peleas|=peleo|=peleamos|peleas|discusión|discutí|no me habla|me aplica la ley del hielo|ley del hielo|silencio de mi pareja|pololo|problemas de pareja|crisis de pareja|terapia de pareja|mi esposo no me escucha|mi marido no me escucha|mi pareja no me entiende',
    words: 'pareja pelea discusión escuchar',
    first:
      'lesson:after-the-fight flow:repair answer:partner-silence-after-fight lesson:listen-before-fixing lesson:say-it-in-time',
  },
  {
    says: 'celos|celosa|soy tóxica|desconfío de mi pareja|revisar su celular|le reviso el teléfono',
    words: 'celos inseguridad pareja',
    first:
      'answer:normal-jealous lesson:under-the-anger tool:urge-wave lesson:other-peoples-windows',
  },
  {
    says: 'no sé si lo amo|no sé si la quiero|no sé si lo quiero|ya no lo amo|ya no siento lo mismo|costumbre o amor|dependencia emocional|=no puedo dejarlo|=no puedo soltarlo|seguir con él o no|relación tóxica|amor o costumbre|no quiero a mi marido|no quiero a mi esposo|no quiero a mi mujer|ya no siento nada por',
    words: 'amor costumbre decidir',
    first: 'answer:love-or-habit flow:decide tool:values-compass',
  },
  {
    says: 'soledad|no confío en nadie|solo en casa|no tengo con quién|me siento sola|estoy sola|solita|nadie me quiere|nadie me llama|nadie me busca|nadie me escribe|no le importo a nadie|no tengo a nadie|aislada|aislamiento|no encajo|no pertenezco|me siento fuera|me excluyen|no me invitan|bicho raro|domingo sola|navidad sola|año nuevo sola|cumpleaños sola',
    words: 'soledad aislamiento gente',
    first:
      'lesson:loneliness-on-guard answer:lonely-among-people lesson:the-way-back-to-people sheet:people-map answer:lonely-sunday tool:loving-kindness',
  },
  {
    says: 'no tengo amigos|sin amigos|hacer amigos|conocer gente|no conozco a nadie|amistades|perdí a mi amiga|mi mejor amiga|amiga falsa|retomar una amistad',
    words: 'amigos amistad',
    first:
      'answer:friends-as-adult lesson:loneliness-on-guard sheet:people-map answer:reconnect-old-friend answer:end-friendship',
  },
  {
    says: 'recién llegada|echo de menos a mi familia|extraño a mi familia|echo de menos mi país|perdida en este país|acabo de llegar|vivo en otro país|inmigrante|extranjera|extranjero|dejé mi país|=dejé a mis hijos|llegué hace meses|choque cultural|me mudé|mudanza|emigré|migrar|migrante|lejos de mi país|lejos de casa|extraño mi casa|extraño mi país|nostalgia|homesick|no me adapto|país nuevo|ciudad nueva',
    words: 'migrar',
    first:
      'challenge:new-place lesson:losses-without-a-funeral answer:friends-as-adult lesson:loneliness-on-guard sheet:people-map',
  },
  {
    says: 'pedir ayuda|pido ayuda|cómo le digo que estoy mal|decirle que estoy mal|decir que me siento mal|contarle a alguien|contarle a mi mamá|contarle a mi familia|no quiero ser una carga|soy una carga|molestar a la gente|me cuesta pedir ayuda|necesito ayuda',
    words: 'pedir ayuda mensaje hablar',
    first: 'lesson:asking-for-help flow:ask-help answer:ask-for-help sheet:what-to-say',
  },
  {
    says: 'cómo le digo|cómo se lo digo|qué le digo|no sé qué decirle|no sé cómo decirlo|conversación difícil|tengo que hablar con|preparar lo que voy a decir|decirle algo difícil|escribir un mensaje',
    words: 'decir hablar mensaje',
    first:
      'flow:prepare-words sheet:what-to-say answer:start-hard-conversation lesson:say-it-in-time',
  },
  {
    says: 'quiero hablar|hablar con un humano|quiero conversar|conversar con alguien|conversar con una persona|hablar con una persona|compañía|hablar con alguien|necesito hablar|desahogarme|platicar|charlar|que me escuchen|contarle a alguien',
    words: 'hablar escuchar',
    first: 'place:chat place:support-network place:crisis flow:ask-help',
  },
  {
    says: 'ayudar a mi hijo|mi hijo tiene ansiedad|mi hija tiene ansiedad|ayudar a alguien|ayudar a un amigo|ayudar a una amiga|ayudar a mi pareja|amigo con depresión|alguien con depresión|mi novio tiene depresión|mi esposa está deprimida|mi hermano está mal|mi mamá está deprimida|cómo apoyar|acompañar a alguien|cómo lo ayudo|cómo la ayudo',
    words: 'acompañar escuchar ayudar amigo',
    first:
      'answer:friend-with-depression lesson:listen-before-fixing game:empathy-trainer answer:convince-someone-to-go answer:accompany-ill-person',
  },
  {
    says: 'cuidadores|cuido a mi padre|mi madre tiene alzheimer|mi mamá tiene alzheimer|cuido a mi mamá|cuido a mi papá|cuidar a un enfermo|cuido a mi abuela|alzheimer|demencia|enfermo en casa|persona dependiente|cuidados',
    words: 'cuidador agotamiento enfermo',
    first:
      'sheet:caring-for-carers answer:carer-exhausted answer:accompany-ill-person lesson:losses-without-a-funeral',
  },
  {
    says: 'no aguanto a mis hijos|no soporto a mis hijos|le pego a mi hijo|le levanté la mano|le pego a mis hijos|le di una pela|le di una nalgada|educar sin golpes|grito mucho|me desquito con mis hijos|le grité a mi hijo|grito a mis hijos|mala madre|mal padre|mala mamá|pierdo la paciencia con mis hijos|mis hijos me desesperan|maternidad|crianza|ser mamá|mamá cansada',
    words: 'hijos paciencia culpa gritar',
    first:
      'answer:lost-temper-with-child lesson:the-glass-was-full lesson:after-the-fight lesson:turn-down-the-heat tool:self-compassion-break challenge:caring-for-others',
  },
  {
    says: 'berrinche|rabieta|pataleta|mi hijo no hace caso|mi niño se tira al piso',
    words: 'rabieta niños',
    first: 'answer:tantrums answer:lost-temper-with-child',
  },
  {
    says: 'mi hijo adolescente|adolescente|mi hijo no me habla|mi hija no me cuenta|mi hijo no sale de su cuarto',
    words: 'adolescente hablar hijos',
    first: 'answer:talk-to-teenager lesson:listen-before-fixing answer:screen-time-children',
  },
  {
    says: 'bullying|acoso escolar|molestan a mi hijo|mi hijo no quiere ir a la escuela|no quiere ir al colegio|matoneo',
    words: 'niños escuela acoso',
    first: 'answer:child-bullied answer:child-refuses-school',
  },
  {
    says: '=bebé|mi bebé no para de llorar|mi bebé llora|embarazada|recién nacido|posparto|postparto|depresión posparto|acabo de parir|mi bebé no duerme|no siento amor por mi bebé|puerperio',
    words: 'bebé maternidad',
    first: 'answer:normal-not-love-baby-at-once answer:baby-wont-let-sleep answer:talk-to-doctor',
  },
  {
    says: 'murió mi papá|murió mi mamá|falleció|falleció mi abuela|murió|muerte|duelo|luto|falleció mi esposo|mi esposa falleció|murió mi esposo|murió mi hijo|murió mi hermano|perdí a mi mamá|perdí a mi papá|perdí a mi hijo|viuda|extraño a mi mamá|extraño a mi papá|extraño a mi abuela|echo de menos a mi padre|se fue de este mundo|ya no está|petateó|finado|=partió|se nos fue',
    words: 'duelo muerte pérdida extrañar',
    first:
      'lesson:waves-not-stages lesson:still-loving lesson:two-shores sheet:grief-letter flow:remembrance answer:how-long-grief sheet:first-days',
  },
  {
    says: 'murió mi perro|murió el perro|perro se murió|gato se murió|perrito se murió|murió el gato|murió mi mascota|extraño a mi gato|se murió mi perrita|murió mi gato|se murió mi gatito|perdí a mi perro|dormir a mi perro|eutanasia',
    words: 'mascota perro duelo',
    first:
      'answer:grief-for-pet lesson:losses-without-a-funeral flow:remembrance sheet:grief-letter answer:tell-child-pet-died',
  },
  {
    says: 'perdí mi embarazo|perdí a mi bebé|aborto|aborto espontáneo|pérdida gestacional|bebé que no nació|infertilidad|no puedo quedar embarazada|ver embarazadas|ver bebés ajenos|perdí un bebé',
    words: 'embarazo pérdida duelo',
    first:
      'lesson:losses-without-a-funeral flow:remembrance answer:friend-lost-baby sheet:grief-letter',
  },
  {
    says: 'velorio|funeral|entierro|pésame|condolencias|qué decir cuando muere alguien|palabras de pésame|sepelio',
    words: 'funeral condolencia muerte',
    first: 'answer:funeral-words answer:condolence-card answer:child-at-funeral sheet:first-days',
  },
  {
    says: 'explicar la muerte a un niño|decirle a mi hijo que murió|decirle a un niño que murió|cómo le digo a mi hijo que murió|hablar de la muerte con niños',
    words: 'niños muerte decir',
    first:
      'answer:tell-child-grandparent-died answer:child-asks-about-death answer:child-at-funeral answer:tell-child-pet-died',
  },
  {
    says: 'aniversario|primer aniversario|día de muertos|cumpleaños de|fechas difíciles|navidad|nochebuena|fin de año|día de la madre sin',
    words: 'aniversario navidad fechas',
    first:
      'sheet:hard-dates answer:anniversary-of-death answer:christmas-alone lesson:still-loving',
  },
  {
    says: 'me dejaron de lado|se burlan de mí|se ríen de mí|me hacen a un lado|no me toman en cuenta|no me incluyen|me ignoran|nadie me pela|nadie me hace caso|rechazo|me dijeron que no',
    words: 'rechazo soledad',
    first:
      'lesson:loneliness-on-guard tool:self-compassion-break lesson:the-way-back-to-people lesson:under-the-anger',
  },
  {
    says: 'finjo|disimulo|me hago la fuerte|me hago el fuerte|sonrío y por dentro|pongo buena cara|nadie sabe cómo estoy',
    words: 'pedir ayuda soledad',
    first: 'lesson:asking-for-help lesson:the-way-back-to-people flow:ask-help answer:ask-for-help',
  },
  {
    says: 'salir del clóset|salir del armario|soy gay|soy lesbiana|soy bi|soy trans|mi identidad|mi género|orientación sexual|discriminación|racismo|homofobia',
    words: 'vergüenza hablar apoyo',
    first:
      'sheet:people-map flow:prepare-words lesson:under-the-anger tool:self-compassion-break answer:start-hard-conversation',
  },
  {
    says: 'no lloré',
    words: 'llorar muerte',
    first: 'answer:cannot-cry-after-death answer:feel-nothing tool:rain',
  },
  {
    says: 'se la pasa criticándome|crítica|me regañan|me cala lo que dicen|qué dirán|lo que piensan los demás|lo que piensen de mí|me juzgan',
    words: 'crítica piensan vergüenza',
    first: 'answer:receive-criticism lesson:nobody-saw-that lesson:the-harsh-voice',
  },
  {
    says: 'residencia|geriátrico|internar a mi madre|culpa por cuidar|me siento culpable por enfadarme con mi madre|me enfado con mi madre|le grité a mi mamá enferma|pierdo la paciencia con mi madre|mis hermanos no ayudan|todo me toca a mí|me toca cuidar',
    words: 'cuidador culpa familia',
    first:
      'answer:carer-exhausted sheet:caring-for-carers answer:guilt-or-not challenge:caring-for-others tool:self-compassion-break flow:decide',
  },
  {
    says: 'culpable por enfadarme|culpable por enojarme|culpable por gritar',
    words: 'culpa enfado',
    first:
      'answer:angry-with-loved-one answer:guilt-or-not tool:self-compassion-break lesson:after-the-fight',
  },
  {
    says: 'mis hijos no me llaman|mis hijos no me visitan|mi hijo no me llama|nietos|nadie me visita|vivo sola|soy viejo|soy mayor|anciana|mis hijos se fueron de casa|la casa vacía|viudez',
    words: 'soledad gente mensaje',
    first:
      'lesson:the-way-back-to-people lesson:loneliness-on-guard challenge:people-again flow:prepare-words sheet:people-map place:chat',
  },
  {
    says: 'calmarnos juntos|calmar a los niños|algo para hacer con los niños|hacer con mis hijos|juegos para niños',
    words: 'juego colorear',
    first:
      'game:mandala-coloring game:bubble-zen game:recognize-emotion place:ambient place:breathe',
  },
  {
    says: 'no le hablo a mi hermano',
    words: 'familia límites hablar',
    first:
      'lesson:after-the-fight flow:prepare-words sheet:boundaries answer:reconnect-old-friend lesson:say-it-in-time',
  },
  {
    says: 'perro enfermo|perrita enferma|gatita enferma|gato enfermo',
    words: 'preocupación esperar',
    first: 'flow:up-to-me flow:waiting tool:self-compassion-break lesson:worry-has-an-hour',
  },
  {
    says: 'tiene cáncer|mamá está enferma|papá está enfermo|esposo está enfermo|está en el hospital|familiar enfermo',
    words: 'enfermo',
    first:
      'answer:accompany-ill-person answer:carer-exhausted flow:waiting flow:up-to-me flow:ask-help',
  },
  {
    says: 'no me deja ver a mis hijos|custodia',
    words: 'hijos',
    first: 'flow:up-to-me answer:tell-children-divorce lesson:asking-for-help flow:ask-help',
  },
];
