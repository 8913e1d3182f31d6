import { type ComponentType, createContext, useContext } from 'react';
import type { EmotionId } from '#domain/mood/emotions.ts';

/** How the app draws and names emotions; the diary itself does not know. */
export interface EmotionLook {
  Mark: ComponentType<{ id: EmotionId; className?: string }>;
  names: Record<EmotionId, string>;
}

export const EmotionLooks = createContext<EmotionLook | null>(null);

/** @throws outside of the page, which is a mistake of ours */
export function useEmotionLook(): EmotionLook {
  const look = useContext(EmotionLooks);
  if (!look) throw new Error('useEmotionLook needs the diary page around it');
  return look;
}
