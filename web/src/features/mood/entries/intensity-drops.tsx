import { INTENSITIES, type Intensity } from '#domain/mood/emotions.ts';

/** Five drops, filled as far as it was strong. The word stands beside it. */
export function IntensityDrops({ intensity }: { intensity: Intensity }) {
  return (
    <svg viewBox="0 0 76 16" className="h-4 w-19" aria-hidden="true">
      {INTENSITIES.map((level) => (
        <path
          key={level}
          d="M7 2c2.3 2.9 4 5 4 7.3A4 4 0 0 1 7 13.5a4 4 0 0 1-4-4.2C3 7 4.7 4.9 7 2Z"
          transform={`translate(${(level - 1) * 15} 0)`}
          fill={level <= intensity ? 'var(--primary)' : 'none'}
          stroke="var(--primary)"
          strokeWidth="1.5"
        />
      ))}
    </svg>
  );
}
