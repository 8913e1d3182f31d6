import { useId } from 'react';
import { FLOW, FLOW_PX, Moving } from './moving.tsx';
import { Bank } from './bank.tsx';

/** The river behind the words. Its light is one picture that is drawn once and only moved. */
export function Current({ still }: { still: boolean }) {
  const ripples = useId();
  return (
    <span aria-hidden="true" className="absolute inset-0 block overflow-hidden rounded-card">
      <svg viewBox="0 0 360 220" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <Bank />
      </svg>
      <span
        className="absolute inset-x-0 block overflow-hidden"
        style={{ top: '38%', bottom: '15%' }}
      >
        <Moving motion={still ? null : FLOW} className="thought-current absolute block">
          <svg className="size-full">
            <pattern id={ripples} width={FLOW_PX} height="96" patternUnits="userSpaceOnUse">
              <path
                d="M14 18c12 0 12-5 24-5s12 5 24 5M150 44c12 0 12-5 24-5s12 5 24 5M60 78c9 0 9-4 18-4s9 4 18 4"
                fill="none"
                stroke="var(--stream-light)"
                strokeWidth="2.5"
                strokeLinecap="round"
              />
            </pattern>
            <rect width="100%" height="100%" fill={`url(#${ripples})`} />
          </svg>
        </Moving>
      </span>
    </span>
  );
}
