import { AGGRESSOR, PILLS, SOMEBODY } from '../../hearing/danger/parts.content.ts';
import type { DangerKind } from './danger-path.ts';

/**
 * A danger said in so many words, wherever it stands in a message: it decides the path before any
 * question about dying. Patterns run over the plain text (lower case, no accents, no signs).
 */
export interface DangerMark {
  id: string;
  kind: DangerKind;
  /** Where on the path it begins; else the first or, where it is `urgent`, the urgent place. */
  to?: string;
  urgent?: boolean;
  /** All of them have to be there. */
  all: readonly RegExp[];
  /** None of them may be there. */
  none?: readonly RegExp[];
  /** Counts only where this was said before in the talk, or in the message itself. */
  about?: RegExp;
  /** Counts only in a talk that is in danger already: the words alone are everyday ones. */
  inDanger?: true;
}

const HITS =
  '(?:peg(?:a|o|aba|ando|ado)|golpe(?:a|o|aba|ando|ado)|maltrat(?:a|o|aba|ando|ado)|cachete(?:a|o|aba)|pate(?:a|o|aba|ando)|empuj(?:a|o|aba)|tir(?:a|o) del pelo|hits?|hit|beats?|abofete(?:a|o)|madre(?:a|o)|da una paliza|dio una paliza|da golpes|dio golpes|levanta la mano|levanto la mano|(?:vuelto|volvio) a (?:pegar|golpear|empujar|levantar la mano)|(?:tir(?:o|ado)|lanz(?:o|ado)|avent(?:o|ado)) (?:una?|el|la) (?:silla|plato|vaso|botella|cuchillo|zapato|puñetazo|punetazo|golpe))';
const MANY =
  '(?:\\d{2,}|[5-9]|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|veinte|veinti\\p{L}+|treinta|cuarenta|cincuenta|muchas|muchos|un monton|montones|todas|todos|todo|toda|varias|varios|bastantes|unas cuantas|unos cuantos|un puñado|un punado|punado|puñado|dos cajas|la caja|una caja|una tira|el frasco|un frasco|medio frasco|el blister|un blister|dos blisters|de mas|de mis|de mi)';
const TOOK =
  '(?:tome|tomado|tomo|trague|tragado|meti|metido|zampe|zampado|bebi|bebido|took|ingeri)';
const BABY =
  /\b(?:bebe|bebes|beba|recien nacid[oa]|guagua|nacio|parto|parir|di a luz|puerperio|lactancia|cesarea|amamant\p{L}*)\b/u;
const PAST =
  '(?:anoche|ayer|anteayer|antier|antenoche|hoy|recien|esta (?:manana|tarde|noche|madrugada)|hace (?:un|unas?|unos|pocas|pocos|\\d+|dos|tres|cuatro) (?:rato|horas?|dias?)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|este finde)';
const FORCED =
  /\bme (?:violo|violaron|viole|han violado|ha violado|forzo|forzaron|obligo a (?:tener|hacerlo|acostarme)|obligaron a (?:tener|hacerlo)|metio mano|toco sin (?:permiso|querer yo)|abuso|hizo cosas sin)\b|\babus(?:o|aron|ado) (?:sexualmente )?de mi\b|\b(?:fui|soy) (?:violada|violado|abusada|abusado)\b|\b(?:una|la) violacion\b.*\b(?:me|sufri|mia)\b|\bsufri una (?:violacion|agresion sexual)\b|\bsin mi consentimiento\b|\bno pare aunque dije que no\b|\b(?:dije|le dije) que no y (?:siguio|no paro|igual)\b/u;
const NOT_THAT_FORCE =
  /\b(?:forzo|forzaron|obligo|obligaron) a (?:comer|renunciar|firmar|trabajar|ir|estudiar|pagar|salir|venir)\b|\b(?:el|un) (?:libro|pelicula|serie)\b/u;

const who = (pattern: string) => new RegExp(`\\b${pattern}\\b`, 'u');

/** The narrow ones and the ones that cannot wait first. */
export const DANGER_MARKS: readonly DangerMark[] = [
  {
    id: 'baby-images',
    kind: 'intrusive',
    to: 'baby',
    all: [
      /\b(?:imagen|imagenes|pensamientos?|ideas?|flash(?:es)?|se me (?:cruza|cruzan|viene|vienen|mete|aparece)|me vien(?:e|en)|me imagino|me veo)\b/u,
      /\b(?:dano|lastim\p{L}*|ahog\p{L}*|tir\p{L}*|asfixi\p{L}*|apunal\p{L}*|cuchill\p{L}*|solt\p{L}*|suelto|sacud\p{L}*|mat\p{L}*|ventana|escaleras?|balcon)\b/u,
    ],
    none: [/\b(?:voces|me ordenan|me mandan)\b/u, /\bme (?:mato|quiero matar|quiero morir)\b/u],
    about:
      /\b(?:bebe|beba|bebita?o?|mi hij[oa]|nen[ea]|guagua|recien nacid[oa]|la nina|el nino|mi nin[oa]|la tina|la banera|la cuna)\b/u,
  },
  {
    id: 'images-of-harming',
    kind: 'intrusive',
    all: [
      /\b(?:imagen|imagenes|pensamientos?|ideas|se me (?:cruza|cruzan|mete|meten))\b/u,
      /\b(?:horror|horroriza|horrorizan|espant\p{L}*|asquea|nunca lo haria|no quiero hacer(?:lo|le)|jamas lo haria)\b/u,
      /\b(?:dano|lastim\p{L}*|apunal\p{L}*|cuchill\p{L}*|empuj\p{L}*|matar)\b/u,
    ],
    none: [/\bvoces\b/u, /\b(?:matarme|hacerme dano|lastimarme|cortarme)\b/u],
  },
  {
    id: 'took-many',
    kind: 'overdose',
    urgent: true,
    all: [
      new RegExp(
        `\\b${TOOK}\\b(?: \\S+){0,6} ${MANY}\\b(?: \\S+){0,4} ${PILLS}\\b|\\b${TOOK}\\b(?: \\S+){0,6} ${PILLS}\\b(?: \\S+){0,8} (?:de golpe|juntas|juntos|de una vez|de mas)\\b|\\b${MANY} ${PILLS}\\b(?: \\S+){0,4} ${TOOK}\\b`,
        'u',
      ),
    ],
    none: [
      /\b(?:no|nunca) (?:me )?(?:he )?(?:tome|tomado|trague)\b/u,
      /\b(?:mi|el|su) (?:herman[oa]|amig[oa]|hij[oa]|mama|papa|prim[oa]|novi[oa]|pareja|abuel[oa]) (?:se )?(?:ha )?(?:tomo|trago|tomado)\b/u,
      /\btodos los (?:dias|meses)\b|\bmi (?:pastilla|medicacion) (?:de|para)\b|\bcomo (?:siempre|cada dia|me receto)\b|\bhace (?:anos|meses)\b/u,
      /\b(?:voy a|quiero|pienso|podria|pensando en|ganas de) (?:tomar|tragar)/u,
    ],
  },
  {
    id: 'took-some',
    kind: 'overdose',
    urgent: true,
    all: [
      new RegExp(`\\b${TOOK}\\b(?: \\S+){0,3} ${PILLS}\\b`, 'u'),
      /\b(?:y ahora no se|queria dormir y (?:ya|no)|para (?:no despertar|morir|acabar|desaparecer|que se acabe)|no queria despertar|me arrepent\p{L}*|tengo miedo de (?:morir|lo que)|me va a pasar algo|me (?:quise|queria) (?:matar|morir))\b/u,
    ],
    none: [/\b(?:no|nunca) (?:me )?(?:tome|trague)\b/u, /\bhace (?:anos|meses)\b/u],
  },
  {
    id: 'took-of-others',
    kind: 'overdose',
    urgent: true,
    all: [
      new RegExp(
        `\\b(?:me )?${TOOK}\\b(?: \\S+){0,3} (?:las|los|unas|unos) ${PILLS} (?:de|del) (?:mi|mis|la|el) (?:${SOMEBODY}|casa|botiquin)\\b`,
        'u',
      ),
    ],
    none: [/\b(?:por error|sin querer|para (?:el|la) (?:dolor|gripe|tos|alergia|fiebre))\b/u],
  },
  {
    id: 'took-them',
    kind: 'overdose',
    urgent: true,
    inDanger: true,
    all: [
      /\b(?:(?:ya |recien )?me (?:las|los) (?:tome|trague|he tomado|acabo de tomar)|(?:ya |acabo de )(?:las|los)? ?(?:tome|tomarlas|tomarmelas|tragarmelas))\b/u,
    ],
    none: [/\bno me (?:las|los) (?:he )?(?:tome|tomado)\b/u],
  },
  {
    id: 'symptoms',
    kind: 'overdose',
    to: 'symptoms',
    inDanger: true,
    all: [
      /\b(?:(?:tengo|con|da|mucho) sueno|me duermo|vomit\p{L}*|mare(?:o|ad[oa]|os)|me da vueltas|no me puedo (?:parar|mover|levantar)|veo (?:borroso|doble|negro)|temblando|me siento (?:rar[oa]|muy mal)|pecho)\b/u,
    ],
    about: new RegExp(
      `\\b${TOOK}\\b(?: \\S+){0,6} ${PILLS}\\b|\\bme (?:las|los) (?:tome|trague)\\b|\\btome (?:lejia|cloro|veneno)\\b`,
      'u',
    ),
  },
  {
    id: 'note-and-locked',
    kind: 'third',
    urgent: true,
    all: [
      /\b(?:dej(?:o|ado)|escribi(?:o|do)|encontr(?:e|amos)|hay) una (?:carta|nota)\b|\bla (?:carta|nota) dice\b/u,
      /\b(?:encerr\p{L}*|no (?:me )?abre|no (?:contesta|responde|aparece)|perdon\p{L}*|adios|despid\p{L}*|que l[oa]s? quiere)\b/u,
    ],
    none: [/\b(?:me dej(?:o|ado) una nota|jef[ea]|maestr[oa]|banco)\b/u],
  },
  {
    id: 'cut-self',
    kind: 'self-harm',
    all: [
      /^(?:\S+ ){0,3}(?:cortarme|me corto|lastimarme|hacerme dano|autolesionarme|autolesiones|quemarme)(?: \S+){0,4}$/u,
    ],
    none: [
      /\b(?:pelo|cabello|unas?|flequillo|barba|bigote|luz|internet|gas|agua|cocinando|no quiero|no me)\b/u,
    ],
  },
  {
    id: 'touched',
    kind: 'sexual-violence',
    all: [
      /\bme (?:toc(?:o|aba|ado)|manose(?:o|aba|ado)|agarro)\b(?: \S+){0,4} (?:sin que|mientras (?:yo )?dorm\p{L}*|donde no|ahi abajo|mis partes|los (?:senos|pechos)|y me hizo)\b|\bme (?:hizo|hacia|ha hecho) cosas\b|\bse (?:metio|metia|ha metido) en mi cama\b|\bme (?:toco|tocaba|manoseo) (?:mi|un|el) (?:ti[oa]|prim[oa]|padrastro|profesor|jefe|herman[oa]|vecin[oa]|entrenador|pastor|cura|compañero|companero|medico)\b/u,
    ],
    none: [
      /\b(?:gat[oa]|perr[oa]|nen[ea]|bebe|el corazon|toco (?:el|la) (?:tema|suerte|turno))\b/u,
    ],
  },
  {
    id: 'came-in-at-night',
    kind: 'sexual-violence',
    to: 'maybe',
    all: [
      /\bentr(?:o|aba|ado) (?:a|en) mi (?:cuarto|pieza|habitacion|recamara|cama|dormitorio)\b/u,
      /\b(?:anoche|de noche|noche|madrugada|mientras (?:yo )?dorm\p{L}*|no podia moverme|me quede (?:quieta|quieto|helada|helado))\b/u,
    ],
    none: [
      /\b(?:gat[oa]|perr[oa]|hij[oa]|nen[ea]|bebe|mosquit\p{L}*|rata|raton|cucaracha|ladr\p{L}*|mama)\b/u,
    ],
  },
  {
    id: 'number-of-pills',
    kind: 'overdose',
    urgent: true,
    all: [new RegExp(`\\b(?:\\d{2,}|diez|doce|quince|veinte|treinta|cuarenta) ${PILLS}\\b`, 'u')],
    none: [/\b(?:quedan|tengo|guardo|guardadas|receto|compr\p{L}*|caja de)\b/u],
    about: new RegExp(`\\b${TOOK}\\b(?: \\S+){0,5} ${PILLS}\\b`, 'u'),
  },
  {
    id: 'poison',
    kind: 'overdose',
    urgent: true,
    all: [
      /\b(?:tome|tomado|trague|bebi|bebido)\b(?: \S+){0,4} (?:lejia|cloro|lavandina|veneno|raticida|detergente|insecticida|pesticida|anticongelante|acido)\b/u,
    ],
    none: [/\b(?:mi|el|su) (?:perr[oa]|gat[oa])\b/u],
  },
  {
    id: 'somebody-took',
    kind: 'third',
    urgent: true,
    all: [
      new RegExp(
        `\\bmi ${SOMEBODY}\\b(?: \\S+){0,4} se (?:ha )?(?:tomo|tomado|trago|tragado)\\b(?: \\S+){0,5} (?:${PILLS}|veneno|lejia|cloro)\\b`,
        'u',
      ),
    ],
    none: [/\buna (?:pastilla|aspirina)\b/u],
  },
  {
    id: 'somebody-hit-now',
    kind: 'third',
    urgent: true,
    all: [
      new RegExp(
        `\\b(?:a )?(?:mi|la|el|una?) ${SOMEBODY}\\b(?: \\S+){0,3} (?:la|lo|le) (?:esta|estan) ${HITS}\\b|\\bsu ${AGGRESSOR}\\b(?: \\S+){0,3} (?:la|lo|le) (?:esta|estan) ${HITS}\\b|\\b(?:la|lo|le) (?:esta|estan) ${HITS}\\b(?: \\S+){0,2} su ${AGGRESSOR}\\b`,
        'u',
      ),
    ],
  },
  {
    id: 'somebody-hit',
    kind: 'third',
    all: [
      new RegExp(
        `\\b(?:a )?mi ${SOMEBODY}\\b(?: \\S+){0,2} (?:la|lo|le) ${HITS}\\b(?: \\S+){0,3} (?:su|el) ${AGGRESSOR}\\b|\\b(?:el|su) ${AGGRESSOR} de mi ${SOMEBODY}\\b(?: \\S+){0,2} (?:la|lo|le) ${HITS}\\b`,
        'u',
      ),
    ],
  },
  {
    id: 'somebody-farewell',
    kind: 'third',
    urgent: true,
    all: [
      new RegExp(`\\b(?:mi|una?|el|la) (?:mejor )?${SOMEBODY}\\b`, 'u'),
      /\bse (?:ha |esta )?(?:despidio|despedido|despidiendo|despide) de (?:mis|mi|sus|su|todos|todas|nosotros|la familia|sus hijos)\b|\b(?:dejo|escribio|encontre|encontramos) una (?:carta|nota) (?:de despedida|despidiendose)\b|\b(?:esta|quedo|se subio)\b(?: \S+){0,4} (?:azotea|puente|cornisa|las vias)\b/u,
    ],
    none: [/\b(?:trabajo|empresa|jubil\p{L}*|viaje|se muda|se mudo|aeropuerto|murio|fallecio)\b/u],
  },
  {
    id: 'somebody-suicide',
    kind: 'third',
    all: [
      new RegExp(`\\b(?:mi|una?|el|la|su|del|al) (?:mejor )?${SOMEBODY}\\b`, 'u'),
      /\bse (?:va a|quiere|queria|quiso|puede|piensa|vaya a|iba a|quiera|intento|ha intentado) (?:suicidar|matar|quitar la vida|hacer algo|hacer dano|ahorcar|colgar|tirar (?:por|del|al))\b|\b(?:quiere|va a|piensa en|habla de) (?:suicidarse|matarse|quitarse la vida|morirse|hacerse dano|hacerse algo|desaparecer)\b|\b(?:dice|dijo|me escribio|me dijo|escribio)\b(?: \S+){0,4} (?:no quiere (?:vivir|seguir)|se quiere (?:morir|matar)|quiere morir|se va a matar|no aguanta mas vivir|estariamos mejor sin|que nos cuidemos|no va a estar)\b|\bno quiere (?:seguir viviendo|vivir mas|vivir)\b|\bse corta (?:los brazos|las piernas|las munecas)\b/u,
    ],
    none: [/\bme (?:quiere|va a) matar\b/u, /\bse quiere matar porque\b/u],
  },
  {
    id: 'somebody-goes',
    kind: 'third',
    all: [
      /\b(?:creo|temo|miedo|preocup\p{L}*|siento|parece)\b(?: \S+){0,5} se (?:quiere|va a|vaya a|quiera) (?:hacer algo|suicidar|matar|hacer dano|quitar la vida)\b/u,
    ],
    none: [/\bme (?:quiere|va a) matar\b/u],
  },
  {
    id: 'gives-things-away',
    kind: 'third',
    all: [
      new RegExp(`\\bmi (?:mejor )?${SOMEBODY}\\b`, 'u'),
      /\b(?:ha regalado|regalo|regalando|esta regalando|repartio|repartiendo)\b/u,
      /\b(?:mala espina|me preocupa|preocupa|raro|rara|no (?:lo|la|los|las) va a necesitar|ya no (?:lo|la|los|las) necesita|miedo|sus cosas|todo lo suyo)\b/u,
    ],
    none: [/\b(?:cumple\p{L}*|navidad|boda|me regalo|mudanza|se muda)\b/u],
  },
  {
    id: 'will-not-need-it',
    kind: 'third',
    all: [/\bya no (?:lo|la|los|las) va a necesitar\b/u],
    about: new RegExp(
      `\\bmi (?:mejor )?${SOMEBODY}\\b[^]*\\b(?:regal\\p{L}*|repart\\p{L}*)\\b`,
      'u',
    ),
  },
  {
    id: 'forced-recently',
    kind: 'sexual-violence',
    to: 'recent',
    all: [FORCED, who(PAST)],
    none: [NOT_THAT_FORCE, /\b(?:esta aqui|esta aca|vive conmigo|en el otro cuarto|me tiene)\b/u],
  },
  {
    id: 'forced-now',
    kind: 'sexual-violence',
    urgent: true,
    all: [
      FORCED,
      /\b(?:esta aqui|esta aca|en el otro cuarto|me tiene|no me deja salir|acaba de)\b/u,
    ],
    none: [NOT_THAT_FORCE],
  },
  { id: 'forced', kind: 'sexual-violence', all: [FORCED], none: [NOT_THAT_FORCE] },
  {
    id: 'outside',
    kind: 'violence',
    to: 'outside',
    all: [
      new RegExp(
        `\\bmi ${AGGRESSOR}\\b|\\bel (?:padre|papa) de mis? hij[oa]s?\\b|\\b(?:orden de (?:alejamiento|restriccion|proteccion)|perimetral)\\b`,
        'u',
      ),
      /\b(?:portal|rellano|timbre|porton|puerta|portero|abajo|afuera|fuera|escalera|vereda|esquina|reja|ventana|patio|jardin)\b/u,
      /\b(?:no se va|no se quiere ir|golpe\p{L}*|patea\p{L}*|aporre\p{L}*|a patadas|quiere (?:entrar|que le abra)|intenta(?:ndo)? entrar|gritando|grita|me (?:espera|vigila|amenaza|sigue)|(?:llamando|tocando|toca|llama) (?:al|el|la|a la) (?:timbre|puerta|portero))\b/u,
    ],
    none: [/\b(?:ayer|anoche|la semana pasada|hace (?:dias|meses|anos)|se cayo|mudanza|llaves)\b/u],
  },
  {
    id: 'strangled',
    kind: 'violence',
    to: 'strangle',
    all: [
      /\bme (?:\S+ )?(?:ahorco|ahorcaba|ahorca|estrangulo|estrangula|asfixio)\b|\bme (?:agarro|apreto|tomo|cogio|jalo|sujeto|agarra|aprieta) (?:\S+ )?(?:del|el|por el) cuello\b|\b(?:manos|mano|brazo) (?:al|en el|alrededor del) cuello\b|\bchoked me\b/u,
    ],
    none: [/\b(?:corbata|me estoy ahorcando|deudas?)\b/u],
  },
  {
    id: 'hit-now',
    kind: 'violence',
    urgent: true,
    all: [new RegExp(`\\bme (?:esta|estan) (?:${HITS}|agrediendo|ahorcando)\\b`, 'u')],
    none: [/\bme esta pegando (?:el sol|el sueno|la resaca|fuerte el)\b/u],
  },
  {
    id: 'hit-by-mine',
    kind: 'violence',
    all: [
      new RegExp(
        `\\bmi ${AGGRESSOR}\\b(?: \\S+){0,6} me (?:ha )?${HITS}\\b|\\bme (?:ha )?${HITS} (?:mi|el|la) ${AGGRESSOR}\\b|\\bme (?:pega|golpea) (?:cuando|si|siempre|a veces)\\b`,
        'u',
      ),
    ],
    none: [
      /\b(?:me pega la gripe|me pego (?:la|el|un) (?:gripe|virus|resfriado|covid|susto|bajon)|me pego la idea)\b/u,
      /\b(?:de chic[oa]|de nin[oa]|cuando era (?:chic[oa]|nin[oa])|en mi infancia)\b/u,
    ],
  },
  {
    id: 'bleeding',
    kind: 'self-harm',
    urgent: true,
    all: [
      /\b(?:me (?:he )?(?:corte|cortado|hice (?:un|unos|varios) cortes?|abri|lastime|herido|heri))\b/u,
      /\b(?:sangr\p{L}*|desangr\p{L}*|profund[oa]|no para)\b/u,
    ],
    none: [
      /\b(?:cocinando|cebolla|afeit\p{L}*|un papel|el pelo|un vidrio sin querer|sin querer|lata)\b/u,
    ],
  },
  {
    id: 'urges',
    kind: 'self-harm',
    all: [
      /\b(?:tengo|otra vez|de nuevo|volvieron|again) (?:los |las )?urges\b|\burges (?:otra vez|de nuevo|again|fuertes)\b/u,
    ],
  },
  {
    id: 'commanded',
    kind: 'voices',
    urgent: true,
    all: [
      /\b(?:voces|voz|las escucho|me hablan|los oigo)\b/u,
      /\b(?:me (?:dicen|dice|ordenan|ordena|mandan|manda)|dicen)\b(?: \S+){0,6} (?:me (?:tire|mate|corte|lastime|cuelgue|salte|muera)|(?:la|lo|le|los|las) (?:mate|lastime|haga dano))\b/u,
    ],
  },
  {
    id: 'commanded-more',
    kind: 'voices',
    urgent: true,
    all: [
      /\b(?:me (?:dicen|ordenan|mandan)) que (?:me (?:tire|mate|corte|lastime|cuelgue|salte)|salte)\b/u,
    ],
    about: /\b(?:voces|escucho que me hablan|oigo (?:cosas|que me))\b/u,
  },
  {
    id: 'hears',
    kind: 'voices',
    all: [
      /\b(?:escucho|oigo|sigo escuchando|siento) (?:que me hablan|voces|una voz|a alguien que me habla|gente hablar|que me llaman)\b|\blas voces me\b/u,
      /\b(?:no hay nadie|nadie mas|voces|loc[oa]|miedo|sol[oa])\b/u,
    ],
    none: [/\b(?:del vecino|de los vecinos|de la tele|de la calle|del bar|de arriba|cancion)\b/u],
  },
  {
    id: 'gone-after-birth',
    kind: 'after-birth',
    all: [
      /\b(?:estaria\p{L}* mejor (?:\S+ ){0,4}(?:sin mi|con otra)|mejor sin mi|no despertar|no estorb\p{L}*|desaparecer|no quiero (?:vivir|estar aqui|estar aca|seguir)|me quiero (?:morir|ir)|quisiera (?:morir|irme|no estar)|salir (?:por la puerta )?y no volver)\b/u,
    ],
    about: BABY,
  },
  {
    id: 'method',
    kind: 'self',
    to: 'method',
    all: [
      /\b(?:como|cual|que|cuant[oa]s?|forma|manera|metodo|dosis|donde)\b(?: \S+){0,10} (?:matarme|me mato|suicidarme|suicidarse|matarse|quitarme la vida|quitarse la vida|morir(?:me|se)? (?:sin|rapido|durmiendo|de una vez)|morir sin dolor|sea letal|son letales|es letal|dosis letal)\b|\b(?:como (?:hago|puedo|se hace)|cuant[oa]s?|que (?:tomo|puedo tomar|pastillas?)|dosis|(?:forma|manera|metodo) (?:de|para))\b(?: \S+){0,6} no despertar(?:me)?\b|\bpastillas\b(?: \S+){0,5} (?:para morir|letal|mortal)\b/u,
    ],
    none: [
      /\b(?:como (?:evito|evitar|ayudo|le pregunto|le digo|decirle|hablar))\b/u,
      new RegExp(`\\b(?:mi|una?) (?:mejor )?${SOMEBODY}\\b`, 'u'),
      /\b(?:mate|parcial|examen|lunes)\b/u,
      // "Lo que me mató fue…": without its accent it looks like something else.
      /\b(?:lo|eso|la) que (?:mas )?me mato\b|\bme mato (?:fue|que|cuando|ver|el|la|lo|de|con|su|a)\b/u,
    ],
  },
  {
    id: 'no-tomorrow',
    kind: 'self',
    all: [
      /\bque no (?:haya|hubiera|llegue|llegara) (?:un )?manana\b|\b(?:dormir|dormirme|acostarme)\b(?: \S+){0,3} (?:no|nunca) (?:despertar|levantarme|volver a despertar)\b|\b(?:quisiera|quiero|ojala|ojala pudiera|preferiria) (?:no|nunca) (?:despertar|despertarme|haber nacido|existir)\b|\b(?:da|daria|dara) (?:lo mismo|igual) si (?:estoy|existo|vivo|me muero)\b(?: \S+){0,3}|\b(?:quiero|me quiero|quisiera) (?:matarme|quitarme la vida|suicidarme|dejar de vivir|dejar de existir)\b|\b(?:no|ya no) (?:quiero|le veo sentido a) (?:vivir|seguir viviendo|seguir con vida)\b/u,
    ],
    none: [
      /\bhasta (?:manana|tarde|(?:las|el) (?:\d+|mediodia|lunes|domingo))\b/u,
      /\b(?:mate|parcial|examen|vecinos?|aqui|aca|en (?:este|esta|esa|ese|una?)|con (?:el|ella|mis?|ell[oa]s))\b/u,
    ],
  },
];

/** Somebody else is meant and not the person who writes. */
export const MEANS_SOMEBODY = new RegExp(
  `\\b(?:yo no\\b.*\\b(?:mi ${SOMEBODY}|el|ella)|no soy yo|no es por mi|no hablo de mi|hablo de(?:l)? (?:mi )?(?:${SOMEBODY}|el|ella)|es (?:por )?mi ${SOMEBODY}|digo (?:de )?mi ${SOMEBODY}|mi ${SOMEBODY} no yo)\\b`,
  'u',
);

/** The talk is on a wrong way, said in so many words. */
export const SAYS_MISREAD =
  /\b(?:no me (?:lees|estas leyendo|leiste|entiendes|entendes|estas entendiendo|entendiste|escuchas|estas escuchando)|no es (?:eso|en mi casa)|no va por (?:ahi|ahí)|no (?:te )?pregunte eso|eso no (?:es|te pregunte)|te pregunt[oe]|no te pregunte nada|no te estoy preguntando|no me vas a decir nada|no tiene nada que ver|que no\b.*\bque es)\b/u;

/** It is taken back: a joke, a story, nothing. */
export const TAKES_BACK =
  /\b(?:(?:era|es) (?:una? )?(?:broma|joda|chiste|talla|joke|prank)|just kidding|kidding|olvidalo|olvidate|(?:ando|estoy) de (?:dramatic[oa]|exagerad[oa])|estaba (?:jodiendo|bromeando|de broma)|lo dije (?:en broma|de broma|por decir)|no (?:lo )?(?:dije|decia) en serio|es para (?:un|una|mi) (?:cuento|novela|libro|tarea|trabajo|historia|guion|personaje)|olvida lo que dije|no era (?:en serio|nada)|ya se me paso|estoy bien de verdad|exagere)\b/u;

/** What sounded like danger was a way of speaking. */
export const FALSE_ALARM =
  /\b(?:(?:es|era|fue) (?:solo |nomas )?(?:un decir|una (?:forma|manera) de (?:hablar|decir)|una expresion|un dicho|una exageracion)|(?:lo dije|lo digo|es) por decir|nadie (?:hablo|habla|dijo nada) de (?:morir\p{L}*|suicid\p{L}*|matar\p{L}*)|(?:no|nunca) (?:hable|dije (?:nada )?|estoy hablando) (?:nada )?de (?:morir\p{L}*|suicid\p{L}*|matar\p{L}*|hacerme)|(?:por que|a que viene|de donde sacas|como que|quien te)\b(?: \S+){0,6} (?:suicid\p{L}*|morir\p{L}*|matar(?:me|se)?|quitarme la vida)|(?:que|eso) (?:tiene que ver|viene a cuento)\b(?: \S+){0,5} (?:suicid\p{L}*|morir\p{L}*|matar\p{L}*)|no me quiero (?:matar|suicidar)(?: \S+){0,2}$)/u;

/** There is no danger where one was read. Where one was told in so many words before, this takes nothing back. */
export const DENIES_DANGER =
  /\b(?:nadie (?:esta|corre) (?:en )?(?:ningun )?peligro|no (?:hay|corro|estoy en|esta en|estamos en) (?:ningun )?peligro|no es (?:una |ninguna )?emergencia|(?:te|se) (?:estas |esta )?equivoc(?:ando|aste|as|o|a)|(?:estas|esta) equivocad[oa]|(?:no|nunca|jamas) me (?:hace|ha hecho|hizo) (?:nada|dano|ningun dano)|no me (?:pega|golpea|amenaza|maltrata)|no es nada de eso|entendiste (?:mal|otra cosa))\b/u;

/** It is over, not now. */
export const SAID_PAST = new RegExp(
  `\\b(?:anoche|ayer|anteayer|antier|la otra (?:noche|vez)|hace (?:dias|semanas|meses|anos|un mes|una semana)|la semana pasada)\\b`,
  'u',
);

/** In answer to the question which danger it is. */
export const NAMED_KINDS: readonly (readonly [DangerKind, RegExp])[] = [
  [
    'third',
    new RegExp(
      `\\b(?:temo|miedo|preocup\\p{L}*|es) por (?:mi|una?|el|la|ell[oa]|el) ?(?:${SOMEBODY})?\\b|\\bno (?:es )?por mi\\b|\\botra persona\\b`,
      'u',
    ),
  ],
  ['violence', /\b(?:me (?:pega|golpea|hace dano|amenaza|lastima|persigue|sigue))\b/u],
  ['self-harm', /\b(?:me (?:corto|hago dano|lastimo|quemo)|cortarme|hacerme dano|lastimarme)\b/u],
  [
    'self',
    /\b(?:no quiero (?:vivir|seguir)|morir(?:me)?|quitarme la vida|matarme|suicid\p{L}*)\b/u,
  ],
];
