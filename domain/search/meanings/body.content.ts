import type { Meaning } from './meaning.ts';

/** Sleep, fear in the body, and the body itself. */
export const BODY_MEANINGS: readonly Meaning[] = [
  {
    says: 'no puedo dormir|no logro dormir|no consigo dormir|me cuesta dormir|cuesta quedarme dormida|no duermo|duermo mal|duermo poco|insomnio|imsomnio|no pego ojo|no agarro el sueño|no me entra el sueño|se me va el sueño|doy vueltas en la cama|dando vueltas en la cama|noche en vela|en vela|ojos como plato|ojos pelados|desvelo|trasnocho|quiero dormir|ayuda para dormir|dormir mejor|conciliar el sueño|sin dormir|falta de sueño|problemas de sueño|no descanso|no me viene el sueño|me acuesto y no duermo|quedarme dormido',
    words: 'dormir insomnio sueño noche desvelo',
    first:
      'tool:sleep-plan lesson:stop-trying flow:night tool:winding-down lesson:weight-and-clock sheet:night-card tool:body-scan sheet:sleep-diary answer:sleep-hygiene',
  },
  {
    says: 'me despierto a las tres|me despierto a media noche|me despierto de madrugada|me despierto en la noche|despertar de madrugada|despierto a las 3|despierto a las 4|me levanto de madrugada|me recuerdo de madrugada|sueño cortado',
    words: 'madrugada despertar insomnio',
    first:
      'answer:wake-at-three lesson:stop-trying sheet:night-card flow:night lesson:weight-and-clock',
  },
  {
    says: 'pienso en la cama|pensando en el trabajo de noche|me desvelo pensando|no dejo de pensar de noche|la cabeza no para de noche|la cabeza no me deja dormir|mente no para en la cama|no puedo dormir pensando|pendientes de mañana',
    words: 'pendientes lista cabeza dormir',
    first:
      'lesson:tomorrow-on-paper tool:sleep-plan answer:mind-wont-stop-in-bed sheet:empty-the-head flow:unload',
  },
  {
    says: 'pesadilla|sueño feo|sueños feos|malos sueños|soñé feo|terrores nocturnos|sueño con lo que pasó',
    words: 'pesadillas soñar noche',
    first: 'lesson:a-new-ending answer:nightmares tool:safe-place',
  },
  {
    says: 'cansancio|cansada|agotada|sin energía|sin fuerzas|sin pilas|me levanto cansada|molida|hecho polvo|rendida|fundida|mamado|exhausta|hecho bolsa|no me da el cuerpo|no doy más|no puedo más|ya no puedo mas|ya no puedo',
    words: 'cansancio agotamiento descanso energía',
    first:
      'answer:wake-up-tired flow:heavy-week answer:what-is-burnout lesson:action-first tool:winding-down',
  },
  {
    says: 'me da un ataque|panic attack|ataque de pánico|ataque de ansiedad|crisis de pánico|crisis de ansiedad|crisis de angustia|ataque de nervios|pánico|patatús|me dio un ataque|me está dando|siento que me muero|siento que me voy a morir|me voy a desmayar|creo que me da un infarto|siento que me vuelvo loca|siento que enloquezco|me da el telele',
    words: 'pánico ataque ansiedad miedo crisis',
    first:
      'tool:five-senses lesson:the-alarm tool:cold-water sheet:panic-card tool:breathing answer:what-is-panic-attack',
  },
  {
    says: 'me falta el aire|no puedo respirar|me asfixio|falta de aire|ahogo|no me entra el aire|se me cierra el pecho|respiro rápido|hiperventilo|me cuesta respirar|me sofoco',
    words: 'respiración ahogo pecho aire',
    first:
      'tool:breathing lesson:the-alarm sheet:breathing-card answer:how-to-breathe sheet:panic-card answer:chest-symptoms-when-doctor',
  },
  {
    says: 'se me sale el corazón|se me acelera el corazón|el corazón a mil|palpitaciones|taquicardia|corazón acelerado|late muy rápido|me late fuerte el corazón|corazón desbocado|me retumba el pecho',
    words: 'palpitaciones corazón pánico ansiedad',
    first:
      'lesson:the-alarm tool:breathing sheet:panic-card tool:cold-water answer:chest-symptoms-when-doctor',
  },
  {
    says: 'me duele el pecho|dolor de pecho|opresión en el pecho|pecho apretado|me aprieta el pecho|punzada en el pecho|angustia en el pecho',
    words: 'pecho dolor corazón',
    first:
      'answer:chest-symptoms-when-doctor lesson:the-alarm tool:breathing sheet:panic-card sheet:body-signals',
  },
  {
    says: 'nudo en la garganta|nudo en el estómago|mariposas en el estómago|se me cierra el estómago|me duele la panza de los nervios|me duele la guata|retortijones|náuseas de nervios|nudo en la panza',
    words: 'nudo estómago garganta cuerpo',
    first: 'answer:lump-in-throat-stomach sheet:body-signals tool:contact-points tool:body-scan',
  },
  {
    says: 'ansiedad|anxiety|ansiosa|ansias|angustia|nervios|nerviosa|alterada|acelerada|intranquila|inquieta|con el alma en un hilo|con los nervios de punta|atacada de los nervios|atacada|estoy histérica|me comen los nervios|agobio|abrumada|aceleradísima|calmarme|tranquilizarme|calmar los nervios|bajar la ansiedad|desesperada|al borde de un ataque',
    words: 'ansiedad nervios calma',
    first:
      'tool:five-senses tool:breathing lesson:the-alarm tool:contact-points answer:what-is-anxiety tool:quick-muscle-relaxation lesson:worry-has-an-hour',
  },
  {
    says: 'estrés|estrés laboral|tensa|tensión|contracturada|engarrotado|agarrotada|tieso|cuello duro|dolor de espalda|dolor de cuello|me duele el cuello|me duele la espalda|nudos en la espalda|espalda cargada|hombros duros',
    words: 'tensión estrés relajación cuello espalda',
    first:
      'tool:quick-muscle-relaxation tool:desk-stretch tool:muscle-relaxation tool:breathing answer:jaw-and-neck-tension',
  },
  {
    says: 'aprieto los dientes|bruxismo|rechino los dientes|mandíbula apretada|me duele la mandíbula',
    words: 'mandíbula tensión',
    first:
      'answer:jaw-and-neck-tension tool:quick-muscle-relaxation tool:muscle-relaxation tool:desk-stretch',
  },
  {
    says: 'dolor de cabeza|me duele la cabeza|jaqueca|migraña|cefalea',
    words: 'dolor cabeza estrés',
    first: 'answer:headache-stress tool:quick-muscle-relaxation tool:desk-stretch',
  },
  {
    says: 'nada es real|siento que no soy yo|desconectada|como en un sueño|como en una película|despersonalización|desrealización|disociación|me siento irreal|flotando fuera del cuerpo',
    words: 'irreal disociación anclaje',
    first: 'tool:five-senses answer:what-is-dissociation tool:contact-points tool:cold-water',
  },
  {
    says: 'no tengo hambre|sin apetito|no me entra la comida|no me pasa la comida|se me quitó el hambre|no puedo comer|no me da hambre|inapetente',
    words: 'comer hambre',
    first: 'answer:eat-when-not-hungry lesson:taste-comes-back tool:savouring',
  },
  {
    says: 'como por ansiedad|como de nervios|ansiedad por comer|comer de noche|no paro de comer|antojo de dulce|hambre emocional|como sin hambre',
    words: 'comer antojo impulso',
    first: 'answer:eat-from-nerves lesson:ride-the-urge tool:urge-wave sheet:urge-wave-log',
  },
  {
    says: 'temblor|tiemblo|me tiemblan las manos|sudo frío|me sudan las manos|=mareo|=mareada|=mareado|hormigueo|me zumban los oídos',
    words: 'cuerpo ansiedad alarma',
    first:
      'lesson:the-alarm tool:contact-points tool:five-senses sheet:body-signals tool:cold-water',
  },
  {
    says: 'relajarme|relax|desconectar|despejarme|despejar la mente|bajar revoluciones|bajarle|un respiro|chill|paz|tranquilidad|calma',
    words: 'calma relajación descanso',
    first:
      'tool:breathing tool:quick-muscle-relaxation tool:safe-place tool:body-scan game:mandala-coloring',
  },
  {
    says: 'mindfulness|mindfullness|maindfulnes|atención plena|meditar|meditación guiada|yoga|=presente|aquí y ahora|estar en el presente|escaneo corporal|body scan',
    words: 'mindfulness meditación atención presente',
    first:
      'tool:meditation-timer tool:body-scan game:present-catcher tool:rain tool:loving-kindness',
  },
  {
    says: '54321|5 4 3 2 1|cinco cosas que ves|técnica de los sentidos|grounding|anclaje|anclarme|volver al presente',
    words: 'sentidos anclaje',
    first: 'tool:five-senses tool:contact-points game:present-catcher',
  },
  {
    says: 'respirar|ejercicio de respiración|ejercicios de respiración|cuatro siete ocho|478|respiración cuadrada|suspiro|coherencia cardíaca',
    words: 'respiración respirar',
    first:
      'tool:breathing game:breathing sheet:breathing-card answer:how-to-breathe game:bubble-zen',
  },
  {
    says: 'menopausia|climaterio|bochornos|sofocos|regla|síndrome premenstrual|spm|me bajó|andropausia',
    words: 'menopausia ánimo cuerpo',
    first: 'answer:menopause-and-mood sheet:mood-week tool:cold-water',
  },
  {
    says: 'atracón|me atasco de comida|me atraqué de comida|culpa después de comer|me siento culpable por comer',
    words: 'comer ganas culpa',
    first:
      'answer:eat-from-nerves lesson:one-broken-day tool:self-compassion-break answer:when-to-seek-help lesson:ride-the-urge tool:urge-wave',
  },
  {
    says: 'vomito después de comer|me provoco vómitos|me hago vomitar|bulimia|anorexia|trastorno alimentario|dejé de comer',
    words: 'consulta médico atención',
    first:
      'answer:when-to-seek-help answer:talk-to-doctor tool:self-compassion-break place:services sheet:appointment',
  },
  {
    says: 'odio mi cuerpo|no me gusta mi cuerpo|me doy asco|me da asco mi cuerpo|imagen corporal|me miro al espejo|espejo|me veo gorda|gorda|engordé|subí de peso|mi peso|soy fea|me siento fea|me siento feo|me veo fea',
    words: 'cuerpo autocrítica autocompasión',
    first:
      'tool:self-compassion-break challenge:kind-body lesson:the-harsh-voice lesson:other-peoples-windows answer:be-kinder-to-myself flow:kind-words',
  },
  {
    says: 'dolor crónico|me duele todo|tengo cáncer|me diagnosticaron|estoy enferma',
    words: 'dolor enfermedad cuerpo',
    first:
      'answer:adult-adhd-diagnosis flow:up-to-me tool:body-scan sheet:appointment tool:self-compassion-break answer:meditate-with-pain-or-restless',
  },
  {
    says: 'yoga nidra|relajación guiada|relajación profunda',
    words: 'escaneo corporal',
    first: 'tool:body-scan tool:muscle-relaxation tool:safe-place sound:deep-sleep',
  },
];
