import type { AreaId } from '../../content/matters/areas.ts';

/** A matter that a single plain word names, and the side it comes from. Patterns run over the plain text. */
export interface PlainTopic {
  /** After "tiene que ver con": with its article. */
  name: string;
  area: AreaId;
  words: RegExp;
}

const words = (list: string) => new RegExp(`\\b(?:${list})\\b`, 'u');

/** Only words that mean one thing in every region. */
export const PLAIN_TOPICS: readonly PlainTopic[] = [
  {
    name: 'el trabajo',
    area: 'work',
    words: words('trabajos?|oficina|laburo|chamba|empleo|jef[ea]s?|compañer[oa]s de trabajo'),
  },
  {
    name: 'los estudios',
    area: 'work',
    words: words('examen|examenes|facultad|universidad|tesis|carrera|profesor[ae]?s?|semestre'),
  },
  {
    name: 'el dinero',
    area: 'work',
    words: words('dinero|plata|deudas?|sueldo|alquiler|arriendo|hipoteca|prestamo'),
  },
  { name: 'la pareja', area: 'bonds', words: words('novi[oa]|marido|espos[oa]|pareja|polol[oa]') },
  { name: 'una amistad', area: 'bonds', words: words('amig[oa]s?|amistad|amistades') },
  {
    name: 'la familia',
    area: 'bonds',
    words: words(
      'familia|familiares|suegr[oa]s?|cuñad[oa]s?|cunad[oa]s?|herman[oa]s?|prim[oa]s?|ti[oa]s',
    ),
  },
  { name: 'los hijos', area: 'bonds', words: words('hij[oa]s?|niet[oa]s?') },
  { name: 'los vecinos', area: 'bonds', words: words('vecin[oa]s?|edificio|condominio') },
  {
    name: 'la salud',
    area: 'life',
    words: words('hospital|medic[oa]|doctora?|operacion|cirugia|analisis|resonancia'),
  },
  { name: 'una mudanza', area: 'life', words: words('mudanza|mudarme|mude|mudamos|mudar') },
  {
    name: 'un animal querido',
    area: 'life',
    words: words('perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|veterinari[oa]'),
  },
  {
    name: 'un trámite',
    area: 'life',
    words: words('tramites?|visa|pasaporte|papeles|cedula|notari[oa]'),
  },
  { name: 'el sueño', area: 'oneself', words: words('insomnio|desvelad[oa]|desvelo|dormi|dormir') },
  { name: 'el cuerpo', area: 'oneself', words: words('cuerpo|espejo|cansancio|espalda|cabeza') },
];

/** Feelings that are said by their name; "no estoy triste" says none. */
export const PLAIN_FEELINGS: readonly { name: string; words: RegExp }[] = [
  { name: 'tristeza', words: words('triste|tristes|tristeza|pena grande|bajoneo|bajon') },
  {
    name: 'enojo',
    words: words('enojad[oa]|enojo|rabia|bronca|coraje|furios[oa]|enfadad[oa]|indignad[oa]'),
  },
  { name: 'miedo', words: words('miedo|susto|asustad[oa]|temor|panico') },
  { name: 'nervios', words: words('nervios[oa]|nervios|ansios[oa]|ansiedad') },
  { name: 'cansancio', words: words('cansad[oa]|agotad[oa]|agotamiento|rendid[oa]|cansancio') },
  { name: 'culpa', words: words('culpa|culpable|remordimiento') },
  { name: 'vergüenza', words: words('verguenza|avergonzad[oa]|abochornad[oa]') },
  { name: 'soledad', words: words('soledad|me siento sol[oa]') },
  { name: 'envidia', words: words('envidia|envidio') },
  { name: 'celos', words: words('celos|celos[oa]') },
  { name: 'añoranza', words: words('extraño|nostalgia|echo de menos|anoranza|añoro|extrano') },
  { name: 'confusión', words: words('confundid[oa]|confusion|perdid[oa]') },
  { name: 'alegría', words: words('alegria|feliz|content[oa]|emocionad[oa]|alegr[eo]') },
  { name: 'orgullo', words: words('orgullos[oa]|orgullo') },
  { name: 'alivio', words: words('alivio|aliviad[oa]') },
];

/** What turns a feeling into none, when it stands up to three words before it. */
export const DENIES = /\b(?:no|nunca|ni|sin|tampoco|nada de)(?: \S+){0,3} $/u;
