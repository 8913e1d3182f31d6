import type { ReactNode } from 'react';
import type { Tool } from '../pen.ts';

const SHAPES: Readonly<Record<Tool, string>> = {
  brush: 'M4 20c1-3.5 3-5 5.5-4.5M9 15.5 18.5 5l1.5 1.5L10.5 17',
  petal: 'M12 20.5c-6-5-6-11 0-17 6 6 6 12 0 17Z',
  pearl: 'M12 6a6 6 0 1 0 .1 0Z',
  bow: 'M3 17c3-10 15-10 18 0',
};

function Sign({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function ToolSign({ tool }: { tool: Tool }) {
  return (
    <Sign>
      <path d={SHAPES[tool]} fill={tool === 'pearl' ? 'currentColor' : 'none'} />
    </Sign>
  );
}

export function SizeSign({ size }: { size: number }) {
  return (
    <Sign>
      <path d="M5 15c4-8 9 4 14-6" strokeWidth={1.6 + size * 2.2} />
    </Sign>
  );
}

export function MirrorSign() {
  return (
    <Sign>
      <path d="M12 3v2M12 8v2M12 13v2M12 18v2M8.5 7v10L3.5 12ZM15.5 7v10l5-5Z" />
    </Sign>
  );
}

export function MinusSign() {
  return (
    <Sign>
      <path d="M5 12h14" />
    </Sign>
  );
}
