import { tableOf } from '../../table.ts';
import type { Irregular } from '../match/conjugate.ts';

/** Verbs that the rules inflect. */
export const VERBS: Record<string, Irregular> = {
  matar: {},
  suicidar: {},
  ahorcar: {},
  colgar: { stressed: 'cuelg', subjunctive: 'cuelgu' },
  envenenar: {},
  desvivir: {},
  eliminar: {},
  aventar: { stressed: 'avient' },
  tirar: {},
  lanzar: {},
  arrojar: {},
  botar: {},
  saltar: {},
  cortar: {},
  rajar: {},
  tajear: {},
  quemar: {},
  lastimar: {},
  golpear: {},
  aruñar: {},
  arañar: {},
  rasguñar: {},
  autolesionar: {},
  castigar: {},
  herir: { stressed: 'hier', weak: 'hir' },
  daniar: {},
  dañar: {},
  desangrar: {},
  disparar: {},
  morir: { stressed: 'muer', weak: 'mur', participle: 'muerto' },
  quitar: {},
  acabar: {},
  terminar: {},
  desaparecer: { yo: 'desaparezco' },
  vivir: {},
  dormir: { stressed: 'duerm', weak: 'durm' },
  despertar: { stressed: 'despiert' },
  existir: {},
  pegar: {},
  ahogar: {},
  asfixiar: {},
  violar: {},
  abusar: {},
  amenazar: {},
  empujar: {},
  patear: {},
  cachetear: {},
  insultar: {},
  humillar: {},
  controlar: {},
  encerrar: { stressed: 'encierr' },
  maltratar: {},
  acosar: {},
  vomitar: {},
  purgar: {},
  tomar: {},
  tragar: {},
  beber: {},
  inyectar: {},
  meter: {},
  intentar: {},
  planear: {},
  apuñalar: {},
  estrangular: {},
  ahorcarse: {},
  acuchillar: {},
  estrellar: {},
  chocar: {},
  estampar: {},
  autoeliminar: {},
  abofetear: {},
  torturar: {},
  madrear: {},
  chingar: {},
  cagar: {},
  reventar: { stressed: 'revient' },
  balear: {},
};

/** Sets of words that patterns name with `@`. Without accents; spelling by sound is free. */
export const CLASSES: Record<string, string> = {
  quiero:
    'quiero queria querria quisiera quise quiera querer queriendo deseo desearia deseando anhelo ansio kisiera wanna quierro',
  quiere: 'quiere queria querria quisiera quiso quiera kiere quieren',
  prefiero: 'prefiero preferiria preferia prefiriera',
  pienso:
    'pienso pensando pensado pensaba pense pensar fantaseo fantaseando imagino imaginando imaginandome imaginarme imaginado contemplo contemplando considero considerando considerado planteo planteando planteandome planteado planteo sueno sonando obsesionado obsesionada pienzo',
  ganas: 'ganas gana antojo deseos impulso impulsos urgencia necesidad pulsion tentacion',
  muerto: 'muerto muerta muert@ muertx muerte fallecido fallecida difunto difunta tieso tiesa',
  vivo: 'vivo viva viv@ vivx vivito',
  cansado:
    'cansado cansada cansad@ cansadx cansadisimo cansadisima harto harta hart@ hartisima hartisimo agotado agotada aburrido aburrida podrido podrida chato chata mamado mamada fastidiado fastidiada ostinado ostinada obstinado obstinada jarto jarta hasta cansaito canso cansa hartó',
  no: 'no nunca jamas tampoco ni nel nop nope',
  many: 'seis siete ocho nueve diez once doce trece catorce quince dieciseis veinte veintiuna veinticinco treinta cuarenta cincuenta sesenta cien mil muchas muchos muchisimas todas todos todo toda toditas monton montones puniado puñado frasco frasquito bote caja cajas blister blisters tira tiras sobre demasiadas demasiados demas tarro pomo bocha banda',
  number:
    'uno una dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien mil par unos unas varios varias muchos muchas',
  farmaco:
    'pastill* rivotril* clonazepam* alprazolam* diazepam* paracetamol* somnifer* tranquilizant* pastilla pastillas pastillitas pepas emojipastillas medicamento medicamentos medicina medicinas remedios remedio capsula capsulas comprimidos tabletas tableta grageas somniferos antidepresivos ansioliticos tranquilizantes calmantes analgesicos barbituricos paracetamol acetaminofen tylenol ibuprofeno aspirinas aspirina clonazepam clona clonas rivotril rivo alprazolam tafil xanax alplax diazepam valium lorazepam ativan orfidal trankimazin bromazepam lexotan lexatin zolpidem stilnox quetiapina amitriptilina sertralina fluoxetina escitalopram tramadol morfina codeina fentanilo insulina metformina warfarina litio digoxina dormicum midazolam melatonina benadryl dramamine antihistaminicos relajantes tramal pills',
  veneno:
    'cloro lejia lavandina blanqueador veneno raticida matarratas insecticida plaguicida herbicida paraquat gramoxone pesticida thinner tiner sosa soda_caustica anticongelante muriatico acido detergente cianuro racumin campeon desinfectante aguarras',
  arma: 'pistola revolver escopeta arma fierro cuete rifle calibre emojipistola chumbo gun bala balas nueve_milimetros',
  filo: 'cuchillo cuchillos navaja navajas cuchilla cuchillas cuter cutter bisturi gillette gilette yilet hoja hojita vidrio tijeras tijera rastrillo machete emojicuchillo emojinavaja prestobarba guillete guillet compas',
  conserva:
    'aceitunas mermelada nutella pepinillos miel mayonesa cajeta manjar arequipe pimenton salsa chiles duraznos garbanzos cafe crema',
  cuerda: 'soga cuerda mecate lazo cordon cinturon sabana horca pita piola reata emojisoga nudo',
  medio:
    'pastilla pastillas pepas emojipastillas medicamentos somniferos soga cuerda mecate horca pistola revolver escopeta arma rifle cuchillo navaja cuter cutter bisturi gillette veneno raticida insecticida cianuro cloro bala balas emojisoga emojipistola emojicuchillo emojinavaja clonazepam clonas rivotril insulina hojilla cuchilla cuchillas',
  altura:
    'puente azotea balcon barandal baranda barandilla cornisa precipicio acantilado viaducto techo edificio ventana terraza vias via anden rieles metro tren torre barranco peñasco abismo emojipuente tejado mirador',
  persona:
    'amigo amiga amig@ amix amigue hermano hermana hermanito hermanita mana mano hijo hija hijito hijita hijos hijas mama papa madre padre mami papi viejo vieja esposo esposa marido mujer novio novia pareja ex exnovio exnovia exesposo expareja primo prima tio tia abuelo abuela abuelita abuelito nono nona sobrino sobrina suegro suegra cuñado cuñada vecino vecina compañero compañera compa compi colega roomie jefe jefa alumno alumna estudiante nieto nieta carnal pana parce parcero cuate chamo conocido conocida profe maestra maestro ahijado ahijada polola pololo padrastro madrastra hijastro hijastra bro broder brother cabro muchacho muchacha chica chico señora señor mina tipo alguien amistad familiar companerita cuatita yerno nuera padrino madrina mellizo gemela gemelo jevo jeva causa pata',
  pareja:
    'pareja esposo marido novio novia esposa mujer ex exnovio exnovia exesposo exmarido expareja pololo polola conviviente enamorado enamorada viejo jevo señor concubino prometido',
  agresor:
    'pareja esposo marido novio novia esposa mujer ex exnovio exnovia exesposo exmarido expareja pololo polola conviviente enamorado concubino papa padre padrastro mama madre madrastra hermano hermana hijo tio primo abuelo suegro suegra cuñado jevo prometido viejo jefe vecino compañero profesor cuidador nieto',
  dormirNo:
    'despertar despertarme despierte despertara despertase despierto desperte amanecer amanezca amaneciera amanezco levantarme levante',
  idiomCause:
    'risa risas hambre sed sueño calor frio verguenza ganas amor ternura aburrimiento envidia celos curiosidad nervios emocion felicidad alegria gusto susto coraje placer pena penita antojo oso flojera hueva cansancio asco intriga miedo rabia estres nostalgia viejo vieja viejita viejito anciano anciana ancianos viejos orgullo colera paja ladilla vaina lacha plancha bochorno pura rico tedio sofoco',
  risa: 'jaja jajaja ja jajaj jejeje jiji haha xdxd carcajada carcajadas risas',
  hora: 'hoy noche manana ahora ahorita mismo ya tarde madrugada finde sabado domingo lunes martes miercoles jueves viernes semana horas rato',
  exito: 'mejor tranquilos tranquilo felices aliviados descansarian descansan libres contentos',
  todos:
    'todos todo ustedes ellos familia hijos mama papa padres gente mundo pareja esposo esposa novio novia amigos hermanos nadie ella el hija hijo',
  cuerpo:
    'brazo brazos brazito antebrazo antebrazos pierna piernas muslo muslos muñeca muñecas mano manos piel venas vena panza abdomen estomago costillas cadera caderas cuerpo cuello cara cabeza tobillos',
  benefHerida:
    'pelo cabello flequillo fleco capul uñas barba cesped pasto zacate cebolla verduras verdura pan carne jitomate tomate papas papa fruta pollo queso luz agua internet telefono llamada señal comunicacion leche digestion digestivo relacion contacto comunicaciones cafe rollo pastel zanahoria limon aguacate palta jamon carton papel tela servicio cable aliento respiracion discurso racha melena puntas patillas bigote',
  accidente:
    'cocinando pelando picando afeitandome rasurandome depilandome lavando jugando entrenando corriendo podando cocina futbol gym gimnasio papel trastes platos cebolla tomate lata latas vidrio accidente querer jardin pelota bici bicicleta moto baloncesto basquet tropece cai resbale yoga pesas partido trabajo carpinteria partiendo cortando preparando plancha horno sarten aceite comal olla rodilla tobillo espalda hombro dedo dedito meñique ligamento lumbares',
  trivial:
    'examen examenes parcial parciales tarea tareas lunes partido gol penal equipo penales seleccion capitulo temporada serie spoiler pelicula concierto boletos entradas trafico profe mate matematicas fisica quimica estadistica excel reunion reuniones zoom wifi internet telefono cel pantalla bateria cartera crush story historia emoji uber pizza pastel helado sushi tacos torta chocolate cruda guayabo chuchaqui goma piropo vestido zapatos look outfit ascensor maletas despertador dieta ejercicio gimnasio gym sentadillas coreografia canto karaoke micrófono memes meme tiktok video reel streaming gane empate messi liga proyecto informe entrega presentacion exposicion expo bug codigo deploy compu computadora impresora contraseña password mosquitos mosquito cucaracha ronquidos ronca reggaeton zancudos depilacion depilarme maratón oferta rebajas quincena loza trastes pañales tráfico tramite dentista tacones tenis lentes sorpresa aeropuerto paraguas tesis reprobar repruebo jalan jalo ramo semestre udec cole teclado llaves audio',
  year: '',
};

/** Phrases that several rules share, named with braces. */
export const MACROS = tableOf({
  idiomtail:
    'de (la|el|las|los|un|una|tanta|tanto|puro|pura|mi|esta|este|tan)? @idiomCause|a (risas|carcajadas)|por @any.inf|(estudiando|trabajando|entrenando|haciendo|leyendo|bailando|corriendo|ensayando|explicando|limpiando|cocinando|riendo)',
  want: '@quiero|me @quiero|@ganas ..2 de|me gustaria|me encantaria|@pienso ..2 (en|sobre|con|como)|@pienso|(pensamientos|ideas|idea|planes|intencion|intenciones|deseo|posibilidad|opcion|locura) de|@prefiero|me (pasa|cruza|cruzo|paso|viene|vino|vienen|ronda) ..2 (cabeza|mente) ..2|se me (ocurre|pasa|cruza|ocurrio|paso|mete|metio) ..4|estoy por|@planear.yo|planeando|ojala pudiera|me pide|como que',
  tiro: '(pegarme|meterme|darme|dispararme) (un|el|una)? (tiro|balazo|plomazo|disparo|bala|corchazo|cuetazo)|volarme ..3 (cabeza|sesos|cerebro)|dispararme',
  jump: '(@tirar.me|@aventar.me|@lanzar.me|@arrojar.me|@botar.me|saltar|dejarme caer) ..1 (del|de un|de una|de la|de lo|desde|por la ventana|por el balcon|a las vias|a la via|al metro|al tren|al vacio|abajo|debajo|bajo|al paso|a los carros|a los autos|frente|enfrente|al subte|al mar|al rio|a los rieles|al barranco|al abismo|al precipicio|a la carretera|a la avenida|al puente)',
  venas:
    '(cortarme|abrirme|rajarme|cortarse|cortandome) (las|la) (venas|vena|muñecas|yugular|garganta)',
  life: '(quitarme|arrancarme|arrebatarme) (la vida|de en medio|de enmedio|del medio)|(acabar|terminar|acabarle|ponerle|poner) (fin)? (con|a) (mi vida|mi existencia|todo|todo esto|mi sufrimiento|este sufrimiento|este dolor|mi dolor|esta vida|esta tortura|esta agonia|esta mierda de vida)',
  killme:
    '@matar.me !{idiomtail}|@suicidar.me|suicidarse|@ahorcar.me|colgarme ($|de un|del|con|ya|en|y|hoy)|@envenenar.me|desvivirme !por|@desvivir.me !por|@eliminar.me|@autoeliminar.me|@desangrar.me|quitarme la vida|{tiro}|{jump}|{venas}|{life}|estrellarme|estamparme|chocar (el|mi)? (carro|auto|coche|moto)? a proposito|dejarme morir|suicidio|el suicidio|unalive|unalivear*|desvivime|matame',
  killraw:
    '(matar|suicidar|suicidal|ahorcar|envenenar|matal|eliminar|desvivir !por|desangrar) !{idiomtail}|colgar ($|de un|del|con|ya|y|hoy|en)|quitar (la vida|de en medio|del medio)|(pegar|meter|dar) un (tiro|balazo|plomazo|corchazo)|volar ..3 (cabeza|sesos)|cortar las venas|abrir las venas|dejar morir|(tirar|aventar|lanzar|arrojar|botar) ..1 (del|de un|de una|de la|desde|por la ventana|por el balcon|a las vias|a la via|al metro|al tren|al vacio|al paso|a los carros|al subte|frente|abajo)',
  dieinf: '(morir|moril|morirme|morilme|morime|morirse|mori|@morir.me) !{idiomtail}',
  nolive:
    '(vivir|bibir) !(con|en (la|el|mi|un|una|ese|esa|esta ciudad|este pais)|aqui|alla|cerca|solo|sola|juntos|de|sin|como|del|lejos|alli|por aca)|seguir (viviendo|viva|vivo|aqui|existiendo|respirando|sufriendo|luchando|$|mas|asi|con vida|con esto|con todo esto|en este mundo|adelante|despierta|peleando)|existir|estar (viva|vivo|viv@|en este mundo|en esta vida|en el mundo|mas aqui)|despertar !(a|al|temprano|tan|con|sola|solo|en)|despertarme !(a|al|temprano|tan|en)|amanecer|levantarme (nunca|jamas)|respirar|continuar ($|viv*|mas|asi|aqui)|ser yo mas',
  timing:
    '(hoy|esta noche|manana|ahora|ahorita|ahora mismo|hoy mismo|en este momento|este (finde|fin|viernes|sabado|domingo|lunes|martes|miercoles|jueves)|el (viernes|sabado|domingo|lunes|martes|miercoles|jueves)|en (un rato|unas horas|unos minutos|un momento|una hora)|esta (tarde|madrugada|semana)|(cuando|en cuanto|apenas|ni bien|que) ..4 (duerm*|vay*|salg*|acuest*|llegu* la noche|vaya)|al rato|ya mismo|antes de (que|navidad|mi cumpleaños|fin))',
  killnow:
    'me (mato !{idiomtail} !@any.ger|suicido|ahorco|cuelgo ($|de|del|con|en|y|hoy)|enveneno|quito la vida|(pego|meto|doy) un (tiro|balazo|corchazo)|vuelo ..3 (cabeza|sesos)|(corto|abro|rajo) las venas|(tiro|aviento|lanzo|arrojo|boto) (de|del|a|al|por|desde|abajo|debajo|bajo|frente)|desvivo !por|dejo morir|(tomo|trago) (todas|todo|toda|el frasco|las pastillas|un frasco|el veneno|las pastas|veneno|la caja))',
  someone:
    '(mi|mis|un|una|la|el|esa|ese|tu|nuestra|nuestro|alguna|algun) (mejor|propia|propio|otra|otro|misma|gran)? @persona|ella|alguien|@persona',
});

/** Classes whose words are worth uncovering behind typos, leet, dots or glue. */
export const CRITICAL_CLASSES: readonly string[] = [
  'matar.me',
  'matar.raw',
  'suicidar.me',
  'suicidar.raw',
  'suicidar.yo',
  'suicidar.se',
  'ahorcar.me',
  'ahorcar.raw',
  'morir.me',
  'morir.raw',
  'morir.yo.present',
  'envenenar.me',
  'desvivir.me',
  'cortar.me',
  'autolesionar.me',
  'critical',
];

/** Words with no class of their own that must be readable behind a disguise. */
export const CRITICAL_WORDS =
  'suicidio suicida suicidas muerte morir matarme muerto muerta matar desvivir desaparecer despertar vivir existir quitarme lastimarme autolesion autolesiones pastillas veneno sobredosis pistola ahorcarme colgarme violaron violacion abuso asesinar morirme vomitar laxantes cortarme hacerme daño navaja mato muero venas vida nacido estorbo carga suicidarme quiero odio';

/** Real words one slip away from a critical one: known, so that they are never "corrected". */
export const LOOKALIKES =
  'riendome sonriendome mirarme girarme contarme mandarme casarme cansarme matarte marcarme montarme portarme tocarme sacarme pararme bañarme lavarme atarme tratarme mudarme moverme mover dormir medir pedir venir sentir mentir partir salir abrir morder moler volver recibir escribir servir vestir costarme acostarme cobrarme juntarme estirarme retirarme evitarme gritarme pintarme cantarme faltar soltar asaltar pasarme matriz materia matiz mates mate marte martes suerte fuerte puerto huerto tuerto muerdo cortes cortesia cortar portar contar cortarle cortarlo cortarte cortarse comprarme compartirme convertirme divertirme despedirme vestirme sentirme mentirme pedirme partirme herirme reirme servirme irme oirme abrirme cubrirme dormirme mejorarme adorarme demorarme enamorarme memoria moriria motivo morado morena moreno moral moda modo amor humor rumor tumor mortal mordida mordio matutino matricula matrimonio maltrato contrato bastarme gastarme pastarme restarme quedarme quejarme quemarme quererme quitarle quitarse quitarte lastima lastimosa pastilla pastillero vivienda vivido vivimos vivero viviente existen exitosa exito exigir asistir insistir resistir desistir consistir desaparecido desaparecio despertador despierta despierto suicidologia suavizar visitar navegar navaja navajo navidad nacido nacida nadie carta cargo cargar carpa barba vendas verbas pensar venado buenas penas cenas vela vena viena salida vidas bida comida bebida medida pedida querida herida subida nieve nuevo nuevos mucho muelle muebles muestro muestra muela suelo suero fuera huevo juego luego fuego pueblo puedo puerta suerte muerden mala mapa masa mata matas matan malo mayo manto mano mato pato dato rato gato trato maltratarme rescatarme delatarme desatarme matarle matarlo matarla matarlos acatar rematar empatar catar matanza mataron matador matices dieron morimos murieron muralla mural moraleja moratón acortarme recortarme transportarme importarme aportar soportarme reportarme comportarme cortina cortinas cortisol cortado colgado colgada colgante colarme volarme doblarme ahogarme ahorrarme ahorrar ahorro ahorita ahora sonar orar horno adornarme riendonos riendose reido reirnos reirse reian contandome contandonos mediacion goleada volando volaron volaban huerta huertas enterado enterada enteramos enteraron subsidio subsidios piscola piscolas pagarme desierto desiertos violeta violetas balsa balsas patata patatas toros chino chinos china sexto sexta calvo comparar decesos conejo conejos eternos maracas chulo chula hablas hables matias calama experto expertos experta podar parra brava hundo digna pariendo charro chompa tendido poster posters andar astillero planeador podio';
