import { useEffect, useState } from 'react';
import { loadPublicConfig } from '#web/data/public-config.ts';

export type CompanionMode = 'guided' | 'model';

/** Which companion answers here: the server's, unless its person wants people's words alone. */
export function useCompanionMode(): CompanionMode | null {
  const mode = useServerMode();
  // One of the words of `lib/look`, the whole of which would weigh on the first visit of the chat.
  const isGuided = mode && document.documentElement.dataset['look']?.includes('guided');
  return mode === 'model' && isGuided ? 'guided' : mode;
}

/** Which companion this server has; null until it has said so. */
export function useServerMode(): CompanionMode | null {
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
