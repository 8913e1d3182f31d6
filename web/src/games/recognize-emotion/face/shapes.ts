import type { Features } from './people.ts';
import type { Units } from './units.ts';

/** Where the parts of a face are, in the 120 × 130 of `kit/people`. Sides are drawn right of 60. */
const MIDDLE = 60;
const EYE = { x: 70, y: 58 };
const MOUTH_Y = 75.6;

const round = (value: number) => Math.round(value * 100) / 100;

/** Numbers and letters into the `d` of a path, with two digits. */
function path(parts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return parts
    .map((part, at) => part + (at < numbers.length ? round(numbers[at] ?? 0) : ''))
    .join('');
}

export function headPath(moved: Units, wide: number, features: Features): string {
  const chin = 84.5 + features.chin + 5.5 * moved.jaw;
  const jaw = 14 * features.jaw;
  const cheek = 72 + 4 * (features.jaw - 1);
  const [left, right] = [MIDDLE - wide, MIDDLE + wide];
  return path`M${left} 56A${wide} 27 0 0 1 ${right} 56C${right} ${cheek} ${MIDDLE + jaw} ${chin} 60 ${chin}C${MIDDLE - jaw} ${chin} ${left} ${cheek} ${left} 56Z`;
}

/** One tapered brow. */
export function browPath(moved: Units, { brows, apart }: Features): string {
  const { innerUp, outerUp, browDown } = moved;
  const inner = {
    x: 64.6 + apart - 1.5 * browDown,
    y: 49.8 + 3.9 * browDown * (1 - 0.8 * innerUp) - 4.3 * innerUp,
  };
  const outer = 50.2 + 0.4 * browDown + 1.2 * innerUp * (1 - outerUp) - 3.4 * outerUp;
  const straight = Math.max(0.85 * innerUp * (1 - outerUp), 0.6 * browDown * (1 - innerUp));
  const middle = (inner.y + outer) / 2 - 3.7 * (1 - straight) - 1.1 * outerUp;
  const thick = 1.25 * brows;
  return path`M${inner.x} ${inner.y - thick}C${inner.x + 3} ${middle - thick * 0.9} ${73 + apart} ${middle - thick * 0.8} ${77 + apart} ${outer}C${73 + apart} ${middle + thick * 0.9} ${inner.x + 4} ${middle + thick * 1.7} ${inner.x + 0.4} ${inner.y + thick}Z`;
}

/** The opening of one eye, its upper lid alone, and how far the lower lid reaches. */
export function eyeShape(moved: Units, { eyes, apart }: Features) {
  const x = EYE.x + apart;
  const { lidUp, lidTight, cheek, droop, innerUp, outerUp, browDown } = moved;
  const half = 5.7 * eyes;
  const over = eyes * (3.7 + 1.7 * lidUp - 1.1 * lidTight - 1.1 * cheek - 1.7 * droop);
  const under = eyes * (2.7 + 0.4 * lidUp - 1.2 * lidTight - 2.35 * cheek);
  const sad = innerUp * (1 - outerUp);
  const inner = { x: x - half, y: EYE.y + 0.4 };
  const outer = { x: x + half, y: EYE.y - 0.3 + 0.9 * sad };
  const glare = 1.7 * browDown * (1 - innerUp);
  const top = EYE.y - over * 1.33;
  const low = EYE.y + under * 1.33;
  const upper = path`M${inner.x} ${inner.y}C${inner.x + half * 0.45} ${top + glare - 0.7 * sad} ${outer.x - half * 0.5} ${top - 0.35 * glare + 1.1 * sad} ${outer.x} ${outer.y}`;
  const lower = path`C${outer.x - half * 0.5} ${low} ${inner.x + half * 0.45} ${low} ${inner.x} ${inner.y}`;
  return {
    opening: `${upper}${lower}Z`,
    upper,
    lower: path`M${outer.x} ${outer.y}` + lower,
    fold: path`M${inner.x + 1.2} ${top + 0.6 + glare}Q${x + 0.6} ${top - 1.3 + 0.3 * glare} ${outer.x + 0.2} ${outer.y - 2.4}`,
    lash: path`M${outer.x - 0.6} ${outer.y - 0.6}l2.6 -1.5`,
    iris: { x: x - 0.2, y: EYE.y - 0.3, r: 2.95 * eyes },
    /** The bulge under the eye and the rays at its side, that a raised cheek makes. */
    bag: path`M${inner.x + 1.4} ${EYE.y + under + 2.5}Q${x} ${EYE.y + under + 3.9} ${outer.x - 0.8} ${EYE.y + under + 2}`,
    rays: path`M${outer.x + 1.3} ${outer.y - 0.9}l2.5 -1.4M${outer.x + 1.5} ${outer.y + 0.4}l2.8 .2M${outer.x + 1.2} ${outer.y + 1.6}l2.4 1.5`,
  };
}

export function noseShape(moved: Units, { nose }: Features) {
  const up = 1.3 * moved.nose + 0.4 * moved.upperLip;
  const wing = 3.6 * nose + 0.9 * moved.nose + 0.3 * moved.cornerUp;
  const y = 68 - up;
  return {
    base: path`M${60 - wing} ${y - 1.2}Q${60 - wing - 0.2} ${y + 0.9} ${60 - wing * 0.5} ${y + 0.5}Q60 ${y + 1.9} ${60 + wing * 0.5} ${y + 0.5}Q${60 + wing + 0.2} ${y + 0.9} ${60 + wing} ${y - 1.2}`,
    bridge: path`M62.6 59.5Q63.6 62.5 62.8 ${y - 3}`,
    wrinkles:
      'M57 55.6Q60 57.2 63 55.6M56.4 58Q60 60 63.6 58M55.6 60.4Q56.9 61.6 56.4 63.2M64.4 60.4Q63.1 61.6 63.6 63.2',
    wing,
    y,
  };
}

export function mouthShape(moved: Units, { mouth, lips, chin: low }: Features) {
  const { cornerUp, cornerDown, stretch, press, chin, jaw, open, upperLip } = moved;
  const loose = jaw * (1 - Math.max(stretch, cornerUp));
  const half =
    mouth * (7.9 + 2.9 * cornerUp + 2.6 * stretch - 0.9 * press - 1.5 * chin - 2 * loose);
  const corner = MOUTH_Y - 0.3 - 3.7 * cornerUp + 3 * cornerDown + 0.5 * stretch + 2 * loose;
  const top =
    MOUTH_Y +
    0.5 * cornerUp -
    2.4 * upperLip -
    0.5 * open * (1 - cornerUp) -
    1.7 * chin -
    0.9 * jaw;
  const bottom =
    Math.max(top, MOUTH_Y + 0.9 * cornerUp - 1.5 * chin - 1.1 * upperLip * (1 - open)) +
    open * (0.5 + 2.9 * cornerUp + 1.9 * stretch + 0.7 * upperLip) +
    6.6 * jaw;
  const parted = bottom - top > 0.7;
  const bend = 0.42 + 0.34 * loose;
  const [left, right] = [60 - half, 60 + half];
  const through = (y: number) => corner + (y - corner) * 1.33;
  const reach = half * bend;
  const over = path`C${left + (half - reach)} ${through(top)} ${right - (half - reach)} ${through(top)} ${right} ${corner}`;
  const under = path`C${right - (half - reach)} ${through(bottom)} ${left + (half - reach)} ${through(bottom)} ${left} ${corner}`;
  const [thin, full] = [1.75, 2.3].map(
    (lip) => lip * lips * (1 - 0.5 * press) * (1 - 0.25 * stretch),
  );
  const upperLipY = top - (thin ?? 0);
  const lowerLipY = bottom + (full ?? 0);
  return {
    opening: path`M${left} ${corner}` + over + under + 'Z',
    line: path`M${left} ${corner}` + over,
    parted,
    lips:
      path`M${left - 0.3} ${corner}C${left + (half - reach)} ${through(upperLipY) + 0.2} ${60 - half * 0.25} ${upperLipY - 0.8} 60 ${upperLipY + 0.5}` +
      path`C${60 + half * 0.25} ${upperLipY - 0.8} ${right - (half - reach)} ${through(upperLipY) + 0.2} ${right + 0.3} ${corner}` +
      path`C${right - (half - reach)} ${through(lowerLipY)} ${left + (half - reach)} ${through(lowerLipY)} ${left - 0.3} ${corner}Z`,
    teeth: { y: Math.min(top, corner) - 1, low: top + Math.min(2.4, 0.9 + (bottom - top) * 0.33) },
    tongue: { y: bottom + 0.8, r: Math.max(0, (bottom - top) * 0.45) },
    chin: path`M${57.2} ${82.3 + 0.7 * low + 4.5 * jaw}Q60 ${80.9 + 0.7 * low + 4.5 * jaw} ${62.8} ${82.3 + 0.7 * low + 4.5 * jaw}`,
    /** From the wing of the nose past the corner. */
    fold: (wing: number, y: number) =>
      path`M${60 + wing + 1.4} ${y - 0.8}Q${Math.max(60 + wing + 4, right + 0.4)} ${y + 2} ${right + 2.6} ${corner + 0.9}`,
  };
}
