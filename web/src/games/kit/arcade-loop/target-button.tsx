import { memo, type PointerEvent, type ReactNode } from 'react';

export interface TargetLook {
  id: number;
  /** What it is called, read aloud. */
  label: string;
  /** Half-size in world units; what is touched is never smaller than 44 px. */
  reach: number;
  /** What stands on it, where it is not drawn by the canvas. */
  face?: ReactNode;
  className?: string;
}

export interface TargetEvents {
  onPress: (id: number) => void;
  onGrab?: (id: number, event: PointerEvent<HTMLButtonElement>) => void;
}

interface TargetButtonProps extends TargetLook, TargetEvents {
  keep: (id: number, element: HTMLButtonElement | null) => void;
}

/** One thing to touch. Its place is set by the frame, so that moving it renders nothing. */
export const TargetButton = memo(function TargetButton(props: TargetButtonProps) {
  const { id, label, face, className, keep, onPress, onGrab } = props;
  return (
    <button
      ref={(element) => {
        keep(id, element);
        return () => keep(id, null);
      }}
      type="button"
      data-target={id}
      aria-label={label}
      className={className ?? 'absolute top-0 left-0 rounded-full'}
      // What is dragged is the finger's alone: the browser would take its way for scrolling.
      style={{ touchAction: onGrab ? 'none' : 'manipulation' }}
      onClick={() => onPress(id)}
      onPointerDown={onGrab && ((event) => onGrab(id, event))}
    >
      {face}
    </button>
  );
});
