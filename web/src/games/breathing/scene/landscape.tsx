interface LandscapeProps {
  /** 0–1: the water swells a little with the breath. */
  swell: number;
  /** Seconds; the lines on the water drift with it. */
  drift: number;
  /** −1 … 1. */
  wind: number;
}

/** Start x, y, size and turn of the leaves that the wind carries. */
const LEAVES = [
  [0, 150, 1, 40],
  [70, 210, 0.7, -25],
  [150, 120, 0.85, 75],
  [230, 260, 1.1, 10],
  [300, 180, 0.75, -60],
] as const;

/** Rows of short waves: distance from the shore, length, height, pixels a second, opacity. */
const WAVES = [
  [26, 14, 4, 7, 0.7],
  [58, 18, 5, 14, 1],
  [108, 18, 5, 14, 0.6],
  [160, 22, 6, 20, 0.5],
] as const;

const WAVE_GAP = 120;

/**
 * The far bank, the low sun, the water: flat tones that overlap. The middle of the picture is
 * 360 × 520; around it there is more of the same, for wide and for tall screens.
 */
export function Landscape({ swell, drift, wind }: LandscapeProps) {
  const level = 366 - swell * 12;
  return (
    <>
      <rect x="-600" y="-400" width="1560" height="1400" fill="var(--sky)" />
      <circle cx="262" cy="262" r="46" fill="var(--disc)" />
      <path
        d="M-600 330C-480 280-380 300-280 318S-120 286-60 300S20 316 60 304C100 290 110 300 128 306C172 322 196 286 244 282C292 278 326 302 380 296S520 262 600 286S780 316 960 290V420H-600Z"
        fill="var(--hill-far)"
      />
      <path
        d="M-600 350C-460 322-340 352-220 342S-60 330 0 348C52 330 92 338 140 350C196 364 232 330 288 330C330 330 380 352 450 346S620 322 700 340S860 352 960 338V420H-600Z"
        fill="var(--hill-near)"
      />
      <path d={waterFrom(level, 5)} fill="var(--water)" />
      <path d={waterFrom(level + 78, 9)} fill="var(--water-deep)" />
      <g fill="none" stroke="var(--water-light)" strokeWidth="2" strokeLinecap="round">
        {WAVES.map(([below, length, height, speed, opacity]) => (
          <path
            key={below}
            d={waveRow(length, height)}
            transform={`translate(${-((drift * speed + below * 0.6) % WAVE_GAP)} ${level + below})`}
            opacity={opacity}
          />
        ))}
      </g>
      {wind !== 0 &&
        LEAVES.map(([x, y, size, turn]) => {
          const at = (((x + drift * wind * 90) % 420) + 420) % 420;
          const sway = Math.sin(drift * 2 + x) * 14;
          return (
            <path
              key={x}
              d="M-9 0C-5 -7 5 -7 10 -1C5 6 -4 6 -9 0ZM-13 2L10 -1"
              transform={`translate(${at - 30} ${y + sway}) rotate(${turn + drift * 50 * wind}) scale(${size})`}
              fill="var(--hill-near)"
              stroke="var(--quill)"
              strokeWidth="1.5"
              strokeLinecap="round"
              opacity=".85"
            />
          );
        })}
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

function waveRow(length: number, height: number): string {
  const half = 2 * length;
  const one = `c${length} 0 ${length} ${-height} ${half} ${-height}s${length} ${height} ${half} ${height}`;
  return Array.from({ length: 13 }, (_, at) => `M${-600 + at * WAVE_GAP} 0${one}`).join('');
}
