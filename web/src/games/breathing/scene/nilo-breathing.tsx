import { memo } from 'react';
import { Nilo } from '#web/ui/mascot/mascot.tsx';

/** Drawn once; what moves is the group around it, at every frame. */
const Body = memo(() => <Nilo emotion="breathing" water={false} />);

interface NiloBreathingProps {
  /** Where he floats, and how large. */
  x: number;
  y: number;
  size: number;
  /** Height of the breath, 0–1: his chest rises with it. */
  breath: number;
}

/** Nilo, breathing along with the guide. */
export function NiloBreathing({ x, y, size, breath }: NiloBreathingProps) {
  // He grows from the waterline, so that he does not leave the water.
  const [wide, tall] = [size * (1 + breath * 0.05), size * (1 + breath * 0.09)];
  return (
    <g
      transform={`translate(${x - 60 * wide} ${y - 108 * tall}) scale(${wide} ${tall})`}
      fill="none"
      stroke="var(--nilo-line)"
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Body />
    </g>
  );
}
