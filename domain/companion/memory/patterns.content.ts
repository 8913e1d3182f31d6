export const FACT_KINDS = [
  'name',
  'person',
  'pet',
  'work',
  'study',
  'place',
  'helps',
  'likes',
  'goal',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export interface FactPattern {
  kind: FactKind;
  /** Over the message as written; groups go into the sentence. */
  match: RegExp;
  /** Third person, so that it reads alike for every form of address: `$1` and so on. */
  say: string;
}

const NAME = String.raw`(\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?)`;
const KIN =
  'mamá|papá|madre|padre|hermana|hermano|hija|hijo|abuela|abuelo|esposa|esposo|marido|mujer|pareja|novia|novio|amiga|amigo|tía|tío|prima|primo|sobrina|sobrino|jefa|jefe|vecina|vecino|nieta|nieto|cuñada|cuñado|suegra|suegro|mejor amiga|mejor amigo';
const PET =
  'perro|perra|gato|gata|perrito|perrita|gatito|gatita|conejo|coneja|hámster|loro|caballo|tortuga|mascota';
/** Up to the end of the clause, no more than six words. */
const REST = String.raw`([\p{L}\d-]+(?: [\p{L}\d-]+){0,5}?)(?=[.,;:!?\n)]|$| (?:y|pero|porque|desde|aunque|cuando|que|hace|si|así)(?: |$))`;

export const FACT_PATTERNS: readonly FactPattern[] = [
  {
    kind: 'name',
    match: new RegExp(
      String.raw`\b(?:[Mm]e llamo|[Mm]i nombre es|[Pp]uedes llamarme|[Pp]uede llamarme|[Pp]odés llamarme|[Ll]lámame|[Mm]e dicen) ${NAME}(?=[.,;!?\n]|$| y )`,
      'u',
    ),
    say: 'Prefiere que le llamen $1.',
  },
  {
    kind: 'pet',
    match: new RegExp(String.raw`\bmi (${PET}),? (?:que )?(?:se llama|llamad[oa]) ${NAME}`, 'iu'),
    say: 'Tiene $a que se llama $2.',
  },
  {
    kind: 'pet',
    match: new RegExp(
      String.raw`\b(?:tengo|adopté|tenemos) (un|una) (${PET}) (?:que se llama |llamad[oa] )${NAME}`,
      'iu',
    ),
    say: 'Tiene $1 $2 que se llama $3.',
  },
  {
    kind: 'person',
    match: new RegExp(String.raw`\bmi (${KIN}),? (?:que )?se llama ${NAME}`, 'iu'),
    say: 'Su $1 se llama $2.',
  },
  {
    kind: 'person',
    match: new RegExp(String.raw`\b[Mm]i (${KIN}) ${NAME}`, 'u'),
    say: 'Su $1 se llama $2.',
  },
  {
    kind: 'person',
    match:
      /\btengo (un hijo|una hija|dos hijos|dos hijas|tres hijos|tres hijas|cuatro hijos|una hermana|un hermano|dos hermanas|dos hermanos|nietos)\b/iu,
    say: 'Tiene $1.',
  },
  {
    kind: 'work',
    match: new RegExp(String.raw`(?:^|[^\p{L}])trabajo (como|de|en) ${REST}`, 'iu'),
    say: 'Trabaja $1 $2.',
  },
  {
    kind: 'work',
    match:
      /(?:^|[^\p{L}])soy (enfermer[oa]|maestr[oa]|profesor[a]?|docente|médic[oa]|abogad[oa]|ingenier[oa]|estudiante|chofer|mesero|mesera|cociner[oa]|contador[a]?|diseñador[a]?|programador[a]?|albañil|policía|cajer[oa]|taxista|repartidor[a]?|arquitect[oa]|periodista|músic[oa]|artista|electricista|mecánic[oa]|peluquer[oa]|estilista|agricultor[a]?|ama de casa|jubilad[oa]|pensionad[oa])(?=[\s.,;!?]|$)/iu,
    say: 'Su ocupación: $1.',
  },
  {
    kind: 'study',
    match: new RegExp(
      String.raw`(?:^|[^\p{L}])estudio (?!much|tod|par|con|sin|de noche|en casa|hasta)${REST}`,
      'iu',
    ),
    say: 'Estudia $1.',
  },
  {
    kind: 'study',
    match: new RegExp(
      String.raw`(?:^|[^\p{L}])estoy estudiando (?!much|para|con|sin)${REST}`,
      'iu',
    ),
    say: 'Estudia $1.',
  },
  {
    kind: 'place',
    match: new RegExp(String.raw`(?:^|[^\p{L}])[Vv]ivo en ${NAME}`, 'u'),
    say: 'Vive en $1.',
  },
  {
    kind: 'place',
    match: new RegExp(String.raw`(?:^|[^\p{L}])[Ss]oy de ${NAME}`, 'u'),
    say: 'Es de $1.',
  },
  {
    kind: 'helps',
    match: new RegExp(
      String.raw`(?:^|[^\p{L}])(?:a mí )?me (?:ayuda|relaja|calma|tranquiliza|hace bien|sirve) (?:mucho )?((?:salir a|escuchar|caminar|correr|nadar|leer|escribir|cocinar|dibujar|pintar|bailar|cantar|tejer|rezar|orar|meditar|respirar|bordar|pasear|hablar con|estar con|ir a|ir al|tocar|hacer|ver|jugar|regar|cuidar)(?: [\p{L}]+){0,5}?)(?=[.,;:!?\n)]|$| (?:y|pero|porque|cuando|aunque)(?: |$))`,
      'iu',
    ),
    say: 'Le ayuda $1.',
  },
  {
    kind: 'likes',
    match: new RegExp(
      String.raw`(?:^|[^\p{L}])me (?:encanta|gusta mucho|apasiona) ((?:el|la|los|las|leer|bailar|cocinar|cantar|dibujar|pintar|viajar|escribir|correr|nadar|tejer|caminar|tocar|jugar|ver)(?: [\p{L}]+){0,4}?)(?=[.,;:!?\n)]|$| (?:y|pero|porque|cuando|aunque)(?: |$))`,
      'iu',
    ),
    say: 'Le gusta $1.',
  },
  {
    kind: 'goal',
    match: new RegExp(
      String.raw`(?:^|[^\p{L}])mi (?:meta|objetivo|sueño|propósito) es ((?:terminar|aprender|conseguir|encontrar|volver|viajar|estudiar|abrir|escribir|mudarme|ahorrar|leer|correr|pasar|hacer|cambiar|ser|tener)(?: [\p{L}]+){0,6}?)(?=[.,;:!?\n)]|$| (?:pero|porque|cuando|aunque)(?: |$))`,
      'iu',
    ),
    say: 'Su meta: $1.',
  },
];

/** Danger, health, substances, sex, politics, faith, other people's secrets: never kept by itself. */
export const NEVER_KEPT =
  /suicid|matar|morir|muert|cort(?:o|arme|ar me)|lastim|daño|pastill|medic|sertralina|fluoxetina|terapia|psic|diagn|trastorn|depres|ansied|bipolar|cáncer|cancer|vih|sida|embaraz|abort|hospital|enferm[oa]s?\b(?!er)|dolor|droga|alcohol|borrach|cocaína|marihuana|abus|viol[aoóe]|golpe|pega|arma|pistola|sex|gay|lesbian|trans\b|infiel|amante|dios|iglesia|religi|polític|partido|papeles|deport|indocument|deuda|sueldo|contraseña|tarjeta|\d{4,}/iu;
