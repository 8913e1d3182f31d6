import type { Mark, Wave } from './wave.ts';

const WIDTH = 320;
const HEIGHT = 150;
const FOOT = 132;
const TOP = 22;

/** An urge as it usually goes: up, a crest before the middle, and a long way down. */
function heightAt(share: number): number {
  const rise = Math.exp(-(((share - 0.36) / 0.2) ** 2));
  const tail = share > 0.36 ? Math.exp(-(((share - 0.36) / 0.34) ** 2)) : rise;
  return 0.1 + 0.82 * Math.max(rise, tail * 0.96);
}

const x = (share: number) => 10 + share * (WIDTH - 20);
const y = (height: number) => FOOT - height * (FOOT - TOP);

const CURVE = Array.from({ length: 65 }, (_, at) => {
  const share = at / 64;
  return `${at === 0 ? 'M' : 'L'}${x(share).toFixed(1)} ${y(heightAt(share)).toFixed(1)}`;
}).join('');

interface WavePictureProps {
  /** How far, 0 to 1; null before the start. */
  share: number | null;
  minutes: number;
  marks: readonly Mark[];
  past: readonly Wave[];
}

/**
 * The chart of one urge: the expected curve, the current position, own ratings and earlier urges.
 */
export function WavePicture({ share, minutes, marks, past }: WavePictureProps) {
  const path = (wave: { minutes: number; marks: readonly Mark[] }) =>
    wave.marks
      .map(({ second, strength }, at) => {
        const point = `${x(second / (wave.minutes * 60)).toFixed(1)} ${y(strength / 10).toFixed(1)}`;
        return `${at === 0 ? 'M' : 'L'}${point}`;
      })
      .join('');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={`${CURVE}V${HEIGHT}H10Z`} fill="var(--primary-soft)" />
      <path d={CURVE} stroke="var(--primary)" strokeWidth="2" />
      {past.map((wave) => (
        <path key={wave.startedAt} d={path(wave)} stroke="var(--ink-soft)" opacity=".35" />
      ))}
      <path d={path({ minutes, marks })} stroke="var(--sol)" strokeWidth="2.5" />
      {marks.map(({ second, strength }) => (
        <circle
          key={second}
          cx={x(second / (minutes * 60))}
          cy={y(strength / 10)}
          r="4"
          fill="var(--sol)"
          stroke="var(--surface)"
          strokeWidth="1.5"
        />
      ))}
      {share !== null && (
        <g transform={`translate(${x(share).toFixed(1)} ${y(heightAt(share)).toFixed(1)})`}>
          <path d="M0-3V-21" stroke="var(--ink)" strokeWidth="2" />
          <path d="M0-21L12-17L0-12Z" fill="var(--help)" />
          <circle r="7" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
        </g>
      )}
    </svg>
  );
}
