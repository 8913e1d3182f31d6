/**
 * What stands around a phrase and changes what it means. Patterns; each is looked for in the
 * whole message and judged by sentence or order (see `judge/`).
 */
export const FRAMES = {
  /** The words belong to a song, a film, the news, a study, a case: what follows is quoted. */
  media: [
    '(cancion|canciones|letra|rola|tema musical|corrido|bolero|poema|verso|versos|rap|trap|balada|bachata|tango|ranchera|vallenato|audiolibro|pelicula|peli|serie|novela|libro|cuento|capitulo|episodio|documental|noticia|noticias|noticiero|reportaje|articulo|ensayo|podcast|obra|obra de teatro|personaje|protagonista|villano|guion|escena|anime|manga|comic|titular|titulo|meme|trailer|telenovela|netflix|refran|dicho|frase hecha|diario de (frida|ana)|shakespeare|hamlet|romeo|julieta|werther|pizarnik|neruda|soda stereo|cerati|beret|jose jose|biblia|examen de|tema de|exposicion|expongo|conferencia|charla sobre|taller de|curso de|tesis|investigacion|clase de|materia de|tarea de|trabajo sobre|trabajo de la|estadistica|estadisticas|estudio sobre|campaña|dia mundial|prevencion|simulacro|diccionario|etimologia|significa|traducir|traduce|traduccion|crucigrama|adivinanza)',
  ],
  /** A sign of play: what dies there comes back. */
  game: [
    '@juego',
    '(me (mataron|mato|murieron|mate|mori|muero|suicide|revivieron)|mate|matar|maté|morir|muero|mueres) ..6 @juego',
    '@juego ..8 (mataron|mato|mori|muero|morir|mate|matar|suicid*)',
    '(jefe final|boss|respawn|revivir|reaparecer|partida|vidas extra|speedrun|headshot|kills)',
  ],
  laugh: ['@risa', 'emojicalavera'],
  /** Told as long past. */
  past: [
    'hace (ya)? (como|mas de|casi|unos|muchos|varios|bastantes)? (@number)? ..1 (años|decadas|decada|meses|siglos|tiempo|mucho tiempo|mucho|año)',
    '(cuando|de) (era|fui|estaba en la|tenia|iba en la|estaba en el|iba en el|tuve) ..2 (niñ*|joven|adolescen*|chic*|chavo|chava|secundaria|prepa|preparatoria|colegio|universidad|@number|pequeñ*|liceo|instituto|primaria|uni|menor|otro)',
    'de (niñ*|joven|adolescente|chic*|chav*|pequeñ*|muchach*)',
    'en (mi|la|el|mis|plena) (adolescencia|infancia|juventud|secundaria|prepa|pandemia|universidad|niñez|colegio|liceo|pasado|preparatoria|instituto|cuarentena)',
    'a los (@number|1@number|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte) (años)?',
    'en (el|el año) @year',
    'en @year',
    '(el año pasado|años atras|tiempo atras|en el pasado|en otra epoca|en aquella epoca|en esa epoca|en aquel entonces|hace mucho|alguna vez en mi vida|una vez cuando|antes (yo)? (me|tenia|pensaba|queria|era|solia)|en otra etapa|en mi peor epoca|solia|hubo un tiempo|hubo una epoca|en una epoca|en un tiempo|aquellos años|esos años|en esos tiempos|por aquel entonces|llegue a (pensar|querer|intentar))',
    '(soy|estoy) (sobreviviente|recuperad*|en recuperacion|limpi*)',
  ],
  /** It is over, and they say so. */
  recovered: [
    '((lo|la) deje hace|me separe hace|vivo tranquil*|vivo en paz|estoy en paz|celebro cada|ahora como tranquil*)',
    '(sobrevivi|sobreviviente|quedo atras|quedo en el pasado|ya no me pega|deje esa relacion|sali de ahi)',
    '(ya)? (lo|la)? (supere|superé|superado|deje atras|quedo atras|quedo en el pasado|es pasado|paso hace|sane|sali adelante|sali de eso|sali de esa|salí|dejado atras|he sanado|recupere|recuperad*)',
    '(ahora|hoy|hoy en dia|actualmente|por suerte|gracias a dios|afortunadamente|hoy por hoy) ..2 (ya)? (estoy|me siento|soy|vivo|tengo|amo|agradezco|disfruto|valoro|ya no|no (lo|me|tengo|siento|pienso)|todo|puedo|quiero) ',
    'ya no (me corto|lo hago|pienso (asi|en eso)|me siento asi|tengo esos|me pasa|soy esa|me lastimo|quiero (morir|matarme)|me hago|siento eso|lo siento)',
    '(me alegra|agradezco|feliz de|contenta de|contento de|doy gracias) ..3 (seguir|estar|haber|vivir|no haber)',
    '(hoy|ahora|ya) (en dia)? estoy (bien|mejor|feliz|tranquil*|en paz)',
    '(la|mi) terapia me (ayudo|salvo|ha ayudado)',
    'eso (ya)? (quedo|paso|fue)',
  ],
  /** "Nunca se me ha cruzado quitarme la vida": the thought that follows was never there. */
  never: [
    '(nunca|jamas|no|ni|ni siquiera|tampoco) se me (ha|han|habia)? (cruzado|cruza|cruzo|cruzara|ocurre|ocurrio|ocurrido|ocurriria|pasado|pasa|paso) (siquiera|nunca|jamas)? (por (la|mi) (cabeza|mente))? (lo de|eso de|la idea de)?',
    '(no|nunca|jamas) me (da|dio|ha dado|daria) por',
  ],
  /** Recent: not past at all. */
  recent: [
    '(hoy|anoche|ayer|anteayer|antier|recien|ahora|ahorita|esta (mañana|noche|tarde|semana|madrugada)|la semana pasada|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|este mes|hace (poco|unas horas|un rato|un momento|unos minutos|unos dias|dos dias|tres dias|una semana|unas semanas|@number (dias|horas|minutos|semanas))|otra vez|de nuevo|volvi|todavia|aun|sigo|ultimamente|cada vez|he vuelto|volvieron|vuelven|volviendo|volvio|regreso|regresaron|sigue)',
  ],
  /** "No": what turns a wish around. */
  trivial: ['@trivial'],
  /** Words that a person in earnest adds; laughter does not clear these. */
  earnest: [
    '(en serio|de verdad|neta|posta|hablo enserio|enserio|no es broma|no estoy bromeando|ya no aguanto|ya no puedo|no aguanto|no puedo mas|no doy mas|nadie me|sol*|triste|llorando|lloro|llorar|deprimid*|emojillanto|odio mi vida|mi vida|carga|para siempre|esta noche|sufriendo|sufrir|dolor|vacio|siempre|cada dia|todos los dias|cada noche|toda la vida|harta|cansad* de|pastillas|depre|depresion)',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Behind the name of a weapon: it hurts nobody. One for hunting does. */
export const NO_WEAPON =
  '!(de (la|el)? (agua|silicon|silicona|juguete|plastico|riego|clavos|pintura|pegamento|nerf|burbujas|confeti|masaje*|precios|etiquetas))';

/** Classes used by the frames. */
export const FRAME_CLASSES: Record<string, string> = {
  juego:
    'videojuego videojuegos juego fortnite minecraft roblox valorant lol dota freefire pubg gta zelda mario overwatch warzone cod sims elden skyrim fifa partida nivel ranked play xbox nintendo steam ajedrez parchis among us amongus boss zombi zombies halo resident pokemon dnd gamer gameplay',
  trabajoFin: 'jubilo jubilacion finiquito graduacion retiro',
  risa: 'jaja jajaja ja jajaj',
};
