import type { Phrase } from './matters/matter.ts';

/** Said where nothing is sure: honest, and the person steers. The chips of `STEERING` follow. */
export const HONEST_LINES: readonly Phrase[] = [
  'Puede que no lo esté entendiendo bien, y prefiero decirlo a contestar cualquier cosa. ¿Qué {te} serviría ahora?',
  'Lo leí entero y no tengo claro qué pesa más. ¿Por dónde {quieres} ir?',
  'Entre frases escritas de antemano no siempre hay una para lo que {cuentas}. ¿Qué haría falta en este momento?',
  'No quiero adivinar con algo que es {tuyo}. ¿Qué {prefieres} que hagamos con esto?',
  'De esto se me escapan partes; soy un programa y lo digo. ¿Para qué {te} gustaría usar este rato?',
  'Gracias por el detalle, aunque no llego a todo. ¿Seguimos por alguno de estos caminos?',
  'Lo leí dos veces y me falta la mitad del mapa. ¿Qué vendría bien ahora mismo?',
  'Hay cosas que no caben en lo que sé contestar, y esta puede ser una. ¿Por cuál de estas seguimos?',
];

/** A word of what was told is plain, the rest is not: it is named, and nothing more is pretended. */
export const HEARD_BOTH_LINES: readonly Phrase[] = [
  'Leo algo de [topic], y que trae [feeling]. Lo demás prefiero no suponerlo. ¿Por dónde {quieres} ir?',
  'Hay [feeling], y tiene que ver con [topic]: hasta ahí llego con seguridad. ¿Qué serviría ahora?',
  'Dos cosas quedan claras, [topic] y [feeling]. Para no inventar el resto: ¿cuál de estas viene bien?',
  '[feeling] y [topic], eso lo leí bien. ¿Qué hacemos con lo que falta por entender?',
];
export const HEARD_TOPIC_LINES: readonly Phrase[] = [
  'Esto toca [topic], y hasta ahí llego con seguridad. ¿Por dónde {quieres} seguir?',
  'Leo que va de [topic]; qué parte pesa, prefiero preguntarlo. ¿Qué vendría bien?',
  'Va de [topic], eso sí lo leí. ¿Para qué {te} gustaría usar este rato?',
];
export const HEARD_FEELING_LINES: readonly Phrase[] = [
  'Ahí hay [feeling], eso lo leí bien; de dónde viene, prefiero preguntarlo. ¿Por dónde vamos?',
  'Se nota [feeling] en lo que {cuentas}. No sé lo demás y no lo invento. ¿Qué serviría ahora?',
  'Leo [feeling], y con eso solo no quiero adivinar. ¿Cuál de estas se acerca?',
];

/** Where a matter is under way

/** Said where everything that fits was said before: short, true anywhere, asking nothing. */
export const SHORT_LINES: readonly Phrase[] = [
  'Leído, con calma.',
  'Sigo el hilo.',
  'Eso lo dejo a la vista.',
  'Va quedando dicho.',
  'Lo sumo a lo de antes.',
  'Hay sitio para eso.',
  'De acuerdo.',
  'Lo leo tal cual viene.',
  'Por partes, entonces.',
  'Sin apuro.',
  'Lo tengo presente.',
  'Bien, por aquí.',
  'Aquí estoy.',
  'También eso entra.',
  'Lo que venga, lo leo.',
  'Se entiende que haya más.',
  'Va.',
  'Un paso cada vez.',
  'Lo leí despacio.',
  'Queda a mano.',
];

/** Where a matter is under way and what was told fits nothing there. */
export const STILL_HERE: readonly Phrase[] = [
  'Sigo leyendo. {Puedes} contarlo todo seguido, sin ordenarlo.',
  'Eso también cabe aquí. Cuando {quieras}, seguimos por una de estas.',
  'Lo leo. No tengo una frase que le haga justicia, y no voy a fingirla.',
  'Queda dicho. Por aquí hay caminos, si hacen falta.',
  'Va quedando más claro lo que hay. No hace falta resolverlo de una vez.',
  'Aquí no hay prisa. Lo que sigue lo {decides} {tú|vos|usted}.',
];

export const STEERING = [
  { id: 'way/vent', label: 'Desahogarme' },
  { id: 'way/idea', label: 'Una idea pequeña' },
  { id: 'flow/prepare-words', label: 'Preparar qué decir' },
  { id: 'way/understand', label: 'Entender qué me pasa' },
] as const;

/** Among the answered questions, the two nearest. */
export const WHICH_QUESTION: readonly Phrase[] = [
  '¿Es una de estas, o era otra cosa?',
  'No sé si es una de estas. ¿Cuál sería?',
];

export const AFTER_ANSWER: readonly Phrase[] = [
  '¿{Te} sirve o {buscabas} otra cosa?',
  '¿Era eso, o iba por otro lado?',
  '¿Responde a lo que {querías} saber?',
];

/** The same question once more. */
export const ANSWERED_BEFORE: readonly Phrase[] = [
  'Eso lo contesté más arriba, y no sé decirlo mejor. Si era otra duda, con otras palabras la busco.',
  'Mi respuesta a eso sigue siendo la de antes. Si faltaba una parte, {dime} cuál.',
];

export const OTHERWISE = { id: 'way/other', label: 'No es eso' } as const;
export const ENOUGH = { id: 'way/enough', label: 'Con esto me basta' } as const;
export const MORE = { id: 'way/more', label: 'Contar algo más' } as const;
export const LEAVE = { id: 'way/leave', label: 'Dejarlo aquí' } as const;
export const SERVES = { id: 'way/enough', label: 'Me sirve' } as const;
export const ELSE = { id: 'way/other', label: 'Buscaba otra cosa' } as const;

/** "No es eso": said once for each correction. */
export const CORRECTED: readonly Phrase[] = [
  'Entonces iba por otro lado, gracias por decirlo. ¿Me lo {cuentas} de otra manera?',
  'No era eso, queda claro. ¿Qué es lo principal, en una frase?',
  'Me equivoqué de camino. ¿Por dónde va de verdad?',
];

export const ENOUGH_LINES: readonly Phrase[] = [
  'Entonces queda así. Lo hablado no se pierde: está en esta conversación.',
  'Bien. Lo que quedó a medias puede seguir a medias hasta mañana.',
  'Hasta aquí está bien. Esto sigue abierto para cuando haga falta.',
];

export const MORE_LINES: readonly Phrase[] = [
  '{Te} leo.',
  '{Cuéntame|Contame|Cuénteme}, sin ordenarlo.',
  'Aquí sigo, con tiempo.',
];

/** Signs of attention while the person only wants to be listened to: nothing is asked, nothing advised. */
export const LISTENING_SIGNS: readonly Phrase[] = [
  '{Te} leo. Sin consejos, hasta que {digas|digas|diga} basta.',
  'Sigo aquí.',
  'Ajá. {Sigue|Seguí|Siga} cuando {quieras}.',
  'Lo estoy leyendo entero.',
  'Eso también.',
  'Sin prisa.',
  'Queda dicho.',
  'Aquí cabe.',
  'Lo leí dos veces.',
  '{Sigue|Seguí|Siga}, si hay más.',
];

export const LISTENING_BEGINS: readonly Phrase[] = [
  'Entonces solo leo: sin preguntas y sin consejos. Cuando sea suficiente, {toca|tocá|toque} «Ya está».',
];

export const LISTENED: readonly Phrase[] = [
  'Hasta aquí, entonces. De lo que {escribiste}, ¿hay una frase que {quieras} guardar?',
];

export const LISTENED_NOTHING: readonly Phrase[] = [
  'Hasta aquí, entonces. Haberlo soltado ya es algo.',
];

export const LISTENING_CHIPS = [
  { id: 'way/listened', label: 'Ya está' },
  { id: 'way/idea', label: 'Ahora sí, una idea' },
] as const;

export const KEPT_LINES: readonly Phrase[] = [
  'Guardada, con {tus} palabras.',
  'Esta también queda.',
  'Va con las otras.',
];
export const KEPT_TITLE = 'Lo que dije';

/** An idea where no matter is known. */
export const IDEA_LINES: readonly Phrase[] = [
  'Una sola, y chica. ¿Qué se parece más a lo que hay ahora?',
  'De todo lo posible, algo que quepa en diez minutos. ¿Cuál?',
];

export const IDEA_FLOWS = ['two-minutes', 'unload', 'up-to-me', 'kind-words'] as const;

export const UNDERSTAND_LINES: readonly Phrase[] = [
  'Vamos por partes. ¿De qué lado viene más?',
  'Para verlo más claro hace falta un hilo del que tirar. ¿Cuál es?',
  'Cuatro lados posibles. ¿Desde cuál empezó?',
];

/** The four sides from which a matter may come; each opens its list. */
export const AREAS = [
  { id: 'way/area/bonds', label: 'Algo con alguien' },
  { id: 'way/area/work', label: 'Trabajo, estudio o dinero' },
  { id: 'way/area/oneself', label: 'Lo que siento yo' },
  { id: 'way/area/life', label: 'Una pérdida o un cambio' },
] as const;

export const AREA_LINES: readonly Phrase[] = [
  '¿Cuál se acerca más?',
  '¿Es alguna de estas?',
  'Otras posibles, por si entre ellas está.',
  'Hay más por este lado. ¿Alguna suena?',
];
export const MORE_OF_AREA = 'Otra de estas';

export const FLOW_LEFT: readonly Phrase[] = [
  'Lo dejamos aquí, y queda guardado en el punto en que está. Se puede retomar otro día.',
  'Sin problema, queda a medias y a mano.',
];

export const RESUMED: readonly Phrase[] = ['Seguimos donde quedó.', 'Retomamos, entonces.'];

export const RESUME_LABEL = 'Seguir con lo de antes';

/** Said with the first answer, after what was told was met: who answers here. */
export const WHO_ANSWERS: readonly Phrase[] = [
  'Soy Nilo, una IA en modo guiado: leo con calma, y si no acierto, cambio de camino.',
  'Quien lee es Nilo, una IA en modo guiado; si algo no encaja, se dice y lo corrijo.',
  'Por aquí Nilo, una IA en modo guiado, con tiempo para esto.',
];

/** Something serious was said with a tap, and not which. */
export const WHICH_DANGER: readonly Phrase[] = [
  'Me importa que lo {digas|digas|diga}. Soy una IA; si algo está pasando ahora, [emergency], y para hablarlo, [line]. ¿Qué pasa, con {tus} palabras o con un toque?',
  'Eso es serio y quiero ir por el camino bueno. Por si corre prisa, [emergency]. ¿Qué está pasando, y a quién?',
  'Sigo aquí. Con una frase me alcanza: ¿quién está en peligro, {tú|vos|usted} u otra persona?',
];

export const DANGER_CHIPS = [
  { id: 'way/danger/self', label: 'No quiero vivir' },
  { id: 'way/danger/self-harm', label: 'Me hago daño' },
  { id: 'way/danger/violence', label: 'Alguien me hace daño' },
  { id: 'way/danger/third', label: 'Temo por otra persona' },
  { id: 'way/danger/overdose', label: 'Tomé algo' },
  { id: 'way/no-danger', label: 'No es nada de eso' },
] as const;

/** In danger, where every place of a path was said and more is told. */
export const STAYING: readonly Phrase[] = [
  'Sigo aquí, leyendo. La ayuda de arriba no se mueve de su sitio.',
  'Leo lo que {escribes}. Mientras tanto, los pies en el piso y el aire saliendo despacio.',
  'No hace falta contestar nada. Seguimos minuto a minuto, con la ayuda a mano.',
  'Aquí sigo. Si hay alguien cerca, este es buen momento para llamarle.',
  'Lo que {cuentas} importa. Una persona puede oírlo con {tu} voz: [line].',
  'Queda dicho. Un sorbo de agua, y la llamada a un toque: [line].',
];
