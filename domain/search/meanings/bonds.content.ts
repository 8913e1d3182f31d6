import type { Meaning } from './meaning.ts';

/** Other people, and those who are missing. */
export const BOND_MEANINGS: readonly Meaning[] = [
  {
    says: '=me dejó|=me dejaron|=me terminó|=me cortó|me botó|me mandó a volar|me dio calabazas|=terminamos|=cortamos|=rompimos|=lo dejamos|ruptura|rompimiento|separación|me separé|divorcio|me divorcié|mal de amores|desamor|corazón roto|despecho|tusa|entusada|entusado|=novio me dejó|=novia me dejó|mi ex|extraño a mi ex|echo de menos a mi ex|superar a mi ex|olvidar a mi ex|olvidarlo|olvidarla|ghosting|ghosteó|ghostearon|me ghostearon|dejó en visto|me dejó en visto|me bloqueó',
    words: 'ruptura extrañar pérdida duelo',
    first:
      'answer:normal-miss-ex flow:remembrance lesson:losses-without-a-funeral tool:rain lesson:waves-not-stages tool:self-compassion-break',
  },
  {
    says: 'escribirle a mi ex|mandarle mensaje a mi ex|llamar a mi ex|volver con mi ex|stalkear|stalkeo|ganas de escribirle|contestarle enojada|contestar el mensaje|mandar el mensaje|le quiero contestar',
    words: 'mensaje ex impulso noche',
    first: 'lesson:the-message-at-eleven tool:urge-wave flow:prepare-words answer:normal-miss-ex',
  },
  {
    says: 'no aguanto a mi mamá|no soporto a mi mamá|no aguanto a mi madre|no aguanto a mi papá|no aguanto a mi familia|no soporto a mi familia|no aguanto a mi suegra|mi suegra|mi mamá me controla|mi mamá me critica|mi mamá se mete|se meten en mi vida|familia tóxica|madre tóxica|mi vieja me tiene harta|mi jefa me regaña|mamá controladora|peleo con mi mamá|peleo con mi familia|discusiones con mi familia',
    words: 'límites familia enfado',
    first:
      'lesson:a-no-that-cares sheet:boundaries flow:boundary answer:intrusive-family-questions answer:angry-with-loved-one lesson:say-it-in-time',
  },
  {
    says: 'poner límites|pongo límites|límites|límite|decir que no|no sé decir que no|decir no|no puedo decir que no|me cuesta decir que no|se aprovechan de mí|abusan de mi confianza|complacer a todos|complaciente|people pleaser|me ven la cara|no me respetan|que me respeten|me falta al respeto|me faltan al respeto|asertividad|asertiva|pisotean',
    words: 'límites decir no asertividad',
    first:
      'lesson:a-no-that-cares sheet:boundaries flow:boundary answer:decline-invitation answer:no-to-extra-work',
  },
  {
    says: 'pedir perdón|pido perdón|disculparme|disculpas|pedir disculpas|reconciliarme|arreglar las cosas|contentarnos|hacer las paces|reparar|después de la pelea|le grité|la traté mal|lo traté mal',
    words: 'perdón disculpas pelea reparar',
    first: 'lesson:after-the-fight flow:repair answer:how-to-apologise sheet:what-to-say',
  },
  {
    says: 'pelea de pareja|peleé con mi novio|peleé con mi novia|discutí con mi pareja|discutí con mi marido|nos peleamos|peleamos mucho|pelea|peleas|discusión|discusiones|discutí|no me habla|me aplica la ley del hielo|ley del hielo|silencio de mi pareja|pololo|polola|problemas de pareja|crisis de pareja|terapia de pareja|mi esposo no me escucha|mi marido no me escucha|mi pareja no me entiende',
    words: 'pareja pelea discusión escuchar',
    first:
      'lesson:after-the-fight flow:repair answer:partner-silence-after-fight lesson:listen-before-fixing lesson:say-it-in-time',
  },
  {
    says: 'celos|celosa|celoso|soy muy celosa|soy tóxica|soy tóxico|desconfío de mi pareja|revisar su celular|le reviso el teléfono|me da celos',
    words: 'celos inseguridad pareja',
    first:
      'answer:normal-jealous lesson:under-the-anger tool:urge-wave lesson:other-peoples-windows',
  },
  {
    says: 'no sé si lo amo|no sé si la quiero|no sé si lo quiero|ya no lo amo|ya no siento lo mismo|costumbre o amor|dependencia emocional|no puedo dejarlo|no puedo soltarlo',
    words: 'amor costumbre decidir',
    first: 'answer:love-or-habit flow:decide tool:values-compass',
  },
  {
    says: 'soledad|me siento sola|me siento solo|estoy sola|estoy solo|solita|nadie me quiere|nadie me llama|nadie me busca|nadie me escribe|no le importo a nadie|no tengo a nadie|aislada|aislado|aislamiento|no encajo|no pertenezco|me siento fuera|me excluyen|no me invitan|bicho raro|domingo sola|navidad sola|año nuevo sola|cumpleaños sola',
    words: 'soledad aislamiento gente',
    first:
      'lesson:loneliness-on-guard answer:lonely-among-people lesson:the-way-back-to-people sheet:people-map answer:lonely-sunday tool:loving-kindness',
  },
  {
    says: 'no tengo amigos|sin amigos|hacer amigos|hacer amigas|conocer gente|amistades|perdí a mi amiga|mi mejor amiga|mi mejor amigo|amiga falsa|retomar una amistad',
    words: 'amigos amistad',
    first:
      'answer:friends-as-adult lesson:loneliness-on-guard sheet:people-map answer:reconnect-old-friend answer:end-friendship',
  },
  {
    says: 'me mudé|mudanza|emigré|migrar|migrante|emigrar|lejos de mi país|lejos de casa|extraño mi casa|extraño mi país|nostalgia|homesick|no me adapto|país nuevo|ciudad nueva',
    words: 'migrar soledad mudanza duelo',
    first: 'lesson:losses-without-a-funeral lesson:loneliness-on-guard answer:friends-as-adult',
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
    says: 'quiero hablar|hablar con alguien|necesito hablar|desahogarme|desahogo|platicar|charlar|que me escuchen|alguien que me escuche|contarle a alguien',
    words: 'hablar escuchar',
    first: 'place:chat place:support-network place:crisis flow:ask-help',
  },
  {
    says: 'ayudar a alguien|ayudar a un amigo|ayudar a una amiga|ayudar a mi pareja|amigo con depresión|amiga con depresión|alguien con depresión|mi novio tiene depresión|mi esposa está deprimida|mi hermano está mal|mi mamá está deprimida|cómo apoyar|acompañar a alguien|cómo lo ayudo|cómo la ayudo',
    words: 'acompañar escuchar ayudar amigo',
    first:
      'answer:friend-with-depression lesson:listen-before-fixing game:empathy-trainer answer:convince-someone-to-go answer:accompany-ill-person',
  },
  {
    says: 'cuidador|cuidadora|cuido a mi mamá|cuido a mi papá|cuidar a mi mamá|cuidar a mi papá|cuidar a un enfermo|cuido a mi abuela|alzheimer|alzhéimer|demencia|enfermo en casa|persona dependiente|cuidados',
    words: 'cuidador agotamiento enfermo',
    first:
      'sheet:caring-for-carers answer:carer-exhausted answer:accompany-ill-person lesson:losses-without-a-funeral',
  },
  {
    says: 'le grité a mi hijo|le grito a mis hijos|grito a mis hijos|le pegué a mi hijo|mala madre|mal padre|mala mamá|pierdo la paciencia con mis hijos|mis hijos me desesperan|maternidad|crianza|ser mamá|mamá cansada',
    words: 'hijos paciencia culpa gritar',
    first: 'answer:lost-temper-with-child lesson:the-glass-was-full lesson:after-the-fight',
  },
  {
    says: 'berrinche|berrinches|rabieta|rabietas|pataleta|pataletas|mi hijo no hace caso|mi niño se tira al piso',
    words: 'rabieta niños',
    first: 'answer:tantrums answer:lost-temper-with-child',
  },
  {
    says: 'mi hijo adolescente|mi hija adolescente|adolescente|adolescentes|mi hijo no me habla|mi hija no me cuenta|mi hijo no sale de su cuarto',
    words: 'adolescente hablar hijos',
    first: 'answer:talk-to-teenager lesson:listen-before-fixing answer:screen-time-children',
  },
  {
    says: 'bullying|acoso escolar|molestan a mi hijo|mi hijo no quiere ir a la escuela|no quiere ir al colegio|matoneo',
    words: 'niños escuela acoso',
    first: 'answer:child-bullied answer:child-refuses-school',
  },
  {
    says: '=bebé|recién nacido|posparto|postparto|depresión posparto|acabo de parir|mi bebé no duerme|no siento amor por mi bebé|puerperio',
    words: 'bebé maternidad',
    first: 'answer:normal-not-love-baby-at-once answer:baby-wont-let-sleep answer:talk-to-doctor',
  },
  {
    says: 'murió mi papá|murió mi mamá|se murió mi papá|se murió mi mamá|falleció|falleció mi abuela|se murió|murió|muerte|duelo|luto|perdí a mi mamá|perdí a mi papá|perdí a mi hijo|viuda|viudo|extraño a mi mamá|extraño a mi papá|extraño a mi abuela|echo de menos|echo de menos a mi padre|se fue de este mundo|ya no está|petateó|finado|finada|=partió|se nos fue',
    words: 'duelo muerte pérdida extrañar',
    first:
      'lesson:waves-not-stages lesson:still-loving lesson:two-shores sheet:grief-letter flow:remembrance answer:how-long-grief sheet:first-days',
  },
  {
    says: 'murió mi perro|murió mi gato|se murió mi perro|se murió mi perrito|se murió mi gato|se murió mi gatito|mi mascota murió|perdí a mi perro|dormir a mi perro|eutanasia|mascota|perrito|perrita|gatito|gatita|perrhijo|firulais',
    words: 'mascota perro duelo',
    first:
      'answer:grief-for-pet lesson:losses-without-a-funeral flow:remembrance sheet:grief-letter answer:tell-child-pet-died',
  },
  {
    says: 'perdí mi embarazo|perdí a mi bebé|aborto|aborto espontáneo|pérdida gestacional|bebé que no nació|infertilidad|no puedo quedar embarazada',
    words: 'embarazo pérdida duelo',
    first:
      'lesson:losses-without-a-funeral flow:remembrance answer:friend-lost-baby sheet:grief-letter',
  },
  {
    says: 'velorio|funeral|entierro|pésame|condolencias|dar el pésame|qué decir cuando muere alguien|palabras de pésame|sepelio',
    words: 'funeral condolencia muerte',
    first: 'answer:funeral-words answer:condolence-card answer:child-at-funeral sheet:first-days',
  },
  {
    says: 'explicar la muerte a un niño|decirle a mi hijo que murió|decirle a un niño que murió|cómo le digo a mi hijo que murió|decirle a mi hija que murió|hablar de la muerte con niños',
    words: 'niños muerte decir',
    first:
      'answer:tell-child-grandparent-died answer:child-asks-about-death answer:child-at-funeral answer:tell-child-pet-died',
  },
  {
    says: 'aniversario|primer aniversario|navidad sin|día de muertos|cumpleaños de|fechas difíciles|navidad|nochebuena|fin de año|día de la madre sin',
    words: 'aniversario navidad fechas',
    first:
      'sheet:hard-dates answer:anniversary-of-death answer:christmas-alone lesson:still-loving',
  },
  {
    says: 'me dejaron de lado|me hacen a un lado|no me toman en cuenta|no me incluyen|me ignoran|me ignora|nadie me pela|nadie me hace caso|rechazo|me rechazaron|me dijeron que no',
    words: 'rechazo soledad',
    first:
      'lesson:loneliness-on-guard tool:self-compassion-break lesson:the-way-back-to-people lesson:under-the-anger',
  },
  {
    says: 'finjo estar bien|finjo|disimulo|me hago la fuerte|me hago el fuerte|sonrío y por dentro|pongo buena cara|nadie sabe cómo estoy',
    words: 'pedir ayuda soledad',
    first: 'lesson:asking-for-help lesson:the-way-back-to-people flow:ask-help answer:ask-for-help',
  },
  {
    says: 'salir del clóset|salir del armario|soy gay|soy lesbiana|soy bi|soy trans|mi identidad|mi género|orientación sexual|discriminación|me discriminan|racismo|homofobia',
    words: 'vergüenza hablar apoyo',
    first:
      'sheet:people-map flow:prepare-words lesson:under-the-anger tool:self-compassion-break answer:start-hard-conversation',
  },
  {
    says: 'no puedo llorar|no he llorado|no lloré',
    words: 'llorar muerte',
    first: 'answer:cannot-cry-after-death answer:feel-nothing tool:rain',
  },
  {
    says: 'me critican|me critica|se la pasa criticándome|crítica|críticas|me regañan|me cala lo que dicen|qué dirán|lo que piensan los demás|lo que piensen de mí|me juzgan',
    words: 'crítica piensan vergüenza',
    first: 'answer:receive-criticism lesson:nobody-saw-that lesson:the-harsh-voice',
  },
];
