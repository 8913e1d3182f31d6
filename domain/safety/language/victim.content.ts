import type { Rule } from '../match/rule.ts';
import { NO_WEAPON } from './frames.content.ts';

/** Who says so in earnest only of a scolding. */
const SCOLDING =
  '(mama|mami|madre|abuela|abuelita|suegra|jefe|jefa|profe|profesor|profesora|maestra|maestro|entrenador|entrenadora|hermana|amiga|amigo|hija|editor|editora|roomie)';
const TO_COMB = '!((para|al) (desenred*|peina*|trenza*|cepilla*))';

const HIT = `(pega|pego|pegaba|pegan|pegaron|golpea|golpeo|golpeaba|golpean|golpearon|empuja|empujo|empujaba|patea|pateo|cachetea|cacheteo|abofetea|abofeteo|ahorca|ahorco|estrangula|estrangulo|muerde|mordio|quema|quemo|arrastra|arrastro|jala (el|del) pelo ${TO_COMB}|jalo (el|del) pelo ${TO_COMB}|jaloneo|zamarrea|zamarreo|zarandeo|zarandea|tira del pelo|viola|violo|violaba|forzo|forza|fuerza a|obliga a|obligo a|maltrata|maltrato|maltrataba|agrede|agredio|agredia|amenaza|amenazo|amenazaba|encierra|encerro|lastima|lastimo|tortura|apuñalo|apunto con|lanza (cosas|objetos)|avento|aventaba|levanta la mano|levanto la mano|levantado la mano|dio (un golpe|un puñetazo|una cachetada|golpes|una paliza|una golpiza|cachetadas|un madrazo|un combo|cintarazos|patadas|una trompada|un cachetazo)|da (golpes|cachetadas|una cachetada|palizas|cintarazos)|pone la mano encima|puso la mano encima|pone las manos encima|hizo moretones|deja moretones|dejo moretones|dejo marcas|caga a (palos|trompadas|golpes)|cago a (palos|trompadas|golpes)|madrea|madreo|saca la chucha|saco la chucha|saca la mugre|faja|fajo|cintarea|tiene amenazad*|tiene encerrad*|parte la cara|partio la cara|rompio (la nariz|el brazo|la boca|un diente))`;

const CONTROL =
  '(insulta|insulto|humilla|humillo|humillaba|controla|manipula|cela|no deja salir|no me deja salir|prohibe|revisa el celular|revisa el telefono|revisa todo|quita el dinero|quita el telefono|quito el celular|aisla|denigra|degrada|menosprecia|minimiza|acosa|persigue|vigila|sigue a todos|sigue a todas|chantajea|trata como (basura|perro|sirvienta|esclava)|obliga|grita y|grita todo|grita siempre|ofende|escupe|escupio|controla el dinero|no deja trabajar|no deja ver a)';

const STRANGER =
  '(alguien|(un|una|el|ese) (tipo|hombre|señor|sujeto|desconocido|wey|pibe|carro|coche|auto|moto|camioneta|taxi)|(unos|dos|tres) (tipos|hombres|sujetos))';

/** Who comes behind somebody and frightens nobody, and what only seems to. */
const FOLLOWS_EVERYWHERE =
  '(gato|gata|gatito|perro|perra|perrito|pato|paloma|mosquito|abeja|ganso|gallo|hijo|hija|hijito|hijita|bebe|nene|nena|nieto|nieta|sobrino|sobrina|medico|medica|doctor|doctora|psicologo|psicologa|psiquiatra|recuerdos|recuerdo|culpa|suerte|deudas|pasado|tristeza|ansiedad|estres)';

/** Violence and abuse by others: told once, and happening now. */
export const VICTIM: readonly Rule[] = [
  {
    signal: 'victim',
    cleared: 'never',
    past: 'recovers',
    say: [
      '(sufro|sufrimos|padezco|padecemos|vivo|vivimos|(estoy|estamos) (sufriendo|padeciendo|viviendo)|(soy|somos) victima* de) (mucha|mucho|muchos|la|el|de)? (violencia|maltrato|maltratos|abuso|abusos|golpes|golpizas) !(de (confianza|azucar|alcohol|calor|suerte)|del (trafico|clima))',
    ],
  },
  {
    signal: 'victim',
    negation: 'never',
    past: 'recovers',
    say: [
      `(mi|mis|un|una|el|su|tu) (propio|propia|actual)? @agresor ..5 (me|nos) (ha|habia|volvio a|vuelve a|anda|suele|empezo a|siempre|llego a|esta)? ${HIT}`,
      `@agresor ..5 (me|nos) (ha|volvio a|vuelve a|empezo a) (pegado|golpeado|pegar|golpear|violado|amenazado|empujado|maltratado|maltratar|ahorcado|amenazar|empujar|encerrado|agredido|abusado|violar|lastimado)`,
      `(mi|un|el) (@pareja|ex|padrastro|suegra) ..3 (me|nos) ${CONTROL}`,
      `(mi|el) (@pareja) ..3 (no me deja|me prohibe|me quita|me obliga|me tiene) ..2 (salir|ver|hablar|trabajar|estudiar|usar|dinero|amigas|familia|miedo|amenaz*|encerr*|controlad*|vestir*|tener)`,
      '(me|nos) (golpearon|pegaron|violaron|patearon|agredieron|secuestraron|amenazaron|abusaron|drogaron|asaltaron y (golpearon|pegaron)|apuñalaron|forzaron|tocaron sin|manosearon|torturaron|maltrataban|golpeaban|pegaban|violaban|maltratan|golpean|pegan)',
      '(abuso|abusa|abusaba|abusaron|abusan|abusado|abusada) ..2 (de|sexualmente de) (mi|nosotr*)',
      '(sufri|sufro|vivi|vivo|victima de|viviendo|sufriendo|sobreviviente de|me crie con|hubo|hay|existe|pase por|denuncie|denunciar) ..2 (abuso|abusos|violencia|maltrato|maltratos|golpes|violacion|acoso sexual|abuso sexual|violencia domestica|violencia intrafamiliar|violencia de genero|trata)',
      'fui (abusad*|violad*|golpead*|maltratad*|agredid*|victima)',
      'me (sigue !@any.ger|persigue|espia) ..8 desde que (terminamos|cortamos|lo deje|la deje|nos separamos|rompimos|me separe)',
      '(dije|digo|conte|cuento|invente|invento) ..4 que me (cai|golpee|pegue) ..9 (fue (el|ella|mi (@pareja|ex|papa|padrastro|suegra))|pero me (pego|golpeo|empujo|estrello)|no me cai)',
      '(me tocaba|me toco|me manosea|me manoseo|me manoseaba|me tocan|me toca) !@any.inf !((el|la|un|una)? (turno|turnos|guardia|guardias|jornada|servicio)) ..4 (sin|niñ*|chic*|partes|cuando (era|tenia|estaba)|pechos|piernas|intim*|mientras|de noche|anoche|en contra|a la fuerza|sin permiso|sin mi)',
      '(me|nos) (obliga|obligo|forzo|fuerza|obligaba|obligan|forzaba|presiona) a (tener|acostarme|hacerlo|relaciones|sexo|prostituirme|hacer cosas|tocar*|estar con el|intimidad)',
      '(relaciones|sexo|sexuales) ..3 (sin mi (consentimiento|permiso)|a la fuerza|obligad*|contra mi voluntad|forzad*|aunque le dije que no)',
      '(le|les|tengo|tenemos|vivo con|me da) ..1 (tengo)? (miedo|terror|panico) (a|de|que) (mi|que) (me (pegue|golpee|mate|haga (algo|daño)|viole|lastime|vuelva a (pegar|golpear)|encuentre)|@agresor|@pareja)',
      '(tengo|me da) miedo ..3 (vaya|va) a (matarme|pegarme|golpearme|hacerme (algo|daño))',
      '(me|nos) (amenaza|amenazo|amenazaron|ha amenazado|tiene amenazad*|esta amenazando|amenazan|juro) ..2 (con|de|que) ..2 (matar*|muerte|golpear*|me (va|iba) a matar|quitarme|hacerme daño|pegarme|publicar*|difundir|subir mis|mandar a matar|va a matar*|lastimar*|va a hacer daño|hacerle daño|quemar*)',
      '(el|ella|este|mi ex|mi esposo|mi marido|mi novio|ese hombre|mi pareja|mi padrastro|mi papa) ..3 (quiere|intento|trato de|quiso|podria|puede|es capaz de|va a|intentar|casi|juro) ..1 (me mata $|matarme|ahorcarme|a matarme|golpearme|violarme|quemarme|asfixiarme|estrangularme|apuñalarme|envenenarme|lastimarme|pegarme|hacerme daño)',
      'mi (@pareja|padrastro|ex) (dice|dijo|jura|juro|me dijo) que (si lo dejo)? ..4 (me (va a|iba a)? (matar|mata|mato|pega|busca y)|me arrepentire|me va a matar)',
      'me (va|van) a (matar|pegar|golpear) ..2 (mi|el|otra vez|cuando (llegue|se entere)|si (llego|hablo|me voy|lo dejo|lo denuncio|me encuentra|se entera|digo|no)) ..3 (@pareja|padrastro|ex|lo denuncio|lo dejo|me voy|hablo|me encuentra)',
      'mi (@pareja|padrastro|ex) me va a (matar|golpear|pegar) ..3 (si (lo|hablo|me voy|lo dejo|digo|se entera de que|me encuentra|denuncio)|$|cuando (llegue|se entere))',
      '(moretones|moreton|golpes|marcas|ojo morado|marcas en el cuello) ..5 (@pareja|@agresor|me (hizo|dejo)|maquill*|por su culpa|de la ultima vez|me los hizo)',
      '(huyo|huir|escapar|escaparme|me escape|salir|irme|esconderme|escondida|escondido) ..4 (de mi|del|de el|porque) ..3 (@agresor|agresor|golpeador|maltratador|violento|me pega|me golpea|me maltrata|me amenaza)',
      '(acosa|acosan|acosador|acoso|acosando|hostiga|stalkea|me sigue) ..3 (sexualmente|sexual|en la calle todos|a mi casa|mi ex|hasta mi casa|por redes y|desde hace)',
      '(mi jefe|un compañero|mi profesor|mi tio|mi primo|un hombre|un tipo|mi medico|el cura|mi cuñado|mi vecino) ..3 (me toca|me toco|me acosa|me acoso|me manosea|me insinua|abuso|me forzo|me pide fotos|me violo|me propuso sexo|intento besarme a la fuerza|me manoseo)',
      '(domestic violence|he hits me|my husband hits|beats me|me hittea)',
      '(cuando|si) ..2 (toma|bebe|llega (borracho|tomado)|se enoja|se emborracha|esta (borracho|tomado)) ..4 (me|nos) (pega|golpea|grita y|insulta|maltrata|empuja|amenaza|rompe|avienta|tira)',
      '(se pone|es|vuelve) (muy|bien|super|re)? (violento|agresivo|violenta|agresiva) ..4 (conmigo|cuando toma|y me|cuando bebe|y rompe|con mis|y avienta)',
      '(rompio|rompe|quemo|avento|golpeo|pateo) ..3 (mi (celular|telefono|ropa|puerta)|la puerta|la pared|los muebles|mis cosas) ..5 (grit*|mied*|enoj*|discut*|celos|porque)',
      '(me|nos) (hace|hacen) (bullying|daño fisico|la vida imposible a golpes)',
      '(tengo|le tengo) (orden de restriccion|orden de alejamiento|orden de proteccion)',
      '(sextorsion|me extorsiona|me extorsionan|me chantajea|me chantajean|subio mis fotos|difundio mis fotos|publico mis fotos intimas|pornovenganza)',
    ],
    unless: [
      '(pego|pega) ..1 (duro|fuerte|bien)? (la (gripe|noticia|ansiedad|nostalgia|depre|influenza|tristeza)|el (sol|calor|frio|virus|covid|antojo|alcohol|cafe)|un susto|covid|dengue|esa cancion|mucho su)',
      '(me|nos) (pego|pegaron|pega) (la|el|un susto|una sorpresa|su|sus|lo|esa|hambre|sueño|gripe|ganas)',
      '(pelicula|serie|novela|videojuego|capitulo|personaje|partida|fortnite|free fire|nivel)',
      '(en el|al) (box|boxeo|futbol|ajedrez|truco|play|poker|domino|domino|ping pong|tenis|ludo|karate|judo|sparring|entrenamiento)',
      '(perro|gato|gata|perra|gatito|bebe|caballo) ..2 me (pega|pego|mordio|muerde|lastimo|empuja)',
      'me (mordio|rasguño) (un|mi) (perro|gato)',
      '(obligo|obliga) a (comer verdura*|estudiar|ir al medico|descansar|levantarme|bañarme)',
      'no me (pega|golpea|maltrata|violenta|hace daño|insulta)',
      '(me (pega|pego) (la risa|la flojera|el bajon|con las rebajas))',
    ],
  },
  {
    signal: 'victim-now',
    negation: 'never',
    say: [
      '(me|nos) (esta|estan|estaba) (pegando|golpeando|ahorcando|matando $|matando a (golpes|palos)|violando|buscando para|pateando|apuñalando|amenazando (con|ahora|de muerte)|quemando viv*|apuntando|forzando|maltratando)',
      '(me|nos) acaba de (pegar|golpear|violar|ahorcar|amenazar|patear|empujar|apuñalar|intentar|dar (una|un)|lastimar|agredir)',
      '(acaban|acaba) de (violarme|golpearme|pegarme|atacarme|agredirme|ahorcarme|apuñalarme|abusar de mi|asaltarme|dispararme)',
      '(hoy|anoche|recien|hace (un rato|una hora|un momento|unos minutos|poco)|ahorita|ahora|esta (mañana|tarde|noche|madrugada)) ..4 me (violaron|violo|golpeo|ahorco|pego|intento (matar|ahorcar|violar)|quiso (matar|ahorcar|violar)|apuñalo|dio una (golpiza|paliza)|puso (un|una|el|la) (cuchillo|pistola|navaja))',
      'me (ahorco|golpeo|pego|violo|violaron|apuñalo|intento matar|quiso matar) ..4 (hoy|anoche|hace (un rato|una hora|un momento|unos minutos|poco)|ahorita|recien|esta (mañana|tarde|noche|madrugada))',
      '(estoy|estamos|me) (encerr*|escondid*|encerre|escondi|oculta|escondiendome) ..4 (baño|closet|cuarto|habitacion|ropero|carro|cocina|casa|recamara|pieza|armario|porque|de mi) ..8 (afuera|golpe*|grit*|viene|puerta|quiere|mied*|matar*|@agresor|entrar|pega*|borracho|cuchillo|hizo|entre|busca*|patea*|encuentre)',
      '(encerr*|escond*) ..4 (baño|closet|cuarto|habitacion|ropero|armario|carro|cocina|recamara|pieza|debajo de la cama|casa) ..9 (rompiendo|viene por|buscandome|nos busca|me busca|gritando|amenazando|tiene|afuera|furioso|borracho|loco|golpea*|matar*|miedo)',
      '(mi|el) (@pareja|@agresor) ..9 (me va a matar|nos va a matar|me quiere matar|nos quiere matar) ..4 (ahora|ayuda|ya|esta|viene|$) ',
      '(esta|estan) ..2 (golpeando|pateando|tirando|tumbando|rompiendo|intentando abrir|forzando|aporreando) ..1 (la|mi) (puerta|ventana|cerradura)',
      '(viene|vienen|ya viene|esta viniendo|va a llegar|ya llego|esta llegando|llega|esta por llegar|esta afuera|esta en la puerta|esta aqui) ..7 (me va a (matar|pegar|golpear|hacer)|va a (matarme|pegarme|golpearme)|a (matarme|pegarme|golpearme)|tengo (mucho)? miedo|borracho|con (un|una|el) (cuchillo|pistola|arma|machete|navaja|fierro)|y me (pega|mata|golpea)|tengo mucho miedo|matarnos)',
      `(el|ella|mi @agresor|mi @pareja|mi ex|@agresor) ..4 (tiene|agarro|saco|trae|consiguio|anda con|con|esta con|carga) ..1 (un|una|el|la) (cuchillo|pistola|arma|machete|navaja|fierro|bate|revolver|escopeta) ${NO_WEAPON} ..6 `,
      '(me|nos) (apunta|apunto|apunta con|amenaza con|amenazo con|puso) ..2 (un|una|el|la) (cuchillo|pistola|arma|machete|navaja|revolver|escopeta)',
      '(me|nos) (va|van|quiere|quieren|viene a|vienen a) (a)? (matar) (ayuda|ahora|hoy|esta noche|auxilio|ya|por favor|ayudame|necesito ayuda|esta|afuera|ahorita)',
      '(me quiere|nos quiere|quiere|va a|viene a|intenta|intento|trato de|intentando|esta tratando de) (matar|matarme|matarnos|ahorcarme|asfixiarme|apuñalarme|quemarme|estrangularme) ..5 (ayuda|ahora|esta (aqui|afuera|gritando)|auxilio|ya|cuchillo|pistola|$|mi @agresor|hoy|anoche|tengo miedo)',
      '(me|nos) tiene (secuestrad*|encerrad*|amarrad*|retenid*|atad*|de rehen)',
      '(estoy|me tienen) (secuestrad*|retenid*|amarrad*|raptad*)',
      '(auxilio|socorro) ..6 mi @agresor',
      '(auxilio|^ ayuda !con|por favor ayuda !con|socorro|ayudenme !con|ayudame !con) ..6 (me (pega|golpea|va a matar|quiere matar|esta (pegando|golpeando|siguiendo|persiguiendo|ahorcando|apuntando))|esta (pegando|golpeando)|mi @agresor (ya)? (me (pega|golpea|sigue|persigue|quiere|va|esta|apunta|encerr*|agarr*)|nos|viene|entro|trae|llego|esta (aqui|afuera|adentro|entrando|rompiendo|gritando|borracho|pegando|golpeando|en la puerta))|va a matarme|entrar|secuestr*|me sigue|siguiendo)',
      '(hay|esta) (un|alguien|mi ex|el) ..4 (adentro|dentro de mi casa|entrando|queriendo entrar|tratando de entrar|forzando) ',
      '(si (vuelvo|llego|regreso|entro|salgo)) (a)? ..3 (me|nos) (mata|va a matar|golpea|va a golpear)',
      '(esta noche|hoy|manana|cuando (llegue|despierte|vuelva|salga)) ..3 me (va a|vaya a) (matar|golpear|pegar|violar|hacer daño)',
    ],
    unless: [
      '(jefe|jefa|mama|papa|profe|maestra|amiga|amigo|hermana) ..2 me (quiere|va a) matar ..2 (porque|si|cuando|jaja)',
      '@risa',
      '(pelicula|serie|novela|videojuego|capitulo|personaje|partida|fortnite|free fire|minecraft|nivel|zombies|boss|examen|tarea|jefe final|truco|laser tag|gotcha|paintball)',
      '(de la risa|de risa|hambre|calor|estres|ansiedad|dolor de|espalda|cabeza|muela|cansancio|sueño|tos|trafico|curiosidad)',
      '(mama|jefe|jefa|profe|papa|maestra|novia|novio|esposa|marido|esposo) ..4 me (va a|quiere) matar ..4 (porque (se me|olvid*|rompi|no (lave|hice|llegue|compre))|si (no (lavo|hago|compro|llego)|rompo|repruebo|llego tarde|se entera que (compre|gaste|reprobe|me comi)|olvido|se me))',
      '(gato|perro|gata|perra|mosquito|abeja|ganso|gallo) ',
      // Said of these and no more, it is a scolding; of a partner or a father it may not be.
      `^ (ay|uy)? (mi|la|el) ${SCOLDING} me va a matar (un dia de estos)? $`,
      `^ (ay|uy)? me va a matar (mi|la|el) ${SCOLDING} $`,
    ],
  },
  {
    // Followed in the street: with exceptions of its own, because an account, a dog and a rhythm are followed too.
    signal: 'victim-now',
    negation: 'never',
    say: [
      '(me|nos) (esta|estan|estaba) (siguiendo|persiguiendo)',
      '(me viene|vienen|viene|un (hombre|tipo|carro)) (siguiendo|persiguiendo)',
      `${STRANGER} ..1 siguiendome`,
      `${STRANGER} ..1 me (sigue|siguen|persigue|persiguen) !(@any.ger|sin|el|la)`,
      `me (sigue|siguen|persigue|persiguen) ${STRANGER}`,
      '(creo|parece) que (me|nos) (siguen|persiguen) !(@any.ger|sin|el|la|los|las)',
    ],
    unless: [
      '@risa',
      '(pelicula|serie|novela|videojuego|capitulo|personaje|partida|fortnite|free fire|minecraft|nivel|zombies|boss|laser tag|gotcha|paintball|el juego)',
      '(instagram|insta|twitter|tiktok|facebook|youtube|twitch|spotify|linkedin|redes|seguidores|seguidoras|followers)',
      '(sueño que|soñe que|pesadilla|pesadillas)',
      '(no|nadie) me (esta|estan|viene|vienen) (siguiendo|persiguiendo)',
      `${FOLLOWS_EVERYWHERE} (ya|siempre)? me (esta|estaba|viene|anda)`,
      `(siguiendo|persiguiendo) (mi|mis|un|una|el|la|los|las)? ${FOLLOWS_EVERYWHERE}`,
      'siguiendo (el|la) (ritmo|juego|corriente|hilo|caso|tratamiento|embarazo|rollo)',
    ],
  },
  {
    signal: 'victim',
    negation: 'never',
    past: 'recovers',
    unless: [
      '(sol|gripe|nostalgia|ansiedad|pelicula|serie|videojuego|partida|karate|boxeo|futbol|gato|perro|gata|perra|bebe|novela|jefe final|el miedo|la pena|el dolor|la espalda|la rodilla|mi mente|el estres|la tristeza|el insomnio|la escuela|la lluvia)',
      'me pega (la|el|un|mucho el|bien)',
    ],
    say: [
      `(me|nos) (viola|violaba|violan|golpea|golpean|golpeaba|maltrata|maltrataba|escupio|escupe|cachetea|cacheteo|abofetea|abofeteo|ahorca|patea|pateo|tortura|empujo contra|avento contra|estrello contra|jalo del (pelo|cabello) ${TO_COMB}|jala del (pelo|cabello) ${TO_COMB}|arrastro|amenaza con|tiene amenazad*|quemo con !(el (sol|comal|horno|vapor|caldo))|azota|azoto|zarandeo) !(la ola|el sol|la realidad|la noticia|la vida|la pelota|un balon|la crisis|la puerta|la ansiedad)`,
      '(me|nos) (pega|pego|pegaba|pegan) (cuando|si|con (el|la|un|su) (cinto|cinturon|cable|palo|chancla|puño|mano)|mucho $|y me|por todo|casi|delante|todos|siempre|desde|otra vez|en la cara|una cachetada|cachetadas|puñetazos|patadas)',
      'mi (propio)? (@pareja|@agresor) ..4 (golpeador|violento|agresivo|abusador|maltratador|posesivo|celoso y)',
      '(hombre|persona|alguien|pareja) que me (golpea|pega|maltrata|viola|amenaza|humilla|controla)',
      '(el|ella) me (controla|humilla|insulta|cela|vigila|prohibe|manipula|amenaza|encierra|golpea|pega|empuja|empujo)',
      '(no me deja|me prohibe) (salir|trabajar|ver a !((mi|mis|los|las) (hij*|niet*|niñ*|nen*))|hablar con|tener (amigos|amigas|celular|dinero)|estudiar)',
    ],
  },
  {
    signal: 'victim-now',
    negation: 'never',
    past: 'recovers',
    unless: [
      '(cocina|cocinar|cena|pelicula|serie|videojuego|partida|gato|perro|bebe|hace (un|dos|tres|varios|muchos|@number) (años|año|meses))',
      '@risa',
    ],
    say: [
      `(viene|vienen|llego|entro|ahorita|ya viene|esta|regreso) ..4 (trae|tiene|con|agarro|saco) (un|una|el|la|su) (cuchillo|pistola|machete|arma|bate|navaja|fierro) ${NO_WEAPON}`,
      '(esta|viene|llego) (borracho|tomado|furioso|drogado|enojado|ebrio) ..5 (pegarme|golpearme|matarme|miedo|ayud*|grit*|puerta|romp*)',
      '(intenta|intentando|quiere|trata de|tratando de|esta queriendo) (entrar|abrir la puerta|meterse) ..5 (cuarto|casa|puerta|baño|$|habitacion)',
      '(sigue|esta|anda) (aqui|en la casa|afuera|en la puerta|en mi casa|abajo) ..6 (golpe*|pego|miedo|mata|matar*|amenaz*)',
      '(golpeo|pego|pateo|tiro|empujo) ..9 (sigue aqui|sigue en la casa|no puedo mover*|sangr*|no puedo respirar|estoy tirad*|me desmaye)',
      '(si) (salgo|grito|llamo|hablo|me muevo|abro|me voy) ..4 me (mata|va a matar|pega|golpea)',
      '(quiso|intento|trato de) (ahorcar|matar|asfixiar|apuñalar|violar|quemar) (me)? ..3 (anoche|hoy|ayer|hace|y)',
      'me (quiso|intento) (ahorcar|matar|asfixiar|apuñalar|violar|quemar)',
    ],
  },
];
