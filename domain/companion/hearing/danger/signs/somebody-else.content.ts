import type { DangerSign } from './danger-sign.ts';
import {
  A_PERSON,
  AGGRESSOR,
  CHILD_HITS,
  FIREARM,
  gap,
  has,
  HIT_OTHERWISE,
  HITS,
  ONE_PILL,
  PERSON,
  PILLS,
  SOMEBODY,
  USUAL_MEDICINE,
} from '../parts.content.ts';

/** Somebody else, now. */
export const SOMEBODY_ELSE: readonly DangerSign[] = [
  {
    id: 'third-not-breathing',
    kind: 'third',
    to: 'no-breath',
    all: [has('(?:no (?:respira|esta respirando)|dejo de respirar|esta (?:morad[oa]|azul))')],
    around: PERSON,
    none: [/\bno respira (?:tranquil[oa]|de|bien|por|hondo)\b/u],
  },
  {
    id: 'third-unconscious',
    kind: 'third',
    to: 'unconscious',
    all: [
      has(
        '(?:no (?:se )?(?:despierta|reacciona|(?:la|lo) puedo despertar)|no (?:la|lo) podemos despertar|inconsciente|(?:esta|quedo|cayo) (?:desmayad[oa](?! de)|tirad[oa] en (?:el (?:suelo|piso|bano)|la calle))|(?:la|lo) encontre (?:tirad[oa]|en el suelo|inconsciente)|no se mueve|esta como (?:dormid[oa]|muert[oa])|convulsion[a-z]*|echa espuma)',
      ),
    ],
    around: PERSON,
    none: [
      /\b(?:me desmaye|estoy inconsciente|no despierta (?:interes|ganas)|alarma|a la hora|para ir|al trabajo|con el despertador|(?:en )?toda la noche|no (?:se )?despierta temprano|ronca|tablet|ya esta (?:bien|mejor)|(?:cuando|si) (?:la|lo|le) (?:llamo|hablo)|ni con un|en clase|de cansad[oa])\b/u,
    ],
  },
  {
    id: 'third-took',
    kind: 'third',
    to: 'took',
    all: [
      has(
        `(?:${A_PERSON}${gap(5)} (?:se )?(?:ha |acaba de |habia )?(?:se )?(?:tomo|tomado|tomar(?:se)?|trago|tragado|tragar(?:se)?|zampo|bebio|bebido|ingirio)${gap(6)} (?:${PILLS}|veneno|lejia|cloro|lavandina|raticida)|${A_PERSON}${gap(8)} (?:frasco|blister|caja|cajas|bote)${gap(2)} vaci[oa]s?|(?:frasco|blister|caja|bote)s?${gap(2)} vaci[oa]s?${gap(10)} ${A_PERSON})`,
      ),
    ],
    none: [
      USUAL_MEDICINE,
      ONE_PILL,
      /\b(?:sus|su) (?:pastillas?|medicacion|medicina[a-z]*|remedios?)(?: (?:de|para|todos|cada)\b|$| \|)/u,
      /\b(?:se le olvido|no (?:se )?(?:ha )?tomo|no se ha tomado)\b/u,
    ],
  },
  {
    id: 'third-harms-now',
    kind: 'third',
    urgent: true,
    all: [
      has(
        `(?:se esta (?:ahorcando|colgando|desangrando|matando|cortando(?: las venas)?)|se (?:ahorco|colgo|corto las venas|apunta|apunto|quiere tirar|va a tirar|tiro (?:por|de|del|desde)|prendio fuego))`,
      ),
    ],
    around: PERSON,
    none: [
      /\b(?:matando (?:estudiando|trabajando|a trabajar|de risa|por)|de risa|el telefono|la llamada|el pelo|se colgo (?:la compu[a-z]*|el sistema|el celular|del)|a la piscina|a la pileta|al agua|al piso|tiro de cabeza|encima|la pelota|clavado|una foto|a dormir)\b/u,
    ],
  },
  {
    id: 'third-armed',
    kind: 'third',
    to: 'armed',
    all: [
      PERSON,
      has(`(?:${FIREARM}|con un cuchillo)`),
      has(
        '(?:encerr[a-z]*|no sale|llora[a-z]*|despid[a-z]*|despedi[a-z]*|se va a (?:matar|disparar|hacer)|matarse|dispararse|hacerse (?:dano|algo)|no (?:quiere (?:vivir|seguir|salir|soltar[a-z]*)|abre)|dice que (?:ya no (?:quiere|puede|aguanta|sirve)|se (?:va|quiere))|quiere morir[a-z]*|borrach[oa])',
      ),
    ],
    none: [
      /\b(?:me (?:apunta|apunto|amenaza|amenazo|quiere matar|va a matar)|policia|militar|caza)\b/u,
    ],
  },
  {
    id: 'third-edge',
    kind: 'third',
    to: 'edge',
    all: [
      PERSON,
      has(
        `(?:esta|se subio|subid[oa]|parad[oa]|sentad[oa]|se fue|sali[oa]|quiere saltar|saltar|tirarse)${gap(5)} (?:azotea|puente|cornisa|balcon|ventana|vias|techo|tejado|barandal)`,
      ),
      has(
        '(?:llora[a-z]*|no (?:se )?(?:baja|quiere (?:bajar|vivir|seguir)|contesta)|dice que (?:se (?:va|quiere)|va a (?:saltar|tirar)|ya no|hoy)|quiere (?:saltar|tirarse|morir[a-z]*|aventarse)|saltar|tirarse|aventarse|lanzarse|despid[a-z]*|despedi[a-z]*|matarse|tengo miedo)',
      ),
    ],
    none: [/\b(?:gat[oa]|perr[oa]|fumar|fumando|arreglando|antena|gotera|asado|trabaja)\b/u],
  },
  {
    id: 'third-locked',
    kind: 'third',
    to: 'locked',
    all: [
      has(
        '(?:se (?:ha )?encerro|se encierra|encerrad[oa]|se tranco|no (?:me |nos )?abre|echo (?:la )?llave|puso el seguro)',
      ),
      has(
        '(?:(?:una|la|su) (?:nota|carta)|mensaje de despedida|perdon(?:en(?:me)?|ame|enos)?|adios|despid[a-z]*|despedi[a-z]*|pistola|revolver|cuchill[a-z]*|pastillas|navaja|soga|gillette|se (?:va|quiere|vaya) a? ?(?:matar|hacer|morir)|matarse|morirse|hacerse (?:dano|algo)|no (?:contesta|responde) y|temo|tengo miedo de que|se corta)',
      ),
    ],
    around: PERSON,
    none: [/\b(?:me encerre|me encerro|estoy encerrad[oa]|estudiar|llaves adentro|cerrajero)\b/u],
  },
  {
    id: 'third-means',
    kind: 'third',
    all: [
      has(
        `(?:encontre|encontramos|vi|halle|descubri)${gap(2)} (?:soga|cuerda|navajas?|cuchillas?|gillettes?|pistola|veneno|pastillas escondidas)${gap(4)} (?:cuarto|pieza|habitacion|cama|mochila|cajon|ropero|closet)`,
      ),
      PERSON,
    ],
    none: [/\b(?:mi (?:mochila|cajon|closet)|taller|cocina|escalar|camping)\b/u],
  },
  {
    id: 'third-note',
    kind: 'third',
    urgent: true,
    all: [
      has(
        `(?:dej(?:o|ado)|encontr(?:e|amos|ado)|escribi(?:o|do)|hay|mand(?:o|ado)|public(?:o|ado))${gap(3)} (?:nota|carta)s?`,
      ),
      has(
        '(?:perdon[a-z]*|adios|despid[a-z]*|despedi[a-z]*|ya no (?:esta|contesta|aparece|puede)|no (?:aparece|esta en (?:casa|su cuarto|la casa)|lo encuentro|la encuentro)|no quiere (?:vivir|seguir)|que (?:me|nos) cuide)',
      ),
    ],
    around: PERSON,
    none: [
      /\b(?:me despid[a-z]*|jef[ea]|banco|maestr[oa]|profesor[a-z]*|(?:al|del|en el|su) trabajo|empresa|renunci[a-z]*|viaje|aeropuerto|jubil[a-z]*|murio|fallecio|cumple[a-z]*)\b/u,
    ],
  },
  {
    id: 'third-farewell',
    kind: 'third',
    all: [
      has(
        `(?:dej(?:o|ado)|encontr(?:e|amos|ado)|escribi(?:o|do)|hay|mand(?:o|ado)|public(?:o|ado))${gap(3)} (?:audio|mensaje|estado|historia|foto|whats[a-z]*)s?`,
      ),
      has(
        '(?:perdon[a-z]*|adios|despid[a-z]*|despedi[a-z]*|ya no (?:esta|contesta|aparece|puede)|no (?:aparece|esta en (?:casa|su cuarto|la casa)|lo encuentro|la encuentro)|no quiere (?:vivir|seguir)|que (?:me|nos) cuide)',
      ),
    ],
    around: PERSON,
    none: [
      /\b(?:me despid[a-z]*|jef[ea]|banco|maestr[oa]|profesor[a-z]*|trabajo|empresa|renunci[a-z]*|viaje|aeropuerto|jubil[a-z]*|murio|fallecio|cumple[a-z]*)\b/u,
    ],
  },

  {
    id: 'third-beaten',
    kind: 'third',
    to: 'beaten',
    all: [
      has(
        `(?:(?:mi|el|la|un|una|su) (?:ex )?(?:${AGGRESSOR}|${SOMEBODY}|hombre|senor|tipo)${gap(5)} (?<!(?:no|nunca|jamas|ni) )(?:le|la|lo|les|los|las) ${HITS}(?:$| \\|| (?:mucho |muy fuerte |feo )?a (?:mi|mis|su|sus|una?|la|los|las) (?:otr[oa] )?${SOMEBODY})|${HITS}${gap(1)} a (?:mi|mis|su|sus) (?:${SOMEBODY}|hij[oa]s))`,
      ),
    ],
    none: [
      HIT_OTHERWISE,
      CHILD_HITS,
      // That is a path of its own.
      /\ba mis? (?:hij[a-z]*|beb[ea]|nin[oa]s?)\b/u,
      /\b(?:me|nos) (?:pega|golpea|pego|golpeo|maltrata)|\b(?:escuela|colegio|kinder|recreo|salon|clase|peli[a-z]*|serie|libro|novela|gol|penal)\b|\b(?:yo|le|lo|la) (?:pegue|golpee)\b/u,
    ],
  },
  {
    id: 'third-cuts',
    kind: 'third',
    to: 'cuts',
    all: [
      PERSON,
      has(
        `(?:(?:tiene|vi|encontre|descubri|con|llena de|lleno de)${gap(3)} (?:cortes|cortaduras|heridas|marcas de cortes)${gap(4)} (?:brazos?|munecas?|piernas?|muslos?)|se (?:corta|esta cortando|hace cortes|autolesiona|hace dano)${gap(3)} ?(?:los brazos|las piernas|las munecas|los muslos|a escondidas|con)?)`,
      ),
    ],
    none: [/\b(?:pelo|unas|se corta la luz|cocin[a-z]*|gat[oa])\b/u],
  },
];
