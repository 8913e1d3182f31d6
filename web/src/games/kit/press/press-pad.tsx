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
 */
export function PressPad({ label, onPress, onRelease, className, children }: PressPadProps) {
  const pressed = useRef(false);
  const release = useRef(onRelease);
  useEffect(() => {
    release.current = onRelease;
  });

  const letGo = useCallback(() => {
    if (!pressed.current) return;
    pressed.current = false;
    release.current();
  }, []);

  useEffect(() => letGo, [letGo]);

  function press(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0 || pressed.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = true;
    onPress();
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
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
    >
      {children}
    </button>
  );
}
