import { useId } from 'react';

type Scheme = 'light' | 'dark';

/** The tones of both themes (`ui/tokens.css`): a sample shows a theme that does not hold where it stands. */
const TONES = {
  light: {
    page: 'oklch(0.985 0.008 195)',
    sun: 'oklch(0.8 0.13 75)',
    hill: 'oklch(0.89 0.045 195)',
    water: 'oklch(0.83 0.05 205)',
    ripple: 'oklch(0.55 0.08 213)',
    ink: 'oklch(0.26 0.035 235)',
  },
  dark: {
    page: 'oklch(0.19 0.025 240)',
    sun: 'oklch(0.84 0.12 78)',
    hill: 'oklch(0.33 0.05 220)',
    water: 'oklch(0.43 0.06 220)',
    ripple: 'oklch(0.7 0.07 210)',
    ink: 'oklch(0.95 0.012 210)',
  },
} as const;

/** A bend of the river, with two lines of words, as it looks in a theme. */
function Bend({ scheme }: { scheme: Scheme }) {
  const { page, sun, hill, water, ripple, ink } = TONES[scheme];
  return (
    <g strokeLinecap="round" fill="none">
      <rect width="120" height="76" fill={page} />
      <circle cx="88" cy="20" r="9" fill={sun} />
      <path d="M0 46c18-14 34-16 52-7s42 6 68-9v46H0Z" fill={hill} />
      <path d="M0 57c30-8 60 6 120-4v23H0Z" fill={water} />
      <g stroke={ripple} strokeWidth="2">
        <path d="M16 65c7-2 13-2 20 0" />
        <path d="M72 68c8-2 15-2 23 0" />
      </g>
      <g stroke={ink} strokeWidth="3">
        <path d="M12 16h38" />
        <path d="M12 26h26" strokeOpacity=".55" />
      </g>
    </g>
  );
}

/** What choosing a theme does, drawn: for the system's, half of each. */
export function ThemePicture({ theme }: { theme: Scheme | 'system' }) {
  const id = useId();
  return (
    <svg viewBox="0 0 120 76" className="w-full" aria-hidden="true">
      {theme !== 'system' && <Bend scheme={theme} />}
      {theme === 'system' && (
        <>
          <clipPath id={id}>
            <path d="M120 0v76H46L74 0Z" />
          </clipPath>
          <Bend scheme="light" />
          <g clipPath={`url(#${id})`}>
            <Bend scheme="dark" />
          </g>
        </>
      )}
    </svg>
  );
}

const WAVES = {
  system: ['M14 30c10-6 18-6 28 0s18 6 28 0', 'M34 46c8-4 15-4 23 0'],
  less: ['M22 32h76', 'M38 46h44'],
  full: [
    'M14 26c8-10 16-10 24 0s16 10 24 0 16-10 24 0 14 8 20 2',
    'M22 44c6-8 12-8 18 0s12 8 18 0 12-8 18 0 12 8 18 0',
  ],
} as const;

/** The water under each kind of motion: as the device says, still, and in waves. */
export function MotionPicture({ motion }: { motion: keyof typeof WAVES }) {
  return (
    <svg
      viewBox="0 0 120 64"
      className="w-full bg-surface-2"
      fill="none"
      stroke="var(--nilo-ripple)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {motion === 'system' && (
        <rect
          x="30"
          y="8"
          width="60"
          height="44"
          rx="6"
          stroke="var(--ink-soft)"
          strokeWidth="2.5"
        />
      )}
      <g transform={motion === 'system' ? 'translate(18 4) scale(.9)' : undefined}>
        {WAVES[motion].map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
