import type { Meaning } from './meaning.ts';

/** Sleep, fear in the body, and the body itself. */
export const BODY_MEANINGS: readonly Meaning[] = [
  {
    says: 'no puedo dormir|no me puedo dormir|no logro dormir|no consigo dormir|me cuesta dormir|me cuesta dormirme|cuesta quedarme dormida|no duermo|duermo mal|duermo poco|insomnio|imsomnio|no pego ojo|no pego el ojo|no agarro el sueño|no concilio el sueño|no me entra el sueño|se me va el sueño|doy vueltas en la cama|dando vueltas en la cama|noche en vela|en vela|ojos como plato|ojos pelados|desvelo|desvelada|desvelado|me desvelo|trasnocho|quiero dormir|ayuda para dormir|dormir mejor|conciliar el sueño|sin dormir|falta de sueño|problemas de sueño|no descanso',
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
    says: 'pienso en la cama|pensando en el trabajo de noche|me desvelo pensando|no dejo de pensar de noche|la cabeza no para de noche|la cabeza no me deja dormir|mente no para en la cama|no puedo dormir pensando|no puedo dormir de pensar|pendientes de mañana',
    words: 'pendientes lista cabeza dormir',
    first:
      'lesson:tomorrow-on-paper tool:sleep-plan answer:mind-wont-stop-in-bed sheet:empty-the-head flow:unload',
  },
  {
    says: 'pesadilla|pesadillas|sueño feo|sueños feos|malos sueños|soñé feo|terrores nocturnos|sueño con lo que pasó',
    words: 'pesadillas soñar noche',
    first: 'lesson:a-new-ending answer:nightmares tool:safe-place',
  },
  {
    says: 'cansancio|cansada|cansado|agotada|agotado|sin energía|sin fuerzas|sin pilas|me levanto cansada|molida|hecho polvo|hecha polvo|rendida|fundida|mamado|mamada de|exhausta|exhausto|no me da el cuerpo|no doy más|no doy mas|no puedo más|ya no puedo mas|ya no puedo',
    words: 'cansancio agotamiento descanso energía',
    first:
      'answer:wake-up-tired flow:heavy-week answer:what-is-burnout lesson:action-first tool:winding-down',
  },
  {
    says: 'ataque de pánico|ataque de ansiedad|crisis de pánico|crisis de ansiedad|crisis de angustia|ataque de nervios|pánico|panico|patatús|me dio un ataque|me está dando ahora|me está dando|me está dando algo|siento que me muero|siento que me voy a morir|me voy a desmayar|creo que me da un infarto|siento que me vuelvo loca|siento que enloquezco|me da el telele',
    words: 'pánico ataque ansiedad miedo crisis',
    first:
      'tool:five-senses lesson:the-alarm tool:cold-water sheet:panic-card tool:breathing answer:what-is-panic-attack',
  },
  {
    says: 'me falta el aire|no puedo respirar|me ahogo|me asfixio|falta de aire|ahogo|no me entra el aire|se me cierra el pecho|respiro rápido|hiperventilo|me cuesta respirar|me sofoco',
    words: 'respiración ahogo pecho aire',
    first:
      'tool:breathing lesson:the-alarm sheet:breathing-card answer:how-to-breathe sheet:panic-card answer:chest-symptoms-when-doctor',
  },
  {
    says: 'se me va a salir el corazón|se me sale el corazón|se me acelera el corazón|el corazón a mil|palpitaciones|taquicardia|corazón acelerado|late muy rápido|me late fuerte el corazón|corazón desbocado|me retumba el pecho',
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
    says: 'ansiedad|ansiosa|ansioso|ansias|angustia|angustiada|angustiado|nervios|nerviosa|nervioso|alterada|alterado|acelerada|acelerado|intranquila|intranquilo|inquieta|inquieto|con el alma en un hilo|con los nervios de punta|atacada de los nervios|atacada|estoy histérica|me comen los nervios|agobio|agobiada|agobiado|me agobio|abrumada|abrumado|aceleradísima|calmarme|tranquilizarme|calmar los nervios|bajar la ansiedad',
    words: 'ansiedad nervios calma',
    first:
      'tool:five-senses tool:breathing lesson:the-alarm tool:contact-points answer:what-is-anxiety tool:quick-muscle-relaxation lesson:worry-has-an-hour',
  },
  {
    says: 'estrés|estres|estresada|estresado|estrés laboral|tensa|tenso|tensión|contracturada|contractura|engarrotado|agarrotada|tieso|cuello duro|dolor de espalda|dolor de cuello|me duele el cuello|me duele la espalda|nudos en la espalda|espalda cargada|hombros duros',
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
    says: 'nada es real|siento que no soy yo|desconectada|desconectado|como en un sueño|como en una película|despersonalización|desrealización|disociación|me siento irreal|flotando fuera del cuerpo',
    words: 'irreal disociación anclaje',
    first: 'tool:five-senses answer:what-is-dissociation tool:contact-points tool:cold-water',
  },
  {
    says: 'no tengo hambre|sin apetito|no me entra la comida|no me pasa la comida|se me quitó el hambre|no puedo comer|no me da hambre|inapetente',
    words: 'comer hambre',
    first: 'answer:eat-when-not-hungry lesson:taste-comes-back tool:savouring',
  },
  {
    says: 'como por ansiedad|como de nervios|comer por ansiedad|atracón|atracones|me atasco de comida|pico todo el día|antojo de dulce|hambre emocional|como sin hambre',
    words: 'comer antojo impulso',
    first: 'answer:eat-from-nerves lesson:ride-the-urge tool:urge-wave sheet:urge-wave-log',
  },
  {
    says: 'temblor|tiemblo|me tiemblan las manos|sudo frío|me sudan las manos|mareo|mareada|mareado|hormigueo|me zumban los oídos',
    words: 'cuerpo ansiedad alarma',
    first:
      'lesson:the-alarm tool:contact-points tool:five-senses sheet:body-signals tool:cold-water',
  },
  {
    says: 'relajarme|relajación|relajar|relax|desconectar|despejarme|despejar la mente|bajar revoluciones|bajarle|un respiro|chill|paz|tranquilidad|calma',
    words: 'calma relajación descanso',
    first:
      'tool:breathing tool:quick-muscle-relaxation tool:safe-place tool:body-scan game:mandala-coloring',
  },
  {
    says: 'mindfulness|mindfullness|maindfulnes|atención plena|meditar|meditación|meditaciones|meditación guiada|yoga|=presente|aquí y ahora|estar en el presente|escaneo corporal|body scan',
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
    says: 'respirar|respiración|ejercicio de respiración|ejercicios de respiración|cuatro siete ocho|478|respiración cuadrada|suspiro|coherencia cardíaca',
    words: 'respiración respirar',
    first:
      'tool:breathing game:breathing sheet:breathing-card answer:how-to-breathe game:bubble-zen',
  },
  {
    says: 'menopausia|climaterio|bochornos|sofocos|regla|síndrome premenstrual|spm|me bajó|andropausia',
    words: 'menopausia ánimo cuerpo',
    first: 'answer:menopause-and-mood sheet:mood-week tool:cold-water',
  },
];
