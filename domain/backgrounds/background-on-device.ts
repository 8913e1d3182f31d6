import { type BackgroundSetting, DEFAULT_BACKGROUND } from './background-setting.ts';

/** docs/specification.md §9: the most particles on a phone. */
export const MOST_PARTICLES_ON_PHONE = 5;
/** docs/specification.md §4: a device with so few, or so little, gets a gradient. */
const FEW_CORES = 2;
const LITTLE_MEMORY_GB = 2;

export interface Device {
  /** Absent where the browser does not say. */
  cores?: number | undefined;
  /** In GB; browsers round it, and many do not say. */
  memory?: number | undefined;
  /** Up to the 768 px of docs/specification.md §9. */
  isPhone: boolean;
}

export function isLowEnd({ cores, memory }: Device): boolean {
  return (
    (cores !== undefined && cores <= FEW_CORES) ||
    (memory !== undefined && memory <= LITTLE_MEMORY_GB)
  );
}

/**
 * What of a chosen background this device shows: a weak one the gradient that the drawing stands on,
 * a phone few particles.
 */
export function backgroundOn(setting: BackgroundSetting, device: Device): BackgroundSetting {
  if (isLowEnd(device)) {
    const { gradient = DEFAULT_BACKGROUND.data.gradient, overlay } = setting.data;
    return { type: 'gradient', data: { gradient, ...(overlay !== undefined && { overlay }) } };
  }
  if (setting.type !== 'particles' || !device.isPhone) return setting;
  const particleCount = Math.min(setting.data.particleCount, MOST_PARTICLES_ON_PHONE);
  return { ...setting, data: { ...setting.data, particleCount } };
}
