import { Label } from './label.tsx';
import type { Drawing } from './drawing.ts';

const GROUND = 'M20 164H300';

/** Something that rises, reaches its top and falls by itself. */
export const Curve: Drawing = ({ labels: [start, top, end] }) => (
  <>
    <path
      d="M24 162c34 0 42-10 58-44 14-30 28-70 56-70s40 32 60 62c20 32 44 50 98 52Z"
      fill="var(--primary-soft)"
      stroke="none"
    />
    <path d={GROUND} stroke="var(--line)" />
    <path d="M24 162c34 0 42-10 58-44 14-30 28-70 56-70s40 32 60 62c20 32 44 50 98 52" />
    <path d="M138 48v112" stroke="var(--ink-soft)" strokeWidth="1.5" strokeDasharray="2 6" />
    <circle cx="138" cy="48" r="8" fill="var(--sol)" />
    <path d="M226 128c8 9 16 15 26 20m-9 2 10-2-3-9" stroke="var(--ink-soft)" />
    <Label x={34} y={186} anchor="start">
      {start}
    </Label>
    <Label x={138} y={31} wide={24}>
      {top}
    </Label>
    <Label x={292} y={186} anchor="end" wide={16}>
      {end}
    </Label>
  </>
);

/** Two ways that a thing goes on: one stays high, the other comes down, wave after wave. */
export const TwoCurves: Drawing = ({ labels: [high, falling] }) => (
  <>
    <path d={GROUND} stroke="var(--line)" />
    <path
      d="M24 160C40 70 56 44 80 54c20 8 24 30 42 34 22 6 26 24 46 30 28 8 50 30 128 38v6H24Z"
      fill="var(--primary-soft)"
      stroke="none"
    />
    <path
      d="M24 160c16-90 30-122 52-116 16 4 14 30 28 30 16 0 16-34 36-32 16 2 16 30 32 30 16 0 16-34 36-32 18 2 14 26 32 24 18-2 20-24 56-22"
      stroke="var(--ink-soft)"
      strokeDasharray="7 7"
    />
    <path d="M24 160C40 70 56 44 80 54c20 8 24 30 42 34 22 6 26 24 46 30 28 8 50 30 128 38" />
    <circle cx="296" cy="156" r="7" fill="var(--sol)" />
    <Label x={296} y={26} anchor="end" wide={26}>
      {high}
    </Label>
    <Label x={296} y={188} anchor="end" wide={26}>
      {falling}
    </Label>
  </>
);

/** Sleep that gathers while one is up and empties while one sleeps, under the sun and the moon. */
export const SleepPressure: Drawing = ({ labels: [up, bed, emptying] }) => (
  <>
    <path d="M204 12h96v152h-96Z" fill="var(--surface-2)" stroke="none" />
    <path
      d="M24 162c60-14 130-60 180-106 14 50 34 92 92 104v4H24Z"
      fill="var(--primary-soft)"
      stroke="none"
    />
    <path d={GROUND} stroke="var(--line)" />
    <path d="M24 162c60-14 130-60 180-106 14 50 34 92 92 104" />
    <path d="M204 12v150" stroke="var(--ink-soft)" strokeWidth="1.5" strokeDasharray="2 6" />
    <circle cx="52" cy="52" r="13" fill="var(--sol)" />
    <path d="M52 28v-6m0 60v-6m24-24h6m-60 0h6m41-17 4-4m-42 42 4-4m30 4 4 4m-42-42 4 4" />
    <path d="M272 30a18 18 0 1 0 14 30 21 21 0 0 1-14-30Z" fill="var(--sol)" />
    <circle cx="204" cy="56" r="7" fill="var(--sol)" />
    <Label x={24} y={186} anchor="start">
      {up}
    </Label>
    <Label x={192} y={46} anchor="end">
      {bed}
    </Label>
    <Label x={298} y={186} anchor="end" wide={16}>
      {emptying}
    </Label>
  </>
);

/** Waves that come again, lower and further apart. */
export const Tide: Drawing = ({ labels: [first, later, oneDay] }) => (
  <>
    <path
      d="M12 150c12-6 14-104 30-104s10 88 26 88 12-78 28-78 14 84 36 86c22-2 20-56 40-56s20 58 52 58c26 0 26-30 44-30s16 30 40 32v34H12Z"
      fill="var(--primary-soft)"
      stroke="none"
    />
    <path d="M12 150c12-6 14-104 30-104s10 88 26 88 12-78 28-78 14 84 36 86c22-2 20-56 40-56s20 58 52 58c26 0 26-30 44-30s16 30 40 32" />
    <circle cx="42" cy="46" r="6" fill="var(--sol)" />
    <circle cx="172" cy="86" r="6" fill="var(--sol)" />
    <circle cx="268" cy="114" r="6" fill="var(--sol)" />
    <Label x={20} y={30} anchor="start">
      {first}
    </Label>
    <Label x={172} y={63} wide={12}>
      {later}
    </Label>
    <Label x={304} y={90} anchor="end" wide={12}>
      {oneDay}
    </Label>
    <path
      d="M20 170c20 5 34-5 54 0s34-5 54 0 34-5 54 0 34-5 54 0 34-5 54 0"
      stroke="var(--ink-soft)"
      strokeWidth="1.5"
    />
  </>
);
