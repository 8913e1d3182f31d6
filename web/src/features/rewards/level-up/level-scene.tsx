import { useEffect, useRef } from 'react';
import { POINTS_PER_LEVEL } from '#domain/rewards/level.ts';
import { isStill } from '#web/lib/look/stillness.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Nilo } from '#web/ui/mascot/mascot.tsx';
import { LEVEL_TEXTS as TEXTS } from './texts.ts';

/** Stones across the river, from the near bank to Nilo: where each lies, and how large it looks. */
const STONES = [
  { x: 38, y: 196, size: 1.15 },
  { x: 88, y: 178, size: 0.95 },
  { x: 134, y: 190, size: 0.85 },
] as const;
const LARGEST = { x: 300, y: 168 };
const STEP_MS = 260;

/** A short scene that can be left at any moment; where motion is not welcome it simply stands there. */
export function LevelScene({ level, onClose }: { level: number; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXTS.title(level)}
      footer={<Button onClick={onClose}>{TEXTS.go}</Button>}
    >
      <River level={level} />
      <p className="mt-4 font-title text-lg leading-snug font-semibold">{TEXTS.line(level)}</p>
      <p className="mt-2">{TEXTS.gained}</p>
      <p className="mt-1 text-sm text-ink-soft">{TEXTS.next(POINTS_PER_LEVEL)}</p>
    </Dialog>
  );
}

function River({ level }: { level: number }) {
  const ref = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const parts = ref.current?.querySelectorAll('[data-step]') ?? [];
    if (isStill()) return undefined;
    const running = [...parts].map((part, step) =>
      part.animate(
        [
          { opacity: 0, translate: '0 10px' },
          { opacity: 1, translate: '0 0' },
        ],
        { duration: 420, delay: step * STEP_MS, easing: 'ease-out', fill: 'backwards' },
      ),
    );
    return () => {
      for (const animation of running) animation.cancel();
    };
  }, []);

  return (
    <svg
      ref={ref}
      viewBox="0 0 400 230"
      className="block w-full overflow-hidden rounded-card"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0h400v120H0Z" fill="var(--primary-soft)" />
      <circle cx="316" cy="54" r="26" fill="var(--sol)" />
      <path
        d="M0 108c40-26 84-34 128-22 36 10 60 10 96 0 52-14 116-16 176 14v30H0Z"
        fill="var(--nilo-stone)"
        opacity=".55"
      />
      <path d="M0 118c70-10 150-12 220-4 62 6 122 4 180-4v120H0Z" fill="var(--nilo-water)" />
      <path
        d="M286 128h58M296 138h36M30 138h44M120 148h32M346 160h34M18 222h46M176 224h52M330 216h44"
        stroke="var(--nilo-ripple)"
        strokeWidth="2"
      />
      {STONES.map(({ x, y, size }) => (
        <g key={x} data-step="">
          <Stone x={x} y={y} size={size} />
        </g>
      ))}
      <g data-step="">
        <g transform="translate(146 92) scale(1.02)" stroke="var(--nilo-line)" strokeWidth="2.1">
          <Nilo emotion="happy" />
        </g>
      </g>
      <g data-step="">
        <Stone x={LARGEST.x} y={LARGEST.y} size={2} lit />
        <text
          x={LARGEST.x}
          y={LARGEST.y + 9}
          textAnchor="middle"
          className="font-title"
          fontSize="26"
          fontWeight="600"
          fill="var(--sol-ink)"
        >
          {level}
        </text>
      </g>
    </svg>
  );
}

function Stone({ x, y, size, lit }: { x: number; y: number; size: number; lit?: boolean }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M-20 3c-1-10 8-17 21-17s21 6 20 15-9 13-21 13-19-3-20-11Z"
      fill={lit ? 'var(--sol)' : 'var(--nilo-stone)'}
      stroke="var(--nilo-line)"
      strokeWidth="1.6"
    />
  );
}
