import type { Part } from '../part.ts';
import { Drawing, Word } from './drawing.tsx';

/** A standing person without sex or face, to colour in, and what the marks mean. */
export function Figure({ title, marks }: Part<'figure'>) {
  return (
    <Drawing title={title} words={marks} size={[520, 400]} heightMm={104}>
      <path
        strokeWidth="2.2"
        d="M160 14c22 0 34 18 34 40s-12 42-34 42-34-20-34-42 12-40 34-40ZM148 94v16c-8 8-40 8-54 20-14 14-22 58-36 92-4 12-14 22-10 30 6 10 18 2 22-10 10-26 24-52 32-78 2 40-2 70-4 104-2 40 4 74 6 102 0 10-14 16-12 22 4 8 40 4 42-4 4-34 14-82 26-120 12 38 22 86 26 120 2 8 38 12 42 4 2-6-12-12-12-22 2-28 8-62 6-102-2-34-6-64-4-104 8 26 22 52 32 78 4 12 16 20 22 10 4-8-6-18-10-30-14-34-22-78-36-92-14-12-46-12-54-20V94"
      />
      {marks.map((mark, at) => (
        <g key={mark}>
          <circle cx="330" cy={70 + at * 52} r="13" />
          <Word x={356} y={70 + at * 52} size={17} at="start">
            {mark}
          </Word>
        </g>
      ))}
    </Drawing>
  );
}
