import { useEffect, useMemo, useRef } from 'react';
import { classNames } from '../styles/class-names.ts';
import { draw } from './draw.ts';
import { setGoing } from './motion.ts';
import { layerStyle, type Motion, type MovingLayer, type Sprite, stillStyle } from './picture.ts';
import type { DrawnSetting, Mode } from './setting.ts';
import { toUrl } from './svg.ts';

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
            <div key={index} data-part="" className="absolute" style={placeOf(layer)} />
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

/** Longer than the picture by as far as it goes, on the side that it comes from. */
function placeOf(layer: MovingLayer) {
  const { x, y } = wayOf(layer.motion);
  return {
    background: layerStyle(layer),
    left: -Math.max(0, x),
    right: Math.min(0, x),
    top: -Math.max(0, y),
    bottom: Math.min(0, y),
  };
}

function wayOf(motion: Motion): { x: number; y: number } {
  if (motion.kind === 'drift') return { x: motion.x, y: motion.y };
  return { x: motion.kind === 'tide' ? motion.x : 0, y: 0 };
}

function spriteStyle({ drawing, width, height, at, motion }: Sprite) {
  return {
    left: `calc(${at[0]}% - ${width / 2}px)`,
    top: `calc(${at[1]}% - ${height / 2}px)`,
    width,
    height,
    background: `${toUrl(drawing)} 0 0 / 100% 100% no-repeat`,
    // As a ring on the water stands where nothing moves.
    ...(motion.kind === 'open' && { scale: 0.7 }),
  };
}
