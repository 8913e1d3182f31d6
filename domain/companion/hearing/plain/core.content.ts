const END = '(?:[\\s,.;:!¡?…)-]+|$)';

const greetings =
  'hol[aá]+|ol[aá]+|buen(?:as|os)(?: (?:tardes|noches|d[ií]as))?|muy buenas|saludos|qu[eé] tal|hey|hello|hi|señor(?:a|ita)? nilo|don nilo|nilo|c[oó]mo (?:est[aá]s?|andas?)';
const fillers =
  'oye|oiga|mir[aáe]|ay|che|pues|bueno|ok(?:ey|ay)?|vale|dale|a ver|f[ií]jate(?: que)?|f[ií]jese(?: que)?|ya(?: fue)?|no s[eé]|es que|la verdad|en fin|uf+|so|well|le cuento que|te cuento que';
const laughter = '(?:ja|je|ji|ha|he){2,}[a-z]*|jaj[a-z]*|lol|xd+|😂+|🤣+|😅+';
const thanks =
  '(?:muchas |mil |ok,? )?gracias(?:,? (?:joven|nilo))?(?: por (?:aclararlo|aclarar|escuchar|contestar|responder|leer|todo))?';
const sorries =
  'disculp[aáe](?:me|s)?(?: (?:las may[uú]sculas|la molestia|el rollo|lo largo))?|perd[oó]n(?:a|e)?(?: (?:las may[uú]sculas|la molestia))?';

/** What stands before what somebody tells, in any order. */
export const COURTESIES = new RegExp(
  `^(?:(?:${[greetings, thanks, sorries, laughter, fillers].join('|')})${END})+`,
  'iu',
);

/** That it was read wrongly, in so many words, up to the next sign. */
export const CORRECTIONS = new RegExp(
  `^(?:no+${END})*(?:${[
    'no me (?:entendi[oó]|entendiste|entiendes?|entend[eé]s|le[ií]ste|ley[oó]|lees)',
    '(?:usted )?no me est[aá]s? (?:leyendo|entendiendo|escuchando)',
    'no (?:es|era) (?:eso|por ah[ií])',
    'no va por (?:eso|ah[ií])',
    'no se trata de[^.,;!?]*',
    'no (?:te|le) (?:estoy preguntando|pregunt[eé])[^.,;!?]*',
    'no (?:hablo|estoy hablando|hablaba) de[^.,;!?]*',
    'no (?:dije|quise decir) (?:eso|que)[^.,;!?]*',
    'te he preguntado(?: si)?|te pregunt[eé] si',
    'te equivocas|se equivoca|nada que ver|te equivocaste',
    '(?:y )?aclaro(?: que)?|me explico|quise decir(?: que)?|quiero decir(?: que)?|lo que digo es(?: que)?',
    'ya te (?:dije|lo dije)(?: que)?|te (?:dije|digo) que|le digo que|le dije que',
    'qu[eé] [\\p{L} ]{3,30}\\?(?: de qu[eé] [\\p{L} ]{3,30}\\?)?',
    'no te enteras de nada|no te enteras',
    'qu[eé] me importan?[^.,;!?]*',
  ].join('|')})${END}`,
  'iu',
);
