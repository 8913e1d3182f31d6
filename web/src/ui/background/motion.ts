import type { Motion } from './picture.ts';

const ENDLESS = { iterations: Number.POSITIVE_INFINITY } as const;
const THERE_AND_BACK = { ...ENDLESS, direction: 'alternate', easing: 'ease-in-out' } as const;

/**
 * Lets an element go, for as long as it is there. Only what the browser moves without the page's
 * thread: `translate`, `rotate`, `scale`, `transform`, `opacity`.
 * @param begun how far on its way it is, 0 to 1
 */
export function setGoing(element: HTMLElement, motion: Motion, begun = 0): Animation[] {
  // Browsers without it, and tests without a screen, keep it still.
  if (typeof element.animate !== 'function') return [];
  const go = (frames: Keyframe[], seconds: number, timing: KeyframeAnimationOptions) => {
    const animation = element.animate(frames, { duration: seconds * 1000, ...timing });
    animation.currentTime = begun * seconds * 1000;
    return animation;
  };
  const { seconds } = motion;
  switch (motion.kind) {
    case 'drift': {
      const end = `${motion.x}px ${motion.y}px`;
      return [go([{ translate: '0 0' }, { translate: end }], seconds, ENDLESS)];
    }
    case 'tide': {
      const rise = [{ transform: 'none' }, { transform: `translateY(${motion.rise}px)` }];
      return [
        go([{ translate: '0 0' }, { translate: `${motion.x}px 0` }], seconds, ENDLESS),
        go(rise, motion.riseSeconds, THERE_AND_BACK),
      ];
    }
    case 'sway': {
      element.style.transformOrigin = '50% 100%';
      const frames = [-motion.degrees, motion.degrees].map((by) => ({
        transform: `skewX(${by}deg)`,
      }));
      // Half-way on its way it stands upright, as it does where nothing moves.
      const swaying = go(frames, seconds, THERE_AND_BACK);
      swaying.currentTime = (seconds * 1000) / 2;
      return [swaying];
    }
    case 'float': {
      const end = `${motion.x}px ${motion.y}px`;
      return [go([{ translate: '0 0' }, { translate: end }], seconds, THERE_AND_BACK)];
    }
    case 'open':
      return [
        go(
          [
            { scale: 0.1, opacity: 0 },
            { opacity: 1, offset: 0.12 },
            { scale: 1, opacity: 0 },
          ],
          seconds,
          ENDLESS,
        ),
      ];
    case 'twinkle':
      return [go([{ opacity: 1 }, { opacity: 0.25 }], seconds, THERE_AND_BACK)];
    default:
      return [go(passing(element, motion), seconds, ENDLESS)];
  }
}

/** From behind one edge of the picture to behind the other. */
function passing(element: HTMLElement, motion: Extract<Motion, { kind: 'pass' }>): Keyframe[] {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight, offsetParent } = element;
  const [width, height] = [offsetParent?.clientWidth ?? 0, offsetParent?.clientHeight ?? 0];
  const isFalling = motion.y === 1;
  const from = isFalling ? [0, -offsetTop - offsetHeight] : [-offsetLeft - offsetWidth, 0];
  const to = isFalling ? [motion.x, height - offsetTop] : [width - offsetLeft, motion.y];
  return [
    { translate: `${from[0]}px ${from[1]}px`, rotate: '0deg' },
    { translate: `${to[0]}px ${to[1]}px`, rotate: `${motion.turn}deg` },
  ];
}
