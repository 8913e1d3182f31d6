import { tableOf } from '../../table.ts';

/** What a message may be that is an answer and nothing more. */
export type ShortAnswer =
  | 'laugh'
  | 'dunno'
  | 'soso'
  | 'nothing'
  | 'done'
  | 'yes'
  | 'no'
  | 'ack'
  | 'silence';

/** Whole messages that answer in one breath. Tried in this order, without accents or signs. */
export const SHORT_ANSWERS: readonly (readonly [ShortAnswer, RegExp])[] = [
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

/** Leaves whatever is under way. */
export const LEAVES =
  /^(?:.*\b)?(?:dejarlo aqui|dejemoslo|dejalo|lo dejamos|dejemos esto|ya no quiero|no quiero (?:seguir|hacer(?:lo| esto)?|esto|mas)|prefiero otra cosa|otra cosa|para|basta|parar|salir|cancelar|no me sirve|mejor no|ahora no|no gracias|cambiemos de tema|hablemos de otra cosa|no puedo hacer(?:lo)? esto|me aburre)(?:\b.*)?$/;

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
  viejo: 'viejo',
  vieja: 'vieja',
  nieto: 'nieto',
  nieta: 'nieta',
  hermanito: 'hermano',
  hermanita: 'hermana',
  abuelito: 'abuelo',
  abuelita: 'abuela',
  mami: 'mamá',
  papi: 'papá',
  sobrino: 'sobrino',
  sobrina: 'sobrina',
});

/** Sound or look like a word of ours and are another: never corrected into one. */
export const NOT_TYPOS =
  'casada casado pasada pasado pesado pesada tomada tomado cerrada cerrado parada parado llevo nuevo puesto cosas casas bastante cantar cantando contando contado cuando estando hablando pasando pensando tratando trabajo trabajado mirando viendo siendo tengo tenido amando armado quieta quieto sentada sentado cansina mayores mejores lugares millones familiar cariñoso';

/** Who was mourned was an animal. */
export const WAS_AN_ANIMAL =
  /\b(?:era|fue|es|hablo de|hablaba de|me refiero a|me referia a) (?:mi|nuestr[oa]) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|michi|mascota|cachorr[oa]|conej[oa]|cuy|lor[oa]|lorito|hamster|tortuga|canario|yegua|caballo)\b/u;
