import type { CSSProperties, ReactNode } from 'react';

interface Fur {
  tones?: CSSProperties;
  /** Over the body and over the head, under the face. */
  body?: ReactNode;
  skin?: ReactNode;
}

/** Fur, light on it and belly, by day and by night. The line stays Nilo's own. */
const tones = (fur: string, glow: string, cream: string): Fur => ({
  tones: { '--nilo-fur': fur, '--nilo-glow': glow, '--nilo-cream': cream },
});

const CREAM = 'var(--nilo-cream)';

export const FURS: Readonly<Record<string, Fur>> = {
  'fur-honey': tones(
    'light-dark(oklch(0.74 0.105 78), oklch(0.7 0.1 78))',
    'light-dark(oklch(0.85 0.09 85), oklch(0.82 0.09 85))',
    'light-dark(oklch(0.96 0.035 90), oklch(0.92 0.04 88))',
  ),
  'fur-deep': tones(
    'light-dark(oklch(0.46 0.045 45), oklch(0.45 0.045 45))',
    'light-dark(oklch(0.62 0.05 50), oklch(0.6 0.05 50))',
    'light-dark(oklch(0.84 0.035 75), oklch(0.8 0.035 75))',
  ),
  'fur-cinnamon': tones(
    'light-dark(oklch(0.63 0.115 42), oklch(0.6 0.11 42))',
    'light-dark(oklch(0.76 0.1 50), oklch(0.74 0.1 50))',
    'light-dark(oklch(0.94 0.035 65), oklch(0.89 0.04 65))',
  ),
  'fur-silver': tones(
    'light-dark(oklch(0.68 0.015 230), oklch(0.64 0.018 230))',
    'light-dark(oklch(0.83 0.012 225), oklch(0.8 0.015 225))',
    'light-dark(oklch(0.96 0.008 210), oklch(0.91 0.01 210))',
  ),
  'fur-snow': tones(
    'light-dark(oklch(0.92 0.012 80), oklch(0.87 0.015 80))',
    'light-dark(oklch(0.99 0.005 80), oklch(0.97 0.008 80))',
    'light-dark(oklch(0.98 0.01 85), oklch(0.95 0.012 85))',
  ),
  'fur-dusk': tones(
    'light-dark(oklch(0.54 0.07 275), oklch(0.54 0.07 275))',
    'light-dark(oklch(0.7 0.07 285), oklch(0.7 0.07 285))',
    'light-dark(oklch(0.9 0.03 300), oklch(0.86 0.035 300))',
  ),
  'fur-patches': {
    body: (
      <path
        d="M33 88c5-3 9 .5 8.5 6-.5 6-4 10-9 13.5h-5c0-7.5 1.5-14.5 5.5-19.5ZM82 74c3.5-1.5 6.5 3 7.5 8 1 5-2.5 7.5-5.5 4.5-3.2-3.2-5-10.5-2-12.5Z"
        fill={CREAM}
        stroke="none"
      />
    ),
    skin: (
      <>
        <path
          d="M69 33c5.5-5.5 14.5-4.5 18 2 3 5.8 2.5 11.5-1 14.5-5.5 4.5-14 2.5-17.5-4-2-4-2-9.7.5-12.5Z"
          fill={CREAM}
          stroke="none"
        />
        <path
          d="M34 26.5c3.5-2.5 9-2.7 11.5-1-1 4.5-5.5 8.2-11.5 9-3-.5-4-1.5-4.7-3.3-.2-2.2 1.7-3.7 4.7-4.7Z"
          fill={CREAM}
          stroke="none"
        />
        <path d="M33.5 36c-6.5-1-8.5-8-4.5-11.5s10.5-1 11.5 4" />
      </>
    ),
  },
};
