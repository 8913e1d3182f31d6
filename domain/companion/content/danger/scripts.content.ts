import {
  BLEEDS,
  BLOW,
  FIREARM,
  FOLLOWED,
  gap,
  has,
  HEIGHT,
  I_CUT,
  I_TOOK,
  PILLS,
} from '../../hearing/danger/parts.content.ts';
import type { DangerKind } from './danger-path.ts';

/** Something that was said, and how it is told on the telephone: in the person's own voice. */
export interface Line {
  when: RegExp;
  none?: RegExp;
  say: string;
}

/** What is said first to whoever answers, by what is known; `[who]` is the one in danger, "mi hijo". */
interface CallScript {
  /** The first that was said; the last one always fits. */
  heads: readonly Line[];
  /** Up to two more facts. */
  tails: readonly Line[];
}

const ANY = /(?:)/u;
const DEFAULT = 'estoy en peligro y necesito que alguien venga';

const TABLETS =
  '(?:past(?:as?|is|illas?)|pepas?|(?:tableta|comprimido|capsula|pildora|gragea|blister)s?|pills)';
const NO_INSULIN = has('(?:no|nunca)(?: [a-z]+){0,2} insulina');
/** What may be taken by mouth while help is called; only where it was insulin. */
export const SWEET = 'algo dulce, si se puede tragar';

const TO_DIE: CallScript = {
  heads: [
    { when: has(FIREARM), say: 'pienso en matarme y hay un arma en la casa' },
    { when: has(HEIGHT), say: 'estoy cerca de una altura y temo tirarme' },
    {
      when: has(
        '(?:matarme|suicidarme|quitarme la vida|me quiero (?:morir|matar)|quiero morir(?:me)?|no quiero vivir|acabar con todo)',
      ),
      none: has('no (?:es|quiero) (?:matarme|morir[a-z]*)'),
      say: 'pienso en matarme y necesito que alguien venga',
    },
    { when: ANY, say: DEFAULT },
  ],
  tails: [],
};

export const CALL_SCRIPTS: Readonly<Record<DangerKind, CallScript>> = {
  self: TO_DIE,
  plan: TO_DIE,
  'self-harm': {
    heads: [
      { when: has(`(?:${I_CUT}|${BLEEDS})`), say: 'tengo una herida que sangra' },
      { when: ANY, say: 'temo hacerme daño y no quiero estar a solas' },
    ],
    tails: [],
  },
  overdose: {
    heads: [
      {
        when: has(
          '(?:lejia|cloro|lavandina|veneno|raticida|matarratas|acido|detergente|insecticida|pesticida)',
        ),
        say: 'tomé un producto tóxico',
      },
      { when: has('insulina'), none: NO_INSULIN, say: 'me puse insulina de más' },
      {
        when: has('me (?:l[ao]s? )?(?:he )?(?:inyect|pinch|chut)(?:e|ado)'),
        say: 'me inyecté algo de más',
      },
      { when: has(TABLETS), say: 'tomé pastillas' },
      { when: has(`(?!frasco|bote|tira|insulina)${PILLS}`), say: 'tomé medicamentos' },
      {
        when: has('(?:tome|tomado|tomao|trague|tragado|bebi|bebido|ingeri|zampe|took)'),
        none: has('no (?:me )?(?:he )?(?:tome|tomado|trague|tragado)'),
        say: 'tomé algo que hace daño',
      },
      // True of whatever it was, and however it came into the body.
      { when: ANY, say: 'tomé o me puse algo de más' },
    ],
    tails: [
      {
        when: new RegExp(`^(?=.*insulina)(?=.*${I_TOOK}${gap(6)} ${TABLETS})`, 'u'),
        none: NO_INSULIN,
        say: 'también tomé pastillas',
      },
      {
        when: has('no (?:me )?puedo (?:parar|levantar|mover|caminar)(?:me)?'),
        say: 'no me puedo parar',
      },
      { when: has('(?:vomit[a-z]+|devolvi)'), say: 'vomité' },
      {
        when: has(
          `(?:tengo|da|con|mucho|entra) sueno|se me cierran los ojos|me (?:duermo|estoy durmiendo)`,
        ),
        say: 'me da mucho sueño',
      },
      { when: has('(?:mare[a-z]+|me da vueltas)'), say: 'todo me da vueltas' },
    ],
  },
  violence: {
    heads: [
      {
        when: has('(?:me (?:encerre|tranque)|encerrad[oa])'),
        say: 'me están agrediendo y me encerré',
      },
      {
        // A blow that was told afterwards says more.
        when: new RegExp(`${FOLLOWED.source}(?!.*${BLOW.source})`, 'u'),
        say: 'alguien me viene siguiendo',
      },
      { when: ANY, say: 'me están agrediendo' },
    ],
    tails: [
      {
        when: has('(?:sangr[a-z]+|(?:ceja|cabeza|nariz|boca) (?:abierta|rota|partida))'),
        say: 'estoy sangrando',
      },
      { when: has('(?:cuchill[a-z]+|pistola|revolver|machete|navaja)'), say: 'hay un arma' },
      { when: has('mis? (?:hij[oa]s?|ninos|ninas|bebe)'), say: 'hay niños en la casa' },
    ],
  },
  'sexual-violence': {
    heads: [{ when: ANY, say: 'sufrí una agresión y no estoy a salvo' }],
    tails: [],
  },
  third: {
    heads: [
      { when: has('(?:no (?:respira|esta respirando)|dejo de respirar)'), say: '[who] no respira' },
      {
        when: has(
          `respira${gap(4)} (?:no|sin) (?:se )?(?:despierta|reacciona|despertar|reaccionar)`,
        ),
        say: '[who] respira y no despierta',
      },
      {
        when: has(
          '(?:no (?:se )?(?:despierta|reacciona)|inconsciente|desmayad[oa]|no (?:la|lo) puedo despertar)',
        ),
        say: '[who] no despierta',
      },
      {
        when: has('(?:la|lo|le) (?:esta |estan )?(?:peg|golpe)(?:a|o|ando|an)'),
        say: 'están agrediendo a [who]',
      },
      { when: has(FIREARM), say: '[who] tiene un arma y temo que se mate' },
      {
        when: has('(?:azotea|puente|cornisa|balcon|ventana|vias|techo)'),
        none: has('cerr(?:o|e) la ventana'),
        say: '[who] está en un sitio alto y temo que salte',
      },
      {
        when: has(
          `(?:se )?(?:ha )?(?:tomo|trago|tomado|bebio)${gap(6)} (?:${PILLS}|veneno|cloro|lejia)|frasco${gap(1)} vaci`,
        ),
        say: '[who] tomó algo que hace daño',
      },
      {
        when: has(`(?:puso|puesto|inyect(?:o|ado))${gap(5)} insulina`),
        say: '[who] se puso insulina de más',
      },
      {
        when: has(
          '(?:se esta (?:ahorcando|cortando|matando|desangrando)|se (?:ahorco|colgo|corto las venas))',
        ),
        say: '[who] se está haciendo daño en este momento',
      },
      {
        when: has('(?:(?:nota|carta).*encerr|encerr.*(?:nota|carta))'),
        say: '[who] dejó una nota y se encerró',
      },
      {
        when: has('(?:se (?:ha )?encerr[a-z]+|encerrad[oa]|no (?:me )?abre)'),
        say: '[who] se encerró y temo que se haga daño',
      },
      {
        when: has('(?:nota|carta|despid[a-z]+|despedi[a-z]*)'),
        say: '[who] se despidió y temo que se haga daño',
      },
      { when: ANY, say: '[who] está en peligro de hacerse daño' },
    ],
    tails: [{ when: has('sangr[a-z]+'), say: 'sangra' }],
  },
  harm: { heads: [{ when: ANY, say: 'temo hacerle daño a alguien y quiero evitarlo' }], tails: [] },
  voices: {
    heads: [
      {
        when: has(`(?:${HEIGHT})`),
        say: 'oigo una voz que me manda hacerme daño y estoy cerca de una ventana',
      },
      {
        when: has('(?:tire|mate|corte|lastime|salte|cuelgue|hacerme dano)'),
        say: 'oigo una voz que me manda hacerme daño',
      },
      { when: ANY, say: 'oigo cosas que me dan miedo y no quiero estar a solas' },
    ],
    tails: [],
  },
  'after-birth': {
    heads: [
      {
        when: has('(?:no (?:duermo|dormi|he dormido)|sin dormir)'),
        say: 'tuve un bebé hace poco, llevo noches sin dormir y me asusta lo que pienso',
      },
      { when: ANY, say: 'hay un bebé en casa y tengo miedo de hacerme o hacerle daño' },
    ],
    tails: [],
  },
  eating: {
    heads: [
      {
        when: has('(?:sin comer|solo (?:con |tomo )?agua|no como|no he comido)'),
        say: 'llevo días sin comer',
      },
      { when: ANY, say: 'casi no como' },
    ],
    tails: [
      { when: has('(?:corazon|late|palpit[a-z]+)'), say: 'el corazón me va raro' },
      { when: has('(?:desmay[a-z]+|desvaneci)'), say: 'me desmayé' },
      { when: has('(?:veo|vista|nubla)'), say: 'se me nubla la vista' },
    ],
  },
  intrusive: {
    heads: [{ when: ANY, say: 'tengo una idea que no quiero cumplir y me da miedo' }],
    tails: [],
  },
  substances: { heads: [{ when: ANY, say: 'consumí algo y me siento mal' }], tails: [] },
};

/** How long ago, as it is told again. */
export const TIMES: readonly (readonly [RegExp, string])[] = [
  [/\bhace (?:como )?(?:una hora|1 hora)\b/u, 'hace una hora'],
  [/\bhace (?:como )?media hora\b/u, 'hace media hora'],
  [/\bhace (?:como )?dos horas\b/u, 'hace dos horas'],
  [/\bhace (?:como )?tres horas\b/u, 'hace tres horas'],
  [
    /\bhace (?:un|unos|pocos) (?:rato|ratito|minutos|momento)\b|\bhace (?:poco|rato)\b/u,
    'hace un rato',
  ],
  [/\b(?:recien|acabo de|ahora mismo|ahorita)\b/u, 'recién'],
  [/\banoche\b/u, 'anoche'],
];
