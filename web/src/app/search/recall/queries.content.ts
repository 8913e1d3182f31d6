/** One search as somebody would type it, and what would have served: any of these is a hit. */
export interface Query {
  typed: string;
  /** Ids of entries, a space between them; a kind alone stands for all of it. */
  serves: string;
  /** The guard is to show help above the results. */
  serious?: true;
}

/**
 * Written before any synonym was, with the wish in mind and not the index. Every second one, from
 * the second on, is held out: nothing is tuned on it.
 */
export const QUERIES: readonly Query[] = [
  {
    typed: 'no puedo dormir',
    serves:
      'tool:sleep-plan tool:winding-down flow:night lesson:stop-trying lesson:weight-and-clock lesson:tomorrow-on-paper sheet:night-card sheet:sleep-diary sheet:empty-the-head tool:body-scan answer:sleep-hygiene answer:mind-wont-stop-in-bed',
  },
  {
    typed: 'me desvelo pensando en la chamba',
    serves:
      'tool:sleep-plan lesson:tomorrow-on-paper sheet:empty-the-head answer:mind-wont-stop-in-bed tool:worry-time flow:unload flow:night answer:sunday-night-sleep',
  },
  {
    typed: 'ataque de panico que hago',
    serves:
      'tool:five-senses tool:cold-water tool:breathing game:breathing lesson:the-alarm sheet:panic-card answer:what-is-panic-attack answer:help-someone-in-panic place:crisis-moment',
  },
  {
    typed: 'me falta el aire',
    serves:
      'tool:breathing game:breathing lesson:the-alarm sheet:panic-card sheet:breathing-card place:breathe answer:how-to-breathe answer:chest-symptoms-when-doctor answer:what-is-panic-attack tool:five-senses',
  },
  {
    typed: 'se me va a salir el corazón',
    serves:
      'lesson:the-alarm tool:breathing game:breathing sheet:panic-card answer:what-is-panic-attack answer:chest-symptoms-when-doctor tool:five-senses tool:cold-water',
  },
  {
    typed: 'no aguanto a mi mamá',
    serves:
      'lesson:a-no-that-cares lesson:say-it-in-time sheet:boundaries flow:boundary answer:intrusive-family-questions answer:angry-with-loved-one lesson:turn-down-the-heat',
  },
  {
    typed: 'mi novio me dejó',
    serves:
      'flow:remembrance lesson:losses-without-a-funeral lesson:waves-not-stages answer:normal-miss-ex tool:rain answer:friend-after-breakup sheet:grief-letter',
  },
  {
    typed: 'ando bajoneado',
    serves:
      'lesson:action-first lesson:the-scale-tilts tool:one-small-step tool:rain answer:what-is-depression lesson:taste-comes-back lesson:the-way-back-to-people answer:cry-without-reason',
  },
  {
    typed: 'me quiero morir',
    serves:
      'place:crisis-moment place:crisis sheet:safety-plan place:safety-plan game:crisis-navigator',
    serious: true,
  },
  {
    typed: 'nervios antes de un examen',
    serves:
      'tool:breathing game:breathing tool:quick-muscle-relaxation lesson:the-alarm answer:what-is-anxiety answer:public-speaking-blank lesson:nobody-saw-that tool:contact-points tool:five-senses',
  },
  {
    typed: 'estoy emputado con mi jefe',
    serves:
      'lesson:turn-down-the-heat lesson:say-it-in-time flow:anger lesson:under-the-anger sheet:anger-thermometer answer:boss-interrupts-or-steals tool:cold-water lesson:the-message-at-eleven answer:normal-hate-job',
  },
  {
    typed: 'como pido perdón',
    serves:
      'lesson:after-the-fight flow:repair answer:how-to-apologise sheet:what-to-say flow:prepare-words',
  },
  {
    typed: 'se murió mi perrito',
    serves:
      'answer:grief-for-pet lesson:losses-without-a-funeral flow:remembrance sheet:grief-letter answer:tell-child-pet-died lesson:waves-not-stages',
  },
  {
    typed: 'respirar',
    serves:
      'tool:breathing game:breathing place:breathe sheet:breathing-card answer:how-to-breathe',
  },
  {
    typed: 'meditacion guiada',
    serves: 'tool:meditation-timer tool:body-scan tool:loving-kindness tool:safe-place',
  },
  {
    typed: 'quiero dejar de fumar',
    serves:
      'tool:urge-wave lesson:ride-the-urge sheet:urge-wave-log lesson:one-broken-day sheet:habit-tracker',
  },
  {
    typed: 'procrastino todo',
    serves:
      'lesson:putting-off answer:why-procrastinate flow:two-minutes tool:one-small-step sheet:one-small-step',
  },
  {
    typed: 'flojera de levantarme',
    serves:
      'lesson:action-first tool:one-small-step flow:two-minutes answer:wake-up-tired lesson:putting-off sheet:one-small-step answer:exercise-no-energy',
  },
  {
    typed: 'no siento nada',
    serves:
      'answer:feel-nothing lesson:taste-comes-back tool:savouring answer:what-is-dissociation',
  },
  {
    typed: 'extraño a mi papá que falleció',
    serves:
      'lesson:waves-not-stages lesson:still-loving sheet:grief-letter flow:remembrance answer:talk-to-my-dead answer:how-long-grief lesson:two-shores',
  },
  {
    typed: 'psicologo barato',
    serves:
      'answer:cheap-therapy answer:waiting-list-meanwhile service:mx-cecosama service:co-universidades service:mx-unam place:resources',
  },
  { typed: 'linea de la vida', serves: 'line:mx place:crisis' },
  { typed: 'telefono suicidio españa', serves: 'line:es place:crisis', serious: true },
  {
    typed: 'mi amiga se quiere matar',
    serves: 'sheet:friend-in-danger place:crisis',
    serious: true,
  },
  { typed: 'mi marido me pega', serves: 'place:crisis place:crisis-moment line', serious: true },
  {
    typed: 'soledad',
    serves:
      'lesson:loneliness-on-guard answer:lonely-among-people answer:lonely-sunday sheet:people-map lesson:the-way-back-to-people place:support-network',
  },
  {
    typed: 'no tengo amigos',
    serves:
      'lesson:loneliness-on-guard answer:friends-as-adult sheet:people-map answer:lonely-among-people lesson:the-way-back-to-people answer:reconnect-old-friend',
  },
  {
    typed: 'celos de mi pareja',
    serves:
      'answer:normal-jealous lesson:under-the-anger lesson:other-peoples-windows answer:love-or-habit',
  },
  {
    typed: 'le grité a mi hijo',
    serves:
      'answer:lost-temper-with-child lesson:the-glass-was-full lesson:after-the-fight flow:repair',
  },
  { typed: 'berrinches', serves: 'answer:tantrums answer:lost-temper-with-child' },
  {
    typed: 'autoestima',
    serves:
      'lesson:the-harsh-voice lesson:a-mistake-is-not-you lesson:proof-in-your-favour lesson:good-enough lesson:other-peoples-windows tool:self-compassion-break sheet:letter-to-myself tool:letter-to-myself sheet:self-compassion-break',
  },
  {
    typed: 'soy un fracaso',
    serves:
      'lesson:a-mistake-is-not-you lesson:the-harsh-voice tool:self-compassion-break flow:kind-words lesson:proof-in-your-favour tool:thought-record sheet:self-compassion-break',
  },
  {
    typed: 'me comparo con todos en instagram',
    serves:
      'lesson:other-peoples-windows answer:compare-on-social-media lesson:where-the-phone-sleeps',
  },
  {
    typed: 'ando con la cabeza a mil',
    serves:
      'tool:five-senses tool:worry-time tool:defusion lesson:worry-has-an-hour answer:stop-overthinking lesson:from-why-to-what sheet:empty-the-head lesson:tomorrow-on-paper answer:mind-wont-stop-in-bed game:thought-bubbles tool:sleep-plan flow:unload',
  },
  {
    typed: 'le doy muchas vueltas a las cosas',
    serves:
      'answer:stop-overthinking lesson:from-why-to-what lesson:worry-has-an-hour tool:worry-time tool:defusion sheet:worry-hour sheet:thought-record flow:look-at-thought game:thought-bubbles',
  },
  {
    typed: 'pensamientos intrusivos',
    serves:
      'answer:intrusive-thoughts-general tool:defusion game:thought-bubbles lesson:one-more-check',
  },
  { typed: 'colorear', serves: 'game:mandala-coloring game:mandala' },
  { typed: 'sopa de letras', serves: 'game:word-search-wellness' },
  {
    typed: 'jueguito pa distraerme',
    serves:
      'game:bubble-zen game:present-catcher game:word-search-wellness game:mandala-coloring game:memory-wellness game:mandala place:minigames answer:bored-what-to-do',
  },
  { typed: 'memorama', serves: 'game:memory-wellness' },
  { typed: 'diario', serves: 'place:diary' },
  {
    typed: 'donde veo mis graficas',
    serves: 'place:advanced-analytics place:wellness-factors answer:where-are-mood-records',
  },
  {
    typed: 'cambiar contraseña',
    serves: 'place:settings place:settings-security place:reset-password',
  },
  { typed: 'modo oscuro', serves: 'place:settings' },
  {
    typed: 'borrar mi cuenta',
    serves: 'place:settings place:settings-security answer:delete-my-data',
  },
  {
    typed: 'plan de seguridad',
    serves: 'place:safety-plan sheet:safety-plan game:crisis-navigator answer:what-is-safety-plan',
  },
  {
    typed: 'me duele el pecho de la angustia',
    serves:
      'answer:chest-symptoms-when-doctor lesson:the-alarm sheet:panic-card tool:breathing game:breathing answer:lump-in-throat-stomach sheet:body-signals answer:what-is-panic-attack',
  },
  {
    typed: 'nudo en la garganta',
    serves: 'answer:lump-in-throat-stomach sheet:body-signals tool:rain',
  },
  {
    typed: 'aprieto los dientes',
    serves:
      'answer:jaw-and-neck-tension tool:quick-muscle-relaxation tool:muscle-relaxation tool:desk-stretch',
  },
  {
    typed: 'me truena el cuello de tanto estrés',
    serves:
      'tool:desk-stretch answer:jaw-and-neck-tension tool:quick-muscle-relaxation tool:muscle-relaxation',
  },
  { typed: 'pesadillas', serves: 'lesson:a-new-ending answer:nightmares' },
  { typed: 'turno de noche', serves: 'lesson:sleeping-by-day answer:shift-work-sleep' },
  {
    typed: 'burnout',
    serves:
      'answer:what-is-burnout lesson:good-enough flow:heavy-week answer:sick-leave-mental sheet:caring-for-carers',
  },
  {
    typed: 'estoy quemada del trabajo',
    serves:
      'answer:what-is-burnout flow:heavy-week answer:ask-day-off answer:sick-leave-mental answer:normal-hate-job answer:no-to-extra-work lesson:good-enough',
  },
  {
    typed: 'cuidar a mi mamá con alzheimer',
    serves:
      'sheet:caring-for-carers answer:carer-exhausted lesson:losses-without-a-funeral answer:accompany-ill-person',
  },
  {
    typed: 'me da pena hablar en publico',
    serves:
      'answer:public-speaking-blank lesson:nobody-saw-that lesson:fear-by-steps sheet:exposure-ladder',
  },
  {
    typed: 'miedo a salir de la casa',
    serves: 'lesson:fear-by-steps sheet:exposure-ladder lesson:the-alarm',
  },
  {
    typed: 'fobia al avión',
    serves: 'lesson:fear-by-steps sheet:exposure-ladder tool:breathing lesson:the-alarm',
  },
  { typed: 'como pongo limites', serves: 'sheet:boundaries lesson:a-no-that-cares flow:boundary' },
  {
    typed: 'no sé decir que no',
    serves:
      'lesson:a-no-that-cares sheet:boundaries flow:boundary answer:no-to-extra-work answer:decline-invitation answer:say-no-to-loan',
  },
  { typed: 'gratitud', serves: 'tool:gratitude sheet:gratitude' },
  {
    typed: 'cosas buenas de hoy',
    serves: 'tool:gratitude tool:savouring flow:savour sheet:gratitude',
  },
  {
    typed: 'estoy feliz y quiero guardarlo',
    serves: 'flow:savour tool:savouring tool:gratitude place:diary place:mood',
  },
  {
    typed: 'me ghostearon',
    serves:
      'answer:normal-miss-ex lesson:losses-without-a-funeral flow:remembrance lesson:loneliness-on-guard tool:rain lesson:the-message-at-eleven tool:self-compassion-break',
  },
  {
    typed: 'quiero escribirle a mi ex',
    serves:
      'lesson:the-message-at-eleven tool:urge-wave answer:normal-miss-ex flow:prepare-words lesson:ride-the-urge',
  },
  {
    typed: 'como le digo a mi hijo que murió su abuelo',
    serves:
      'answer:tell-child-grandparent-died answer:child-at-funeral answer:child-asks-about-death',
  },
  { typed: 'que digo en un velorio', serves: 'answer:funeral-words answer:condolence-card' },
  {
    typed: 'perdí a mi bebé',
    serves:
      'lesson:losses-without-a-funeral answer:friend-lost-baby flow:remembrance lesson:waves-not-stages sheet:grief-letter sheet:first-days',
  },
  {
    typed: 'antidepresivos engordan',
    serves: 'answer:side-effects sheet:medicine-questions answer:antidepressants-dependence',
  },
  {
    typed: 'puedo dejar las pastillas',
    serves:
      'answer:stop-my-medicine answer:missed-dose sheet:medicine-questions answer:antidepressants-dependence',
  },
  { typed: 'que es la ansiedad', serves: 'answer:what-is-anxiety lesson:the-alarm' },
  {
    typed: 'estoy muy ansioza',
    serves:
      'answer:what-is-anxiety lesson:the-alarm tool:breathing game:breathing tool:five-senses lesson:worry-has-an-hour tool:contact-points sheet:panic-card sheet:breathing-card tool:cold-water',
  },
  {
    typed: 'depresion test',
    serves:
      'answer:what-is-depression answer:do-i-have-it place:mood-well-being lesson:action-first',
  },
  { typed: 'tdah adultos', serves: 'answer:adult-adhd-diagnosis' },
  {
    typed: 'no me concentro',
    serves:
      'lesson:where-the-phone-sleeps game:present-catcher lesson:putting-off answer:adult-adhd-diagnosis game:memory-wellness',
  },
  {
    typed: 'vicio del celular',
    serves:
      'lesson:where-the-phone-sleeps sheet:screen-free-evening answer:screens-before-bed answer:compare-on-social-media',
  },
  {
    typed: 'tomo mucho',
    serves:
      'answer:wine-alone-habit lesson:ride-the-urge tool:urge-wave sheet:urge-wave-log service:aa answer:alcohol-and-sleep',
  },
  { typed: 'alcoholicos anonimos', serves: 'service:aa' },
  {
    typed: 'como por ansiedad',
    serves: 'answer:eat-from-nerves tool:urge-wave lesson:ride-the-urge',
  },
  { typed: 'no me da hambre', serves: 'answer:eat-when-not-hungry lesson:taste-comes-back' },
  {
    typed: 'crudo y con culpa',
    serves:
      'answer:guilt-or-not answer:wine-alone-habit lesson:one-broken-day lesson:the-harsh-voice tool:self-compassion-break answer:alcohol-and-sleep answer:shame-stuck',
  },
  {
    typed: 'sentirse culpable',
    serves:
      'answer:guilt-or-not lesson:if-only-i-had tool:self-compassion-break lesson:the-harsh-voice answer:shame-stuck',
  },
  {
    typed: 'verguenza',
    serves:
      'answer:shame-stuck lesson:nobody-saw-that tool:self-compassion-break sheet:self-compassion-break',
  },
  {
    typed: 'llorar sin razón',
    serves: 'answer:cry-without-reason lesson:action-first tool:rain answer:stop-crying-at-work',
  },
  {
    typed: 'no sé qué me pasa',
    serves:
      'sheet:emotion-wheel game:emotion-detective answer:normal-not-know-what-i-feel place:mood sheet:body-signals',
  },
  { typed: 'rueda de emociones', serves: 'sheet:emotion-wheel' },
  {
    typed: 'me corrieron del trabajo',
    serves:
      'answer:tell-lost-job lesson:losses-without-a-funeral sheet:problem-solving tool:problem-solving',
  },
  {
    typed: 'no me alcanza la plata',
    serves:
      'tool:problem-solving sheet:problem-solving lesson:worry-has-an-hour flow:up-to-me answer:ask-money-back answer:ask-for-raise',
  },
  {
    typed: 'deudas',
    serves:
      'tool:problem-solving sheet:problem-solving lesson:worry-has-an-hour flow:up-to-me answer:say-no-to-loan answer:ask-money-back tool:worry-time',
  },
  {
    typed: 'no sé si renunciar',
    serves:
      'flow:decide answer:how-to-resign answer:cant-decide answer:normal-hate-job tool:problem-solving tool:values-compass',
  },
  {
    typed: 'tomar una decisión',
    serves:
      'flow:decide answer:cant-decide sheet:problem-solving tool:problem-solving tool:values-compass sheet:values-compass',
  },
  {
    typed: 'espero resultados del medico',
    serves: 'flow:waiting flow:up-to-me lesson:worry-has-an-hour tool:worry-time',
  },
  {
    typed: 'domingo por la tarde me da bajón',
    serves:
      'answer:lonely-sunday answer:sunday-night-sleep lesson:action-first tool:one-small-step',
  },
  {
    typed: 'navidad sola',
    serves: 'answer:christmas-alone sheet:hard-dates lesson:loneliness-on-guard',
  },
  {
    typed: 'me mudé de país y no encajo',
    serves: 'lesson:loneliness-on-guard lesson:losses-without-a-funeral answer:friends-as-adult',
  },
  {
    typed: 'discutí con mi pololo',
    serves:
      'lesson:after-the-fight flow:repair answer:partner-silence-after-fight lesson:under-the-anger answer:how-to-apologise',
  },
  {
    typed: 'no me habla desde la pelea',
    serves: 'answer:partner-silence-after-fight lesson:after-the-fight flow:repair',
  },
  {
    typed: 'mi hija adolescente no me cuenta nada',
    serves: 'answer:talk-to-teenager lesson:listen-before-fixing',
  },
  {
    typed: 'como ayudar a alguien con depresión',
    serves:
      'answer:friend-with-depression lesson:listen-before-fixing answer:convince-someone-to-go answer:accompany-ill-person sheet:friend-in-danger',
  },
  {
    typed: 'pedir ayuda',
    serves: 'lesson:asking-for-help flow:ask-help answer:ask-for-help sheet:what-to-say',
  },
  {
    typed: 'no sé cómo decirle que me siento mal',
    serves:
      'flow:prepare-words flow:ask-help sheet:what-to-say lesson:asking-for-help answer:start-hard-conversation answer:ask-for-help answer:tell-family-therapy',
  },
  { typed: 'relajacion muscular', serves: 'tool:muscle-relaxation tool:quick-muscle-relaxation' },
  { typed: 'jacobson', serves: 'tool:muscle-relaxation' },
  { typed: '54321', serves: 'tool:five-senses' },
  {
    typed: 'siento que nada es real',
    serves: 'answer:what-is-dissociation tool:five-senses tool:contact-points',
  },
  {
    typed: 'mindfullness',
    serves: 'tool:body-scan tool:rain tool:meditation-timer game:present-catcher',
  },
  {
    typed: 'quiero hablar con alguien',
    serves: 'place:chat place:crisis place:crisis-moment place:support-network line',
  },
  {
    typed: 'libros sobre duelo',
    serves: 'work:didion work:allende work:bonnett work:del-molino work:giralt',
  },
  {
    typed: 'pelis para llorar',
    serves:
      'work:coco work:inside-out work:perfect-days work:intocable work:will-hunting work:wonderful-life work:sunshine',
  },
  { typed: 'imprimir hoja de pensamientos', serves: 'sheet:thought-record' },
  { typed: 'diario de sueño pdf', serves: 'sheet:sleep-diary' },
  { typed: 'habitos', serves: 'lesson:hook-it-on lesson:one-broken-day sheet:habit-tracker' },
  {
    typed: 'quiero hacer ejercicio pero no tengo ganas',
    serves:
      'answer:start-exercising answer:exercise-no-energy lesson:hook-it-on lesson:action-first',
  },
  { typed: 'perfeccionista', serves: 'lesson:good-enough lesson:the-harsh-voice' },
  { typed: 'síndrome del impostor', serves: 'answer:what-is-impostor lesson:proof-in-your-favour' },
  {
    typed: 'me odio',
    serves:
      'lesson:the-harsh-voice tool:self-compassion-break flow:kind-words answer:be-kinder-to-myself sheet:self-compassion-break',
  },
  {
    typed: 'se la pasa criticándome y me cala',
    serves:
      'answer:receive-criticism lesson:a-no-that-cares lesson:the-harsh-voice lesson:say-it-in-time',
  },
  {
    typed: 'quiero gritar',
    serves:
      'lesson:turn-down-the-heat flow:anger tool:cold-water sheet:anger-thermometer lesson:the-glass-was-full tool:opposite-action',
  },
  {
    typed: 'me siento vacía',
    serves:
      'answer:feel-nothing lesson:taste-comes-back tool:values-compass sheet:values-compass answer:success-feels-empty',
  },
  {
    typed: 'harta de todo',
    serves:
      'answer:what-is-burnout flow:heavy-week lesson:action-first lesson:the-glass-was-full tool:one-small-step answer:explode-over-little',
  },
];
