import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';

interface PressPadProps {
  label: string;
  onPress: () => void;
  onRelease: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * A surface that is held and let go, with a finger, pen or mouse. Keys come from the shell.
 * A press never gets stuck: leaving the window, a cancelled touch or going away also release it.
 * It belongs to the pointer that began it: another finger that comes and goes changes nothing.
 */
export function PressPad({ label, onPress, onRelease, className, children }: PressPadProps) {
  const holder = useRef<number | null>(null);
  const release = useRef(onRelease);
  useEffect(() => {
    release.current = onRelease;
  });

  const letGo = useCallback(() => {
    if (holder.current === null) return;
    holder.current = null;
    release.current();
  }, []);

  useEffect(() => letGo, [letGo]);

  function press(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0 || holder.current !== null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    holder.current = event.pointerId;
    onPress();
  }

  function end({ pointerId }: PointerEvent) {
    if (pointerId === holder.current) letGo();
  }

  return (
    <button
      type="button"
      data-game-surface
      aria-label={label}
      className={className}
      // A long press must not scroll, select or open the browser's menu.
      style={{ touchAction: 'none', userSelect: 'none', WebkitTouchCallout: 'none' }}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={press}
      onPointerMove={(event) => event.buttons === 0 && end(event)}
      onPointerUp={end}
      onPointerCancel={end}
      onLostPointerCapture={(event) => event.target === event.currentTarget && end(event)}
    >
      {children}
    </button>
  );
}
