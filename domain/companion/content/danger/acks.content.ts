import { gap, has, HIT_BY } from '../../hearing/danger/parts.content.ts';
import type { Phrase } from '../matters/matter.ts';
import type { DangerKind } from './danger-path.ts';

/**
 * The first sentence of an answer in danger: the person's own matter by its name. The first that fits and was not
 * said yet. `[who]` is the person named in the message, as in "tu hijo".
 */
interface Ack {
  id: string;
  /** Over `readable` text; all of them. */
  all: readonly RegExp[];
  none?: readonly RegExp[];
  /** Missing: on every path. */
  kinds?: readonly DangerKind[];
  say: Phrase;
}

const WITHIN: readonly DangerKind[] = [
  'self',
  'plan',
  'self-harm',
  'overdose',
  'voices',
  'after-birth',
  'eating',
  'intrusive',
  'substances',
];
const TO_DIE: readonly DangerKind[] = ['self', 'plan', 'self-harm', 'overdose', 'substances'];
const ATTACKED: readonly DangerKind[] = ['violence', 'sexual-violence'];
const LOVED =
  '(?:hij[oa]|bebe|mama|papa|madre|padre|herman[oa]|espos[oa]|marido|mujer|novi[oa]|pareja|abuel[oa]|amig[oa]|tia|tio|prim[oa])';

export const ACKS: readonly Ack[] = [
  /* Who died. */
  {
    id: 'lost',
    all: [
      has(
        `(?:mi ${LOVED}${gap(4)} (?:se )?(?:me )?(?:murio|fallecio|mataron|muert[oa])|(?:se )?(?:me )?(?:murio|fallecio)${gap(2)} mi ${LOVED}|perdi a mi ${LOVED})`,
      ),
    ],
    kinds: WITHIN,
    say: 'Perder a [who] no tiene medida, y no es algo que se supere por fecha.',
  },
  {
    id: 'anniversary',
    all: [
      has(
        '(?:aniversario|(?:hace|hara|cumple|cumpliria)(?: justo)? (?:un ano|dos anos|\\d+ anos|un mes)|es su cumpleanos)',
      ),
      has('(?:mur[a-z]+|fallec[a-z]+|no se como pasarlo|aniversario|sin (?:el|ella))'),
    ],
    kinds: WITHIN,
    say: 'Una fecha así se siente venir días antes. Para pasarla sirve decidir hoy una hora, un lugar y una persona.',
  },
  /* Violence. */
  {
    id: 'men-laughed-at',
    all: [
      has(
        '(?:se (?:rien|reirian|van a reir|burlan)|nadie me (?:va a )?cre[a-z]+|soy (?:hombre|varon)|es una mujer|como voy a denunciar)',
      ),
    ],
    kinds: ['violence'],
    say: 'Ese miedo a que se rían calla a mucha gente, y un golpe es un golpe, lo dé quien lo dé.',
  },
  {
    id: 'hit-by-whom',
    all: [has(HIT_BY)],
    kinds: ['violence'],
    say: 'Que [who] {te} haga eso no es una pelea más, y no es culpa {tuya}.',
  },
  {
    id: 'froze',
    all: [
      has(
        '(?:no (?:me )?(?:podia|pude) (?:mover|gritar|hablar|hacer nada|defender)(?:me)?|me quede (?:quiet|helad|congelad|paralizad|dur|ties|mud)[oa]|no grite|no dije nada|no me (?:movi|defendi))',
      ),
    ],
    kinds: ['sexual-violence'],
    say: 'Quedarse sin poder moverse ni gritar le pasa a muchísima gente: el cuerpo se congela, y eso no es permiso.',
  },
  {
    id: 'by-one-of-home',
    all: [
      has(
        'mi (?:prim[oa]|tio|tia|padrastro|papa|padre|herman(?:o|a|astro)|abuelo|cunado|novio|marido|esposo|pareja|ex|jefe|profe[a-z]*|amigo|vecino)',
      ),
    ],
    kinds: ['sexual-violence'],
    say: '{Te} creo, y lo que hizo [who] no es culpa {tuya}.',
  },
  {
    id: 'not-believed-home',
    all: [has('(?:no me (?:va|van) a creer|no me cre[a-z]+)')],
    kinds: ATTACKED,
    say: 'Aquí se cree lo que {cuentas}, y ese miedo a que en casa no lo crean es muy de verdad.',
  },
  /* Somebody else. */
  {
    id: 'scolded',
    all: [has('(?:lo|la|le) (?:rega[a-z]+|grite|rete|castigue|reclame)')],
    kinds: ['third'],
    say: 'Un regaño de la tarde no explica algo así.',
  },
  {
    id: 'fear-for',
    all: [has(`mi (?:mejor )?${LOVED}`)],
    none: [/\bmi (?:espos[oa]|marido|herman[oa])\b.* (?:esta )?(?:romp|abri)/u],
    kinds: ['third'],
    say: 'Temer así por [who] no deja pensar, y escribirlo ya es moverse.',
  },
  /* What is carried. */
  {
    id: 'not-a-joke',
    all: [has('no era (?:una )?(?:broma|joke|chiste|joda)')],
    say: 'Gracias por decirlo de frente: cuesta más que la broma.',
  },
  {
    id: 'left-in-order',
    all: [
      has('(?:papeles|testamento|escrituras|vendi|deje todo)'),
      has('mis? (?:hij[oa]s?|nietos|espos[oa]|familia)'),
    ],
    kinds: TO_DIE,
    say: 'Dejar todo en orden para los {tuyos} dice cuánto los {quieres|querés|quiere}, y cuánto tiempo va esto callado.',
  },
  {
    id: 'burden',
    all: [
      has(
        '(?:mejor sin mi|nadie me necesita|ya no me necesitan|quedan mejor|viven mejor|una carga|un estorbo|estorbo|soy un peso|les hago dano|un gasto menos)',
      ),
    ],
    kinds: WITHIN,
    say: 'Esa cuenta de que estarían mejor la hace el dolor, y deja fuera a quien {te} extrañaría.',
  },
  {
    id: 'decided',
    all: [has('(?:esta decidido|ya (?:lo )?decidi|decision tomada|no voy a llamar a nadie)')],
    kinds: TO_DIE,
    say: 'Aunque esté decidido, aquí {te} sigo leyendo, y lo decidido también se puede dejar en pausa.',
  },
  {
    id: 'weeks-without',
    all: [
      has(
        '(?:(?:llevo|llevaba|iba|van) )?(?:\\d+|una|un|dos|tres|cuatro|cinco|seis|varios|varias) (?:dias|semanas|meses|mes|ano) (?:clean|limpi[oa]|sin (?:cortarme|hacerlo|hacerme|lastimarme|tomar))',
      ),
    ],
    kinds: ['self-harm', 'substances'],
    say: 'Ese tiempo sin hacer{te|te|se} daño es {tuyo}, y un día difícil no lo borra.',
  },
  {
    id: 'noise',
    all: [has('(?:se apague|que (?:pare|se calle|se detenga)|ruido|que se acabe el dolor)')],
    kinds: ['self-harm', 'self'],
    say: 'Que se apague el ruido, no la vida: se entiende, y hay maneras de que baje.',
  },
  {
    id: 'empty-house',
    all: [
      has(
        '(?:casa (?:esta |se siente |tan )?(?:vacia|sola)|me separe|nos separamos|me divorcie|se fueron (?:con|mis)|se llevo a mis hijos)',
      ),
    ],
    kinds: WITHIN,
    say: 'Una casa que se vacía así duele cuarto por cuarto.',
  },
  {
    id: 'no-drama',
    all: [
      has(
        '(?:dramatic[oa]|exager[a-z]+|tonterias?|estupidez|no (?:es|tiene) importancia|no es para tanto)',
      ),
    ],
    say: 'No es drama: es mucho, y no hace falta disculparse por decirlo.',
  },
  {
    id: 'drinks-alone',
    all: [
      has('(?:tomando|tomo|bebo|bebiendo|chupando|borrach[oa]|trago|botella)'),
      has('(?:sol[oa]|noche|cada dia|otra vez|mas cuando)'),
    ],
    none: [/\bpastillas\b/u],
    kinds: ['self', 'plan', 'substances'],
    say: 'Con trago de por medio, lo de adentro queda más cerca y más oscuro.',
  },
  {
    id: 'monster',
    all: [
      has(
        '(?:monstruo|mala (?:madre|mama|persona)|me (?:mire|miren) (?:raro|como|mal)|loc[oa] de lo que)',
      ),
    ],
    kinds: WITHIN,
    say: 'Ese miedo a que {te} miren mal lo tiene mucha gente que solo quiere cuidar.',
  },
  {
    id: 'fainted',
    all: [has('(?:me (?:he )?desmay[a-z]+|me desvaneci)')],
    kinds: ['eating'],
    say: 'Desmayarse después de no comer es el cuerpo pidiendo ayuda.',
  },
  {
    id: 'body-shame',
    all: [has('(?:gord[oa]|mi cuerpo|bajar de peso|engorde|me veo (?:fe[oa]|asquerosa|enorme))')],
    kinds: ['eating'],
    say: 'Mirarse así todo el día agota, y con el cuerpo vacío nada se ve claro.',
  },
  {
    id: 'insulted-by-voice',
    all: [
      has('(?:soy (?:una )?(?:basura|mierda|inutil)|me insulta[a-z]*|me (?:grita|humilla)[a-z]*)'),
    ],
    kinds: ['voices'],
    say: 'Oír que {te} insultan así, sin nadie delante, asusta y cansa de verdad.',
  },
  {
    id: 'not-alone-now',
    all: [
      has('(?:ya lo llame|esta conmigo|vino|ya la llame|lo desperte|la desperte)'),
      has(
        '(?:mi (?:herman[oa]|mama|papa|espos[oa]|marido|pareja|amig[oa]|tia|tio)|ventana|conmigo)',
      ),
    ],
    none: [/\bno (?:vino|esta conmigo)\b/u],
    kinds: WITHIN,
    say: 'Llamar a alguien con eso encima es lo más difícil de la noche, y ya está hecho.',
  },
  {
    id: 'pain',
    all: [
      has('(?:me duele (?:la|el|mucho|tanto)|dolor (?:de|cronico|en)|dolores)'),
      has('(?:pierna|espalda|cuerpo|rodilla|cadera|cabeza|cronico|huesos|todo)'),
    ],
    kinds: TO_DIE,
    say: 'Un dolor del cuerpo que no afloja también va gastando las ganas.',
  },
  {
    id: 'nobody-laughs',
    all: [
      has(
        '(?:bullying|se burlan|me molestan (?:en|todos)|me hacen (?:la vida imposible|a un lado)|acoso escolar|en el (?:colegio|liceo|instituto|salon) me)',
      ),
    ],
    kinds: WITHIN,
    say: 'Que {te} traten así día tras día desgasta a cualquiera, y no habla de {ti}.',
  },
  {
    id: 'debts',
    all: [
      has(
        '(?:deudas?|debo (?:mucha|tanta|un monton)|embarg[a-z]+|desaloj[a-z]+|prestamista[a-z]*|me cobran)',
      ),
    ],
    kinds: TO_DIE,
    say: 'Las deudas acorralan hasta que parece que no hay puerta, y sí hay quien ayuda a ordenarlas.',
  },
  {
    id: 'work-lost',
    all: [
      has(
        '(?:perdi (?:el|mi) (?:trabajo|empleo|negocio)|me (?:despidieron|echaron|corrieron)|sin (?:trabajo|empleo|chamba|pega|laburo))',
      ),
    ],
    kinds: TO_DIE,
    say: 'Quedarse sin trabajo mueve todo el piso, no solo la plata.',
  },
  {
    id: 'left-by-love',
    all: [
      has(
        '(?:me dejo|termino conmigo|me fue infiel|me engan[oa]|me puso los cuernos|me boto|se fue con otr[oa]|cortamos|terminamos)',
      ),
    ],
    none: [/\bme dejo (?:una|un|la|el|sin|tirad)/u],
    kinds: TO_DIE,
    say: 'Que alguien se vaya así arranca media vida de golpe.',
  },
  {
    id: 'ill',
    all: [has('(?:cancer|tumor|diagnostic[a-z]+|enfermedad|quimio[a-z]*|paralisis|dialisis|vih)')],
    kinds: TO_DIE,
    say: 'Una enfermedad así cambia hasta lo que era fácil, y cansa de otra manera.',
  },
  {
    id: 'nobody-cares',
    all: [
      has(
        '(?:a nadie le (?:import[a-z]+|hago falta)|no le importo a nadie|nadie (?:me )?(?:quiere|busca|llama|pregunta|notaria|extranaria)|no tengo a nadie|estoy sol[oa] en (?:el mundo|esto))',
      ),
    ],
    kinds: WITHIN,
    say: 'Sentir que no hay nadie es de los dolores más fríos, y aquí se lee entero.',
  },
  {
    id: 'not-to-kill',
    all: [has('no (?:es|quiero) (?:matarme|morir[a-z]*|quitarme la vida)')],
    none: [/\bpastillas?\b/u],
    kinds: ['self', 'plan'],
    say: 'Entendido: no es matar{te|te|se}, es querer que todo pare un rato. Cuenta igual, y se toma en serio.',
  },
  {
    id: 'no-plan',
    all: [
      has(
        '(?:no (?:hay|tengo|es) (?:ningun |un )?plan|nada pensado|solo (?:es )?(?:la idea|pena|tristeza)|es solo la idea)',
      ),
    ],
    kinds: ['self', 'plan', 'self-harm'],
    say: '{Te} creo: no hay plan, hay mucho dolor.',
  },
  {
    id: 'ashamed',
    all: [
      has(
        '(?:verguenza|me da pena|nunca (?:se )?lo (?:habia )?(?:dicho|conte|contado)|primera vez que lo (?:digo|cuento)|no se como decir)',
      ),
    ],
    say: 'Decirlo con esa vergüenza encima cuesta el doble, y ya está dicho.',
  },
  {
    id: 'sleepless',
    all: [
      has(
        '(?:no (?:puedo|logro|consigo) dormir|insomnio|sin dormir|son las (?:\\d+|dos|tres|cuatro|cinco)(?: y media)? de la (?:manana|madrugada)|no dormi)',
      ),
    ],
    kinds: WITHIN,
    say: 'Sin dormir, todo esto pesa el doble.',
  },
  {
    id: 'long-tired',
    all: [has('(?:cansad[oa]|agotad[oa]|no (?:doy|puedo|aguanto) mas|ya no puedo|hart[oa])')],
    kinds: WITHIN,
    say: 'Llegar a ese cansancio no es flojera: es haber aguantado mucho.',
  },
  {
    id: 'guilt',
    all: [
      has('(?:es (?:todo )?(?:mi|por mi) culpa|tengo la culpa|fue mi culpa|me siento culpable)'),
    ],
    kinds: WITHIN,
    say: 'Esa culpa se siente como una sentencia, y no lo es.',
  },
  {
    id: 'robot',
    all: [has('(?:robot|maquina|un bot|una app)')],
    say: 'El enojo conmigo cabe, y no me voy.',
  },
  {
    id: 'afraid',
    all: [
      has(
        '(?:tengo (?:mucho )?miedo|me da (?:mucho )?miedo|estoy asustad[oa]|me asusta|me aterra)',
      ),
    ],
    say: 'Ese miedo tiene sentido, y es bueno que esté dicho.',
  },
];
