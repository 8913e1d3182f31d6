import type { Phrase } from '../matters/matter.ts';

/** Something is told where a step was proposed: it is heard, and one open question is asked. */
export const UNFIT_STEP: readonly Phrase[] = [
  'Eso importa, y lo leo entero. ¿Qué está pasando ahora mismo ahí?',
  'Gracias por decirlo. Por si ahora aprieta más, [emergency]. ¿Quién hay cerca de {ti}?',
  'Leído, sin apartarme. Una voz que pueda preguntar más que yo está en [line]. ¿Qué es lo más difícil de este rato?',
  'Eso también cuenta. Que lo oiga alguien más que yo: [line]. ¿Qué haría falta en los próximos diez minutos?',
  'Lo que {cuentas} no es poco. ¿Hay algo ahí que {te} ponga en peligro en este momento? Si es así, [emergency].',
];

/** The same where it cannot wait. */
export const UNFIT_URGENT: readonly Phrase[] = [
  'Lo que {cuentas} importa, y va con la llamada: [emergency], «[script]». ¿Ya hay alguien {contigo}?',
  'Eso que {dices} lo tiene que oír quien puede ir: [emergency], «[script]». Yo sigo aquí mientras {marcas}.',
  'Leído. [emergency] ahora; la frase es «[script]». ¿Quién puede llegar antes, un vecino, alguien de la casa?',
  'Aquí sigo, y lo que protege en este minuto es gente: golpear una puerta, gritar un nombre, y [emergency], «[script]».',
  'Cada minuto cuenta para esa llamada: [emergency], «[script]». Si la voz no sale, que marque quien esté más cerca.',
  'No me aparto. Teléfono en altavoz, [emergency], y dicho así: «[script]».',
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
  'Lo de hace un momento sigue valiendo, y una persona puede aclararlo mejor: [line].',
  'A eso sigo respondiendo lo mismo. Si queda la duda, sirve preguntarlo tal cual a quien atiende.',
];

/** A question that has no written answer: it is taken as one that matters, and a person is named for it. */
export const UNFIT_QUESTION: readonly Phrase[] = [
  'Esa pregunta importa y merece la respuesta de una persona: en [line] se hace tal cual. Mientras, ¿hay alguien cerca de {ti}?',
  'Para eso hace falta quien pueda preguntar de vuelta, y lo hay en [line]. Si algo apura ahora, [emergency].',
  'Leo la pregunta. Quien atiende en [line] puede contestarla con {tu} caso delante. ¿Qué es lo que más preocupa de eso?',
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

/** Everyday talk is not sure of a message, and danger stands in the room: heard, without a topic. */
export const STILL_WITH: readonly Phrase[] = [
  '{Te} leo. ¿Qué parte de esto pesa más ahora?',
  'Eso importa después de lo de hoy. ¿Cómo {estás} en este momento?',
  'Aquí sigo, con la ayuda a la vista. ¿Qué pasó desde entonces?',
  'Lo leo con calma. ¿Hay alguien que sepa cómo va la cosa hoy?',
];

/** Words that may hide something, and nothing sure is known: no topics, one open question. */
export const MAY_BE_SERIOUS: readonly Phrase[] = [
  'Eso que {cuentas} importa, y no quiero contestarlo con algo que no va. ¿Qué fue lo que pasó?',
  '{Te} leo, y prefiero preguntar: ¿qué es lo que más duele o asusta de eso?',
  'Gracias por decirlo aquí. ¿Qué parte de esto no {puedes} llevar más a solas?',
];

/** Somebody under age: once in a talk. */
export const MINOR: Phrase =
  'Con {tu} edad esto no se lleva sin una persona adulta: la que dé menos miedo, hoy, en casa, en la familia o en el colegio.';
export const MINOR_NOW: Phrase =
  '{Despierta|Despertá|Despierte} o {llama|llamá|llame} ahora a una persona adulta de la casa o de al lado; no hace falta explicarlo bien.';
export const MINOR_ATTACKED: Phrase =
  'Con {tu} edad esto lo tiene que parar una persona adulta que no haga daño: una tía, alguien del colegio, una vecina. Nada de eso es culpa {tuya}.';
