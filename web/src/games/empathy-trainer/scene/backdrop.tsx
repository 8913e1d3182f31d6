import type { Backdrop } from '../vignette.ts';

/** The place of a talk: flat shapes behind the shoulders, going on beyond the middle 360 px. */
export function BackdropPicture({ place }: { place: Backdrop }) {
  const Picture = PICTURES[place];
  return <Picture />;
}

const WALL = 'M-500 -60H860V130H-500Z';

function Kitchen() {
  return (
    <>
      <path d={WALL} fill="var(--wall)" />
      <path d="M-500 100H860V130H-500Z" fill="var(--far)" />
      <path d="M26 18h84v50H26Z" fill="var(--sky)" stroke="var(--thing)" strokeWidth="5" />
      <path d="M68 18v50" stroke="var(--thing)" strokeWidth="4" />
      <path
        d="M254 22h86M262 22v14q8 6 16 0V22M296 22v18q10 6 18 0V22"
        fill="none"
        stroke="var(--thing)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M18 104v-16h26v16ZM44 92q10 0 8 8h-8M300 104l4 -26h28l4 26Z" fill="var(--thing)" />
    </>
  );
}

function Street() {
  return (
    <>
      <path d={WALL} fill="var(--sky)" />
      <path
        d="M-500 40H-60V10H20V52H96V24H150V130H-500ZM206 130V34H268V58H330V18H420V44H860V130Z"
        fill="var(--far)"
      />
      <path
        d="M-30 28h14v16h-14ZM112 44h14v16h-14ZM286 74h14v16h-14ZM350 40h14v16h-14ZM226 52h14v16h-14Z"
        fill="var(--light)"
      />
      <path
        d="M312 130V38q0 -16 -20 -16"
        fill="none"
        stroke="var(--deep)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="290" cy="26" r="8" fill="var(--light)" />
    </>
  );
}

function Bench() {
  return (
    <>
      <path d={WALL} fill="var(--sky)" />
      <path d="M-500 84q140 -30 300 -8t300 -6t300 4t460 -4V130H-500Z" fill="var(--green)" />
      <path d="M58 92V48M302 96V44" stroke="var(--thing)" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M58 12a30 26 0 1 1 -1 0ZM302 2a34 28 0 1 1 -1 0Z"
        fill="var(--green)"
        stroke="var(--far)"
        strokeWidth="3"
      />
      <path d="M86 84h188M86 98h188" stroke="var(--thing)" strokeWidth="8" strokeLinecap="round" />
    </>
  );
}

function Office() {
  return (
    <>
      <path d={WALL} fill="var(--wall)" />
      <path d="M14 12h150v66H14Z" fill="var(--sky)" />
      <path d="M14 26h150M14 40h150M14 54h150M14 68h150" stroke="var(--far)" strokeWidth="4" />
      <path d="M250 8h78v44h-78Z" fill="var(--far)" />
      <path
        d="M260 20h40M260 32h56M260 42h28"
        stroke="var(--thing)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M-500 102H860V130H-500ZM286 102V72h44v30Z" fill="var(--thing)" />
    </>
  );
}

function Night() {
  return (
    <>
      <path d={WALL} fill="var(--deep)" />
      <circle cx="292" cy="34" r="19" fill="var(--light)" />
      <path
        d="M40 22h.1M92 48h.1M20 70h.1M228 20h.1M338 76h.1M-60 40h.1M420 24h.1M130 14h.1"
        stroke="var(--light)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-500 104q200 -26 420 -10t400 -6t540 10V130H-500Z" fill="var(--line)" opacity=".5" />
    </>
  );
}

function Yard() {
  return (
    <>
      <path d={WALL} fill="var(--sky)" />
      <path d="M-500 62H860V130H-500Z" fill="var(--wall)" />
      <path d="M-500 62H860" stroke="var(--thing)" strokeWidth="6" />
      <path d="M30 112l6 -30h30l6 30ZM280 112l6 -30h34l6 30Z" fill="var(--thing)" />
      <path
        d="M51 84c-4 -26 -24 -24 -26 -38c16 -2 24 10 26 22c0 -22 6 -34 20 -40c8 16 -4 30 -18 38c12 -10 22 -10 28 -4c-4 14 -18 18 -28 22ZM303 84c-2 -22 -18 -22 -22 -34c14 -2 20 8 22 18c2 -20 8 -28 20 -32c6 14 -2 26 -16 34Z"
        fill="var(--green)"
      />
      <path d="M130 8q60 26 130 0" fill="none" stroke="var(--thing)" strokeWidth="2" />
    </>
  );
}

const PICTURES: Record<Backdrop, () => React.JSX.Element> = {
  kitchen: Kitchen,
  street: Street,
  bench: Bench,
  office: Office,
  night: Night,
  yard: Yard,
};
