/** Taking it back: it lowers the tone of the conversation, never its state. */
export const DENIAL: readonly string[] = [
  '(era|es|fue|solo era|nomas era) (una|pura|un)? (broma|bromita|chiste|joda|vacilon|relajo|jajaja)',
  '(estaba|estoy|era) (bromeando|jugando|molestando|vacilando|jodiendo|exagerando|de broma)',
  '(ya)? (estoy|me siento|ando) (bien|mejor|tranquil*|calmad*|mas tranquil*)',
  '(ya)? (se me paso|paso|me calme)',
  '(olvidalo|olvida|olvidate|no me hagas caso|no es nada|no pasa nada|ignora|no importa|dejalo|haz como si nada|no te preocupes|exagere|no era en serio|no lo decia en serio|no iba en serio|me exprese mal|lo dije (sin pensar|por decir|de broma|enojad*))',
  'mentira ',
  'nah',
  'no (lo)? (voy a hacer|hare|pienso hacer)',
  '(todo)? (esta)? bien',
];

/** A plain yes or no to the direct question. */
export const YES: readonly string[] = [
  '^ see $',
  '^ (si|sip|sep|claro|simon|a veces|aveces|creo que si|puede ser|tal vez|quizas|quiza|un poco|mas o menos|muchas veces|la verdad si|la verdad que si|si la verdad|obvio|aja|yes|no se|nose|algo asi)',
  // "Siempre me pasa" goes on with what was being told and answers nothing.
  '^ (siempre|todos los dias) $',
  '^ (siempre|todos los dias) (lo|me|con|hay)? (pienso|piensa*|he pensado|quiero|quisiera|ganas|tengo ganas|dan ganas|pasa por la cabeza|esas ganas|eso)',
];

/**
 * Only a "no" that answers: alone in its clause, or about the very thing that was asked. "No puedo
 * dormir" begins with the same word and answers nothing.
 */
export const NO: readonly string[] = [
  '^ (no|nop|nope|nel|para nada|nunca|jamas|claro que no|tampoco|nah|no no|de ninguna manera|que va|creo que no|la verdad no|la verdad que no|ya no|no gracias) $',
  '^ no (tranqui*|para nada|de verdad|en serio|nada de eso|es eso|no es eso|ya no|te preocupes)',
  '^ (ya)? (no|nunca|jamas|tampoco) (lo|me)? (quiero|quisiera|pienso|pensaria|voy a|estoy pensando|he pensado|planeo|pretendo) (en|a)? ..1 (morir|morirme|matarme|suicidarme|desvivirme|lastimarme|cortarme|danarme|hacerme dano|hacer nada|hacerme nada|hacerlo|eso|acabar con mi vida|quitarme la vida)',
];
