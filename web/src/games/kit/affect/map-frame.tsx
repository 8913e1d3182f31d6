import type { ReactNode } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';
import { AFFECT_TEXTS, type Axis } from './texts.ts';

const UPRIGHT = { writingMode: 'vertical-rl' } as const;

interface MapFrameProps {
  axis: Axis;
  className?: string;
  children: ReactNode;
}

/** A map with the name of each side along that side, so that no name seems to be on another axis. */
export function MapFrame({ axis, className, children }: MapFrameProps) {
  const side = 'self-center text-center';
  return (
    <div
      className={classNames('grid w-full gap-x-1 text-sm text-ink-soft', className)}
      style={{ gridTemplateColumns: 'auto minmax(0, 1fr) auto' }}
    >
      <p aria-hidden="true" className="col-start-2 text-center">
        {axis.top}
      </p>
      <p
        aria-hidden="true"
        className={classNames(side, 'col-start-1 row-start-2 rotate-180')}
        style={UPRIGHT}
      >
        {AFFECT_TEXTS.left}
      </p>
      <div className="col-start-2 row-start-2">{children}</div>
      <p aria-hidden="true" className={classNames(side, 'row-start-2')} style={UPRIGHT}>
        {AFFECT_TEXTS.right}
      </p>
      <p aria-hidden="true" className="col-start-2 text-center">
        {axis.bottom}
      </p>
    </div>
  );
}
