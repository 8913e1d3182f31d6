import { tableOf } from '../../table.ts';

/** Verbs people tell their days with. Regular ones by their infinitive. */
export const REGULAR_VERBS =
  'hablar llorar trabajar estudiar necesitar extrañar odiar amar esperar tratar llevar llegar tomar dejar pasar quedar aguantar lograr terminar cansar preocupar enojar enfadar molestar levantar cuidar comparar intentar buscar exagerar llamar gritar discutir cortar ganar pagar gastar mirar escuchar ayudar gustar tardar fumar caminar viajar descansar callar fallar fracasar olvidar arreglar cambiar aceptar renunciar mudar separar casar enamorar engañar desahogar lastimar quejar disculpar exigir culpar arriesgar animar agobiar estresar bloquear aislar encerrar preguntar contestar evitar abandonar cargar soportar luchar pelear estallar explotar aprovechar regresar entrar prestar regalar bajar cocinar limpiar comprar manejar jugar_ deber comer beber temer aprender comprender correr vender romper_ prometer responder sorprender meter coger vivir escribir_ abrir_ sufrir subir decidir recibir permitir mandar lavar tirar sacar cantar rezar ahorrar firmar visitar invitar ocultar esconder revisar apagar prender existir asistir compartir discutir admitir';

/** yo | tú | vos | usted of the present; then preterite of yo, tú and usted when it is not regular. */
export const IRREGULAR_VERBS = `
soy eres sos es fui fuiste fue
estoy estás estás está estuve estuviste estuvo
tengo tienes tenés tiene tuve tuviste tuvo
siento sientes sentís siente sentí sentiste sintió
quiero quieres querés quiere quise quisiste quiso
puedo puedes podés puede pude pudiste pudo
pienso piensas pensás piensa pensé pensaste pensó
creo crees creés cree creí creíste creyó
voy vas vas va
hago haces hacés hace hice hiciste hizo
digo dices decís dice dije dijiste dijo
veo ves ves ve vi viste vio
sé sabes sabés sabe supe supiste supo
doy das das da di diste dio
salgo sales salís sale salí saliste salió
vengo vienes venís viene vine viniste vino
pongo pones ponés pone puse pusiste puso
traigo traes traés trae traje trajiste trajo
oigo oyes oís oye oí oíste oyó
caigo caes caés cae caí caíste cayó
muero mueres morís muere morí moriste murió
duermo duermes dormís duerme dormí dormiste durmió
sigo sigues seguís sigue seguí seguiste siguió
pido pides pedís pide pedí pediste pidió
prefiero prefieres preferís prefiere preferí preferiste prefirió
pierdo pierdes perdés pierde perdí perdiste perdió
entiendo entiendes entendés entiende entendí entendiste entendió
empiezo empiezas empezás empieza empecé empezaste empezó
vuelvo vuelves volvés vuelve volví volviste volvió
encuentro encuentras encontrás encuentra encontré encontraste encontró
recuerdo recuerdas recordás recuerda recordé recordaste recordó
despierto despiertas despertás despierta desperté despertaste despertó
acuesto acuestas acostás acuesta acosté acostaste acostó
cuento cuentas contás cuenta conté contaste contó
pruebo pruebas probás prueba probé probaste probó
sueño sueñas soñás sueña soñé soñaste soñó
muevo mueves movés mueve moví moviste movió
juego juegas jugás juega jugué jugaste jugó
cierro cierras cerrás cierra cerré cerraste cerró
conozco conoces conocés conoce conocí conociste conoció
merezco mereces merecés merece merecí mereciste mereció
parezco pareces parecés parece parecí pareciste pareció
refiero refieres referís refiere referí referiste refirió
atiendo atiendes atendés atiende atendí atendiste atendió
enciendo enciendes encendés enciende encendí encendiste encendió
arrepiento arrepientes arrepentís arrepiente arrepentí arrepentiste arrepintió
río ríes reís ríe reí reíste rió
siento sientes sentís siente
leo lees leés lee leí leíste leyó
ando andas andás anda anduve anduviste anduvo
peleo peleas peleás pelea peleé peleaste peleó
rompo rompes rompés rompe rompí rompiste rompió
escribo escribes escribís escribe escribí escribiste escribió
abro abres abrís abre abrí abriste abrió
muero mueres morís muere
he has has ha
`;

/** First and third person look alike here: turned only when nobody else is spoken of. */
export const IMPERFECTS =
  'moría estaba tenía quería podía sentía iba hacía creía pensaba sabía era debía necesitaba esperaba vivía trabajaba dormía quisiera pudiera podría tendría debería había';

/** Ways to begin that read well when turned around. */
export const SHIFTABLE_STARTS =
  'me siento|me sentí|me sentía|me da|me dan|me dio|me cuesta|me duele|me dolió|me preocupa|me pesa|me molesta|me molestó|me falta|me hace|me hizo|me hacen|me gusta|me gustaría|me enoja|me asusta|me despierto|me desperté|me quedo|me quedé|me paso|me la paso|me despidieron|me dejó|me dejaron|me dijo|me dijeron|me grita|me gritan|me gritó|me ignora|me ignoran|me trata|me tratan|me comparo|me culpo|me arrepiento|me levanto|me pongo|me puse|me voy|me fui|me engañó|me pelee|me peleé|estoy|tengo|siento que|siento|no puedo|no tengo|no sé|necesito|quiero|extraño|creo que|llevo|no me|mi|mis|ya no|perdí|terminé|peleé|discutí|he|no quiero|no logro|no duermo|no dormí|no paro|no dejo|nadie me|todo me|todos me|a veces me|a veces siento|hoy me|hoy no|ayer me|odio|soy|trabajo|estudio|vivo|cuido|hace|quisiera|estaba|tenía|quería|no podía|no quería|no sabía|lloro|lloré|debo|pienso|temo|fui|tuve|dejé|llegué|gané|logré|conseguí|aprobé|volví|recaí|solo quiero|siempre me|sigo|voy|podría|tengo que|se murió mi|murió mi|falleció mi';

/** Judgements of oneself: quoted as a sentence, never turned into "eres …". */
export const HARSH =
  /\b(?:in[uú]til|fracas(?:[oé]|ad[oa]s?)|idiota|tont[oa]|est[uú]pid[oa]|basura|estorbo|carga|asco|mierda|torpe|inservible|pat[eé]tic[oa]|soy (?:el |la )?culpable|culpa|loc[oa]|fe[oa]|gord[oa]|imb[eé]cil|pendej[oa]|d[eé]bil|cobarde|mala (?:madre|mam[aá]|persona|hija|pareja|amiga)|mal (?:padre|pap[aá]|hijo)|no sirvo|no valgo|no merezco|me odio|nadie me (?:quiere|va a querer)|a nadie le importo|lo peor|poca cosa|insuficiente|impostor[a]?|desastre|menos que|floj[oa]|vag[oa]|burr[oa]|ego[ií]sta|mediocre|inmadur[oa])(?!\p{L})/iu;

/** Accents that people leave out, put back before a sentence is given back to them. */
export const ACCENTS = tableOf({
  mas: 'más',
  tambien: 'también',
  asi: 'así',
  dia: 'día',
  dias: 'días',
  despues: 'después',
  aqui: 'aquí',
  ahi: 'ahí',
  alli: 'allí',
  mama: 'mamá',
  papa: 'papá',
  bebe: 'bebé',
  ultimo: 'último',
  ultima: 'última',
  ultimos: 'últimos',
  ultimamente: 'últimamente',
  facil: 'fácil',
  dificil: 'difícil',
  ademas: 'además',
  jamas: 'jamás',
  atras: 'atrás',
  detras: 'detrás',
  corazon: 'corazón',
  razon: 'razón',
  relacion: 'relación',
  depresion: 'depresión',
  presion: 'presión',
  situacion: 'situación',
  mi: 'mi',
  examenes: 'exámenes',
  util: 'útil',
  inutil: 'inútil',
  rapido: 'rápido',
  mio: 'mío',
  mia: 'mía',
  tia: 'tía',
  tio: 'tío',
  pais: 'país',
  estres: 'estrés',
  ningun: 'ningún',
  algun: 'algún',
  telefono: 'teléfono',
  numero: 'número',
  musica: 'música',
  medico: 'médico',
  psicologa: 'psicóloga',
  psicologo: 'psicólogo',
  animo: 'ánimo',
  panico: 'pánico',
  sabado: 'sábado',
  miercoles: 'miércoles',
  frio: 'frío',
  vacio: 'vacío',
  vacia: 'vacía',
  sueno: 'sueño',
  ano: 'año',
  anos: 'años',
  nino: 'niño',
  nina: 'niña',
  ninos: 'niños',
  manana: 'mañana',
  compañia: 'compañía',
  esta_: 'está',
  sera: 'será',
  quizas: 'quizás',
  solos: 'solos',
  angel: 'ángel',
  carino: 'cariño',
  dano: 'daño',
  extrano: 'extraño',
  nadien: 'nadie',
  tmb: 'también',
  tb: 'también',
  xq: 'porque',
  pq: 'porque',
  porq: 'porque',
  q: 'que',
  k: 'que',
  x: 'por',
  d: 'de',
  xfa: 'por favor',
  bn: 'bien',
  msj: 'mensaje',
  cel: 'celular',
  finde: 'fin de semana',
});

/** Words in -o, -é or -í that are no verb of the first person, although they look like one. */
export const NOT_VERBS =
  'trabajo miedo todo mucho poco tanto solo cuando como algo cansado agotado nervioso triste enojado tiempo cuerpo pecho medio mismo año cuarto otro pero luego dentro bajo trato hijo novio amigo hermano esposo perro gato duelo sueño dinero futuro pasado ánimo vacío caso modo lado hecho largo nuevo nuestro esto eso aquello cuanto ruido peso claro punto último primero segundo malo bueno demasiado estómago teléfono proyecto grupo negocio estudio cariño apoyo silencio cansancio insomnio agobio enfado enojo fracaso abandono rechazo divorcio embarazo desempleo sinsentido jefe mayo junio julio agosto enero febrero sábado domingo lejos no lo nervio encierro barrio pueblo así aquí ahí allí qué por café bebé sí mí cómo cuándo marido minuto momento cuello hombro trato suelo cielo mundo odio susto llanto abrazo consejo vecino tío abuelo primo suegro niño bebé chico alto curso turno sueldo banco préstamo contrato permiso examen viejo feo gordo flaco raro loco tonto solito quizá dentro afuera cerca nado fuego hielo vino año mío tuyo suyo periodo ciclo modo símbolo texto chamaco cuñado compañero maestro médico psicólogo estrés bajón';
