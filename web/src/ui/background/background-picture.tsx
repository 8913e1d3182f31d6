import { useEffect, useMemo, useRef } from 'react';
import { classNames } from '../styles/class-names.ts';
import { draw } from './draw.ts';
import { setGoing } from './motion.ts';
import { stillStyle } from './picture.ts';
import { movingStyle, spriteStyle } from './part-styles.ts';
import type { DrawnSetting, Mode } from './setting.ts';

interface BackgroundPictureProps {
  setting: DrawnSetting;
  mode: Mode;
  /** Whether what can move may; it stops by itself while nobody sees the page. */
  moves: boolean;
  className?: string;
}

/** Fills the element around it with a background. It says nothing: beside it stands what it is. */
export function BackgroundPicture({ setting, mode, moves, className }: BackgroundPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const overlay = setting.data.overlay ?? 0;
  const picture = useMemo(() => draw(setting, mode), [setting, mode]);

  useEffect(() => {
    if (!moves || !box.current) return undefined;
    const parts = [...box.current.querySelectorAll<HTMLElement>('[data-part]')];
    const going = [...picture.moving, ...picture.sprites].flatMap((one, index) => {
      const part = parts[index];
      return part ? setGoing(part, one.motion, 'begun' in one ? one.begun : 0) : [];
    });
    const follow = () => {
      for (const animation of going) {
        if (document.hidden) animation.pause();
        else animation.play();
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      for (const animation of going) animation.cancel();
    };
  }, [picture, moves]);

  return (
    <div
      ref={box}
      aria-hidden="true"
      className={classNames('absolute inset-0 overflow-hidden contain-strict', className)}
      style={{ background: stillStyle(picture, overlay) }}
    >
      {(picture.moving.length > 0 || picture.sprites.length > 0) && (
        <div className="absolute inset-0" style={{ opacity: 1 - overlay }}>
          {picture.moving.map((layer, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a drawing has no other name
            <div key={index} data-part="" className="absolute" style={movingStyle(layer)} />
          ))}
          {picture.sprites.map((sprite, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a drawing has no other name
            <div key={index} data-part="" className="absolute" style={spriteStyle(sprite)} />
          ))}
        </div>
      )}
    </div>
  );
}
