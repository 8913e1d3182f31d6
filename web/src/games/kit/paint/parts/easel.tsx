import type { ReactNode } from 'react';

interface EaselProps {
  /** One line over the sheet. */
  above?: ReactNode;
  sheet: ReactNode;
  desk: ReactNode;
}

/**
 * A square sheet and the desk that belongs to it: below it, or at its side where there is room. On a
 * wide screen it takes more of it than a column of text does, but never more than there is.
 */
export function Easel({ above, sheet, desk }: EaselProps) {
  return (
    <div className="flex flex-col gap-2.5 lg:mx-[calc(-1*clamp(0px,(100vw-100%)/2-3rem,9rem))] lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-x-6 lg:gap-y-1">
      {above && <div className="lg:col-span-2">{above}</div>}
      <div className="mx-auto w-full max-w-[max(16rem,calc(100dvh-23rem))] lg:max-w-[max(20rem,calc(100dvh-11rem))]">
        {sheet}
      </div>
      <div className="lg:self-center">{desk}</div>
    </div>
  );
}
