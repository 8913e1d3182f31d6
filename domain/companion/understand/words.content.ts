import { tableOf } from '../../table.ts';

import type { ShortReply } from '../content/replies.ts';

/** Whole messages that answer in one breath. Tried in this order, without accents or signs. */
export const SHORT_ANSWERS: readonly (readonly [ShortReply | 'laugh', RegExp])[] = [
  [
    'laugh',
    // Word by word: a repeated group of repeated syllables would try every way to cut a long laugh.
    // linear: each further word begins with a blank, which no word holds.
    /^(?:[jh][ae][jahexd]*|ji[ji]*|jo[jo]*|jj[jahexd]*|xd[jahexd]*|lol[lo]*)(?: (?:[jh][ae][jahexd]*|ji[ji]*|jo[jo]*|jj[jahexd]*|xd[jahexd]*|lol[lo]*))*(?: (?:vale|ok|si|no|bueno|ya|que malo|que bueno|que risa))?$/,
  ],
  [
    'laugh',
    /^(?:joder|uf|ay|uy|hala|no manches|no mames|che|bueno)? ?(?:que (?:malo|mala|chistoso|gracioso|risa|chiste)|malisimo|muy bueno)(?: eh| tio| nilo| jaja\S*)?$/,
  ],
  [
    'dunno',
    /^(?:pues |mm+ |eh+ )?(?:no (?:lo )?se|nose|ni idea|no sabria(?: decirte| decir)?|no estoy segur[oa]|quien sabe|yo que se|no tengo idea|idk|no sabria|ns)(?: la verdad| bien| que decir| que decirte| que poner)?$/,
  ],
  [
    'soso',
    /^(?:(?:yo|pues|bueno|por aca|por aqui|aqui|aca|ahi|la verdad|estoy|ando|hoy) ){0,2}(?:mas o menos|ahi (?:voy|ando|vamos)|regular|asi asi|meh|equis|ni bien ni mal|a medias|tirando|pasando|a veces|depende|mas o menos nomas|normal|bien y mal|un poco)$/,
  ],
  [
    'nothing',
    /^(?:nada|no nada|nada en especial|nada nuevo|lo de siempre|lo mismo(?: de siempre)?|no mucho|no tengo nada que decir|no hay nada)$/,
  ],
  [
    'done',
    /^(?:(?:ok|okey|listo|bueno|si|vale|uf|ay) )?(?:hecho|ya lo (?:hice|intente|probe|mande|envie)|ya la (?:hice|llame)|ya le (?:escribi|hable|dije)|ya esta(?: hecho)?|lo hice|ya hice eso)$/,
  ],
  [
    'yes',
    /^(?:si+|sip|sep|see+|simon|claro(?: que si)?|obvio|exacto|asi es|correcto|eso es|tal cual|eso mismo|asi mismo|si senora?(?: eso mismo| asi es)?|totalmente|por supuesto|efectivamente|si (?:claro|totalmente|exacto|obvio|por favor|quiero|probemos|dale|va|mucho|bastante)|creo que si|supongo(?: que si)?|puede ser|tal vez|quizas?|ya|probemos|vamos|hagamoslo|intentemos|me gustaria|quiero|por favor|sale|orale|dale|va|venga|listo|empecemos|(?:bueno|ok|si|ya|va|dale)(?: (?:dale|va|si|ok|bueno|gracias|esta bien|de acuerdo|lo intento|lo hago|lo voy a hacer))+|(?:esta bien|ok|okey|bueno|dale|va|si) (?:hagamoslo|probemos|vamos|intentemos|intentemoslo)|lo intento|lo intentare|lo hare|lo hago|lo voy a hacer|lo voy a intentar|voy a hacerlo|voy a intentarlo|bueno|ok dale|ok vamos|okey dale|si va)$/,
  ],
  [
    'no',
    /^(?:no+|nop|nel|nah|no gracias|para nada|mejor no|prefiero que no|prefiero no|ahora no|hoy no|paso|no quiero|no creo|creo que no|tampoco|no no|no es eso|no tanto|nunca|negativo|ninguno|ninguna|no por ahora|no mucho)$/,
  ],
  [
    'ack',
    /^(?:ok+|oka+y|okis|okey|vale|aja|mhm+|mm+|hmm+|entiendo|ya veo|comprendo|bien|de acuerdo|esta bien|eso|perfecto|genial|cierto|verdad|ah|oh|aha|sigue|continua|listo|ya listo|gracias nilo)$/,
  ],
];

/** Weighs, although it names no feeling. Without accents or signs. */
export const HEAVY =
  /\b(?:siento que|(?:muy |tan |todo )?mal|peor|duele|dolio|cuesta|dificil|nadie|no puedo|no aguanto|no doy mas|sola?|solo estoy|lloro|llore|llorando|grit[oa]|pele(?:o|amos|ando)|discuti\S*|perdi\S*|preocupa\S*|exager\S*|no (?:me )?entiend\S*|egoist\S*|culpa|suficiente|hart[oa]|enferm\S*|humill\S*|miedo)\b/u;

/** Somebody else is glad: no good news of one's own yet. Without accents or signs. */
export const OTHERS_GLAD =
  /^(?:y |pero |que )?(?:mi|mis|su|sus|el|ella|la|los|las|todos|todas) (?:\S+ ){0,3}?(?:esta|estan|anda|andan|se puso|se pusieron|quedo) (?:\S+ )?(?:feli\S+|content\S+|encantad\S+|emocionad\S+|ilusionad\S+|alegr\S+)/;

/** "Pensé que se iba a alegrar", "me dicen que disfrute": the joy that did not come. */
export const HOPED_FOR =
  /\b(?:pens(?:e|aba)|crei|creia|esperaba|imagin(?:e|aba)|ojala|queria|quisiera|deberia|tendria que|como si) (?:\S+ ){0,5}?(?:alegr|feli[zc]|content|orgullo|emocion|celebr)|\bdi(?:cen?|gan) que (?:l[oa]s? )?disfrut/;

/** Leaves whatever is under way. */
export const LEAVES =
  /^(?:.*\b)?(?:dejarlo aqui|dejemoslo|dejalo|lo dejamos|dejemos esto|ya no quiero|no quiero (?:seguir|hacer(?:lo| esto)?|esto|mas)|prefiero otra cosa|otra cosa|para|basta|parar|salir|cancelar|no me sirve|mejor no|ahora no|no gracias|cambiemos de tema|hablemos de otra cosa|no puedo hacer(?:lo)? esto|me aburre)(?:\b.*)?$/;

/** Common English and Portuguese words that no Spanish sentence is made of. */
export const FOREIGN: Record<'en' | 'pt' | 'fr', string> = {
  en: "the and you i am my is are not can what how feel feeling with have has this that your for help please so sad want do dont i'm im need someone talk alone anymore",
  pt: 'voce nao estou eu meu minha muito com uma obrigado preciso ajuda sinto triste tenho porque isso falar sozinho tambem',
  fr: 'je suis pas vous mon ma les des est avec pour besoin aide triste moi ne',
};

/** In the middle of a talk in Spanish, a sentence in English is met as part of it. */
export const ENGLISH_ON_THE_WAY: readonly string[] = [
  'En inglés pierdo los detalles, y el peso se nota igual. ¿Cómo sería en español?',
  'I follow only a little English. Algo llega: ¿me lo {cuentas} en español?',
  'Hay cosas que salen antes en el otro idioma. ¿Con qué palabra en español lo {dirías}?',
  'Eso llegó a medias: mi idioma es el español. ¿{Quieres} intentarlo así?',
  'Mezclar está bien; solo con inglés me pierdo. ¿Qué parte era la importante?',
  'Leo algo de inglés y no lo bastante para contestar bien. ¿Seguimos en español?',
  'My English is short, so I might miss something. ¿Me lo {dices} a {tu} manera en español?',
  'A veces el inglés pone distancia con lo que duele. ¿Y en español cómo suena?',
];

/** Said once to somebody who writes in another language. */
export const FOREIGN_REPLIES: Record<'en' | 'pt' | 'fr', readonly string[]> = {
  en: [
    'I can only talk in Spanish here. If you are in danger, please call your local emergency number; in the US, 988.',
    'This companion answers in Spanish only. For support in English, in the US you can call or text 988.',
    'Sorry, only Spanish here. Si puedes escribir en español, aunque sea mezclado, seguimos.',
    'I follow Spanish, not English. A line in your language is at findahelpline.com.',
    'My words are only in Spanish. ¿Probamos en español?',
    'English is beyond me here, so I would rather say so than guess.',
    'Solo respondo en español. In English, 988 (US) answers day and night.',
    'Spanish only on this side; mixing both is fine, algo sigo.',
  ],
  pt: [
    'Aqui só respondo em espanhol. Si sirve, se puede escribir mezclado.',
    'Entendo pouco de português. ¿Probamos en español, aunque sea a medias?',
    'Meu idioma aqui é o espanhol. Si hay peligro, el número de emergencias de tu país.',
    'Só espanhol por este lado. Algo sigo si se mezcla.',
    'Português me escapa, y prefiero decirlo a inventar.',
    'Falo espanhol e pouco mais. ¿Seguimos así?',
    'Para ajuda em português, findahelpline.com.',
    'Não respondo bem em português. En español, como salga.',
  ],
  fr: [
    'Ici je ne réponds qu’en espagnol. Se puede mezclar, algo sigo.',
    'Mi francés no alcanza. ¿Probamos en español?',
    'Solo español por este lado, désolé.',
    'Je ne parle qu’espagnol ici. En cas de danger, appelez les urgences.',
    'El francés se me escapa, y prefiero decirlo.',
    'Español nada más, con todos sus acentos.',
    'Pour de l’aide en français, findahelpline.com.',
    'En francés no respondo bien. ¿Y en español, aunque sea poco?',
  ],
};

/** People one speaks of; what is shown back is "tu" and the word as it stands here. */
export const PEOPLE = tableOf({
  jefe: 'jefe',
  jefa: 'jefa',
  mama: 'mamá',
  papa: 'papá',
  madre: 'madre',
  padre: 'padre',
  hermano: 'hermano',
  hermana: 'hermana',
  hijo: 'hijo',
  hija: 'hija',
  esposo: 'esposo',
  esposa: 'esposa',
  marido: 'marido',
  mujer: 'mujer',
  pareja: 'pareja',
  novio: 'novio',
  novia: 'novia',
  pololo: 'pololo',
  polola: 'polola',
  suegra: 'suegra',
  suegro: 'suegro',
  abuela: 'abuela',
  abuelo: 'abuelo',
  tia: 'tía',
  tio: 'tío',
  prima: 'prima',
  primo: 'primo',
  cunada: 'cuñada',
  cunado: 'cuñado',
  amigo: 'amigo',
  amiga: 'amiga',
  vecino: 'vecino',
  vecina: 'vecina',
  profesor: 'profesor',
  profesora: 'profesora',
  profe: 'profe',
  companero: 'compañero',
  companera: 'compañera',
  roomie: 'roomie',
  socio: 'socio',
  socia: 'socia',
  ex: 'ex',
  padrastro: 'padrastro',
  madrastra: 'madrastra',
  supervisor: 'supervisor',
  supervisora: 'supervisora',
  gerente: 'gerente',
  sobrino: 'sobrino',
  sobrina: 'sobrina',
});

/** Sound or look like a word of ours and are another: never corrected into one. */
export const NOT_TYPOS =
  'casada casado pasada pasado pesado pesada tomada tomado cerrada cerrado parada parado llevo nuevo puesto cosas casas bastante cantar cantando contando contado cuando estando hablando pasando pensando tratando trabajo trabajado mirando viendo siendo tengo tenido amando armado quieta quieto sentada sentado cansina mayores mejores lugares millones familiar cariñoso';
