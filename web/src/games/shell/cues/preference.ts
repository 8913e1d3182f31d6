import { useCallback, useState } from 'react';
import { readItem, writeItem } from '#web/lib/safe-storage.ts';

export type Preference = 'sound' | 'voice' | 'captions' | 'touch' | 'quiet' | 'scan';

/** A switch that is off until somebody turns it on, and remembered on this device. */
export function usePreference(name: Preference): readonly [boolean, () => void] {
  const key = `remanso.game-${name}`;
  const [on, setOn] = useState(() => readItem(key) === 'on');
  const toggle = useCallback(() => {
    writeItem(key, on ? 'off' : 'on');
    setOn(!on);
  }, [key, on]);
  return [on, toggle];
}
