import type { DangerKind } from '../../content/danger/danger-path.ts';
import {
  A_PERSON,
  AGGRESSOR,
  AT_HAND,
  BLEEDS,
  CUT_HABIT,
  CUT_OTHERWISE,
  DECIDED,
  DONE,
  FIREARM,
  FROZE,
  gap,
  has,
  HEIGHT,
  HIT_BY,
  HIT_BY_THEM,
  HIT_OTHERWISE,
  HITS,
  I_CUT,
  I_TOOK,
  IN_MY_BED,
  INTRUDER,
  LONG_AGO,
  MEANS,
  ONE_PILL,
  ONLY_WANTED,
  PILLS,
  PLAINLY_SEXUAL,
  PLANS_OF_LIFE,
  PREPARED,
  CHILD_HITS,
  SOMEBODY,
  SOME_PILLS,
  SOON,
  SYMPTOMS,
  TOO_MUCH,
  TOUCHED_ME,
  TOUCHED_OTHERWISE,
  USUAL_MEDICINE,
  WANT_TO_CUT,
} from './parts.content.ts';

/** One danger, said of parts in whatever order; over the text of `readable`. */
export interface DangerSign {
  id: string;
  /** Missing: the path that is under way. */
  kind?: DangerKind;
  /** Where on the path; else its first or, where it is `urgent`, its urgent place. */
  to?: string;
  urgent?: true;
  all: readonly RegExp[];
  none?: readonly RegExp[];
  /** Said in the message or shortly before. */
  around?: RegExp;
  /** Only on one of these paths: the words alone are everyday ones. */
  within?: readonly DangerKind[];
  /** Not on these paths, where the words mean something else. */
  outside?: readonly DangerKind[];
  /** Also where it was long ago. */
  past?: true;
}

const person = has(A_PERSON);
const ATTACKED: readonly DangerKind[] = ['violence', 'sexual-violence'];
const NEWBORN = has(
  '(?:bebe|bebes|beba|bebita|bebito|recien nacid[oa]|guagua|di a luz|pari|parto|puerperio|cesarea|amamant[a-z]*|(?:tiene|tuve|nacio|nacida|nacido)' +
    gap(4) +
    ' (?:dias|semanas))',
);
const OF_DYING = has(
  '(?:matar(?:me)?|me mato|suicid[a-z]*|morir(?:me)?|me muero|quitarme la vida|no (?:quiero|querer) (?:vivir|seguir|estar)|acabar con (?:todo|esto)|desaparecer|tirarme|colgarme|ahorcarme|hacerme dano|irme con (?:el|ella)|terminar con todo|pegarme un tiro)',
);
const DYING_CHILD_OR_KIN =
  '(?:hij[oa]|bebe|viej[oa]|viejit[oa]|abuelit[oa]|mama|papa|madre|padre|herman[oa]|espos[oa]|marido|mujer|novi[oa]|pareja|abuel[oa]|amig[oa]|nin[oa]|gemel[oa]|nene|nena)';

/** What cannot wait first; of two that are alike, the narrower one. */
export const DANGER_SIGNS: readonly DangerSign[] = [
  /* Somebody else, now. */
  {
    id: 'third-not-breathing',
    kind: 'third',
    to: 'no-breath',
    all: [has('(?:no (?:respira|esta respirando)|dejo de respirar|esta (?:morad[oa]|azul))')],
    around: person,
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
    around: person,
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
    around: person,
    none: [
      /\b(?:matando (?:estudiando|trabajando|a trabajar|de risa|por)|de risa|el telefono|la llamada|el pelo|se colgo (?:la compu[a-z]*|el sistema|el celular|del)|a la piscina|a la pileta|al agua|al piso|tiro de cabeza|encima|la pelota|clavado|una foto|a dormir)\b/u,
    ],
  },
  {
    id: 'third-armed',
    kind: 'third',
    to: 'armed',
    all: [
      person,
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
      person,
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
    around: person,
    none: [/\b(?:me encerre|me encerro|estoy encerrad[oa]|estudiar|llaves adentro|cerrajero)\b/u],
  },
  {
    id: 'third-means',
    kind: 'third',
    all: [
      has(
        `(?:encontre|encontramos|vi|halle|descubri)${gap(2)} (?:soga|cuerda|navajas?|cuchillas?|gillettes?|pistola|veneno|pastillas escondidas)${gap(4)} (?:cuarto|pieza|habitacion|cama|mochila|cajon|ropero|closet)`,
      ),
      person,
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
    around: person,
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
    around: person,
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
      person,
      has(
        `(?:(?:tiene|vi|encontre|descubri|con|llena de|lleno de)${gap(3)} (?:cortes|cortaduras|heridas|marcas de cortes)${gap(4)} (?:brazos?|munecas?|piernas?|muslos?)|se (?:corta|esta cortando|hace cortes|autolesiona|hace dano)${gap(3)} ?(?:los brazos|las piernas|las munecas|los muslos|a escondidas|con)?)`,
      ),
    ],
    none: [/\b(?:pelo|unas|se corta la luz|cocin[a-z]*|gat[oa])\b/u],
  },

  /* Something taken. */
  {
    id: 'took-too-much',
    kind: 'overdose',
    urgent: true,
    all: [has(TOO_MUCH)],
    none: [USUAL_MEDICINE, ONLY_WANTED, ONE_PILL, /\bmi (?:perr[oa]|gat[oa])\b/u],
  },
  {
    id: 'took-to-die',
    kind: 'overdose',
    urgent: true,
    all: [
      has(I_TOOK),
      has(`(?:${PILLS}|algo|cosas|de todo|eso)`),
      has(
        '(?:(?:para|porque) (?:ya )?(?:no (?:quiero |queria )?(?:despertar|vivir|estar|seguir)|morir(?:me)?|matarme|dormir(?:me)? para siempre|desaparecer|que (?:se acabe|todo termine))|queria (?:morir(?:me)?|dormir y (?:ya|no))|me quiero morir|me arrepenti|y ahora (?:me da|tengo) miedo|no quiero morir(?:me)?|no quiero vivir)',
      ),
    ],
    none: [ONLY_WANTED],
  },
  {
    id: 'took-just-that',
    kind: 'overdose',
    urgent: true,
    all: [
      has(
        `(?:${DONE}(?:ya )?(?:me )?(?:las|los) (?:tome|trague|meti|baje)|(?:ya |recien )?me (?:las|los) (?:tome|trague|he tomado|acabo de tomar)|acabo de tom(?:armel|al)[oa]s|ya (?:las|los) (?:tome|trague)|ya lo tome|me (?:tome|trague) tod[oa]s?|me lo tome todo)`,
      ),
    ],
    around: has(PILLS),
    none: [
      /\b(?:en serio|con calma|con humor|a mal|a pecho|a la ligera|fotos?|medidas)\b/u,
      USUAL_MEDICINE,
    ],
  },
  {
    id: 'took-in-danger',
    kind: 'overdose',
    urgent: true,
    all: [
      has(
        `(?:${SOME_PILLS}|${DONE}(?:me )?(?:las|los|lo) (?:tome|trague)|ya (?:tome|trague)|i took)`,
      ),
    ],
    within: ['self', 'plan', 'self-harm', 'overdose', 'voices', 'after-birth', 'substances'],
    none: [USUAL_MEDICINE, ONLY_WANTED, /\b(?:en serio|con calma|a mal|a pecho)\b/u],
  },
  {
    id: 'symptoms',
    kind: 'overdose',
    to: 'symptoms',
    all: [has(SYMPTOMS)],
    within: ['overdose'],
  },
  {
    id: 'only-a-child-near',
    kind: 'overdose',
    to: 'child-near',
    all: [
      has(
        `(?:mi (?:herman|hij|prim|sobrin|niet)(?:it)?[oa]${gap(1)} (?:chic[oa]|chiquit[oa]|pequen[oa]|menor|de (?:\\d|1\\d))|mi (?:hermanit|hijit|sobrinit)[oa]|mis? (?:hijos?|ninos?) (?:chicos|chiquitos|pequenos)|(?:el|la|un|una) (?:nin[oa]|nen[ea]|bebe))`,
      ),
    ],
    within: ['overdose'],
    none: [/\b(?:esta (?:con|donde)|no esta)\b/u],
  },
  {
    id: 'took-more',
    kind: 'overdose',
    outside: ['overdose'],
    all: [has(`${I_TOOK}${gap(2)} (?:de mas|demasiad[oa]s)`)],
    none: [
      USUAL_MEDICINE,
      ONLY_WANTED,
      /\b(?:cervezas?|copas?|tragos?|vino|tequila|ron|fiesta|anoche|cafe|agua|sol|fotos?|tiempo)\b/u,
    ],
  },
  {
    id: 'took-some',
    kind: 'overdose',
    outside: ['overdose'],
    to: 'which',
    all: [
      has(
        `${I_TOOK}${gap(2)} (?:unas |las |muchas )?(?:past(?:as|illas|is)|pepas|pills|tranquilizantes|somniferos|ansioliticos|clonas)`,
      ),
      has(
        '(?:hace (?:un rato|rato|poco|una hora|media hora|\\d+ (?:minutos|horas))|recien|y ahora|y no se|tengo miedo|no aguanto|no puedo mas|sol[oa]|llor[a-z]*|ya fue|y ya|me siento)',
      ),
    ],
    none: [
      USUAL_MEDICINE,
      ONLY_WANTED,
      ONE_PILL,
      /\b(?:mis|mi) (?:pastillas?|medicacion|medicina)\b/u,
    ],
  },

  /* A wound. */
  {
    id: 'bleeding-attacked',
    kind: 'violence',
    to: 'bleeding',
    all: [
      has(
        `(?:(?:me )?sangr(?:a|o|ando)|(?:ceja|cabeza|frente|boca|cara|nariz) (?:abierta|rota|partida)|no (?:para|deja) de sangrar|(?:mucha |harta )?sangre|me rompio (?:la|el|un|una))`,
      ),
    ],
    around: has(
      `(?:${HIT_BY}|${HIT_BY_THEM}|me (?:ha )?(?:tirado|pego|golpeo)|${AGGRESSOR}${gap(6)} me ${HITS})`,
    ),
    none: [/\b(?:me corte|cortarme|a mi hij[oa]|regla|menstruacion)\b/u],
  },
  {
    id: 'cut-and-bleeds',
    kind: 'self-harm',
    urgent: true,
    all: [has(`(?:${I_CUT}|cortarme|me corto)`), has(BLEEDS)],
    none: [CUT_OTHERWISE],
  },
  {
    id: 'bleeds-after-cutting',
    kind: 'self-harm',
    urgent: true,
    all: [has(BLEEDS)],
    around: has(`(?:${I_CUT}|cortarme|lastimarme|me corto)`),
    none: [CUT_OTHERWISE, /\bno (?:me )?sangra\b/u],
  },
  {
    id: 'bleeds',
    kind: 'self-harm',
    urgent: true,
    all: [has(BLEEDS)],
    within: ['self-harm'],
    none: [/\bno (?:me )?(?:sangra|sale sangre|esta sangrando)\b/u],
  },

  /* Violence. */
  {
    id: 'strangled',
    kind: 'violence',
    to: 'strangle',
    all: [
      has(
        '(?:me (?:quiso|intento|trato de|volvio a) (?:ahorcar|estrangular|asfixiar)|me (?:ha )?(?:ahorco|ahorca|ahorcado|estrangulo|estrangula|estrangulado|asfixio)|me (?:apret|agarr|tom|cog|sujet|jal)[a-z]+ (?:[a-z]+ )?(?:del|el|por el|fuerte del) cuello|(?:las )?manos? (?:en el|al|alrededor del) cuello)',
      ),
    ],
    none: [/\b(?:corbata|deudas?|bufanda|calor|collar)\b/u],
  },
  {
    id: 'aggressor-gone',
    kind: 'violence',
    to: 'gone',
    all: [
      has(
        '(?:ya )?(?:se (?:fue|ha ido|largo|marcho)|ha salido|salio (?:a la calle|de la casa|corriendo|dando un portazo)|ha parado|ya no (?:esta|se oye)|dio un portazo)',
      ),
    ],
    within: ['violence'],
    none: [
      /\b(?:se fue (?:a dormir|al cuarto|a la cocina|a la sala|calmando)|no se (?:fue|ha ido)|mi (?:mama|amiga))\b/u,
    ],
  },
  {
    id: 'shut-in',
    kind: 'violence',
    to: 'inside',
    all: [
      has(
        `(?:(?:estoy|me) (?:encerrad[oa]|encerre|meti|tranque)${gap(1)} (?:en|con)|(?:golpe|pate|aporre)[a-z]*${gap(3)} (?:la )?puerta|(?:esta )?en la puerta${gap(2)} (?:golpe|pate|aporre|grit)[a-z]*|no puedo salir|quiere (?:entrar|tirar la puerta)|me tiene encerrad[oa]|no me deja salir)`,
      ),
    ],
    within: ['violence'],
  },
  {
    id: 'at-the-door',
    kind: 'violence',
    to: 'outside',
    all: [
      has(
        `(?:(?:toc|llam|golpe|pate)[a-z]*${gap(2)} (?:timbre|porton|portero|reja)|(?:esta|sigue) (?:afuera|abajo|en (?:la vereda|el portal|la entrada|la esquina|mi puerta)))`,
      ),
    ],
    within: ['violence'],
    none: [/\b(?:mi (?:mama|amiga|hermana|vecina)|policia|ya se fue)\b/u],
  },
  {
    id: 'shut-in-from-mine',
    kind: 'violence',
    outside: ['third'],
    to: 'inside',
    all: [
      has(`(?:mi|el|la) ${AGGRESSOR}`),
      has(
        `(?:(?:me encerre|estoy encerrad[oa]) (?:en el|en la|en mi|con)|me meti (?:en el|al) bano|(?:esta|sigue)${gap(3)} (?:golpeando|pateando|aporreando|rompiendo|tirando)${gap(2)} puerta|me tiene encerrad[oa]|no me deja salir de (?:la casa|casa|el cuarto|la pieza))`,
      ),
      has(
        '(?:me (?:va a|quiere) (?:pegar|matar|golpear)|esta (?:furios[oa]|borrach[oa]|grit[a-z]*|como loc[oa])|tengo miedo|grita[a-z]*|amenaz[a-z]*|(?:golpe|pate|aporre|romp|tir)[a-z]*|me peg[a-z]*|escond[a-z]*)',
      ),
    ],
    none: [
      /^(?!.*encerr).*\b(?:mi ex|orden de|perimetral|portal|timbre|afuera|abajo)\b/u,
      /\b(?:no despierta|respira|nota|ambulancia|estudiar|llaves|bano malo|descompuest[a-z]*)\b/u,
    ],
  },
  {
    id: 'aggressor-in-the-house',
    to: 'near',
    all: [
      has(
        '(?:(?:esta|sigue|anda) (?:en|aqui|aca|adentro|abajo|arriba|durmiendo|dormid[oa])(?: (?:el|la|su|casa|mi))?(?: (?:salon|sala|cocina|comedor|living|pieza|cuarto|otro cuarto|patio|habitacion|casa|bano|terraza))?|vive (?:aqui|aca|conmigo|con (?:nosotros|nosotras)|en (?:mi|la|la misma) casa)|vivimos junt[oa]s|vivo con (?:el|ella)|es de la casa)',
      ),
    ],
    within: ATTACKED,
    none: [
      /\b(?:mi (?:mama|hermana|hermano|amiga|amigo|vecina|abuela|tia|hij[oa]s?) (?:esta|sigue|anda)|esta (?:mi|conmigo)|no esta|esta en (?:el )?(?:trabajo|la calle|la carcel|otra ciudad))\b/u,
    ],
  },
  {
    id: 'aggressor-still-in-the-house',
    kind: 'sexual-violence',
    to: 'quiet',
    all: [
      has(
        '(?:(?:esta|sigue|anda) (?:en|aqui|aca|adentro|abajo|arriba|durmiendo|dormid[oa])(?: (?:el|la|su|casa|mi))?(?: (?:salon|sala|cocina|comedor|living|pieza|cuarto|otro cuarto|patio|habitacion|casa|bano|terraza))?|vive (?:aqui|aca|conmigo|con (?:nosotros|nosotras)|en (?:mi|la|la misma) casa)|vivimos junt[oa]s|vivo con (?:el|ella)|es de la casa)',
      ),
    ],
    within: ['sexual-violence'],
    none: [
      /\b(?:mi (?:mama|hermana|hermano|amiga|amigo|vecina|abuela|tia|hij[oa]s?) (?:esta|sigue|anda)|esta (?:mi|conmigo)|no esta|esta en (?:el )?(?:trabajo|la calle|la carcel|otra ciudad))\b/u,
    ],
  },
  {
    id: 'hit',
    kind: 'violence',
    all: [has(HIT_BY)],
    none: [HIT_OTHERWISE, CHILD_HITS],
  },
  {
    id: 'hit-by-them',
    kind: 'violence',
    all: [has(HIT_BY_THEM)],
    none: [HIT_OTHERWISE, CHILD_HITS],
    around: has(`(?:mi|el|la|un|una) ${AGGRESSOR}`),
  },
  {
    id: 'weapon-on-me',
    kind: 'violence',
    urgent: true,
    all: [
      has(
        `me (?:esta )?(?:apunt(?:a|o|ando)|amenaz(?:a|o|ando))${gap(3)} (?:${FIREARM}|cuchillo|navaja|machete)`,
      ),
    ],
    none: [/\b(?:asalto|asaltaron|robo|ladron|en el bus)\b/u],
  },
  {
    id: 'children-here',
    kind: 'violence',
    to: 'kids',
    all: [
      has(
        '(?:tengo|estan|estoy con|con|hay|por) (?:a )?(?:mis|dos|tres|cuatro|los|las|nuestr[oa]s|unos) (?:hij[oa]s|nin[oa]s|nen[ea]s|peques|bebes|chicos)',
      ),
    ],
    within: ['violence'],
  },
  {
    id: 'hits-the-children',
    kind: 'violence',
    to: 'kids',
    all: [
      has(
        `(?:mi|su|el|la) ${AGGRESSOR}${gap(4)} (?:le|les) (?:peg|golpe)[a-z]+${gap(2)} a (?:mis?|los|las|nuestr[oa]s?) (?:hij|nin|nen)[a-z]+`,
      ),
    ],
    none: [HIT_OTHERWISE],
  },

  /* Sexual violence. */
  {
    id: 'sexual-recent',
    kind: 'sexual-violence',
    to: 'recent',
    all: [has(PLAINLY_SEXUAL)],
    around: has(
      '(?:anoche|ayer|anteayer|antier|hoy|recien|acaba de|hace (?:un rato|unas horas|\\d+ horas|dos dias|un dia)|esta (?:manana|tarde|noche|madrugada)|el (?:viernes|sabado|domingo))',
    ),
    none: [
      TOUCHED_OTHERWISE,
      /\b(?:vive (?:aqui|conmigo|con nosotros)|esta (?:aqui|aca|en la))\b/u,
    ],
  },
  {
    id: 'sexual',
    kind: 'sexual-violence',
    all: [has(PLAINLY_SEXUAL)],
    none: [TOUCHED_OTHERWISE],
    past: true,
  },
  {
    id: 'sexual-touched',
    kind: 'sexual-violence',
    all: [
      has(TOUCHED_ME),
      has(
        `(?:(?:mi|un|el|su|una) (?:ex )?${INTRUDER}|mientras|cosas|donde no|partes|senos|pechos|y yo no|sin (?:que|mi))`,
      ),
    ],
    around: FROZE,
    none: [TOUCHED_OTHERWISE],
    past: true,
  },
  {
    id: 'sexual-touched-later',
    kind: 'sexual-violence',
    all: [has(TOUCHED_ME)],
    around: has(`(?:(?:mi|un|el) (?:ex )?${INTRUDER}${gap(5)} (?:${IN_MY_BED})|${IN_MY_BED})`),
    none: [TOUCHED_OTHERWISE],
    past: true,
  },
  {
    id: 'touched-by-elder',
    kind: 'sexual-violence',
    all: [
      has(
        'mi (?:padrastro|tio|abuelo|hermanastro|entrenador|profe[a-z]*|cura|pastor|stepdad)(?: [a-z]+){0,2} me (?:toca|tocaba|toco)(?= \\||$| y | cuando| mientras| donde| (?:por|en) las noches| de noche| desde)',
      ),
    ],
    none: [TOUCHED_OTHERWISE],
    past: true,
  },
  {
    id: 'groped',
    kind: 'sexual-violence',
    all: [
      has(
        `(?:${INTRUDER}|alguien)${gap(4)} me (?:ha )?(?:toc|agarr|manose|roz|met)[a-z]+${gap(2)} (?:trasero|nalgas?|culo|pechos?|tetas|entrepierna|mano|en (?:el|la) (?:camion|metro|bus|colectivo|micro|tren|subte|transporte|combi|oficina|almacen))`,
      ),
    ],
    none: [TOUCHED_OTHERWISE, /\bme (?:agarro|dio) (?:de )?la mano\b/u],
    past: true,
  },
  {
    id: 'touched-as-a-child',
    kind: 'sexual-violence',
    all: [has(`${INTRUDER}${gap(3)} me (?:tocaba|toco|manoseaba|hacia cosas|besaba)`), LONG_AGO],
    none: [TOUCHED_OTHERWISE, /\bme tocaba (?:la guitarra|el piano|canciones|la puerta)\b/u],
    past: true,
  },
  {
    id: 'something-was-done',
    kind: 'sexual-violence',
    to: 'maybe',
    all: [
      has('me (?:hicieron|hizo) (?:algo|cosas)'),
      has(
        '(?:no (?:me acuerdo|recuerdo)|drog[a-z]*|borrach[oa]|desperte|sin ropa|me duele (?:abajo|ahi))',
      ),
    ],
    none: [TOUCHED_OTHERWISE],
  },
  {
    id: 'woke-undressed',
    kind: 'sexual-violence',
    to: 'maybe',
    all: [
      has(`(?:desperte|amaneci)${gap(3)} (?:sin (?:ropa|calzones|pantalones)|desnud[oa])`),
      has('no (?:me acuerdo|recuerdo|se que (?:paso|me hicieron))'),
    ],
  },
  {
    id: 'elder-in-my-bed',
    kind: 'sexual-violence',
    to: 'maybe',
    all: [
      has(
        '(?:mi|el|un) (?:padrastro|tio|primo|papa|padre|abuelo|cunado|vecino|profe[a-z]*|jefe|patron|hermanastro|stepdad|suegro|inquilino|entrenador|pastor|cura)',
      ),
      has(
        'se (?:ha |me )?(?:met(?:io|e|ia|ido)|acost(?:o|aba|ado)|acuesta|sub(?:io|e)) (?:en|a|conmigo en) (?:mi|la) cama',
      ),
    ],
    none: [
      TOUCHED_OTHERWISE,
      /\b(?:cuento|tele|pesadilla|tormenta|frio|siesta|enferm[oa]|hospital)\b/u,
    ],
    past: true,
  },
  {
    id: 'in-my-bed',
    kind: 'sexual-violence',
    all: [has(IN_MY_BED), has(`(?:mi|un|el|su|la) (?:ex )?${INTRUDER}`), FROZE],
    none: [
      TOUCHED_OTHERWISE,
      /\b(?:pesadilla|tormenta|frio|despertarme|a (?:despedirse|saludar|dejar|buscar|avisar|traer)|sin tocar la puerta)\b/u,
    ],
    past: true,
    to: 'maybe',
  },
  {
    id: 'in-my-bed-again',
    kind: 'sexual-violence',
    to: 'receive',
    all: [has(IN_MY_BED), FROZE],
    around: has(`(?:mi|un|el) (?:ex )?${INTRUDER}`),
    within: ['sexual-violence'],
    none: [TOUCHED_OTHERWISE],
  },

  /* Means within reach, on a path where somebody may die. */
  {
    id: 'firearm',
    to: 'armed',
    all: [has(FIREARM)],
    within: ['self', 'plan'],
    none: [
      /\bno (?:tengo|hay) (?:ningun |ninguna |un |una )?(?:arma|pistola|revolver|escopeta)\b/u,
      /\bcuchillo\b/u,
    ],
  },
  {
    id: 'firearm-to-die',
    kind: 'plan',
    to: 'armed',
    all: [has(FIREARM), OF_DYING],
    none: [
      /\bmi [a-z]+ (?:tiene|se encerro|dice|quiere|saco|esta)\b/u,
      /\bno (?:tengo|hay)\b/u,
      /\bme (?:apunta|amenaza|va a matar)\b/u,
    ],
  },
  {
    id: 'edge',
    to: 'height',
    all: [has(HEIGHT)],
    within: ['self', 'plan', 'voices'],
    none: [
      /\b(?:cerr(?:o|e|amos) (?:la|las) ventanas?|(?:ya )?no estoy|ya me (?:aleje|quite|baje)|lejos de la)\b/u,
    ],
  },
  {
    id: 'means-at-hand',
    to: 'kept-near',
    all: [
      has(
        `(?:${MEANS}${gap(6)} ${AT_HAND}|${AT_HAND}${gap(4)} ${MEANS}|tengo${gap(4)} ${MEANS}|(?:siguen|sigue|estan) ${AT_HAND})`,
      ),
    ],
    within: ['self', 'plan'],
    none: [
      /\b(?:no tengo|ya no (?:las|los|lo|la)|se (?:las|los|lo|la) (?:di|lleve|entregue|doy)|(?:las|los|lo|la) tire|guardo mi|me (?:las|los|lo|la) guard)\b/u,
      /\b(?:es|son) la idea\b$/u,
    ],
  },
  {
    id: 'means-still-at-hand',
    to: 'kept-still',
    all: [
      has(
        `(?:${MEANS}${gap(6)} ${AT_HAND}|${AT_HAND}${gap(4)} ${MEANS}|tengo${gap(4)} ${MEANS}|(?:siguen|sigue|estan) ${AT_HAND})`,
      ),
    ],
    within: ['self', 'plan'],
    none: [
      /\b(?:no tengo|ya no (?:las|los|lo|la)|se (?:las|los|lo|la) (?:di|lleve|entregue|doy)|(?:las|los|lo|la) tire|guardo mi|me (?:las|los|lo|la) guard)\b/u,
      /\b(?:es|son) la idea\b$/u,
    ],
  },
  {
    id: 'means-at-hand-urge',
    kind: 'self-harm',
    to: 'means',
    all: [
      has(
        `(?:${MEANS}${gap(6)} ${AT_HAND}|tengo${gap(4)} ${MEANS}|(?:lo|la|las|los) tengo ${AT_HAND})`,
      ),
    ],
    within: ['self-harm'],
    none: [/\b(?:no tengo|ya no|se (?:las|los|lo|la) (?:di|doy))\b/u],
  },

  /* Body, sleep, birth, voices. */
  {
    id: 'starved-and-fails',
    kind: 'eating',
    urgent: true,
    all: [
      has(
        `(?:me (?:he )?desmay(?:e|o|ado)|me desvaneci|(?:corazon|pecho)${gap(4)} (?:rar[oa]|rapid[oa]|fuerte|salta|se me sale|late|duele|aprieta)|late${gap(3)} (?:rar[oa]|fuerte|rapido)|palpitaciones|veo${gap(2)} (?:negro|borroso|nublado|estrellitas)|se me nubla|no (?:me )?puedo (?:parar|levantar)|me duele el pecho|vomit[a-z]*${gap(2)} sangre)`,
      ),
    ],
    around: has(
      `(?:sin comer|sin probar|no como|no he comido|no comi|dej(?:e|o) de comer|solo (?:con |tomo )?agua|a pura agua|vomito (?:todo|lo que como|despues de comer)|ayun[a-z]*|restring[a-z]*|laxantes)`,
    ),
    none: [
      /\b(?:enamor[a-z]*|veo su foto|cuando lo veo|cuando la veo|ramadan|colonoscopia|analisis de sangre|cuando voy a exponer|en ayunas|sacar(?:an|on|me) sangre|casi me desmay[a-z]*)\b/u,
    ],
  },
  {
    id: 'starving',
    kind: 'eating',
    all: [
      has(
        `(?:(?:llevo|hace|van|ya van|voy)${gap(1)} (?:\\d+|dos|tres|cuatro|cinco|seis|siete|varios|muchos) dias${gap(4)} (?:sin (?:comer|probar bocado|tragar)|(?:solo|nomas|pura|a) ?(?:con|a|tomando|de)? ?(?:pura )?agua|que no (?:como|pruebo)(?! (?:bien|mucho|igual|sano)))|(?:\\d+|dos|tres|cuatro|cinco|seis|siete) dias (?:sin comer|solo con agua|a pura agua|sin probar)|no (?:como|he comido|pruebo) (?:nada |casi nada )?(?:desde|hace) (?:hace )?(?:el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(?:\\d+|dos|tres|cuatro|cinco|varios) dias|una semana))`,
      ),
    ],
    none: [
      /\b(?:sin comer (?:azucar|carne|pan|gluten|dulces?|chocolate|chatarra|harinas?|fritos|fuera)|no como (?:carne|azucar|pan|gluten|dulces|chatarra)|ayuno intermitente|ramadan|operacion|gastroenteritis|mi (?:perr[oa]|gat[oa]))\b/u,
    ],
  },
  {
    id: 'sleepless-after-birth',
    kind: 'after-birth',
    to: 'sleepless',
    all: [
      has(
        `(?:(?:no (?:duermo|dormi|he dormido|pego un ojo|pegue un ojo)|sin (?:dormir|pegar un ojo))${gap(4)} (?:tres|cuatro|cinco|seis|siete|\\d+|varios|varias) (?:dias|noches)|(?:tres|cuatro|cinco|seis|siete|\\d+|varios|varias) (?:dias|noches)${gap(3)} (?:sin (?:dormir|pegar)|que no duermo|no duermo))`,
      ),
      has(
        `(?:loc[oa]|control|imagen(?:es)?|voces|voz|miedo|no soy yo|cosas raras|energia|no (?:tengo|siento|me da) sueno|acelerad[oa]|dano|morir[a-z]*|desaparec[a-z]*|pensamientos?)`,
      ),
    ],
    around: NEWBORN,
  },
  {
    id: 'commanded',
    kind: 'voices',
    urgent: true,
    all: [
      has(
        `(?:(?:me )?(?:dice|dicen|ordena|ordenan|manda|mandan|pide|piden|grita|gritan)${gap(2)} que (?:me (?:tire|mate|corte|lastime|cuelgue|muera|ahorque|aviente|lance|haga dano)|salte|lo haga|la mate|lo mate|mate a|le haga dano)|(?:dice|dicen|ordena|ordenan|manda|mandan|pide|piden)${gap(1)} (?:matarme|cortarme|tirarme|lastimarme|hacerme dano))`,
      ),
    ],
    around: has(
      '(?:una voz|la voz|voces|(?:alguien|gente|personas) que me habla[a-z]*|me hablan|oigo|escucho|no hay nadie)',
    ),
    none: [/\bmi (?:novi[oa]|espos[oa]|marido|ex|pareja|papa|mama|companer[oa]s?)\b/u],
  },
  {
    id: 'voice',
    kind: 'voices',
    all: [
      has(
        `(?:(?:hay )?(?:alguien|gente|personas) que me (?:habla|hablan|dice|dicen|insultan?)|una voz|la voz|las? voces|me hablan|me hablo? alguien|oigo que me|escucho que me|siento que me hablan|oigo (?:a )?(?:gente|personas))`,
      ),
      has(
        `(?:dicen? que soy|me insulta[a-z]*|basura|(?:no|nunca) (?:hay|veo a|esta) nadie|no (?:lo|la|los) veo|nadie (?:mas )?(?:las?|los?) (?:oye|escucha|oyen)|solo yo|(?:en|dentro de) (?:mi|la) cabeza|(?:desde|por) (?:la pared|el techo|la tele|el ventilador)|cuando estoy sol[oa]|me (?:ordena|manda)[a-z]*|me persigue[a-z]*|me (?:vigila|espia)[a-z]*|comentan lo que hago)`,
      ),
    ],
    none: [
      /\b(?:del vecino|de los vecinos|en la tele|viendo la tele|la tele prendida|de la calle|del bar|gps|cantante|coro|concierto|la voz de mi (?:mama|papa|abuela|conciencia)|voz interior|una voz adentro|voz de adentro|mi (?:jef[ea]|novi[oa]|mama|papa|espos[oa]|marido|companer[oa]s?) (?:me )?(?:dice|habla)|en el trabajo|en la escuela|en internet|por whatsapp|por telefono)\b/u,
    ],
  },

  {
    id: 'harm-to-newborn',
    kind: 'after-birth',
    to: 'near',
    all: [
      has(
        '(?:miedo (?:de )?(?:hacerle|lastimar[a-z]*|danar[a-z]*|quedarme sol[oa] con)|(?:hacerle|le (?:voy|puedo) a? ?hacer) (?:algo|dano)|lastimarl[oa]|no (?:es|siento que (?:sea|es)) mi[oa]|no siento nada por (?:el|ella|mi)|(?:quiero|ganas de) (?:tirarl|ahogarl|sacudirl|golpearl|pegarl|callarl|ahorcarl)[oa])',
      ),
    ],
    around: NEWBORN,
    none: [
      /\b(?:imagen(?:es)?|se me cruza|me vienen?)\b/u,
      /\b(?:bano|banar[a-z]*|panal(?:es)?|fiebre|vacuna|al (?:cargar|vestir|cambiar)l[oa])\b/u,
    ],
  },

  /* To die. */
  {
    id: 'dated',
    kind: 'plan',
    to: 'dated',
    all: [
      has(DECIDED),
      has(SOON),
      has(
        `(?:${PREPARED}|matarme|me mato|morir[a-z]*|(?:acabar|terminar) con (?:todo(?! (?:el|la|los|las|lo|mi|eso))|mi vida|esto(?= \\||$| y | de una| ya))|suicid[a-z]*|revolver|pistola|soga|puente|pastillas|despedi[a-z]*|quitarme)`,
      ),
    ],
    none: [PLANS_OF_LIFE, person],
  },
  {
    id: 'bought-for-it',
    kind: 'plan',
    to: 'dated',
    all: [
      has(
        '(?:compre|consegui|ya tengo) (?:una |la |un |el )?(?:soga|cuerda|pistola|veneno|arma|raticida)',
      ),
      has(`(?:${SOON}|lo hago|hacerlo|usarl[oa]|acabar|se acaba)`),
    ],
    none: [
      /\b(?:escalar|camping|tender|ropa|mudanza|ratas?|ratones|perr[oa]|gat[oa]|guitarra|saltar la cuerda|gimnasio)\b/u,
    ],
  },
  {
    id: 'dated-by-papers',
    kind: 'plan',
    to: 'dated',
    all: [
      has(PREPARED),
      has(`(?:${DECIDED}|${SOON})`),
      has(
        '(?:decidid[oa]|decidi|ya no (?:voy a estar|estare|haga falta)|cuando (?:yo )?(?:no este|falte)|descansar|terminar|acabar|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))',
      ),
    ],
    none: [PLANS_OF_LIFE],
  },
  {
    id: 'attempt-lately',
    kind: 'self',
    to: 'after-attempt',
    all: [
      has(
        `(?:(?:intente|trate de|quise|i tried to|tried to)${gap(2)} ?(?:matarme|suicidarme|quitarme la vida|morir(?:me)?|hacerlo|kill|tu sabes|ya sabes)?|intento de suicidio|atente contra)`,
      ),
      has(
        `(?:sali (?:del|de la) (?:hospital|clinica|psiquiatric[oa])|me dieron (?:de alta|el alta)|estuve internad[oa]|(?:el|este|ayer|anoche|hace (?:\\d+|dos|tres|cuatro|unos|pocos) dias|la semana pasada|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)))`,
      ),
      has(
        '(?:hospital|clinica|alta|internad[oa]|matarme|suicid[a-z]*|quitarme la vida|morir(?:me)?|tried to)',
      ),
    ],
    none: [person, /\bhace (?:\d+ |muchos |varios |unos )?anos\b/u],
  },
  {
    id: 'to-the-dead',
    kind: 'self',
    to: 'join-dead',
    all: [
      has(
        `(?:irme|me (?:quiero|voy a|iria)(?: ir)?|ganas de ir(?:me)?|estar|reunirme|juntarme|alcanzar(?:lo|la)) ?(?:con (?:el|ella|mi ${SOMEBODY}|ellos)|a su lado|donde (?:el|ella) esta)?`,
      ),
      has(
        '(?:irme con|reunirme con|juntarme con|(?:ir|estar) con (?:el|ella|ellos)|a su lado|alcanzarl[oa]|donde esta)',
      ),
    ],
    around: has(
      `(?:(?:mi|el|la) ${DYING_CHILD_OR_KIN}${gap(4)} (?:se )?(?:murio|fallecio|muert[oa])|(?:se )?(?:murio|fallecio|me mataron|perdi a)${gap(3)} (?:a )?mi ${DYING_CHILD_OR_KIN}|desde que (?:murio|fallecio|se fue al cielo))`,
    ),
    none: [/\b(?:al cementerio|a la misa|de viaje|a (?:cenar|comer|vivir)|al cine)\b/u],
  },

  /* Harm to oneself, without a wound now. */
  {
    id: 'cut-lately',
    kind: 'self-harm',
    urgent: true,
    all: [
      has(I_CUT),
      has(
        `(?:recien|acabo|hace (?:un rato|rato|poco|unos minutos|\\d+ minutos)|otra vez|de nuevo|hoy|ahora|esta noche|con (?:un|una|la|el) (?:navaja|gillette|cutter|cuchill[a-z]*|vidrio|tijera[a-z]*|encendedor|cigarro)|los brazos?|las piernas?|el brazo|la pierna|las munecas|el muslo|a proposito)`,
      ),
    ],
    none: [CUT_OTHERWISE, /\bhace (?:\d+|dos|tres|varios|unos) (?:dias|semanas|meses)\b/u],
  },
  {
    id: 'cut-urge',
    kind: 'self-harm',
    all: [
      has(
        `(?:${WANT_TO_CUT}|${CUT_HABIT}|${I_CUT}${gap(3)} (?:los|las|el|la) (?:brazos?|piernas?|munecas?|muslos?))`,
      ),
    ],
    none: [
      CUT_OTHERWISE,
      /\b(?:no quiero (?:cortarme|lastimarme|hacerme dano)|ya no me corto|sin cortarme|no voy a (?:cortarme|lastimarme))\b/u,
    ],
  },
  {
    id: 'cut-in-a-word',
    kind: 'self-harm',
    all: [
      /^(?:(?:y|solo|quiero|me|ya|ganas de|es que|pienso en) )*(?:cortarme|lastimarme|autolesionarme|hacerme dano|me corto|me corte|me lastimo)(?: (?:otra vez|de nuevo|ya|mucho|y ya))?$/u,
    ],
  },
];
