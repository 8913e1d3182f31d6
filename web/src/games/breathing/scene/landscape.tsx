/** Start x, y, size and turn of the leaves that the wind carries. */
const LEAVES = [
  [0, 150, 1, 40],
  [70, 210, 0.7, -25],
  [150, 120, 0.85, 75],
  [230, 260, 1.1, 10],
  [300, 180, 0.75, -60],
] as const;

/** Where the calm water begins, and how far a full breath lifts it. */
export const WATER_LEVEL = 366;
export const SWELL = 12;

interface Waves {
  /** Distances from the shore of the rows that drift together. */
  below: readonly number[];
  length: number;
  height: number;
  /** Pixels a second. */
  speed: number;
  opacity: number;
}

/** Rows of short waves on the water: the nearer, the larger and the faster. */
export const WAVES: readonly Waves[] = [
  { below: [26], length: 14, height: 4, speed: 7, opacity: 0.7 },
  { below: [58, 108], length: 18, height: 5, speed: 14, opacity: 0.8 },
  { below: [160], length: 22, height: 6, speed: 20, opacity: 0.5 },
];

const WAVE_GAP = 120;

/**
 * The far bank, the low sun, the water: flat tones that overlap. The middle of the picture is
 * 360 × 520; around it there is more of the same, for wide and for tall screens.
 */
export function Banks() {
  return (
    <>
      <Sky fill="var(--sky)" />
      <Sun />
      <Hills />
    </>
  );
}

export function Sky({ fill }: { fill: string }) {
  return <rect x="-600" y="-400" width="1560" height="1400" fill={fill} />;
}

export function Sun() {
  return <circle cx="262" cy="262" r="46" fill="var(--disc)" />;
}

export const FAR_HILL =
  'M-600 330C-480 280-380 300-280 318S-120 286-60 300S20 316 60 304C100 290 110 300 128 306C172 322 196 286 244 282C292 278 326 302 380 296S520 262 600 286S780 316 960 290';

export function Hills() {
  return (
    <>
      <path d={`${FAR_HILL}V420H-600Z`} fill="var(--hill-far)" />
      <path
        d="M-600 350C-460 322-340 352-220 342S-60 330 0 348C52 330 92 338 140 350C196 364 232 330 288 330C330 330 380 352 450 346S620 322 700 340S860 352 960 338V420H-600Z"
        fill="var(--hill-near)"
      />
    </>
  );
}

/** The water at rest. */
export function Water() {
  return (
    <>
      <path d={waterFrom(WATER_LEVEL, 5)} fill="var(--water)" />
      <path d={waterFrom(WATER_LEVEL + 78, 9)} fill="var(--water-deep)" />
    </>
  );
}

/** Water below a gently bowed line, `bow` pixels up and down in turn. */
export function waterFrom(level: number, bow: number): string {
  const arcs = Array.from({ length: 12 }, (_, at) => {
    const end = -480 + at * 120;
    return `S${end - 40} ${level + (at % 2 ? -bow : bow)} ${end} ${level}`;
  });
  return `M-600 ${level}${arcs.join('')}V1000H-600Z`;
}

/** The water before Nilo. */
export const NEAR_SHORE = waterFrom(490, 6);

/** Where they lie on calm water before they drift; each row begins a little further on. */
export function WaveRows({ waves: { below, length, height, opacity } }: { waves: Waves }) {
  return (
    <g
      opacity={opacity}
      fill="none"
      stroke="var(--water-light)"
      strokeWidth="2"
      strokeLinecap="round"
    >
      {below.map((y) => (
        <path
          key={y}
          d={waveRow(length, height)}
          transform={`translate(${-y * 0.6} ${WATER_LEVEL + y})`}
        />
      ))}
    </g>
  );
}

/** How far they have drifted after some seconds; they begin anew where nobody sees it. */
export function driftOf({ speed }: Waves, seconds: number): number {
  return -((seconds * speed) % WAVE_GAP);
}

function waveRow(length: number, height: number): string {
  const half = 2 * length;
  const one = `c${length} 0 ${length} ${-height} ${half} ${-height}s${length} ${height} ${half} ${height}`;
  return Array.from({ length: 13 }, (_, at) => `M${-600 + at * WAVE_GAP} 0${one}`).join('');
}

/** A leaf around 0, 0. */
export function Leaf() {
  return (
    <path
      d="M-9 0C-5 -7 5 -7 10 -1C5 6 -4 6 -9 0ZM-13 2L10 -1"
      fill="var(--hill-near)"
      stroke="var(--quill)"
      strokeWidth="1.5"
      strokeLinecap="round"
      opacity=".85"
    />
  );
}

/** Where the leaves are after some seconds of a wind of −1 … 1. */
export function leavesIn(wind: number, seconds: number) {
  return LEAVES.map(([x, y, size, turn]) => ({
    id: x,
    x: ((((x + seconds * wind * 90) % 420) + 420) % 420) - 30,
    y: y + Math.sin(seconds * 2 + x) * 14,
    size,
    turn: turn + seconds * 50 * wind,
  }));
}
