import { onGround, type Picture } from './picture.ts';
import { ANIMATION_SCENES } from './scenes/animations.ts';
import { GRADIENT_SCENES } from './scenes/gradients.ts';
import { particleScene } from './scenes/particles.ts';
import { patternScene } from './scenes/patterns.ts';
import { textureScene } from './scenes/textures.ts';
import type { DrawnSetting, Mode } from './setting.ts';
import { type Tones, tonesOf } from './tones.ts';

/** The picture of a setting in one of the two lights. What nobody can draw is its ground. */
export function draw(setting: DrawnSetting, mode: Mode): Picture {
  const tones = tonesOf(setting.data.gradient, mode);
  return sceneOf(setting, tones, mode) ?? onGround(tones);
}

function sceneOf({ type, data }: DrawnSetting, tones: Tones, mode: Mode): Picture | null {
  switch (type) {
    case 'gradient':
      return GRADIENT_SCENES[data.gradient ?? '']?.(tones) ?? null;
    case 'pattern':
      return patternScene(data.pattern ?? '', data.gridSize, tones);
    case 'texture':
      return textureScene(data.texture ?? '', data.gridSize, tones);
    case 'animated':
      return ANIMATION_SCENES[data.animation ?? '']?.(tones) ?? null;
    case 'particles':
      return particleScene(data.particles ?? '', data.particleCount ?? 0, tones, mode === 'dark');
    default:
      return null;
  }
}
