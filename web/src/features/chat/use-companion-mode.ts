import { useEffect, useState } from 'react';
import { loadPublicConfig } from '#web/data/public-config.ts';

export type CompanionMode = 'guided' | 'model';

/** Which companion this server has; null until it has said so. */
export function useCompanionMode(): CompanionMode | null {
  const [mode, setMode] = useState<CompanionMode | null>(null);
  useEffect(() => {
    let gone = false;
    loadPublicConfig()
      .then(({ all }) => {
        const { aiMode } = all;
        if (!gone && typeof aiMode === 'string') setMode(aiMode === 'guided' ? 'guided' : 'model');
      })
      // Without a network what answers is guided mode, on this device.
      .catch(() => {
        if (!gone) setMode('guided');
      });
    return () => {
      gone = true;
    };
  }, []);
  return mode;
}
