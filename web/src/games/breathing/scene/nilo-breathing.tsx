import { Nilo } from '#web/ui/mascot/mascot.tsx';

interface NiloBreathingProps {
  /** Blows while the air goes out; otherwise it comes in, or is held. */
  blows: boolean;
  /** Where he floats, and how large. */
  x: number;
  y: number;
  size: number;
}

/** Nilo in the water, drawn once: what breathes is the layer around him. */
export function NiloBreathing({ x, y, size, blows }: NiloBreathingProps) {
  return (
    <g
      transform={`translate(${x - 60 * size} ${y - 108 * size}) scale(${size})`}
      fill="none"
      stroke="var(--nilo-line)"
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Nilo emotion={blows ? 'breathing' : 'calm'} water={false} />
    </g>
  );
}

/** His chest rises with the breath, 0–1, from the waterline, so that he does not leave the water. */
export function chestOf(breath: number): string {
  return `scale(${(1 + breath * 0.05).toFixed(3)}, ${(1 + breath * 0.09).toFixed(3)})`;
}
