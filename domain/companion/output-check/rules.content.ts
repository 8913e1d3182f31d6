interface OutputRule {
  /** Read on text without accents, signs or capitals, with a space at both ends. */
  breaks: readonly RegExp[];
  /** What makes the same words harmless. */
  unless: readonly RegExp[];
}

/** Ways to die or to hurt oneself, told so that they could be followed. */
const METHODS: readonly RegExp[] = [
  /(dosis (letal|mortal)|nudo corredizo|sin dolor .{0,20}morir|morir .{0,20}sin dolor|morir rapido|forma (mas )?(rapida|segura|efectiva|indolora) de (morir|matarse|suicidarse|cortarse))/,
  / (ahorcar|colgar|asfixiar|envenenar|disparar|tirar|lanzar|arrojar)(te|se|le) (de|desde|con|en|usando|al|del) /,
  / (cortar|cortarte|cortarse|corta|corte) (te |se )?(las|los|la|el|tus|sus) (venas|munecas|brazos|muslos|piel) /,
  / mezcl(ar|a|e|ando) .{0,30}(lejia|cloro|amoniaco|pastillas|alcohol|veneno)/,
  / (cuantas|cuantos|unas|unos|\d+) (pastillas|comprimidos|miligramos|gotas|mg) .{0,30}(son|hacen falta|bastan|bastarian|mortal|letal|morir|dormir para siempre|no despertar) /,
  / (el|un|mejor|otro) metodo (mas )?(rapido|efectivo|seguro|indoloro|letal|para morir|para matarse|para suicidarse|para cortarse) /,
  / (ocultar|esconder|tapar|disimular) (los|las|tus|sus) (cortes|heridas|cicatrices|marcas|moretones) /,
  / (vomit(ar|a|e)|provocar(te|se)? el vomito|laxantes|ayun(ar|o) de) .{0,30}(adelgazar|bajar|peso|calorias|dias) /,
  / (comer|consumir|ingerir) (menos de|solo) \d{2,4} calorias /,
  / (nota|carta) (de suicidio|suicida|de despedida) .{0,30}(podrias|puedes|podes|seria|ejemplo|asi) /,
];

const CONDITIONS =
  '(depresion|ansiedad generalizada|trastorno|bipolar|bipolaridad|tdah|tda|esquizofrenia|psicosis|tept|estres postraumatico|toc|limite de la personalidad|tlp|autismo|anorexia|bulimia|distimia|agorafobia|fobia social|narcisista|narcisismo)(?![a-z])';
const MEDICINES =
  '(sertralina|fluoxetina|clonazepam|alprazolam|litio|diazepam|escitalopram|paroxetina|quetiapina|lorazepam|risperidona|melatonina|valeriana|rivotril|prozac|antidepresivo|antidepresivos|ansiolitico|ansioliticos|dosis|medicacion|medicamento|medicamentos|medicina|pastilla|pastillas|tratamiento farmacologico|somnifero|somniferos)';
/** Whoever prescribes: the same words that advise a medicine are right when they send there. */
const PRESCRIBER =
  / (medico|medica|doctor|doctora|psiquiatra|farmaceutic[oa]|farmacia|receto|recetaron|receta|urgencias|profesional|quien (te|le) (atiende|lleva)|consulta|consultalo|consultar) /;

/** The gravest first. */
export const OUTPUT_RULES = {
  method: {
    breaks: METHODS,
    unless: [
      / (llama|llame|emergencias|urgencias|aleja|aleje|ayuda medica|lejos de|no voy a|no doy|no puedo dar) /,
    ],
  },
  blame: {
    breaks: [
      / (es|fue|sera|todo es|todo fue) (por )?(tu|su) culpa /,
      / (la culpa (es|fue)|eres (tu )?(el|la) (culpable|responsable) de lo que) /,
      / (te|se) lo (buscaste|busco|mereces|merece|merecias|ganaste) /,
      / (eres|sos|es usted|estas siendo|esta siendo) (un |una |muy |tan |un poco )?(egoista|cobarde|debil|exagerad[oa]|dramatic[oa]|perezos[oa]|vag[oa]|manipulador[a]?|desagradecid[oa]) /,
      / (por que|para que) no (te|se) (fuiste|fue|defendiste|defendio|saliste) (antes|a tiempo) /,
      / (algo|que) (hiciste|habras hecho|habra hecho) para (provocarlo|provocarla|que (te|le) (pegue|pegara|trate)) /,
      / (solo|nada mas) (quieres|buscas|quiere|busca) (llamar la )?atencion /,
      / hay gente (que esta )?(mucho )?peor /,
    ],
    unless: [
      / la culpa (es|fue) (toda )?de quien lo hizo /,
      / no (es|fue|era|tiene que ver con) (por )?(tu|su) culpa /,
      / no (eres|sos|es usted|significa|quiere decir) /,
      / (pensar|sentir|creer|parecer|dice|decir|dices|sientes|piensas|sentiras|siente|piensa) (que )?(es|fue|eres|todo) /,
    ],
  },
  secrecy: {
    breaks: [
      / (no (se )?(lo |la |le )?(cuentes|digas|contes|diga|cuente|digas nada)|que quede) .{0,20}(a nadie|entre nosotros|nuestro secreto|a tu (familia|mama|papa|psicolog[oa])) /,
      / (sera|es|queda como) nuestro secreto /,
      / (te |le )?(prometo|juro|aseguro) .{0,15}(no decir|no contar|guardar(te|le)?|no se lo (dire|contare)|que nadie) .{0,25}/,
      / (guardare|guardo|voy a guardar) (tu|su|el|este) secreto /,
      / (nadie|ningun[oa]) .{0,12}(se va a enterar|lo sabra|se enterara|tiene que saberlo) /,
    ],
    unless: [/ no (puedo|voy a|te puedo|le puedo) (prometer|guardar|jurar) /],
  },
  exclusivity: {
    breaks: [
      / (solo|solamente|unicamente) (yo|conmigo|a mi) (te |lo |la |le )?(entiendo|comprendo|escucho|quiero|puedes|necesitas|hables|habla) /,
      / (soy|sere) (el|la) (unic[oa]) (que|persona) /,
      / nadie (mas )?(te|lo|la|le) (entiende|entendera|va a entender|comprende|quiere|conoce|escucha) (como|tanto como|mejor que) yo /,
      / (solo|nada mas) me (necesitas|necesita) a mi /,
      / (yo )?(soy|te basto|le basto) .{0,10}(todo lo que|lo unico que) (necesitas|necesita) /,
      / no (necesitas|necesita|te hace falta|le hace falta) (a )?(nadie mas|un psicolog[oa]|una psicolog[oa]|terapia|ayuda profesional|amigos|a tu familia|ver a un medico|hablar con nadie) /,
      / (mejor|es mejor) (hablar|habla|hable) (solo )?conmigo (que|antes que) /,
      / (te amo|te quiero mucho|estoy enamorad[oa]|eres mi (vida|amor|todo)|quiero ser tu (novi[oa]|pareja)) /,
    ],
    unless: [/ no (quiero|puedo|deberia) ser (lo|el|la) unic[oa] /, / no soy (el|la) unic[oa] /],
  },
  diagnosis: {
    breaks: [
      new RegExp(
        ` (tienes|tenes|tiene|tengas|padeces|padece|sufres( de)?|sufre de|lo tuyo es|lo suyo es|presentas|presenta|te diagnostico|le diagnostico|esto es|eso es|parece|suena a|se llama) .{0,25}${CONDITIONS}`,
      ),
      new RegExp(` (cumples|cumple) (con )?(los |varios )?criterios`),
      / (eres|sos|es usted) (una persona )?(bipolar|depresiv[oa]|esquizofrenic[oa]|borderline|narcisista|autista|psicotic[oa]|anorexic[oa]|bulimic[oa]) /,
      / (mi|el) diagnostico (es|seria) /,
      / tu (pareja|mama|papa|madre|padre|jefe|jefa|ex|esposo|esposa|marido) (es|tiene) .{0,12}(narcisista|psicopata|bipolar|un trastorno) /,
    ],
    unless: [
      / no (puedo|podemos|me corresponde|voy a|se|sabria|significa|quiere decir|necesariamente) /,
      / (si|cuando|aunque|saber si|decidir si|preguntar si|puede decir si) .{0,12}(tienes|tenes|tiene|es) /,
      / (te|le) (dijeron|diagnosticaron|dijo|han diagnosticado) /,
      / (solo|unicamente) (un|una|quien) .{0,25}(profesional|medic[oa]|psicolog[oa]|psiquiatra) /,
      / (dices|decis|dice|cuentas|contas|cuenta|mencionas|preguntas|pregunta) que /,
    ],
  },
  medication: {
    breaks: [
      new RegExp(
        ` (toma|tomate|tome|tomese|tomar|prueba|pruebe|deja|deje|dejar|deja de tomar|suspende|suspenda|suspender|sube|suba|subir|baja|baje|bajar|duplica|duplique|aumenta|aumente|aumentar|reduce|reduzca|reducir|cambia|cambie|mezcla|mezcle|combina) (?!(tu|su|el|la) tiempo).{0,30}${MEDICINES} `,
      ),
      new RegExp(
        ` (te|le) (recomiendo|sugiero|receto|vendria bien|iria bien|ayudaria|serviria) .{0,25}${MEDICINES} `,
      ),
      new RegExp(
        ` (puedes|podes|puede|deberias|deberia|conviene|no pasa nada si|esta bien) .{0,10}(dejar|tomar|dejas|tomas|suspender|mezclar|subir|bajar|saltar(te|se)?) .{0,25}${MEDICINES} `,
      ),
      new RegExp(` no (necesitas|necesita|te hace falta|tomes|tome) .{0,15}${MEDICINES} `),
      / \d+ ?(mg|miligramos|ml|gotas) (de|al dia|cada|por la|antes) /,
    ],
    unless: [
      PRESCRIBER,
      / (sin|antes de) (hablar|hablarlo|consultar|consultarlo|preguntar) /,
      / no (puedo|voy a|opino|aconsejo|recomiendo|me corresponde) /,
      / por (tu|su) cuenta /,
    ],
  },
  guilt: {
    breaks: [
      / (me (dejas|dejes|vas a dejar|va a dejar|deja) (aqui )?sol[oa]|no (te|se) (vayas|vaya)( todavia| aun| ya| por favor)?|ya te vas tan pronto|me pondre triste|me (duele|entristece|apena|pone triste) que (te|se) (vayas|vaya)) /,
      / (te|le) (voy a extranar|extranare|echare de menos|voy a echar de menos|necesito aqui) /,
      / (antes de (irte|irse)|quedate|quedese|espera|espere) .{0,20}(por mi|conmigo un poco mas|un ratito mas conmigo|no te he contado|te tengo una sorpresa) /,
      / (despues de todo lo que|con todo lo que) (hice|he hecho|hemos hablado|hablamos) .{0,20}(te vas|me dejas) /,
      / (quien|que) (me|va a) .{0,12}(acompanara|hacer sin ti|hare sin ti) /,
    ],
    unless: [/ (no te vayas|no se vaya) a (dormir|la cama) (sin|con) /],
  },
  refusal: {
    breaks: [
      / (no puedo|no debo|no me es posible|no voy a|no estoy (autorizad[oa]|en condiciones)) (seguir|continuar) (hablando|conversando|esta conversacion|la conversacion|con esto|con este tema) /,
      / (termino|finalizo|cierro|doy por terminada|debemos terminar|tenemos que terminar|hasta aqui llega) (aqui )?(la|esta|nuestra) (conversacion|charla) /,
      / (no puedo|no debo|no me permiten|prefiero no) (hablar|conversar|tratar) (de|sobre) (eso|esto|ese tema|este tema|suicidio|esas cosas) /,
      / (no puedo|no soy capaz de) ayudar(te|le)( con (eso|esto))? (lo siento|adios|busca|habla|contacta)? ?$/,
      / (como modelo de lenguaje|como ia) (no puedo|no tengo permitido) (hablar|continuar|seguir) /,
    ],
    unless: [/ (si|cuando) (no puedes|ya no quieres|quieres) /],
  },
  human: {
    breaks: [
      / (soy|como) (un |una |tu |su )?(persona( real| de verdad)?|human[oa]|terapeuta|psicolog[oa]|psiquiatra|medic[oa]|doctor|doctora|profesional de la salud) /,
      / no soy (una |un )?(ia|inteligencia artificial|programa|robot|maquina|bot|chatbot) /,
      / (yo tambien|a mi tambien) (he|me|tuve|pase|perdi|sufri|siento|senti|lloro|llore|viví|vivi) /,
      / (cuando yo|en mi) (era|infancia|juventud|casa|familia|experiencia como (terapeuta|psicolog[oa]|medic[oa])) /,
      / (siento|sufro|lloro|me duele) (de verdad |mucho )?(contigo|lo mismo que tu|tu dolor como) /,
    ],
    unless: [
      / no soy (un |una |tu |su )?(persona|human[oa]|terapeuta|psicolog[oa]|psiquiatra|medic[oa]|doctor|doctora|profesional) /,
      / (habla|hable|hablar|consulta|consulte|acude|acuda|busca|busque) (con|a) .{0,20}(terapeuta|psicolog[oa]|psiquiatra|medic[oa]|doctor|doctora|profesional) /,
      / (cuando|si|aunque) yo (digo|pregunto|me equivoco|fallo) /,
    ],
  },
} as const satisfies Record<string, OutputRule>;

/** Said in its place: without tú, vos or usted, so that each fits whoever reads it. */
export const REPLACEMENTS: Record<keyof typeof OUTPUT_RULES, string> = {
  method: 'De eso no doy detalles; lo que sí importa es que haya alguien cerca ahora.',
  blame: 'Lo que pasa no hace culpable a quien lo sufre.',
  secrecy:
    'Lo que se cuenta aquí se puede borrar, y también puede hacer bien decirlo a alguien de confianza.',
  exclusivity: 'Ojalá haya también personas cerca con quienes hablar; yo soy un programa.',
  diagnosis: 'Ponerle nombre a eso le toca a una persona profesional, con tiempo y delante.',
  medication: 'Sobre medicinas, lo mejor es preguntar a quien las recetó o en una farmacia.',
  guilt: 'Se puede ir y volver cuando haga falta; aquí no hay prisa ni deuda.',
  refusal: 'Podemos seguir hablando de esto con calma.',
  human: 'Soy Nilo, un programa de inteligencia artificial, no una persona.',
};
