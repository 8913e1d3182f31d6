import { memo } from 'react';

/** A downy feather around 0, 0, and around it a ring of light while it rides the current. */
export const Feather = memo(({ inside }: { inside: boolean }) => (
  <>
    <circle
      r="33"
      fill="none"
      stroke="var(--gold-line)"
      strokeWidth="2.5"
      strokeDasharray="3 9"
      strokeLinecap="round"
      className="transition-opacity duration-240"
      opacity={inside ? 1 : 0}
    />
    <g strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M-25 13C-20 -4 -4 -17 25 -19C26 -15 23 -11 19 -8C21 -8 20 -4 13 -1C15 0 12 4 4 6C4 9 -6 12 -18 11Z"
        fill="var(--vane)"
        stroke="var(--quill)"
        strokeWidth="2"
      />
      <path d="M-29 17C-20 6 -6 -5 17 -13" fill="none" stroke="var(--quill)" strokeWidth="2" />
      <path
        d="M-9 2C-9 -3 -7 -7 -4 -10M1 -5C2 -9 4 -12 7 -14M-13 6C-8 7 -4 7 1 6M-2 -1C4 0 8 0 12 -2"
        fill="none"
        stroke="var(--quill)"
        strokeWidth="1.3"
        opacity=".55"
      />
    </g>
  </>
));
