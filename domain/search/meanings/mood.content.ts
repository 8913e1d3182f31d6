import type { Meaning } from './meaning.ts';

/** Sadness, guilt, what one thinks of oneself, thoughts, anger, good days. */
export const MOOD_MEANINGS: readonly Meaning[] = [
  {
    says: 'bajoneada|bajonazo|me dio el bajón|achicopalada|agüitada|depre|depresión|deprimida|triste|tristeza|apachurrada|=apagada|=apagado|decaída|desanimada|sin ánimo|ánimo bajo|bajo de ánimo|de capa caída|por el piso|por los suelos|hecha pedazos|hecha mierda|en el hoyo|tocando fondo|melancolía|chipil|mal de ánimo|plof|rayada|aplatanada|ñangotao|sad|hundida|muy mal|estoy mal|=me siento mal|me siento fatal|pésimo|para el arrastre|mala racha|estoy fatal|ando mal|sin esperanza|ahuevada|down|me siento horrible',
    words: 'tristeza depresión desánimo ánimo',
    first:
      'lesson:action-first tool:one-small-step tool:rain lesson:the-scale-tilts answer:what-is-depression lesson:the-way-back-to-people lesson:taste-comes-back',
  },
  {
    says: 'no tengo ganas|sin ganas|no me dan ganas|desgana|apatía|pereza|flojera|hueva|güeva|me da paja|paja me da|me da lata|fiaca|flojera de levantarme|no quiero levantarme|no salgo de la cama|todo el día en la cama|no puedo con nada|todo me cuesta|me cuesta todo|desmotivada|motivación|tirada en la cama|no me levanto',
    words: 'desgana apatía cama energía',
    first:
      'lesson:action-first tool:one-small-step flow:two-minutes sheet:one-small-step answer:exercise-no-energy',
  },
  {
    says: 'no siento nada|=vacío|=vacía|anestesiada|entumida|nada me gusta|nada me llena|=nada tiene sentido|nada me hace ilusión|nada me importa|todo me da igual|me da igual todo|me vale todo|anhedonia|gris|como robot|en automático|piloto automático',
    words: 'vacío anhedonia nada placer sentido',
    first:
      'answer:feel-nothing lesson:taste-comes-back tool:savouring tool:values-compass answer:success-feels-empty',
  },
  {
    says: 'llorar|ganas de llorar|no paro de llorar|lloro sin razón|llorona|chillar|se me salen las lágrimas|lágrimas|lagrimeo|hombres lloramos|está mal llorar|es normal llorar',
    words: 'llorar tristeza',
    first:
      'answer:cry-without-reason tool:rain answer:stop-crying-at-work tool:self-compassion-break',
  },
  {
    says: 'no sé qué tengo|no sé qué siento|no sé lo que siento|no entiendo lo que siento|qué me pasa|confundida|ponerle nombre|nombrar lo que siento|emociones revueltas|sentimientos encontrados',
    words: 'nombre emociones sentir',
    first:
      'sheet:emotion-wheel game:emotion-detective answer:normal-not-know-what-i-feel sheet:body-signals place:mood',
  },
  {
    says: 'culpa|culpable|remordimiento|me arrepiento|arrepentida|cargo de conciencia|cruda moral|perdonarme|la regué|la cagué|metí la pata',
    words: 'culpa perdón error',
    first:
      'answer:guilt-or-not tool:self-compassion-break lesson:a-mistake-is-not-you answer:shame-stuck lesson:the-harsh-voice lesson:if-only-i-had',
  },
  {
    says: 'vergüenza|verguensa|me da pena|qué pena|qué oso|ridículo|roche|me da corte|trágame tierra|me puse roja|me pongo rojo|humillada|avergonzada',
    words: 'vergüenza ridículo',
    first:
      'lesson:nobody-saw-that answer:shame-stuck tool:self-compassion-break sheet:self-compassion-break',
  },
  {
    says: 'hablar en público|hablar frente a la gente|exponer|exposición oral|presentación|pánico escénico|me da pena hablar|tímida|timidez|fobia social|ansiedad social|me da pánico la gente|entrevista de trabajo|quedar en blanco',
    words: 'timidez público social vergüenza',
    first:
      'lesson:nobody-saw-that answer:public-speaking-blank sheet:exposure-ladder lesson:fear-by-steps tool:breathing',
  },
  {
    says: 'miedo|fobia|terror|pavor|culillo|cuiqui|julepe|miedo a volar|miedo al avión|miedo a manejar|miedo a conducir|miedo a salir|no salgo de casa|no puedo salir de casa|agorafobia|claustrofobia|miedo al elevador|miedo al ascensor|miedo al metro|evito',
    words: 'miedo fobia evitar',
    first: 'lesson:fear-by-steps sheet:exposure-ladder lesson:the-alarm tool:five-senses',
  },
  {
    says: 'miedo al futuro|el futuro|incertidumbre|qué va a pasar|y si pasa algo|=y si pasa|va a pasar algo malo|preocupada|comerme la cabeza|comerse el coco|mala espina',
    words: 'preocupación futuro ansiedad',
    first:
      'lesson:worry-has-an-hour tool:worry-time sheet:worry-hour answer:fear-of-future flow:up-to-me',
  },
  {
    says: 'le doy vueltas|le doy muchas vueltas|darle vueltas|rumiar|rumiación|sobrepensar|sobrepienso|overthinking|pensar demasiado|pienso demasiado|pienso mucho|no dejo de pensar|no paro de pensar|la cabeza no para|cabeza a mil|mente acelerada|mi mente no para|me rayo|me la paso pensando|maquinar|rollo en la cabeza|la loca de la casa|bucle|apagar la mente|apagar la cabeza|apague mi cabeza|me hago la cabeza|manija',
    words: 'rumiar vueltas pensar cabeza preocupación',
    first:
      'answer:stop-overthinking lesson:from-why-to-what tool:defusion tool:worry-time game:thought-bubbles lesson:worry-has-an-hour flow:look-at-thought',
  },
  {
    says: 'pensamientos intrusivos|pensamientos feos|pensamientos malos|pensamientos obsesivos|obsesión|toc|ideas que no quiero|pensamientos raros|me da miedo lo que pienso',
    words: 'intrusivo pensamiento obsesión',
    first:
      'answer:intrusive-thoughts-general tool:defusion game:thought-bubbles lesson:one-more-check',
  },
  {
    says: 'pensamientos negativos|pesimista|todo va a salir mal|todo me sale mal|catastrófica|soy negativo|veo todo negro|cambiar lo que pienso',
    words: 'pensamiento negativo pruebas',
    first:
      'tool:thought-record tool:check-the-evidence lesson:the-scale-tilts sheet:thought-record flow:look-at-thought',
  },
  {
    says: 'compruebo|reviso todo|reviso mil veces|revisar la puerta|la estufa|checar|chequeo|hipocondría|hipocondriaca|creo que tengo cáncer|miedo a enfermarme|busco síntomas|google síntomas|doctor google',
    words: 'comprobar duda síntomas',
    first: 'lesson:one-more-check lesson:worry-has-an-hour answer:talk-to-doctor tool:defusion',
  },
  {
    says: 'autoestima|frases para animarme|baja autoestima|afirmaciones|frases de ánimo|confianza en mí|no me quiero|=no me gusto|quererme|amor propio|insegura|no valgo|no valgo nada|no sirvo|no sirvo para nada|inútil|fracasada|soy un desastre|soy tonta|soy menos|poca cosa|perdedor|complejo|acomplejada|me siento menos',
    words: 'autoestima fracaso valgo crítica',
    first:
      'lesson:a-mistake-is-not-you tool:self-compassion-break lesson:the-harsh-voice lesson:proof-in-your-favour flow:kind-words tool:letter-to-myself answer:be-kinder-to-myself',
  },
  {
    says: 'me odio|tratarme mejor|odio ser yo|me detesto|me trato mal|me hablo mal|me machaco|me castigo|me critico|autocrítica|soy dura conmigo|me exijo|exigencia|voz crítica|me insulto',
    words: 'autocrítica dureza crítica amabilidad',
    first:
      'tool:self-compassion-break lesson:the-harsh-voice flow:kind-words answer:be-kinder-to-myself sheet:self-compassion-break',
  },
  {
    says: 'perfeccionista|perfecto|nunca es suficiente|tiene que quedar perfecto|autoexigente',
    words: 'perfeccionismo exigencia',
    first: 'lesson:good-enough lesson:the-harsh-voice tool:self-compassion-break',
  },
  {
    says: 'impostor|síndrome del impostor|no merezco|me van a descubrir|soy un fraude|fue suerte',
    words: 'impostor mérito',
    first: 'answer:what-is-impostor lesson:proof-in-your-favour answer:accept-compliment',
  },
  {
    says: 'compararme|envidia|todos menos yo|a todos les va mejor|me quedé atrás|voy tarde en la vida|fomo|la vida de los demás|instagram|tiktok|redes sociales',
    words: 'compararse envidia redes',
    first:
      'lesson:other-peoples-windows answer:compare-on-social-media answer:envy-friend lesson:where-the-phone-sleeps',
  },
  {
    says: 'rabia|ira|enojo|enfado|coraje|bronca|cabreo|cabreada|emputada|encabronada|emperrada|arrecho|furiosa|furia|hervor|me hierve la sangre|que me lleva|injusticia|injusto|no es justo|=me enojo|controlar el enojo|manejar la ira|brava|me la trago|me trago el enojo|me trago la rabia|quiero gritar|ganas de gritar|quiero romper algo|ganas de romper|quiero golpear|exploto|estallar|perder el control|me saca de quicio|sacada de onda|muina|berrinche mío|piedra me da|tengo la piedra afuera|=chata|estoy que ardo',
    words: 'rabia ira enojo explotar',
    first:
      'lesson:turn-down-the-heat flow:anger tool:cold-water sheet:anger-thermometer lesson:under-the-anger lesson:say-it-in-time',
  },
  {
    says: 'irritable|irritabilidad|mal humor|de malas|de mala leche|todo me molesta|exploto por nada|exploto por tonterías|salto por todo|perdí la paciencia|harta|hasta la madre|hasta las narices|hasta el gorro|hasta la coronilla|hasta las pelotas|hasta los huevos|hasta el moño|hasta el copete|podrida de todo|hinchada|jarta|me tienen harta|mal genio|paciencia|tener paciencia',
    words: 'irritabilidad paciencia agotamiento humor',
    first:
      'lesson:the-glass-was-full tool:cold-water answer:explode-over-little flow:heavy-week answer:what-is-burnout',
  },
  {
    says: 'rencor|resentimiento|perdonar|venganza|vengarme|traición|me mintió|me engañó|infidelidad|infiel|los cuernos|me puso los cuernos',
    words: 'rencor perdonar herida',
    first:
      'lesson:under-the-anger lesson:the-message-at-eleven tool:rain answer:angry-with-loved-one flow:anger',
  },
  {
    says: 'feliz|=estoy bien|contenta|alegre|buena noticia|me fue bien|día bueno|cosas buenas|algo bueno|celebrar|orgullosa|agradecida|gratitud|gracias a la vida|disfrutar|saborear',
    words: 'gratitud agradecer bueno disfrutar',
    first: 'tool:savouring tool:gratitude flow:savour sheet:gratitude place:diary',
  },
  {
    says: 'aburrida|no sé qué hacer|distraerme|distracción|entretenerme|pasar el rato|matar el tiempo|un chiste|jueguito|juego|jugar',
    words: 'juego distraer',
    first:
      'place:minigames game:bubble-zen game:mandala-coloring game:word-search-wellness answer:bored-what-to-do',
  },
  {
    says: 'colorear|pintar|dibujar|mandala|arte|manualidad|garabatear',
    words: 'colorear pintar dibujar mandala',
    first: 'game:mandala-coloring game:mandala sheet:body-signals',
  },
  {
    says: 'sin rumbo|estancada|cambiar mi vida|propósito|sentido de la vida|crisis existencial|hacer con mi vida|perdida en la vida|qué quiero|valores|lo que importa|crisis de los 30|crisis de los 40|mediana edad',
    words: 'sentido rumbo valores',
    first: 'tool:values-compass sheet:values-compass flow:decide work:frankl',
  },
  {
    says: 'no tengo tiempo para mí|tiempo para mí|un rato para mí|autocuidado|cuidarme|me olvido de mí|no tengo vida|mamá sola|me siento culpable por descansar|necesito un descanso',
    words: 'descanso pausa',
    first:
      'place:breathe challenge:rest-on-purpose flow:heavy-week tool:contact-points lesson:a-no-that-cares sheet:caring-for-carers',
  },
  {
    says: 'decepcionar a mis papás|decepcionar a mi familia|miedo a fallar|miedo a fracasar|no dar la talla|no soy suficiente',
    words: 'fracaso exigencia error',
    first:
      'lesson:a-mistake-is-not-you lesson:good-enough flow:look-at-thought tool:self-compassion-break lesson:the-harsh-voice flow:prepare-words',
  },
  {
    says: 'trauma|estrés postraumático|flashback|me robaron|abuso en la infancia',
    words: 'trauma recuerdos miedo',
    first:
      'answer:what-is-ptsd tool:five-senses tool:safe-place answer:when-to-seek-help tool:contact-points',
  },
  {
    says: 'juegos para la memoria|ejercitar la memoria',
    words: 'memoria cartas',
    first: 'game:memory-wellness place:minigames game:word-search-wellness',
  },
  {
    says: 'cabeza no se calla|mente no se calla|mil pestañas abiertas|mil cosas en la cabeza|mil pensamientos|vaciar la mente|vaciar la cabeza|ruido en la cabeza',
    words: 'cabeza',
    first:
      'sheet:empty-the-head flow:heavy-week answer:stop-overthinking tool:defusion flow:unload',
  },
];
