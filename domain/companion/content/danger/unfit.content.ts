import type { Phrase } from '../matters/matter.ts';

/** What was typed fits none of the answers at a place that asks: the question stays, nothing is assumed. */
export const UNFIT_ASKED: readonly Phrase[] = [
  'Lo leo, y no quiero suponer la respuesta. Va con una palabra o con un toque.',
  'Eso también cuenta. La pregunta de antes sigue en pie, sin prisa.',
  'Gracias por decirlo. Para no equivocarme, necesito saber cuál de estas es.',
  'No quiero leer de más en eso. ¿Cuál de estas se acerca?',
  'Queda dicho. Me falta la respuesta corta para saber qué va primero.',
];

/** The same at a place that proposes a step. */
export const UNFIT_STEP: readonly Phrase[] = [
  'Lo leo. No tengo una respuesta justa para eso; el paso de antes sigue valiendo.',
  'Eso pesa, y no voy a contestar cualquier cosa. ¿Cuál de estas toca ahora?',
  'Gracias por contarlo. Sigo en el mismo punto, con lo que haga falta.',
  'Puede que no lo haya entendido del todo. Si algo cambió, en una frase me sirve.',
  'Queda dicho. Lo que sigue es una sola cosa de estas.',
  'Aquí sigo leyendo. Nada de eso cambia que haga falta una persona cerca.',
];

/** The same where it cannot wait. */
export const UNFIT_URGENT: readonly Phrase[] = [
  'Lo leo. Lo primero no cambia: [emergency]. ¿Ya se pudo llamar?',
  'Eso se habla después, con calma. Ahora va la llamada: [emergency].',
  'Gracias por seguir escribiendo. Hace falta alguien al lado y la llamada, [emergency].',
  'Si no puedo contestar a eso, sí a esto: [emergency], y que alguien se quede.',
  'No aparto la vista de eso, y hay algo antes. El número es [emergency].',
  'Leído. Cada minuto cuenta para la llamada: [emergency].',
  'Que lo oiga también quien puede ir: [emergency]. Con la dirección basta para empezar.',
  'Sigo aquí mientras se marca: [emergency].',
];

/** Said where all of that was said before; also after what was asked once more. */
export const DANGER_SHORT: readonly Phrase[] = [
  'Sigo leyendo, con la ayuda a la vista.',
  'Aquí sigo. Un minuto, y después otro.',
  'Queda dicho. La ayuda no se mueve de ahí.',
  'No me aparto de esto.',
  'Lo leo. Lo de las personas cerca sigue en pie.',
  'Sin prisa y sin quedarse a solas.',
  'Lo que {escribes} lo leo entero.',
  'Con lo que haya, seguimos.',
];

/** After the kind of care, where somebody in the country says by telephone where it is. */
export const CARE_WHERE: Phrase = 'Por teléfono orientan en [care].';

/** The same question once more. */
export const SAID_THAT: readonly Phrase[] = [
  'Lo contesté hace un momento y no tengo otra respuesta más segura. Una persona puede aclararlo: [line].',
  'A eso sigo respondiendo lo mismo. Si queda la duda, sirve preguntarlo tal cual a quien atiende.',
];

/** A question that has no written answer. */
export const UNFIT_QUESTION: readonly Phrase[] = [
  'Es una pregunta justa y no tengo una respuesta escrita que sea segura. En [line] la contestan.',
  'A eso no sé responder bien, y prefiero decirlo. Quien atiende en [line] sí puede.',
  'No lo sé, y no voy a inventarlo. Se puede preguntar tal cual en [line].',
  'Esa respuesta no la tengo escrita. Lo honesto es dejársela a una persona: [line].',
];

/** The talk was on a wrong way. */
export const SORRY: readonly Phrase[] = [
  '{Perdona|Perdoná|Perdone}, {te} leí mal.',
  '{Tienes} razón, iba por otro lado.',
  'No era eso, y lo siento.',
];
export const SORRY_SOMEBODY: Phrase = '{Perdona|Perdoná|Perdone}, {hablas} de otra persona.';
export const SORRY_FOR: Phrase = '{Perdona|Perdoná|Perdone}, {hablas} de {tu} [somebody].';

/** Said after an apology where it is not known which danger it is. */
export const SAY_WHICH: readonly Phrase[] = [
  '¿Qué es lo urgente, en una frase? También sirve tocar lo que se parezca.',
  'Para no fallar otra vez: ¿qué está pasando, en pocas palabras?',
];
