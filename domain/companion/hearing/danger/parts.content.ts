/**
 * The parts of which words about danger are built: who, what is done, to whom, when, in what state. Over text
 * without accents or signs, sentences apart by a bar (`sentencesOf`), so that no gap leads from one into the next.
 */

/** Up to so many words between two parts. */
export const gap = (most: number) => `(?: [a-z0-9']+){0,${most}}`;
export const has = (pattern: string) => new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`, 'u');

/** Not done: "no me corté", "nunca lo tomé", "casi me tiro". */
export const DONE =
  '(?<!(?<![a-z])(?:no|nunca|jamas|ni|tampoco|sin|casi|quien|ojala)(?: (?:me|se|le|lo|la|los|las|he|ha|te|nos|voy a|quiero|quiere|va a|que))*)';

/* ---- who ---- */

export const SOMEBODY =
  '(?:herman(?:o|a|ito|ita|astro)|amig(?:o|a|uito|uita)|prim[oa]|primit[oa]|hij[oa]s?|hijit[oa]|hijastr[oa]|mama|papa|mami|papi|madre|padre|viej[oa]|novi[oa]|pareja|espos[oa]|marido|mujer|senora|ti[oa]|abuel(?:o|a|ito|ita)|vecin[oa]|companer[oa]|compa|colega|roomie|roommate|alumn[oa]|sobrin[oa]|cunad[oa]|suegr[oa]|polol[oa]|ex|jef[ea]|niet[oa]|padrino|madrina|padrastro|madrastra|nin[oa]|nen[ea]|beb[ea]|bebit[oa]|guagua|wawa|chic[oa]|muchach[oa]|brother|sister|friend|bro|pata|parce|cuate|conocid[oa]|estudiante|paciente)';
export const A_PERSON = `(?:mi|mis|nuestr[oa]|una?|el|la|su|al|del)(?: mejor| ex| propi[oa])? ${SOMEBODY}`;
export const PERSON = has(A_PERSON);
/** Who lives with one or was one's partner: violence at home. */
export const AGGRESSOR =
  '(?:ex ?(?:novi[oa]|marido|espos[oa]|pareja|mujer|polol[oa])?|novi[oa]|pareja|espos[oa]|marido|mujer|polol[oa]|boyfriend|girlfriend|husband|wife|partner|padrastro|madrastra|papa|mama|padre|madre|viej[oa]|herman(?:o|a|astro)|hij[oa]|suegr[oa]|ti[oa]|cunad[oa]|conviviente|chic[oa]|primo|prima|abuelo|abuela|companer[oa]|jef[ea]|patron(?:a)?)';
/** Who comes to somebody's bed against their will: never a small child, never an animal. */
export const INTRUDER =
  '(?:prim[oa]|ti[oa]|padrastro|madrastra|padre|papa|herman(?:o|a|astro)|abuelo|cunad[oa]|vecin[oa]|profe[a-z]*|maestro|jef[ea]|patron|entrenador|cura|pastor|sacerdote|amigo|novi[oa]|pareja|espos[oa]|marido|ex|companer[oa]|stepdad|stepfather|suegro|conocido|medico|doctor|masajista|tipo|hombre|senor|compa|colega|chico|pololo|inquilino|roommate|roomie)';

/* ---- what is done ---- */

export const PILLS =
  '(?:past(?:a|as|is)|pastillas?|pastillero|pepas?|tabletas?|comprimidos?|capsulas?|pildoras?|grageas?|frascos?|blisters?|botes?|tiras?|acetaminofen|paracetamol|ibuprofeno|clonas?|clonazepam|rivotril|alprazolam|diazepam|valium|lorazepam|lexatin|trankimazin|orfidal|tramadol|quetiapina|zolpidem|stilnox|insulina|tranquilizantes?|ansioliticos?|antidepresivos?|somniferos?|medicamentos?|medicacion|medicinas?|remedios?|pills|relajantes?|jarabe|tylenol|advil|xanax|aspirinas?|dolex|panadol|dipirona|tafil|benadryl|sertralina|fluoxetina|escitalopram|quetiapine)';
const POISON =
  '(?:lejia|cloro|lavandina|veneno|raticida|matarratas|detergente|insecticida|pesticida|herbicida|anticongelante|acido|soda caustica|cetona|acetona|gasolina|thinner|amoniaco)';
const MANY =
  '(?:\\d{2,}|[4-9]|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|veinte|veinti[a-z]+|treinta|cuarenta|cincuenta|cien|muchas|muchos|un monton|monton|un chorro|chorro|un punado|punado|un buen|bastantes|demasiadas|demasiados|todas|todos|todo|toda|media caja|caja|cajas|frasco|frascos|medio frasco|blister|blisters|bote|tira|entero|entera|enteros|de mas|las que (?:habia|quedaban|encontre|tenia)|lo que (?:habia|encontre|quedaba))';
/** "Tomé" and not "tomo": what is taken every day is no news. */
export const I_TOOK = `(?:${DONE}(?:(?:me )?(?:(?:lo|la|los|las) )?(?:tome|trague|zampe|bebi|ingeri|empine|empastille|tomamos)|me (?:(?:lo|la|los|las) )?(?:baje|mande|meti|avente|eche|chante))|(?:he|habia) (?:tomado|tomao|tragado|tragao|bebido|ingerido|zampado|zampao|metido)|acabo de (?:tomar|tragar|beber|ingerir|zampar|meter)(?:me)?(?:las|los|la|lo)?|(?<!\\b(?:she|he|they|who|it) )took|recien (?:me )?(?:tome|trague))`;
/** A box of something else: "toda la caja de jugo". */
const NO_FOOD = '(?! de (?:jugo|zumo|leche|vino|cervezas?|te|galletas|bombones|chocolates?))';
/** Pills of somebody else, all of them, more than belongs. */
export const TOO_MUCH = `(?:${I_TOOK}${gap(6)} ${MANY}${gap(4)} ${PILLS}|${I_TOOK}${gap(5)} ${PILLS}${gap(7)} (?:de golpe|junt[ao]s|de una(?: vez)?|de mas|enter[oa]s?|todas|todos|complet[oa]|con (?:vodka|alcohol|ron|vino|whisky|cerveza|trago|pisco|tequila))|${I_TOOK}${gap(3)} (?:las|los|unas|unos|todas las) ${PILLS}${gap(2)} (?:de|del|que (?:eran|son) de) (?:mi|la|el|mis)${gap(1)} ?(?:${SOMEBODY}|casa|botiquin|hospital)|${MANY} ${PILLS}${gap(4)} ${I_TOOK}|${I_TOOK}${gap(3)} (?:${MANY}|un|una|el|la) (?:frasco|bote|blister|caja|tira)${NO_FOOD}${gap(2)} (?:de|enter[oa])|${I_TOOK}${gap(2)} (?:todo|toda|medio|media|entero|entera|casi todo|casi toda) (?:el |la |un |una |lo del )?(?:frasco|bote|blister|botiquin|caja${NO_FOOD})|${I_TOOK}${gap(4)} ${POISON}|sobredosis${gap(3)} (?:me tome|hice|de pastillas))`;
export const SOME_PILLS = `${I_TOOK}${gap(3)} ${PILLS}`;
/** What is one's own and for something, a single one, asked about, long ago. */
export const USUAL_MEDICINE =
  /\b(?:de|para|contra) (?:la |el |los |las |mi )?(?:presion|tension|tiroides|diabetes|azucar|dolor|cabeza|migrana|alergia|colesterol|corazon|estomago|acidez|reflujo|garganta|gripe|fiebre|tos|resfriado|resfrio|regla|menstruacion|colicos?|anemia|infeccion|asma|epilepsia|muela|espalda|rodilla)\b|\b(?:anticonceptiv[a-z]*|vitaminas?|hierro|probioticos?|colageno|omega|magnesio|antibiotic[a-z]*|antialergic[a-z]*|(?:pastilla|pildora) del dia)\b|\bcomo (?:siempre|cada dia|todos los dias|me (?:dijo|receto|indico))\b|\b(?:me (?:toca|tocaba)|que me (?:receto|recetaron|dio) (?:el|la) (?:doctora?|medic[oa]|psiquiatra))\b|\btodos los dias\b/u;
export const ONE_PILL =
  /\b(?:una|un|media|dos|1|2) (?:past[a-z]+|tableta[a-z]*|comprimido[a-z]*|capsula[a-z]*|paracetamol[a-z]*|ibuprofeno[a-z]*|aspirina[a-z]*|clonazepam|jarabe|pildora[a-z]*|tranquilizante[a-z]*|relajante[a-z]*)\b/u;
/** Not done: wanted, might. */
export const ONLY_WANTED =
  /\b(?:voy a|quiero|quisiera|queria|pienso|podria|pensando en|ganas de|pense en|iba a|a punto de|y si me) (?:tomar|tragar|meter)/u;

const OF_SKIN =
  '(?:brazos?|antebrazos?|piernas?|munecas?|muslos?|venas|panza|barriga|piel|manos?|costado|abdomen)';
export const I_CUT = `${DONE}(?:me (?:he |acabo de |estoy |estuve |ando |sigo |volvi a |vuelvo a )?(?:cort(?:e|ado|ando|ar|arme)|lastim(?:e|ado|ando|ar)|quem(?:e|ado|ando)(?= (?:con|los?|las?|el|a proposito|otra vez))|aran(?:e|ado|ando)|rasgun(?:e|ado)|autolesion(?:e|ado|ando))|me (?:he )?(?:hice|hecho|hago|estoy haciendo|volvi a hacer) (?:dano|cortes?|unos? cortes?|heridas?)|me abri (?:la piel|las venas|la pierna|el brazo))`;
export const CUT_HABIT = `${DONE}(?:me quemo con (?:el|un|la|una) (?:encendedor|mechero|cigarr[a-z]*|vela|fosforo)|me corto(?: (?:los|las|el|la|en los|en las) ${OF_SKIN}|${gap(2)} (?:cuando|para (?:sentir|calmarme|no|que)|a veces|todos los dias|cada vez|de noche)))`;
export const WANT_TO_CUT = `(?:(?:quiero|ganas de|necesito|voy a|pensando en|urge|urges? (?:de|to)|tentacion de|aguanto las ganas de|impulso de) (?:volver a )?(?:cortarme|lastimarme|hacerme (?:dano|algo|cortes)|quemarme|autolesionarme|cut)|(?:cortarme|lastimarme|hacerme dano|quemarme) (?:los|las|el|la|en) (?:los |las )?${OF_SKIN})`;
export const CUT_OTHERWISE =
  /\b(?:pelo|cabello|flequillo|cerquillo|barba|bigote|unas?|luz|internet|gas|agua|linea|llamada|cocin[a-z]*|cebolla|verdura[a-z]*|carne|pan|sin querer|sin darme cuenta|papel|lata|afeit[a-z]*|depil[a-z]*|relacion|la carrera|el rollo|la leche|digestion|entren[a-z]*|jugando|futbol|partido|corriendo|gimnasio|gym|cayendo|me cai|cafe|plancha|horno|sol|sarten|mi (?:novi[oa]|pareja) me corto|un poco el dedo|el dedo)\b/u;

export const BLEEDS =
  '(?:sangr(?:a|o|ando|e)|me estoy desangrando|no (?:para|deja) de sangrar|(?:hay|mucha|tanta|sale) sangre|abierta|(?:muy |bastante |es |esta )profund[oa]|hond[oa])';

/** Blows, with what goes before and after them. */
export const HITS =
  '(?:(?:ha |han |vuelve a |volvio a |ha vuelto a |empezo a |llego a |termino |esta |estan |sigue )?(?:peg(?:a|o|aba|an|aron|ando|ado|ar|arme)|golpe(?:a|o|aba|an|aron|ando|ado|ar|arme)|maltrat(?:a|o|aba|ando|ado|ar)|cachete(?:a|o|aba|ado)|abofete(?:a|o|ado)|pate(?:a|o|aba|ando|ado)|empuj(?:a|o|aba|ando|ado)(?= (?:contra|al|a la|por|y)|$| \\|)|revent(?:o|ado)|escup(?:e|io|ido)|mordio|zarande(?:a|o|ado)|sacude|sacudio|ahorc(?:a|o|ando|ado)|estrangul(?:a|o|ando)|madre(?:a|o)|quem(?:a|o) con)|(?:ha )?(?:tir(?:a|o|ado)|lanz(?:a|o|ado)|avent(?:a|o|ado)|arroj(?:a|o|ado)) (?:(?:un|una|el|la|los|las) (?:sillas?|platos?|vasos?|botellas?|zapatos?|piedras?|tazas?|ollas?|control|celular|telefono|libros?|cuchillos?|banco|plancha|cenicero)|cosas|platos?|contra|al piso|al suelo|por las escaleras|del pelo)|(?:ha |me )?(?:d(?:a|io|aba|ado)) (?:una? |con (?:el|la|un|una) |de )?(?:golpe|golpes|cachetad[a-z]*|bofetad[a-z]*|puneta[a-z]*|pina|trompad[a-z]*|patad[a-z]*|palizas?|guantad[a-z]*|hostias?|nalgada|cinturon|correa|cinturonazos?)|(?:levant(?:a|o|ado)|alz(?:a|o)) la mano|(?:jal(?:a|o)|agarr(?:a|o)|arrastr(?:a|o)) (?:del? (?:pelo|brazo|cuello)|a (?:golpes|patadas|punetazos|cachetadas|palos))|amenaz(?:a|o|aba|ado) con (?:un|una|matar[a-z]*|el cuchillo|golpear[a-z]*|hacerme)|hits?|beats? me)';
/** "Mi novio no me pega" says the contrary. */
const ME = '(?<!(?<![a-z])(?:no|nunca|jamas|tampoco|ni) )(?:me|nos)';
export const HIT_BY = `(?:(?:mi|el|la|un|una) ${AGGRESSOR}${gap(6)} ${ME} ${HITS}|${ME} ${HITS}${gap(3)} (?:mi|el papa|la mama) ?${AGGRESSOR}?)`;
export const HIT_BY_THEM = `(?<!(?:el|la) )(?:el|ella)${gap(3)} (?:me|nos) ${HITS}|^(?:me|nos) (?:ha vuelto a |volvio a )?(?:pego|pega|golpeo|ha pegado|ha golpeado|pateo)(?: (?:otra vez|de nuevo|feo|ayer|anoche|hoy|muy fuerte))?$`;
export const HIT_OTHERWISE =
  /\b(?:bronca|grito|regano|el vuelto|la plata|en cara)\b|\b(?:pega(?:n|do|ba)? (?:la |el |un |una |mucho )?(?:gripe|virus|resfriado|resfrio|covid|susto|bajon|sol|frio|calor|sueno|cansancio|acento|idea|nostalgia|risa|ataque)|pego (?:la|el|un) (?:gripe|virus|resfriado|covid|susto|bajon|tos|acento)|videojueg[a-z]*|en el juego|pelota|balon|boxeo|karate|judo|lucha libre|mario|fortnite|almohada[a-z]*|carino|jugando|en broma|sin querer|mi (?:perr[oa]|gat[oa])|una mano|animos?|palmad[a-z]*|aventon)\b/u;
/** Somebody comes behind, now; the guard knows what is only an account, a dog or a rhythm. */
export const FOLLOWED = has(
  '(?:me (?:(?:esta|estan|viene|vienen|anda|andan) (?:per)?siguiendo|(?:per)?siguen?)(?! [a-z]+ndo)|siguiendome)',
);
export const BLOW = /\b(?:peg|golp|agred|ahorc|encerr|cuchill)[a-z]+/u;
/** "Mi hijo de tres años me pega": nobody is in danger. */
export const CHILD_HITS =
  /^(?=.*\bmi (?:hij[oa]|hijit[oa]|nin[oa]|nen[ea]|bebe|sobrin[oa]|alumn[oa]|herman[oa]) )(?=.*\b(?:bebe|nen[ea]|chiquit[oa]|pequen[oa]|(?:de|tiene|con) (?:1|2|3|4|5|6|7|8|un|dos|tres|cuatro|cinco|seis|siete|ocho) (?:anos?|anitos)|berrinche[a-z]*|pataleta[a-z]*|kinder|jardin|guarderia|preescolar)\b)/u;

/** Touched, with what makes it an assault: where, when, how the body answered. */
const HANDS_ON =
  '(?:manose(?:a|o|aba|ado|ando)|(?:ha |han )?toc(?:o|a|aba|ado|aban|aron|ando)|(?:ha )?met(?:io|e|ia|ido) (?:la )?mano|(?:hizo|hace|hacia|hicieron|ha hecho|hacian) cosas|bes(?:o|aba) a la fuerza|(?:baj(?:o|aba)|quit(?:o|aba)) (?:la ropa|el pantalon|los pantalones|la pijama)|desnud(?:o|aba)|penetr(?:o|aba)|viol(?:o|a|aba|aron|ado)|abus(?:o|a|aba)|forz(?:o|aba|aron)|oblig(?:o|a|aba) a (?:tener (?:sexo|relaciones)|acostarme|tocar[a-z]*|hacerlo|hacerle)|agarr(?:o|aba) (?:las tetas|el culo|los pechos|la entrepierna|por atras))';
export const TOUCHED_ME = `(?:me ${HANDS_ON}|${INTRUDER}${gap(4)} me ${HANDS_ON})`;
export const PLAINLY_SEXUAL = `(?:me (?:ha |han )?(?:viol(?:o|a|aba|aron|ado)|penetr(?:o|aba)|manose(?:o|a|aba|ado)|abus(?:o|aba)|forz(?:o|aba|aron|ado)(?! a (?:comer|renunciar|firmar|trabajar|ir|estudiar|pagar|salir|venir))|desnud(?:o|aba)|met(?:io|ia|e) (?:la )?mano|oblig(?:o|a|aba|aron) a (?:tener (?:sexo|relaciones)|acostarme|tocar[a-z]*|hacerlo|hacerle))|abus(?:o|aba|aron|ado) (?:sexualmente )?de mi|(?:fui|soy|creo que fui) (?:violad[oa]|abusad[oa])|sexo (?:a la fuerza|sin querer yo|obligad[oa])|sin mi consentimiento|(?:yo )?no queria y (?:el |ella )?(?:siguio|lo hizo|igual)|le dije que (?:no|parara|pare) y (?:el |ella )?(?:no paro|siguio|igual))`;
export const IN_MY_BED = `(?:se (?:ha |me )?(?:met(?:io|e|ia|ido)|acost(?:o|aba|ado)|acuesta|sub(?:io|e)) (?:en|a|conmigo en) (?:mi|la) cama|(?:entr(?:o|a|aba|ado)|se (?:mete|metio|metia|cuela|colo)) (?:a|en|de noche a|de noche en) mi (?:cuarto|pieza|habitacion|recamara|cama|dormitorio|alcoba))`;
export const FROZE =
  /\b(?:no (?:me )?podia mover(?:me)?|no pude mover(?:me)?|me quede (?:quiet[oa]|helad[oa]|congelad[oa]|paralizad[oa]|dur[oa]|tiesa|tieso|muda|mudo)|no (?:pude|podia) (?:gritar|decir|hablar|hacer nada)|no grite|no dije nada|me hice (?:la|el) dormid[oa]|a la fuerza|sin (?:mi )?permiso|yo no queria|no queria|mientras (?:yo )?(?:duermo|dormia)|cuando (?:yo )?(?:duermo|dormia|estoy dormida)|por las noches|de noche|anoche|ahi abajo|mis partes|(?:los|mis) pechos|las tetas|debajo de la ropa|borrach[oa])\b/u;
export const TOUCHED_OTHERWISE =
  /\b(?:me toc(?:a|o|aba) (?:a mi|el turno|turno|la loteria|la suerte|el alma|el corazon|la fibra|el pelo|la peor|lo peor|hacer|ir|salir|limpiar|cocinar|trabajar|estudiar|pagar|vivir|cuidar|exponer|viajar|mudar[a-z]*|un|una|otro|otra|guardia|de)|me toco (?:[a-z]+(?:ar|er|ir))|gat[oa]|perr[oa]|mosquit[a-z]*|mi hij[oa]|bebe|nen[ea]|pelicula|libro|siguio (?:con|insist|habl|discut)[a-z]*|(?:la|el) (?:puerta|timbre|hombro|claxon|mochila|bolso|bolsillo|cartera)|con la mirada|hacerlo de nuevo)\b/u;

/* ---- state, means, places ---- */

export const SYMPTOMS = `(?:(?:tengo|con|me da|me entra|mucho|tanto|da) sueno|me (?:duermo|estoy durmiendo|caigo de sueno)|vomit(?:e|o|ando|ado)|devolvi|no (?:me )?puedo (?:parar|levantar|mover|sostener|caminar|respirar)(?:me)?|mare(?:o|ad[oa]|os|ando|arme)|me da vueltas|todo me da vueltas|veo (?:borroso|doble|negro|raro|nublado)|temblando|temblor|me siento (?:rar[oa]|muy mal|fatal|pesimo|debil)|me duele (?:el pecho|la panza|el estomago|la guata)|el corazon|sudando|se me (?:cierran los ojos|duermen|adormece)|tengo frio|me pesa(?:n)? (?:el cuerpo|los ojos|todo))`;
export const FIREARM =
  '(?:pistola|revolver|escopeta|rifle|fusil|calibre|(?:un|el|una|mi|su|tu) arma|arma de fuego|fierro cargado|balas|gun)';
export const HEIGHT =
  '(?:ventana|balcon|azotea|terraza|cornisa|puente|barandal|baranda|tejado|(?:quinto|sexto|septimo|octavo|noveno|decimo|\\d+) piso|piso \\d+|las vias|el anden|el borde)';
export const MEANS =
  '(?:past(?:as|illas?|is)|pills|frascos?|blisters?|botellas?|cajas? de|navajas?|cuchill(?:o|a|os|as)|gillettes?|cutter|soga|cuerda|cinturon|veneno|raticida|insulina|clonazepam|rivotril|tramadol|medicinas?|medicamentos?|remedios|las cosas)';
export const AT_HAND =
  '(?:aqui|aca|ahi|en la mesa|en el cajon|al lado|a mi lado|cerca|a (?:la )?mano|en la mano|conmigo|guardad[oa]s?|en mi (?:cuarto|pieza|bolsillo|mochila|mesita|velador)|en el (?:velador|bano|ropero|closet|buro)|siguen|enfrente|delante)';

/* ---- when ---- */

export const LONG_AGO =
  /\b(?:hace (?:[a-z0-9]+ ){0,2}anos|hace anos|de (?:chic[oa]|chiquit[oa]|chamac[oa]|nin[oa]|nin[oa]s|chic[oa]s|adolescente|joven)|en (?:19|20)\d\d|en los (?:ochenta|noventa)|cuando (?:yo )?(?:era|tenia|estaba en (?:el|la) (?:cole[a-z]*|liceo|prepa|secundaria))|en mi (?:infancia|adolescencia|juventud)|en ese entonces|aquella epoca)\b/u;
export const SOON =
  '(?:hoy|esta (?:noche|tarde|misma noche)|manana|pasado manana|(?:el|este|para el|hasta el) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|\\d{1,2})|el fin de semana|cuando (?:todos )?(?:se duerman|se vayan|duerman|me quede sol[oa]|no haya nadie))';
export const DECIDED =
  '(?:(?:lo )?(?:tengo|esta) (?:ya )?(?:todo )?(?:decidido|planeado|planificado|preparado|resuelto)|ya (?:lo )?decidi|ya esta decidido|ya tengo (?:fecha|dia|todo listo)|tengo fecha|lo voy a hacer|voy a hacerlo|voy a (?:acabar|terminar) con (?:todo|esto)(?! (?:el|la|los|las|lo|mi))|ya compre|ya elegi)';
export const PREPARED =
  '(?:(?:deje|dejo|arregle|ordene|prepare|estoy dejando|firme) (?:los|las|todos los|mis|una|todo|el) (?:papeles|cartas?|notas?|claves|contrasenas|testamento|arreglado|en orden|en regla|documentos|cuentas|escrituras)|(?:vendi|regale|estoy regalando) (?:el|la|mis|todo)|me despedi de|carta de despedida|escribi (?:las|unas|una) (?:cartas?|notas?)|que no les falte|quedan mejor)';
export const PLANS_OF_LIFE =
  /\b(?:caso|casamos|boda|viaj[a-z]*|renunci[a-z]*|mud[a-z]*|oper[a-z]*|cirugia|examen|fiesta|cumple[a-z]*|vacaciones|negocio|tatuaje|dieta|gimnasio|corte de pelo|divorci[a-z]*|entrevista|concierto|jubil[a-z]*|emprend[a-z]*|curso|carrera|playa|visa|pasaporte|aeropuerto|pension|comprar|empiezo|empezar|graduacion|companer[oa]s|ultimo dia|minimalismo)\b/u;

/* ---- what is not meant as it sounds ---- */

export const FICTION =
  /\b(?:pelicula|peli|serie|novela|libro|cancion|letra de|capitulo|personaje|videojuego|la partida|noticia|noticias|noticiero|documental|podcast|obra de teatro|poema|meme|anime|manga|ensayo de teatro|examen de|clase de|tarea de)\b/u;
