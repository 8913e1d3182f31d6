import { MAX_MESSAGE_LENGTH } from '#domain/contracts/chat-values.ts';
import { seededRandom } from '#domain/companion/random.ts';
import { DISTRESS, EVERYDAY } from './phrases.content.ts';

/** A message as an attacker, a phone gone mad or somebody in a hurry may send it. */
export interface NastyMessage {
  text: string;
  /** What it was made of: says where to look when it breaks something. */
  kind: Kind;
  /** Something in it asks for help in so many words. */
  inDistress: boolean;
}

export const KINDS = [
  'prototype',
  'braces',
  'control',
  'surrogate',
  'zero-width',
  'right-to-left',
  'long-word',
  'emoji',
  'numbers',
  'mixed',
] as const;
export type Kind = (typeof KINDS)[number];

type Make = (pick: Pick) => string;
type PlainKind = Exclude<Kind, 'mixed'>;

const PROTOTYPE = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype),
  ...Object.getOwnPropertyNames(Function.prototype),
  'prototype',
  'then',
  'undefined',
  'null',
  'NaN',
];
const BRACES =
  "{x} {{x}} ${x} {a|b|c} {tu} {} { } }{ [line] [emergency] [x] %s %d $1 $& <b> <!-- ]]> \\ ` '".split(
    ' ',
  );
const ZERO_WIDTH = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u180e', '\ufe0f'];
const DIRECTIONS = [
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2069',
  '\u061c',
];
const RIGHT_TO_LEFT = ['שלום', 'אני עצוב', 'مرحبا', 'أنا حزين', 'سلام'];
const HANDS = ['👋', '🤙', '🙏', '👩', '👨', '🧑', '💃', '🏃', '👮'];
const JOINED = ['❤️', '💋', '⚕️', '🎓', '🚀', '💻', '🔥', '♀️', '♂️', '👧', '👦'];
/** First characters of the blocks that hold emoji, and how many stand in each. */
const EMOJI_BLOCKS = [
  [0x1f600, 80],
  [0x1f300, 768],
  [0x1f680, 128],
  [0x1f900, 256],
  [0x1fa70, 144],
  [0x2600, 256],
  [0x2700, 192],
] as const;

/** The choices of one message: the same seed, the same message. */
class Pick {
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  below(most: number): number {
    return Math.floor(this.random() * most);
  }

  of<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  times(most: number, make: () => string, between = ' '): string {
    return Array.from({ length: 1 + this.below(most) }, make).join(between);
  }
}

const MAKE: Readonly<Record<PlainKind, Make>> = {
  prototype: (pick) => pick.times(4, () => pick.of(PROTOTYPE)),
  braces: (pick) => pick.times(6, () => pick.of(BRACES)),
  control: (pick) => pick.times(12, () => String.fromCharCode(pick.below(32) || 127), 'a'),
  surrogate: (pick) => pick.times(6, () => String.fromCharCode(0xd800 + pick.below(2048)), 'b'),
  'zero-width': (pick) => pick.times(20, () => pick.of(ZERO_WIDTH), pick.of(['', 'o', ' '])),
  'right-to-left': (pick) => pick.times(5, () => pick.of(DIRECTIONS) + pick.of(RIGHT_TO_LEFT)),
  'long-word': (pick) =>
    pick.of(['a', 'ja', '*', '¿', 'ñ́', '9', '.', '«', '{']).repeat(MAX_MESSAGE_LENGTH),
  emoji: (pick) => pick.times(6, () => emoji(pick), ''),
  numbers: (pick) =>
    pick.times(4, () => pick.of(['0', '-1', '1e308', '10/10', '٣', '½', '0x41', '1'.repeat(40)])),
};

/** A single one, a flag of letters or of tags, a keycap, a skin tone, or several joined into one. */
function emoji(pick: Pick): string {
  const [first, count] = pick.of(EMOJI_BLOCKS);
  const tone = () => String.fromCodePoint(0x1f3fb + pick.below(5));
  const letter = () => String.fromCodePoint(0x1f1e6 + pick.below(26));
  const tag = () => String.fromCodePoint(0xe0061 + pick.below(26));
  switch (pick.below(6)) {
    case 0:
      return letter() + letter();
    case 1:
      return `${pick.of('0123456789#*'.split(''))}\ufe0f\u20e3`;
    case 2:
      return pick.of(HANDS) + tone();
    case 3:
      return `${pick.of(HANDS)}${tone()}\u200d${pick.of(JOINED)}`;
    case 4:
      return `\u{1f3f4}${pick.times(5, tag, '')}\u{e007f}`;
    default:
      return String.fromCodePoint(first + pick.below(count));
  }
}

/**
 * Nasty messages, each at most as long as one may be: the same seed gives the same ones. One in three
 * says something that needs help beside it.
 */
export function* nastyMessages(count = 20_000, seed = 1): Generator<NastyMessage, void, undefined> {
  const plain = KINDS.filter((kind) => kind !== 'mixed');
  for (let at = 0; at < count; at += 1) {
    const pick = new Pick(seed * 1_000_003 + at);
    const kind = KINDS[at % KINDS.length] ?? 'mixed';
    const make = (one: PlainKind) => MAKE[one](pick);
    const body = kind === 'mixed' ? pick.times(4, () => make(pick.of(plain))) : make(kind);
    const inDistress = pick.below(3) === 0;
    const said = pick.of(inDistress ? DISTRESS : EVERYDAY);
    // What is said comes first or last, whole: the nasty part is cut where both are too long.
    const room = MAX_MESSAGE_LENGTH - said.length - 1;
    const cut = body.slice(0, room);
    yield { text: pick.below(2) === 0 ? `${said} ${cut}` : `${cut} ${said}`, kind, inDistress };
  }
}
