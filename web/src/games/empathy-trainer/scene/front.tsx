import type { Backdrop } from '../vignette.ts';

/** What stands before somebody: a table, a wall, water at night. It hides where the bust ends. */
export function Front({ place }: { place: Backdrop | 'window' }) {
  const Picture = PICTURES[place];
  return <Picture />;
}

/** A cardboard box on the table, with somebody's desk in it. */
export function Box() {
  return (
    <g stroke="var(--line)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <path d="M262 100V84M256 88q6 -12 12 0M276 100V78h10v22" fill="var(--green)" />
      <path d="M240 98H304L300 134H244Z" fill="var(--card)" />
      <path d="M240 98L228 108M304 98L316 108M264 110H280" fill="none" />
    </g>
  );
}

function Table() {
  return <Board top={126} fill="var(--thing)" />;
}

function Desk() {
  return (
    <>
      <Board top={126} fill="var(--thing)" />
      <path
        d="M58 126V114H104V126M66 120H84"
        fill="var(--wall)"
        stroke="var(--line)"
        strokeWidth="2"
      />
    </>
  );
}

function Wall() {
  return (
    <>
      <Board top={128} fill="var(--far)" />
      <path
        d="M-500 140H860M20 128V140M110 128V140M250 128V140M340 128V140"
        stroke="var(--thing)"
        strokeWidth="2"
      />
    </>
  );
}

function Grass() {
  return (
    <path
      d={`M-500 130q12 -9 24 0${'t24 0'.repeat(57)}V300H-500Z`}
      fill="var(--green)"
      stroke="var(--far)"
      strokeWidth="2"
    />
  );
}

function Water() {
  return (
    <>
      <path d={`M-500 126q15 -5 30 0${'t30 0'.repeat(45)}V300H-500Z`} fill="var(--water)" />
      <path
        d="M36 138q10 -4 20 0t20 0M150 140q10 -4 20 0t20 0M286 137q10 -4 20 0t20 0"
        fill="none"
        stroke="var(--ripple)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

/** The pane that gives one's own face back. */
function Window() {
  return (
    <>
      <path d="M60 -60V130M300 -60V130" stroke="var(--thing)" strokeWidth="9" />
      <Board top={126} fill="var(--thing)" />
    </>
  );
}

function Board({ top, fill }: { top: number; fill: string }) {
  return (
    <path
      d={`M-500 ${top}H860V300H-500Z`}
      fill={fill}
      stroke="var(--line)"
      strokeWidth="2"
      strokeOpacity=".45"
    />
  );
}

const PICTURES: Record<Backdrop | 'window', () => React.JSX.Element> = {
  kitchen: Table,
  street: Wall,
  bench: Grass,
  office: Desk,
  night: Water,
  yard: Wall,
  window: Window,
};
