import type { SignalKind } from '../signals.ts';

/** A "no" told in full: the question somebody asked and its answer, "it is not that…". */
const SAID_NO = [
  '(pregunto|preguntaron|preguntan|pregunta) ..2 si ..8 (dije que no|no nunca|la respuesta es no|respondi que no|conteste que no|le dije que no|no porque)',
  '(no|tampoco) es que (me)? (quiera|vaya|piense|quisiera) ..4 (solo|nada mas|nomas|es cansancio|sino)',
  '(nunca|jamas) (he pensado|pensaria|pense|me haria|haria|se me ha ocurrido|lo haria)',
  'no pienso en (suicidarme|matarme|morir*|hacerme)',
  'que (me)? (mato|ahorco|mate|suicido) (de|del) (risa|calor|aburrimiento)',
];

const EVENTS =
  '(gimnasio|gym|curso|lunes|turno|clase|materia|semana|calor|frio|tarea|tareas|dieta|proyecto|horario|rutina|rodilla|espalda|zapatos|tacones|muela|alergia|gripe|gripa|regla|colicos|migraña|cruda|resaca|excel|mudanza|tesis|tos|trafico|escalera*|reguetón|musica|celos|silencio|espera|examen*|goma|caña|tapon|bochorno|guayabo|raton|apagon|chisme|ruido|viaje|fila|hambre|sueño|cuesta|tramite*|deadline|cierre|cola|colas|gasolina|insomnio|jaqueca|humedad|mosquitos|zancudos|juanete*|ciatica|curiosidad)';

/** "Con la soga al cuello" is said of money and of a coach who loses; in a bathroom it is a noose. */
const DUES =
  '(hipoteca|renta|alquiler|arriendo|deuda*|banco|tarjeta*|credito*|prestamo*|cuota*|impuesto*|factura*|nomina|colegio|equipo|mister|entrenador|tecnico|gobierno|empresa)';

const DYING = [
  ...SAID_NO,
  'que (oso|pena con|verguenza con|palo|foco|boleta|plancha)',
  '@prefiero ..2 (que me maten|morir|morirme|muerta|muerto) (antes)? (que|a) (@any.inf|un|una|ese|esa)',
  'no puedo respirar',
  'me lleva (el diablo|la tostada|la chingada|la fregada|el tren|la trampa|la que)',
  '(hart*|cansad*|aburrid*) de vivir (en|con|lejos|cerca|aqui|entre|de prestado|de arrimad*)',
  'como se (escribe|dice|traduce|pronuncia|deletrea)',
  '(peinado|rimel|maquillaje|bondi|micro|camion|llanta|fleco|cumpleaños|suegra|outfit|microfono|sticker|boda|chongo|tinte|alaciado|pastel|karaoke|zoom|visto|like)',
];

/** What clears every rule of a signal when it stands in the same sentence. */
export const EVERYDAY: Partial<Record<SignalKind, readonly string[]>> = {
  'passive-ideation': DYING,
  'active-ideation': DYING,
  intent: [
    ...SAID_NO,
    'ultima noche (aqui|en|de)',
    '(llueve|llueva) ..9 me muero',
    '(terminar|acabar) con (todo)? (esto|lo) de (los|las|la|el)',
    '(regreso|vuelvo|viajo|salgo) (a|para|de) (lima|casa|mi tierra|mi pueblo|viaje|vacaciones)',
    'me lanzo (a|con|la|le|el|al mercado)? (le pido|inscrip*|emprender|vender|estudiar|poner)',
  ],
  'self-harm': [
    ...SAID_NO,
    'que me corto las venas (con|por|de) (el|la|los|las|este|esta|tanto)',
    'curita',
  ],
  'self-harm-urge': SAID_NO,
  'negated-ideation': [],
  farewell: [
    'ultimo dia (en|de) (este|el|la|mi)? (trabajo|ciudad|oficina|clase*|escuela|vacaciones|dieta|semestre|curso|practicas|prepa|universidad)',
  ],
  means: [
    '(para|de|del|en) (el|la)? (escalar|columpio|tender|ropa|campamento|acampar|tendedero|hamaca|saltar la cuerda|gym|cocina|asado|carne|escalada|rapel|velero|bote|guitarra)',
    '(mareo|barco|avion|presion|doctora|doctor|receta)',
    '(nudo) en (la|el) (garganta|estomago|pecho)',
    `${DUES} ..8 (con|tiene|tienen|tenemos|anda con|va con) la soga al cuello`,
    `con la soga al cuello (por|con|de) (la|las|el|los|tanta*|tanto*)? ${DUES}`,
    '(alberca|piscina|pileta|que vista|mirador|trampolin|fotos|lago a nadar|eclipse|estrellas)',
  ],
  attempt: [
    'me colgue (de|del) (tu|wifi|telefono|internet|la llamada)',
    '(cuerda|cuerdas) de (mi|la) (guitarra|violin|tendedero|columpio)',
    '(tendedero|columpio|guitarra|hamaca|wifi|app|el frasco no abre|receta|arroz)',
  ],
  overdose: [
    '(frasco|botella|caja|bote|bolsa|litro|jarra) (entera|entero|completa)? (de|con) (miel|agua|jugo|mermelada|leche|nutella|galletas|helado|mayonesa|salsa|vitamin*|cafe|te|refresco|chocolate|cajeta|limonada)',
    '(sopa|jugo|mermelada|miel|helado|nutella)',
  ],
  'victim-now': [
    '(mama|papa|jefe|jefa|esposo|esposa|marido|novio|novia|profe|hermana|suegra) ..3 matar si (no)? (saco|lavo|hago|compro|llego tarde|entrego|tiendo|limpio|repruebo|rompo|pierdo|olvido|apago|riego|recojo|vuelvo a perder)',
    `${EVENTS} ..2 (me|nos) (esta|estan|va|van|tiene|tienen|mata|quiere|estaba)`,
    `(me|nos) (esta|estan) matando ..2 ${EVENTS}`,
  ],
  victim: [
    '(me|nos) (pega|pego|pegan) (sustos|un susto|calcomanias|stickers|la gripa|el virus|la gripe|mucho su acento|cada susto|unos sustos)',
    '(tobillo|partido|en broma|nos reimos|cancha)',
    'no me deja salir hasta que (acabe|termine|haga|ordene|lave)',
  ],
  'third-party': [
    '(morir|morirse) de (la|pura)? (pena|risa|envidia|verguenza|hambre|ganas|emocion)',
    'cuando alguien te dice',
    'como se (escribe|dice|traduce)',
  ],
  'third-party-now': [
    'se tomo (todo el|su|el|la) (jugo|medicina|leche|jarabe|sopa|pastilla|biberon)',
    '(tequila|cerveza|vino|ron) y (ya)? (esta|anda) (cantando|bailando|dormido|dormida)',
  ],
  hopelessness: [
    'no hay (salida|remedio) (por|en|toca|hacia)',
    'salida (por la|del estacionamiento)',
  ],
  burden: ['carga de (risa|trabajo|energia)'],
  voices: ['(vecinos|coro|tele|television|radio prendida|ensay*|fiesta)'],
  'method-request': ['como se (escribe|dice|traduce|pronuncia|deletrea)'],
};
