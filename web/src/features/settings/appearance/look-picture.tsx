import { useId } from 'react';

type Scheme = 'light' | 'dark';

/** A bend of the river as it looks in a theme: the colours are those of the theme, wherever it stands. */
function Bend({ scheme }: { scheme: Scheme }) {
  return (
    <g style={{ colorScheme: scheme }} strokeLinecap="round" fill="none">
      <rect width="120" height="76" fill="var(--page)" />
      <circle cx="88" cy="20" r="9" fill="var(--sol)" />
      <path d="M0 46c18-14 34-16 52-7s42 6 68-9v46H0Z" fill="var(--primary-soft)" />
      <path d="M0 57c30-8 60 6 120-4v23H0Z" fill="var(--nilo-water)" />
      <g stroke="var(--nilo-ripple)" strokeWidth="2">
        <path d="M16 65c7-2 13-2 20 0" />
        <path d="M72 68c8-2 15-2 23 0" />
      </g>
      <g stroke="var(--ink)" strokeWidth="3">
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
