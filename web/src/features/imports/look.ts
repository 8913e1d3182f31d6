import type { ComponentType } from 'react';
import type { EmotionId, Intensity } from '#domain/mood/emotions.ts';

/** How the app draws and names what somebody feels; imports themselves do not know. */
export interface ImportLook {
  Mark: ComponentType<{ id: EmotionId; className?: string }>;
  emotions: Record<EmotionId, string>;
  intensities: Record<Intensity, string>;
}
