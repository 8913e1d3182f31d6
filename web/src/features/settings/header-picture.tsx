import { Nilo } from '#web/ui/mascot/mascot.tsx';

/** Each current of the river has its stone: one moves it, and the water finds its way. */
export function HeaderPicture() {
  return (
    <svg
      viewBox="0 0 320 150"
      className="hidden w-full max-w-sm shrink-0 sm:block calm:hidden"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M14 66c38-30 96-16 146-30 56-16 104 2 140 34 18 16 12 52-14 62-50 20-196 16-246 4-32-8-48-52-26-70Z"
        fill="var(--nilo-water)"
      />
      <g stroke="var(--nilo-ripple)" strokeWidth="3">
        <path d="M40 76c22-7 40-7 62 0s40 7 62 0" />
        <path d="M34 100c26-7 48-7 74 0s46 6 66 0" />
        <path d="M58 123c22-6 42-6 64 0s34 5 52 0" />
      </g>
      <g stroke="var(--nilo-line)" strokeWidth="2.2" fill="var(--nilo-stone)">
        <path d="M58 66c4-8 22-9 27 0s-2 17-13 17-18-8-14-17Z" />
        <path d="M122 90c5-9 25-9 30 0s-3 18-15 18-20-9-15-18Z" />
        <path d="M84 114c4-8 22-8 27 0s-2 16-13 16-18-8-14-16Z" />
      </g>
      <g transform="translate(184 20) scale(.98)" stroke="var(--nilo-line)" strokeWidth="2.1">
        <Nilo emotion="curious" />
      </g>
    </svg>
  );
}
